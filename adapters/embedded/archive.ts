import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { ArchiveRecord } from '../../core/archive.js';
import type { Archive, FileStore } from '../../core/ports.js';
import type { SecretBox } from '../secret-box.js';
import { readRecords } from './archive-read.js';
import { writeRecord } from './archive-write.js';
import { type Database, openDatabase } from './database.js';
import { stagedPath } from './file-store.js';

/** Records per transaction: another process waits for it some tens of milliseconds. */
const BATCH = 100;

const FoundRow = z.object({ found: z.number() });

/** The archive of SQLite and the file folder. */
export function openArchive(
  root: string,
  database: Database,
  files: FileStore,
  box: SecretBox,
): Archive {
  return {
    records: () => readSnapshot(join(root, 'emet.db')),

    isEmpty: async () =>
      database.get(
        FoundRow,
        `SELECT EXISTS (SELECT 1 FROM organisations) OR EXISTS (SELECT 1 FROM owners) AS found`,
      )?.found === 0,

    restore: async (records) => {
      for await (const batch of batches(records)) {
        database.transaction(() => {
          for (const record of batch) writeRecord(database, record, box);
        });
      }
    },

    writeFile: async (fileId, bytes) => {
      const file = await open(stagedPath(root, fileId), 'w', 0o600);
      try {
        for await (const chunk of bytes) await file.writeFile(chunk);
      } finally {
        await file.close();
      }
      await files.keep(fileId);
    },
  };
}

/** One read transaction on a separate connection: a snapshot as of its first read. */
async function* readSnapshot(path: string): AsyncGenerator<ArchiveRecord> {
  const snapshot = await openDatabase(path);
  try {
    snapshot.script('BEGIN');
    yield* readRecords(snapshot);
    snapshot.script('COMMIT');
  } finally {
    snapshot.close();
  }
}

async function* batches(records: AsyncIterable<ArchiveRecord>): AsyncGenerator<ArchiveRecord[]> {
  let batch: ArchiveRecord[] = [];
  for await (const record of records) {
    batch.push(record);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
