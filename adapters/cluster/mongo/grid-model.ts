import type { Types } from 'mongoose';
import { collection } from './collection.js';

export const BUCKET = 'files';

/** A file as GridFS describes it. */
export interface GridFileDocument {
  _id: string;
  /** Bytes. */
  length: number;
  chunkSize: number;
  uploadDate: Date;
  filename: string;
  metadata: {
    /** By the platform's clock. */
    stagedAt: Date;
    kept: boolean;
  };
}

export const gridFiles = collection<GridFileDocument>(
  `${BUCKET}.files`,
  {
    _id: { type: String, required: true },
    length: { type: Number, required: true },
    chunkSize: { type: Number, required: true },
    uploadDate: { type: Date, required: true },
    filename: { type: String, required: true },
    metadata: {
      stagedAt: { type: Date, required: true },
      kept: { type: Boolean, required: true },
    },
  },
  [[{ filename: 1, uploadDate: 1 }]],
);

/** Its bytes. */
interface GridChunkDocument {
  _id: Types.ObjectId;
  files_id: string;
  n: number;
  data: Buffer;
}

export const gridChunks = collection<GridChunkDocument>(
  `${BUCKET}.chunks`,
  {
    files_id: { type: String, required: true },
    n: { type: Number, required: true },
    data: { type: Buffer, required: true },
  },
  [[{ files_id: 1, n: 1 }, { unique: true }]],
);
