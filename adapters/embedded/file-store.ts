import { createHash, randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, open, opendir, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../core/errors.js';
import type { Clock, FileStore, StagedFile } from '../../core/ports.js';

const HEAD_BYTES = 4096;
/** File ids are UUIDs this store made; nothing else may become part of a path. */
const FILE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Original files in a folder: `staging/<id>` while they come in, then
 * `files/<first two digits>/<id>`, closed to other users of the machine.
 */
export async function openFileStore(root: string, clock: Clock): Promise<FileStore> {
  const staging = join(root, 'staging');
  const files = join(root, 'files');
  for (const folder of [staging, files]) await mkdir(folder, { recursive: true, mode: 0o700 });
  await syncFolder(root);

  const keptPath = (id: string) => join(files, checked(id).slice(0, 2), id);
  let round: AsyncGenerator<{ id: string; path: string }> | undefined;

  return {
    stage: async (bytes, sizeMax) => {
      const fileId = randomUUID();
      const path = stagedPath(root, fileId);
      try {
        return await writeStream(path, fileId, bytes, sizeMax, clock());
      } catch (error) {
        await removeIfThere(path);
        throw error;
      }
    },

    keep: async (fileId) => {
      const path = keptPath(fileId);
      const shard = join(path, '..');
      if ((await mkdir(shard, { recursive: true, mode: 0o700 })) !== undefined) {
        await syncFolder(files);
      }
      try {
        await rename(stagedPath(root, fileId), path);
      } catch (error) {
        // Kept already: keeping twice is no fault.
        if (!isMissing(error) || (await modifiedAt(path)) === null) throw error;
      }
      await syncFolder(shard);
    },

    remove: async (fileId) => {
      await removeIfThere(stagedPath(root, fileId));
      await removeIfThere(keptPath(fileId));
    },

    open: async (fileId) => {
      const path = keptPath(fileId);
      return (await modifiedAt(path)) === null ? null : { path, release: async () => {} };
    },

    olderThan: async (before, limit) => {
      // Each call goes on where the last one ended, or files that belong to scans
      // would hide the strays behind them; at the end of a round a new one begins.
      round ??= walk(staging, files);
      const found: string[] = [];
      while (found.length < limit) {
        const next = await round.next();
        if (next.done === true) {
          round = undefined;
          break;
        }
        const at = await modifiedAt(next.value.path);
        if (at !== null && at < before.getTime()) found.push(next.value.id);
      }
      return found;
    },
  };
}

/** Where a file lies until it is kept. */
export const stagedPath = (root: string, fileId: string): string =>
  join(root, 'staging', checked(fileId));

async function writeStream(
  path: string,
  fileId: string,
  bytes: AsyncIterable<Buffer>,
  sizeMax: number,
  now: Date,
): Promise<StagedFile> {
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let size = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of bytes) {
      if (size + chunk.length > sizeMax) throw new AppError('FILE_TOO_LARGE');
      if (size < HEAD_BYTES) head.push(chunk.subarray(0, HEAD_BYTES - size));
      size += chunk.length;
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    await file.utimes(now, now); // its age is told by the platform's clock
    await file.sync();
  } finally {
    await file.close();
  }
  return { fileId, size, sha256: hash.digest('hex'), head: Buffer.concat(head) };
}

async function* walk(...folders: string[]): AsyncGenerator<{ id: string; path: string }> {
  for (const folder of folders) {
    for await (const entry of await opendir(folder)) {
      const path = join(folder, entry.name);
      if (isShard(entry)) yield* walk(path);
      else if (FILE_ID.test(entry.name)) yield { id: entry.name, path };
    }
  }
}

const isShard = (entry: Dirent): boolean => entry.isDirectory() && /^[0-9a-f]{2}$/.test(entry.name);

function checked(fileId: string): string {
  if (!FILE_ID.test(fileId)) throw new RangeError('This is no id of a file.');
  return fileId;
}

/** Milliseconds since 1970; null when there is no such file. */
async function modifiedAt(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function removeIfThere(path: string): Promise<void> {
  try {
    await unlink(path);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** A new name is only safe from a power cut once its folder is on the disk. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
