import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SCHEMA_VERSION } from '../../adapters/cluster/mongo/migrate.js';

/** A second copy of the program as it is built, with other versions written into it. */
export interface Copy {
  /** What its processes are started from. */
  entry: string;
  /** Its commands for operators. */
  admin: string;
  remove(): Promise<void>;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MIGRATE = 'dist/adapters/cluster/mongo/migrate.js';
const ENTRY = 'test/system/troublesome-main.mjs';
const PARTS = ['dist', ENTRY, 'test/worker/runtime/troublesome-analysis.mjs'];

/**
 * @param versions of the program, of its schema as counted from this one's, and whether
 *   programs of this version may still run beside it
 */
export async function copyWithVersions(versions: {
  program: string;
  schemaAhead: number;
  compatible: boolean;
}): Promise<Copy> {
  const folder = await mkdtemp(join(tmpdir(), 'emet-newer-'));
  for (const part of PARTS) {
    await mkdir(dirname(join(folder, part)), { recursive: true });
    await cp(join(ROOT, part), join(folder, part), { recursive: true });
  }
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const about = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as object;
  const newer = { ...about, version: versions.program };
  await writeFile(join(folder, 'package.json'), JSON.stringify(newer));

  const schema = SCHEMA_VERSION + versions.schemaAhead;
  let migrate = await readFile(join(folder, MIGRATE), 'utf8');
  migrate = put(migrate, 'SCHEMA_VERSION', schema);
  if (!versions.compatible) migrate = put(migrate, 'COMPATIBLE_FROM', schema);
  await writeFile(join(folder, MIGRATE), migrate);
  return {
    entry: join(folder, ENTRY),
    admin: join(folder, 'dist/scripts/admin.js'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function put(source: string, name: string, value: number): string {
  const declared = new RegExp(`const ${name} = \\d+;`);
  if (!declared.test(source)) throw new Error(`${name} is not declared where it was`);
  return source.replace(declared, `const ${name} = ${value};`);
}
