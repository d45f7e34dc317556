import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL, URL } from 'node:url';
import { build } from './run/build.mjs';
import { isBuilt } from './run/stamp.mjs';

// Builds dist/ where the sources changed, then runs one of its modules in this process:
//   node scripts/run.mjs scripts/admin.js org list
// Without a module it only builds. Plain JavaScript without dependencies, as it runs before
// the first build. The reasons are in docs/decisions/0001-compile-before-run.md.

const root = fileURLToPath(new URL('..', import.meta.url));
const [node = '', , name, ...words] = process.argv;
const parent = process.ppid;

if (!isBuilt(root)) {
  const status = await build(root);
  if (status !== 0) process.exit(status);
  // npm runs a shell between itself and this process, and that shell dies of SIGTERM without
  // passing it on: nobody waits for the command any more.
  if (process.env['npm_lifecycle_event'] !== undefined && process.ppid !== parent) process.exit(1);
}
if (name !== undefined) {
  const entry = join(root, 'dist', name);
  if (!existsSync(entry)) {
    // Only a file removed by hand gets here: the compiler looks at its own record, not at outputs.
    process.stderr.write(`There is no dist/${name}. Remove dist/ and try again.\n`);
    process.exit(1);
  }
  process.argv = [node, entry, ...words];
  await import(pathToFileURL(entry).href);
}
