import { collection } from './collection.js';

/** What state the collections and indexes of the database are in. One document. */
export interface SchemaDocument {
  _id: 'schema';
  version: number;
  /** The oldest version a program may know and still work on this one. */
  compatibleFrom: number;
  migratedAt: Date;
}

export const schemas = collection<SchemaDocument>('schema', {
  _id: { type: String, required: true },
  version: { type: Number, required: true },
  compatibleFrom: { type: Number, required: true },
  migratedAt: { type: Date, required: true },
});
