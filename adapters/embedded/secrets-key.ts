import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingError } from '../../core/settings.js';

const FILE = 'secrets.key';
const KEY = /^[0-9a-f]{64}$/i;

/**
 * The keys for stored secrets: those of SECRETS_KEY, then those of the file
 * `secrets.key` in the data folder, one a line, the current one first. Without
 * either, the file is made, with one key and mode 0600. Rejects with
 * SettingError when the file holds anything else.
 */
export async function secretsKeysOf(root: string, given: readonly string[]): Promise<string[]> {
  const path = join(root, FILE);
  if (given.length === 0 && !existsSync(path)) await makeFile(root, path);
  return [...given, ...(existsSync(path) ? await readKeys(path) : [])];
}

async function readKeys(path: string): Promise<string[]> {
  const keys = (await readFile(path, 'utf8')).split(/[\s,]+/).filter((part) => part !== '');
  if (keys.length > 0 && keys.every((key) => KEY.test(key))) return keys;
  throw new SettingError(
    `Setting DATA_DIR names a folder whose ${FILE} holds no keys of 64 hexadecimal digits: put back the file that was there.`,
  );
}

/** Of several processes that start at once, one makes the file; it is never seen half written. */
async function makeFile(root: string, path: string): Promise<void> {
  const part = join(root, `${FILE}.${randomBytes(8).toString('hex')}`);
  const file = await open(part, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(32).toString('hex')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(part, path);
    const folder = await open(root, 'r');
    await folder.sync().finally(() => folder.close());
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await unlink(part);
  }
}
