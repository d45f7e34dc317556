import type { Connection } from 'mongoose';
import { collection } from './collection.js';
import { upsert } from './duplicate-key.js';

interface CounterDocument {
  _id: string;
  value: number;
}

export const counters = collection<CounterDocument>('counters', {
  _id: { type: String, required: true },
  value: { type: Number, required: true },
});

/**
 * The next number of a sequence from 1: the creation order of documents of a
 * kind. Numbers may be skipped.
 */
export async function nextNumber(connection: Connection, kind: string): Promise<number> {
  const counter = await upsert(() =>
    counters
      .on(connection)
      .findOneAndUpdate(
        { _id: kind },
        { $inc: { value: 1 } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean(),
  );
  if (counter === null) throw new Error('The counter was not stored.');
  return counter.value;
}
