import { collection } from './collection.js';

export interface OwnerDocument {
  /** E-mail address in lower case. */
  _id: string;
  suspended: boolean;
}

export const owners = collection<OwnerDocument>('owners', {
  _id: { type: String, required: true },
  suspended: { type: Boolean, required: true },
});
