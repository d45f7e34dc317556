import { createHash, randomUUID } from 'node:crypto';
import fs, { closeSync, type Dirent, futimesSync, openSync } from 'node:fs';
import { mkdir, opendir, rename, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { AppError } from '../../core/errors.js';
import type { Clock, FileStore, StagedFile } from '../../core/ports.js';
import { checkedFileId, FILE_ID } from '../file-id.js';

// Descriptors instead of node:fs/promises handles, which double the time of an upload.
const openFile = promisify(fs.open);
const write = promisify(fs.write);
const fsync = promisify(fs.fsync);

const HEAD_BYTES = 4096;
/** Network chunks are small; each write is a round trip to another thread. */
const BATCH_BYTES = 128 * 1024;
const CLOCK_SLACK_MS = 60_000;

/**
 * Original files in a folder: `staging/<id>` while they are received, then
 * `files/<first two digits>/<id>`, inaccessible to other users of the machine.
 */
export async function openFileStore(root: string, clock: Clock): Promise<FileStore> {
  const staging = join(root, 'staging');
  const files = join(root, 'files');
  for (const folder of [staging, files]) await mkdir(folder, { recursive: true, mode: 0o700 });
  await flush(root);

  const keptPath = (id: string) => join(files, checkedFileId(id).slice(0, 2), id);
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
      await moveInto(path, stagedPath(root, fileId));
      // A journaling file system has the name on the disk after the first flush;
      // the second is then short.
      await flush(path);
      await flush(dirname(path));
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
      // Each call continues where the last one ended; otherwise files of scans
      // would hide orphaned files behind them. A new round begins after the last
      // file.
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

/** Path of a file until it is kept. */
export const stagedPath = (root: string, fileId: string): string =>
  join(root, 'staging', checkedFileId(fileId));

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
  let unwritten: Buffer[] = [];
  let unwrittenBytes = 0;
  const file = await openFile(path, 'wx', 0o600);
  const writeOut = async (): Promise<void> => {
    const batch = Buffer.concat(unwritten);
    unwritten = [];
    unwrittenBytes = 0;
    for (let at = 0; at < batch.length;) at += (await write(file, batch, at)).bytesWritten;
  };
  try {
    for await (const chunk of bytes) {
      if (size + chunk.length > sizeMax) throw new AppError('FILE_TOO_LARGE');
      if (size < HEAD_BYTES) head.push(chunk.subarray(0, HEAD_BYTES - size));
      size += chunk.length;
      hash.update(chunk);
      unwritten.push(chunk);
      unwrittenBytes += chunk.length;
      if (unwrittenBytes >= BATCH_BYTES) await writeOut();
    }
    await writeOut();
    // Its age follows the platform's clock, which differs from the machine's only in tests.
    if (Math.abs(Date.now() - now.getTime()) > CLOCK_SLACK_MS) futimesSync(file, now, now);
  } finally {
    closeSync(file);
  }
  return { fileId, size, sha256: hash.digest('hex'), head: Buffer.concat(head) };
}

/** Moves a staged file to its kept path; a file that is already kept is not an error. */
async function moveInto(path: string, staged: string): Promise<void> {
  try {
    await rename(staged, path);
  } catch (error) {
    if (!isMissing(error)) throw error;
    if ((await modifiedAt(path)) !== null) return;
    const shard = dirname(path);
    await mkdir(shard, { recursive: true, mode: 0o700 });
    await flush(dirname(shard));
    await rename(staged, path);
  }
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

/**
 * Flushes a file, or the names in a folder, to the disk: a new name survives a
 * power cut only after its folder is flushed. The opened file was just used, so
 * only the flush itself waits for the disk.
 */
async function flush(path: string): Promise<void> {
  const opened = openSync(path, 'r');
  try {
    await fsync(opened);
  } finally {
    closeSync(opened);
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
