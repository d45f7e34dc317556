import { readFileSync } from 'node:fs';

/** A package whose code is in the dashboard's bundle. `licence`: SPDX expression. */
export interface BundledPackage {
  name: string;
  version: string;
  licence: string;
}

/**
 * The packages in the dashboard's bundle, from the notices that the bundler writes beside it.
 * For npm they are tools of development, since nothing loads them when the program runs.
 *
 * @param root the folder of package.json, below which the dashboard was built
 * @throws where it was not built, or the notices cannot be read
 */
export function bundledPackages(root: string): BundledPackage[] {
  const notices = readFileSync(`${root}/dist/dashboard/licenses.md`, 'utf8');
  const found = [...notices.matchAll(/^## (\S+) - (\S+) \((.+)\)$/gm)].map(
    ([, name = '', version = '', licence = '']) => ({ name, version, licence }),
  );
  if (found.length === 0) throw new Error('dist/dashboard/licenses.md names no package');
  return found;
}
