import { type Connection, mongo } from 'mongoose';
import type { ScanStore, StoredHeatmap } from '../../../core/ports.js';
import { upsert } from './duplicate-key.js';
import { heatmapKey, heatmaps } from './heatmap-model.js';
import { scans } from './scan-model.js';

/**
 * Heatmaps are written before the scan is completed, and visible only under the
 * fence that completed it.
 */
export interface Heatmaps extends Pick<ScanStore, 'heatmap'> {
  write(of: { scanId: string; fence: number; at: Date }, heatmaps: StoredHeatmap[]): Promise<void>;
  /** The scan was completed with them. */
  settle(scanId: string, fence: number): Promise<void>;
  /** The scan was not completed with them: another worker has it, or it is gone. */
  drop(scanId: string, fence: number): Promise<void>;
}

export function openHeatmaps(connection: Connection): Heatmaps {
  const model = heatmaps.on(connection);
  return {
    write: async ({ scanId, fence, at }, drawn) => {
      if (drawn.length === 0) return;
      const writes = drawn.map(({ id, png }) => ({
        updateOne: {
          filter: { _id: heatmapKey(scanId, fence, id) },
          update: { $set: { scanId, fence, png: Buffer.from(png), unsettledAt: at } },
          upsert: true,
        },
      }));
      await upsert(() => model.bulkWrite(writes));
    },

    settle: async (scanId, fence) => {
      await model.updateMany({ scanId, fence }, { $unset: { unsettledAt: 1 } });
    },

    drop: async (scanId, fence) => {
      await model.deleteMany({ scanId, fence });
    },

    heatmap: async (organisationId, scanId, id) => {
      const scan = await scans
        .on(connection)
        .findOne({ _id: scanId, organisationId, status: 'completed' }, { fence: 1 })
        .lean();
      if (scan === null) return null;
      const found = await model.findById(heatmapKey(scanId, scan.fence ?? 0, id)).lean();
      return found === null ? null : bytesOf(found.png);
    },
  };
}

/** The driver returns its own binary type. */
export const bytesOf = (png: unknown): Uint8Array => {
  if (png instanceof mongo.Binary) return png.buffer.subarray(0, png.length());
  if (png instanceof Uint8Array) return png;
  throw new Error('A stored heatmap cannot be read.');
};
