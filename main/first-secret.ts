import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/**
 * Writes a secret that is made once and kept nowhere else to a file of the data
 * folder that only this user can read. It is for starts without a terminal: what a
 * program prints there is collected, kept and read by many.
 *
 * @returns its full path, which may be logged
 */
export async function writeFirstSecret(
  dataDir: string,
  fileName: string,
  secret: string,
): Promise<string> {
  const path = join(resolve(dataDir), fileName);
  // A file or link that is there already would keep its mode, or lead elsewhere.
  await rm(path, { force: true });
  await writeFile(path, `${secret}\n`, { flag: 'wx', mode: 0o600 });
  return path;
}
