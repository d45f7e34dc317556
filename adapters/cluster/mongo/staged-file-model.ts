import { collection } from './collection.js';

/**
 * A file that comes in or waits to be kept. It is written before the first
 * chunk and removed after the last one, so that whatever is left of a file whose
 * writer died can be found.
 */
export interface StagedFileDocument {
  _id: string;
  stagedAt: Date;
}

export const stagedFiles = collection<StagedFileDocument>('staged_files', {
  _id: { type: String, required: true },
  stagedAt: { type: Date, required: true },
});
