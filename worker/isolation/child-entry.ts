import { fileURLToPath } from 'node:url';

/**
 * The compiled file of a module that runs in a separate process. Children run
 * JavaScript; from the sources (tests, tools) the build output is used.
 *
 * @param path from the package's root, e.g. `worker/isolation/child.js`
 */
export function childEntry(path: string): string {
  // This file is worker/isolation/child-entry.ts or dist/worker/isolation/child-entry.js.
  const isSource = import.meta.url.endsWith('.ts');
  return fileURLToPath(new URL(isSource ? `../../dist/${path}` : `../../${path}`, import.meta.url));
}
