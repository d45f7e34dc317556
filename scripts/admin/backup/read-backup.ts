import { z } from 'zod';
import { ArchiveRecord, holdsFile } from '../../../core/archive.js';
import { codeOf } from './backup-folder.js';
import { type Manifest, notWhole, placesIn, readManifest } from './manifest.js';
import { digestOf, readLines } from './ndjson.js';

/**
 * Reads a whole backup and returns its manifest. Rejects with CommandError when
 * any part is missing, truncated, changed, or of a newer format.
 *
 * @param step is called for each record
 */
export async function checkBackup(folder: string, step: () => void): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const places = placesIn(folder);
  if (!(await isSame(places.records, manifest.records_file))) {
    throw notWhole(folder, 'its records.ndjson is not the one that was written');
  }
  for await (const record of recordsOf(folder)) {
    step();
    if (record.kind !== 'scan' || !holdsFile(record)) continue;
    const { fileId, size, sha256 } = record.file;
    if (!(await isSame(places.file(fileId), { bytes: size, sha256 }))) {
      throw notWhole(folder, `its files/${fileId} is missing or not the one that was written`);
    }
  }
  return manifest;
}

/** The records of a backup, in order. */
export async function* recordsOf(folder: string): AsyncGenerator<ArchiveRecord> {
  for await (const line of readLines(placesIn(folder).records)) yield readRecord(folder, line);
}

function readRecord(folder: string, line: string): ArchiveRecord {
  try {
    return ArchiveRecord.parse(JSON.parse(line));
  } catch (error) {
    const where = error instanceof z.ZodError ? ` (${error.issues[0]?.path.join('.')})` : '';
    throw notWhole(folder, `a record in it is none that this version of the program knows${where}`);
  }
}

async function isSame(path: string, written: { bytes: number; sha256: string }): Promise<boolean> {
  try {
    const found = await digestOf(path);
    return found.bytes === written.bytes && found.sha256 === written.sha256;
  } catch (error) {
    if (['ENOENT', 'EISDIR', 'EACCES', 'ELOOP'].includes(codeOf(error))) return false;
    throw error;
  }
}
