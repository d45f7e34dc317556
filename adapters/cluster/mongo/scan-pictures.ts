import { type Connection, mongo, trusted } from 'mongoose';
import type { PageImage } from '../../../core/page-image.js';
import type { ScanResult, ScanStore, StoredHeatmap } from '../../../core/ports.js';
import { upsert } from './duplicate-key.js';
import { heatmapKey, heatmaps } from './heatmap-model.js';
import { pageImageKey, pageImages } from './page-image-model.js';
import { scans } from './scan-model.js';

interface Writer {
  scanId: string;
  fence: number;
}

/**
 * Heatmaps and page images are written before the scan is completed, and visible only under
 * the fence that completed it.
 */
export interface Pictures extends Pick<ScanStore, 'heatmap' | 'listPageImages' | 'readPageImage'> {
  write(
    of: Writer & { at: Date },
    pictures: Pick<ScanResult, 'heatmaps' | 'pageImages'>,
  ): Promise<void>;
  /** The scan was completed with them. */
  settle(scanId: string, fence: number): Promise<void>;
  /** The scan was not completed with them: another worker has it, or it is gone. */
  drop(scanId: string, fence: number): Promise<void>;
  /** Who wrote pictures that are not settled and not newer than `before`. */
  unsettled(before: Date, limit: number): Promise<Writer[]>;
}

export function openPictures(connection: Connection): Pictures {
  const drawings = heatmaps.on(connection);
  const pages = pageImages.on(connection);
  return {
    write: async (of, pictures) => {
      await writeHeatmaps(of, pictures.heatmaps);
      await writePageImages(of, pictures.pageImages ?? []);
    },

    settle: async (scanId, fence) => {
      await drawings.updateMany({ scanId, fence }, { $unset: { unsettledAt: 1 } });
      await pages.updateMany({ scanId, fence }, { $unset: { unsettledAt: 1 } });
    },

    drop: async (scanId, fence) => {
      await drawings.deleteMany({ scanId, fence });
      await pages.deleteMany({ scanId, fence });
    },

    unsettled: async (before, limit) => {
      const old = { unsettledAt: trusted({ $lte: before }) };
      const of = { scanId: 1, fence: 1 } as const;
      const found = [
        ...(await drawings.find(old, of).limit(limit).lean()),
        ...(await pages.find(old, of).limit(limit).lean()),
      ];
      const writers = found.map(({ scanId, fence }) => ({ scanId, fence }));
      return [...new Map(writers.map((one) => [`${one.scanId}/${one.fence}`, one])).values()];
    },

    heatmap: async (organisationId, scanId, id) => {
      const fence = await fenceOf(organisationId, scanId);
      if (fence === null) return null;
      const found = await drawings.findById(heatmapKey(scanId, fence, id)).lean();
      return found === null ? null : bytesOf(found.png);
    },

    listPageImages: async (organisationId, scanId) => {
      const fence = await fenceOf(organisationId, scanId);
      if (fence === null) return [];
      const found = await pages
        .find({ scanId, fence }, { webp: 0 })
        .sort({ page: 1, revision: 1 })
        .lean();
      return found.map(({ page, revision, width, height, bytes }) => ({
        ...{ page, width, height, bytes },
        ...(revision !== undefined && { revision }),
      }));
    },

    readPageImage: async (organisationId, scanId, page, revision) => {
      const fence = await fenceOf(organisationId, scanId);
      if (fence === null) return null;
      const found = await pages.findById(pageImageKey(scanId, fence, { page, revision })).lean();
      return found === null ? null : bytesOf(found.webp);
    },
  };

  async function writeHeatmaps(
    { scanId, fence, at }: Writer & { at: Date },
    drawn: StoredHeatmap[],
  ): Promise<void> {
    if (drawn.length === 0) return;
    const writes = drawn.map(({ id, png }) => ({
      updateOne: {
        filter: { _id: heatmapKey(scanId, fence, id) },
        update: { $set: { scanId, fence, png: Buffer.from(png), unsettledAt: at } },
        upsert: true,
      },
    }));
    await upsert(() => drawings.bulkWrite(writes));
  }

  async function writePageImages(
    { scanId, fence, at }: Writer & { at: Date },
    images: readonly PageImage[],
  ): Promise<void> {
    if (images.length === 0) return;
    const writes = images.map((image) => ({
      updateOne: {
        filter: { _id: pageImageKey(scanId, fence, image) },
        update: { $set: { scanId, fence, ...imageFields(image), unsettledAt: at } },
        upsert: true,
      },
    }));
    await upsert(() => pages.bulkWrite(writes));
  }

  /** The fence that completed the scan; null unless it is completed and the organisation's. */
  async function fenceOf(organisationId: string, scanId: string): Promise<number | null> {
    const scan = await scans
      .on(connection)
      .findOne({ _id: scanId, organisationId, status: 'completed' }, { fence: 1 })
      .lean();
    return scan === null ? null : (scan.fence ?? 0);
  }
}

/** The fields of a page image that are its own. */
export const imageFields = ({ page, revision, width, height, webp }: PageImage) => ({
  ...{ page, width, height, bytes: webp.length },
  ...(revision !== undefined && { revision }),
  webp: Buffer.from(webp),
});

/**
 * Deletes page images of scans that are gone or whose file is: a process of a version that
 * knows none may have removed either.
 */
export async function dropPageImagesOfGone(
  connection: Connection,
  scanIds: string[],
): Promise<number> {
  if (scanIds.length === 0) return 0;
  const there = await scans
    .on(connection)
    .find({ _id: trusted({ $in: scanIds }), fileAvailable: true }, { _id: 1 })
    .lean();
  const kept = new Set(there.map(({ _id }) => _id));
  const gone = scanIds.filter((id) => !kept.has(id));
  if (gone.length === 0) return 0;
  const { deletedCount } = await pageImages
    .on(connection)
    .deleteMany({ scanId: trusted({ $in: gone }) });
  return deletedCount;
}

/** The driver returns its own binary type. */
export const bytesOf = (stored: unknown): Uint8Array => {
  if (stored instanceof mongo.Binary) return stored.buffer.subarray(0, stored.length());
  if (stored instanceof Uint8Array) return stored;
  throw new Error('A stored picture cannot be read.');
};
