import { collection } from './collection.js';

/**
 * A file that comes in or waits to be kept. It is written before the first chunk,
 * so that whatever is left of a file whose writer died can be found; whoever
 * removes it or marks it condemned has decided whether the file is kept.
 */
export interface StagedFileDocument {
  _id: string;
  stagedAt: Date;
  /** It is being removed. */
  condemned: boolean;
}

export const stagedFiles = collection<StagedFileDocument>('staged_files', {
  _id: { type: String, required: true },
  stagedAt: { type: Date, required: true },
  condemned: { type: Boolean, default: false },
});
