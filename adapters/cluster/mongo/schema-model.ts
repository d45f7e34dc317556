import { collection } from './collection.js';

/** State of the database's collections and indexes. One document. */
export interface SchemaDocument {
  _id: 'schema';
  version: number;
  /** The oldest program version that may work on this schema. */
  compatibleFrom: number;
  migratedAt: Date;
}

export const schemas = collection<SchemaDocument>('schema', {
  _id: { type: String, required: true },
  version: { type: Number, required: true },
  compatibleFrom: { type: Number, required: true },
  migratedAt: { type: Date, required: true },
});
