import type { Connection } from 'mongoose';
import type { ArchiveRecord, ArchiveRecordOf } from '../../../core/archive.js';
import { heatmapKey, heatmaps } from './heatmap-model.js';
import { pageImageKey, pageImages } from './page-image-model.js';
import { bytesOf, imageFields } from './scan-pictures.js';
import type { ScanRecord } from './scan-record.js';

/** Fence of every restored final scan; its pictures are looked up by it. */
export const RESTORED_FENCE = 1;

/** The pictures of a completed scan, one in memory at a time. */
export async function* readPictures(
  connection: Connection,
  record: ScanRecord,
): AsyncGenerator<ArchiveRecord> {
  yield* readHeatmaps(connection, record);
  yield* readPageImages(connection, record);
}

async function* readHeatmaps(
  connection: Connection,
  { scan, fence }: ScanRecord,
): AsyncGenerator<ArchiveRecord> {
  const found = heatmaps
    .on(connection)
    .find({ scanId: scan.id, fence })
    .sort({ _id: 1 })
    .lean()
    .cursor({ batchSize: 1 });
  for await (const { _id, png } of found) {
    yield {
      kind: 'heatmap',
      scanId: scan.id,
      id: _id.slice(heatmapKey(scan.id, fence, '').length),
      png: Buffer.from(bytesOf(png)).toString('base64'),
    };
  }
}

async function* readPageImages(
  connection: Connection,
  { scan, fence }: ScanRecord,
): AsyncGenerator<ArchiveRecord> {
  const found = pageImages
    .on(connection)
    .find({ scanId: scan.id, fence })
    .sort({ page: 1, revision: 1 })
    .lean()
    .cursor({ batchSize: 1 });
  for await (const { page, revision, width, height, webp } of found) {
    yield {
      kind: 'page_image',
      ...{ scanId: scan.id, page, width, height },
      ...(revision !== undefined && { revision }),
      webp: Buffer.from(bytesOf(webp)).toString('base64'),
    };
  }
}

/** Before their scans, so that a visible scan is complete. */
export async function writePictures(
  connection: Connection,
  drawn: {
    heatmaps: ArchiveRecordOf<'heatmap'>[];
    pageImages: ArchiveRecordOf<'page_image'>[];
  },
): Promise<void> {
  const fence = RESTORED_FENCE;
  await heatmaps.on(connection).insertMany(
    drawn.heatmaps.map(({ scanId, id, png }) => ({
      _id: heatmapKey(scanId, fence, id),
      ...{ scanId, fence },
      png: Buffer.from(png, 'base64'),
    })),
  );
  await pageImages.on(connection).insertMany(
    drawn.pageImages.map(({ kind: _kind, scanId, webp, ...image }) => ({
      _id: pageImageKey(scanId, fence, image),
      ...{ scanId, fence },
      ...imageFields({ ...image, webp: Buffer.from(webp, 'base64') }),
    })),
  );
}
