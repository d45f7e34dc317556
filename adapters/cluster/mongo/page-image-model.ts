import { collection } from './collection.js';

export interface PageImageDocument {
  /** `<scan id>/<fence>/<page>`, as a heatmap; of an earlier state `.../<page>@<revision>`. */
  _id: string;
  scanId: string;
  fence: number;
  page: number;
  /** Of an earlier state of the page. */
  revision?: number;
  /** Pixels. */
  width: number;
  height: number;
  /** Size of `webp`. */
  bytes: number;
  webp: Buffer;
  /** Time of writing; absent once its scan is known to be completed with it. */
  unsettledAt?: Date;
}

export const pageImages = collection<PageImageDocument>(
  'page_images',
  {
    _id: { type: String, required: true },
    scanId: { type: String, required: true },
    fence: { type: Number, required: true },
    page: { type: Number, required: true },
    revision: Number,
    width: { type: Number, required: true },
    height: { type: Number, required: true },
    bytes: { type: Number, required: true },
    webp: { type: Buffer, required: true },
    unsettledAt: Date,
  },
  [[{ scanId: 1, fence: 1 }], [{ unsettledAt: 1 }, { sparse: true }]],
);

export const pageImageKey = (
  scanId: string,
  fence: number,
  { page, revision }: { page: number; revision?: number | undefined },
): string => `${scanId}/${fence}/${page}${revision === undefined ? '' : `@${revision}`}`;
