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

/** Counts on from 1: the order in which documents of a kind were made. A number may be left out. */
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
