import {
  type Connection,
  type IndexDefinition,
  type IndexOptions,
  type Model,
  Schema,
  type SchemaDefinition,
} from 'mongoose';

/** One collection: its document schema and its indexes. */
export interface Collection<Document extends { _id: unknown }> {
  name: string;
  /** The model of this collection on a connection, always the same one. */
  on(connection: Connection): Model<Document>;
}

/**
 * Declares a collection. A field or a filter outside `fields` is a programming
 * error and throws. `migrate` creates the indexes.
 */
export function collection<Document extends { _id: unknown }>(
  name: string,
  fields: SchemaDefinition<Document>,
  indexes: [IndexDefinition, IndexOptions?][] = [],
): Collection<Document> {
  const schema = new Schema<Document>(fields, {
    collection: name,
    strict: 'throw',
    strictQuery: 'throw',
    versionKey: false,
    id: false,
    minimize: false,
    autoCreate: false,
    autoIndex: false,
  });
  for (const [keys, options] of indexes) schema.index(keys, options);
  return { name, on: (connection) => connection.model<Document>(name, schema) };
}
