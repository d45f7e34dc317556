import { type ArchiveRecord, holdsFile } from '../../../core/archive.js';
import type { Stores } from '../../../core/ports.js';
import { placesIn } from './manifest.js';
import { bytesOf } from './ndjson.js';
import { recordsOf } from './read-backup.js';

/**
 * Writes a checked backup into empty stores. The intake is closed meanwhile, so
 * that partly filled stores accept no scans.
 *
 * @param step is called for each record
 */
export async function restoreBackup(
  { archive, intake }: Stores,
  folder: string,
  step: () => void,
): Promise<void> {
  await intake.close();
  await archive.restore(withFiles(archive, folder, step));
  await intake.open();
}

/** A worker of a running service may claim a scan at once, so its file is written first. */
async function* withFiles(
  archive: Stores['archive'],
  folder: string,
  step: () => void,
): AsyncGenerator<ArchiveRecord> {
  const places = placesIn(folder);
  for await (const record of recordsOf(folder)) {
    step();
    if (record.kind === 'scan' && holdsFile(record)) {
      await archive.writeFile(record.file.fileId, bytesOf(places.file(record.file.fileId)));
    }
    yield record;
  }
}
