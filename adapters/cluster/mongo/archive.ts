import type { Connection } from 'mongoose';
import type { Archive, Clock, FileStore } from '../../../core/ports.js';
import { checkedFileId } from '../../file-id.js';
import type { SecretBox } from '../../secret-box.js';
import { readRecords } from './archive-read.js';
import { writeRecords } from './archive-write.js';
import { openGrid } from './grid.js';
import { organisations } from './organisation-model.js';
import { owners } from './owner-model.js';
import { stagedFiles } from './staged-file-model.js';
import { redactErrors } from './redact-errors.js';

/** Records written at once: that many reports fit easily into memory. */
const BATCH = 100;

/**
 * The archive of MongoDB and GridFS. It is read document by document:
 * concurrent changes may or may not be included, but each scan is complete.
 */
export function openArchive(
  connection: Connection,
  files: FileStore,
  clock: Clock,
  box: SecretBox,
): Archive {
  const grid = openGrid(connection);
  const staged = stagedFiles.on(connection);
  return {
    records: () => readRecords(connection, clock),

    ...redactErrors<Omit<Archive, 'records'>>({
      isEmpty: async () =>
        (await organisations.on(connection).exists({})) === null &&
        (await owners.on(connection).exists({})) === null,

      restore: async (records) => {
        for await (const batch of batches(records)) await writeRecords(connection, batch, box);
      },

      writeFile: async (fileId, bytes) => {
        const stagedAt = clock();
        await staged.insertMany([{ _id: checkedFileId(fileId), stagedAt }]);
        await grid.write(fileId, bytes, { stagedAt, kept: false });
        await files.keep(fileId);
      },
    }),
  };
}

async function* batches<T>(values: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const value of values) {
    batch.push(value);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
