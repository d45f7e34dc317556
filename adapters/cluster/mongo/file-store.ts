import { createHash, randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { type Connection, mongo } from 'mongoose';
import { AppError } from '../../../core/errors.js';
import type { Clock, FileStore, StagedFile } from '../../../core/ports.js';
import { checkedFileId } from '../../file-id.js';
import type { Downloads } from './downloads.js';
import { walkFiles } from './file-walk.js';
import { type Grid, openGrid } from './grid.js';
import { gridFiles } from './grid-model.js';
import { stagedFiles } from './staged-file-model.js';

const HEAD_BYTES = 4096;

/** Original files in GridFS. */
export function openFileStore(
  connection: Connection,
  downloads: Downloads,
  clock: Clock,
): FileStore {
  const grid = openGrid(connection);
  const file = gridFiles.on(connection);
  const staged = stagedFiles.on(connection);
  let round: AsyncGenerator<string> | undefined;
  let olderThan = clock();

  const remove = async (fileId: string): Promise<void> => {
    // After this update the file cannot be kept any more.
    await staged.updateOne({ _id: fileId }, { $set: { condemned: true } });
    await grid.erase(fileId);
    await staged.deleteOne({ _id: fileId });
  };

  return {
    stage: async (bytes, sizeMax) => {
      const fileId = randomUUID();
      const stagedAt = clock();
      await staged.insertMany([{ _id: fileId, stagedAt }]);
      try {
        const facts = factsOf(sizeMax);
        await grid.write(fileId, facts.pass(bytes), { stagedAt, kept: false });
        return { fileId, ...facts.found() };
      } catch (error) {
        // An unanswered write may still take effect: the sweep then removes it.
        if (error instanceof mongo.MongoError) await grid.erase(fileId).catch(() => {});
        else await remove(fileId).catch(() => {});
        throw error;
      }
    },

    keep: async (fileId) => {
      const _id = checkedFileId(fileId);
      const { deletedCount } = await staged.deleteOne({ _id, condemned: false });
      // A file that is already kept is not an error; one that the sweep removed is not restored.
      const filter = { _id, ...(deletedCount === 0 && { 'metadata.kept': true }) };
      const { matchedCount } = await file.updateOne(filter, { $set: { 'metadata.kept': true } });
      if (matchedCount === 0) throw new Error('There is no such file to keep.');
    },

    remove: (fileId) => remove(checkedFileId(fileId)),

    open: async (fileId) => {
      const find = () => file.findOne({ _id: checkedFileId(fileId), 'metadata.kept': true }).lean();
      const found = await find();
      if (found === null) return null;
      try {
        const path = await download(grid, downloads, found._id, found.length);
        return { path, release: () => downloads.release(path) };
      } catch (error) {
        // Removed meanwhile.
        if ((await find()) === null) return null;
        throw error;
      }
    },

    olderThan: async (before, limit) => {
      // Each call continues where the last one ended; otherwise files of scans
      // would hide orphaned files behind them. A new round begins after the last
      // file.
      olderThan = before;
      round ??= walkFiles(connection, () => olderThan);
      const found: string[] = [];
      while (found.length < limit) {
        const next = await round.next();
        if (next.done === true) {
          round = undefined;
          break;
        }
        found.push(next.value);
      }
      return found;
    },
  };
}

interface Facts {
  /** Forwards the bytes; throws FILE_TOO_LARGE at the first excess byte. */
  pass(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer>;
  found(): Omit<StagedFile, 'fileId'>;
}

function factsOf(sizeMax: number): Facts {
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let size = 0;
  return {
    pass: async function* (bytes) {
      for await (const chunk of bytes) {
        if (size + chunk.length > sizeMax) throw new AppError('FILE_TOO_LARGE');
        if (size < HEAD_BYTES) head.push(chunk.subarray(0, HEAD_BYTES - size));
        size += chunk.length;
        hash.update(chunk);
        yield chunk;
      }
    },
    found: () => ({ size, sha256: hash.digest('hex'), head: Buffer.concat(head) }),
  };
}

async function download(
  grid: Grid,
  downloads: Downloads,
  fileId: string,
  length: number,
): Promise<string> {
  const path = await downloads.save(fileId, grid.read(fileId));
  if ((await stat(path)).size === length) return path;
  await downloads.release(path);
  throw new Error('The file in the document store is incomplete.');
}
