import { createHash } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ArchiveKind,
  ArchiveRecord,
  type ArchiveRecordOf,
  holdsFile,
} from '../../../core/archive.js';
import type { Stores } from '../../../core/ports.js';
import { Interrupted, type Session } from '../command.js';
import { syncFolder } from './backup-folder.js';
import { type Manifest, placesIn, writeManifest } from './manifest.js';
import { bytesOf, openLines, readLines } from './ndjson.js';

type Scan = ArchiveRecordOf<'scan'>;
type Watch = Pick<Session, 'log' | 'signal'>;

const LOG_EVERY_MS = 10_000;

/**
 * Writes a backup into an empty folder. The records are read first, at disk
 * speed. The files, which may take hours, are fetched afterwards, when some of
 * them may be gone.
 */
export async function writeBackup(
  stores: Stores,
  folder: string,
  { log, signal }: Watch,
): Promise<{ manifest: Manifest; filesLost: number }> {
  const madeAt = new Date().toISOString();
  const places = placesIn(folder);
  const read = join(folder, 'records.read');
  const progress = openProgress(log, signal);

  const first = await openLines(read);
  for await (const record of stores.archive.records()) {
    await first.write(ArchiveRecord.parse(record));
    progress.step('records read');
  }
  await first.close();

  await mkdir(places.files, { mode: 0o700 });
  const records = await openLines(places.records);
  const counts: Partial<Record<ArchiveKind, number>> = {};
  const files = { count: 0, bytes: 0 };
  let filesLost = 0;
  /** Whether the file of the scan is kept whose pictures follow: they go with it. */
  let hasFile = true;
  for await (const line of readLines(read)) {
    let record: ArchiveRecord = ArchiveRecord.parse(JSON.parse(line));
    if (record.kind === 'page_image' && !hasFile) continue;
    if (record.kind === 'scan' && holdsFile(record)) {
      const outcome = await takeFile(stores, record, places.file(record.file.fileId));
      if (outcome === 'deleted') continue;
      if (outcome === 'taken') {
        files.count += 1;
        files.bytes += record.file.size;
      } else {
        record = { ...record, file: { ...record.file, available: false }, trainingSince: null };
      }
      if (outcome === 'lost') {
        filesLost += 1;
        log(`The original file of scan ${record.id} is missing or damaged in the store.`);
      }
    }
    if (record.kind === 'scan') hasFile = record.file.available;
    await records.write(record);
    counts[record.kind] = (counts[record.kind] ?? 0) + 1;
    progress.step('records written with their files');
  }
  const recordsFile = await records.close();
  await rm(read);
  await syncFolder(places.files);
  const manifest = await writeManifest(folder, {
    made_at: madeAt,
    records: counts,
    records_file: recordsFile,
    files,
  });
  return { manifest, filesLost };
}

/**
 * `expired` and `deleted` happened during the backup: the file of a final scan
 * reached the end of its retention, or the owner deleted a scan in progress.
 */
async function takeFile(
  { files, scans }: Stores,
  { file, status }: Scan,
  path: string,
): Promise<'taken' | 'lost' | 'expired' | 'deleted'> {
  const original = await files.open(file.fileId);
  if (original !== null) {
    try {
      return (await copy(original.path, path, file)) ? 'taken' : 'lost';
    } finally {
      await original.release();
    }
  }
  if ((await scans.knownFiles([file.fileId])).has(file.fileId)) return 'lost';
  return status === 'queued' ? 'deleted' : 'expired';
}

/** Copies a file; false, with nothing left behind, when its bytes are not the accepted ones. */
async function copy(from: string, to: string, file: Scan['file']): Promise<boolean> {
  const hash = createHash('sha256');
  let size = 0;
  const target = await open(to, 'wx', 0o600);
  try {
    for await (const chunk of bytesOf(from)) {
      hash.update(chunk);
      size += chunk.length;
      await target.writeFile(chunk);
    }
    await target.sync();
  } finally {
    await target.close();
  }
  if (size === file.size && hash.digest('hex') === file.sha256) return true;
  await rm(to);
  return false;
}

/** Logs progress periodically, and throws when interrupted. */
export function openProgress(log: Session['log'], signal: AbortSignal) {
  let count = 0;
  let of = '';
  let loggedMs = performance.now();
  return {
    step: (what: string): void => {
      if (signal.aborted) throw new Interrupted('Interrupted.');
      count = what === of ? count + 1 : 1;
      of = what;
      if (performance.now() - loggedMs < LOG_EVERY_MS) return;
      loggedMs = performance.now();
      log(`${count} ${what}`);
    },
  };
}
