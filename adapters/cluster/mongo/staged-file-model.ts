import { collection } from './collection.js';

/**
 * A file that is being received or waits to be kept. It is written before the
 * first chunk, so that remains of a file whose writer died can be found.
 * Removing it or marking it condemned decides whether the file is kept.
 */
export interface StagedFileDocument {
  _id: string;
  stagedAt: Date;
  /** Whether it is being removed. */
  condemned: boolean;
}

export const stagedFiles = collection<StagedFileDocument>('staged_files', {
  _id: { type: String, required: true },
  stagedAt: { type: Date, required: true },
  condemned: { type: Boolean, default: false },
});
