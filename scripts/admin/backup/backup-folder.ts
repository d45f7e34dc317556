import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { CommandError } from '../command.js';

/**
 * Fills a new folder, inaccessible to other users of the machine, under a
 * temporary name first, so that an aborted one is never taken for a complete
 * one.
 *
 * @param fill receives the path to write to; when it rejects, its output is
 *   removed
 */
export async function makeFolder<T>(
  folder: string,
  fill: (part: string) => Promise<T>,
): Promise<T> {
  const path = resolve(folder);
  const part = `${path}.part`;
  await mustBeFree(path);
  await mkdir(part, { mode: 0o700 }).catch((error: unknown) => {
    throw new CommandError(
      codeOf(error) === 'EEXIST'
        ? `"${part}" is there already: it is being written to, or whoever did was killed; then remove it.`
        : `The folder "${part}" cannot be made (${codeOf(error)}).`,
    );
  });
  try {
    const result = await fill(part);
    await syncFolder(part);
    await rename(part, path);
    await syncFolder(dirname(path));
    return result;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

async function mustBeFree(path: string): Promise<void> {
  try {
    if ((await readdir(path)).length === 0) return;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw new CommandError(`"${path}" is no folder that can be read (${codeOf(error)}).`);
  }
  throw new CommandError(`The folder "${path}" is not empty: name one that does not exist yet.`);
}

/** Flushes a folder: new names survive a power cut only after their folder is on the disk. */
export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
