import { collection } from './collection.js';

export interface WorkerDocument {
  _id: string;
  ready: boolean;
  places: number;
  seenAt: Date;
  /** Of its last heartbeat that said ready. */
  readyAt: Date | null;
}

export const workers = collection<WorkerDocument>('workers', {
  _id: { type: String, required: true },
  ready: { type: Boolean, required: true },
  places: { type: Number, required: true },
  seenAt: { type: Date, required: true },
  readyAt: { type: Date, default: null },
});
