import { collection } from './collection.js';

export interface HeatmapDocument {
  /** `<scan id>/<fence>/<heatmap id>`: two workers on one scan write separate heatmaps. */
  _id: string;
  scanId: string;
  fence: number;
  png: Buffer;
  /** Time of writing; absent once its scan is known to be completed with it. */
  unsettledAt?: Date;
}

export const heatmaps = collection<HeatmapDocument>(
  'heatmaps',
  {
    _id: { type: String, required: true },
    scanId: { type: String, required: true },
    fence: { type: Number, required: true },
    png: { type: Buffer, required: true },
    unsettledAt: Date,
  },
  [[{ scanId: 1, fence: 1 }], [{ unsettledAt: 1 }, { sparse: true }]],
);

export const heatmapKey = (scanId: string, fence: number, id: string): string =>
  `${scanId}/${fence}/${id}`;
