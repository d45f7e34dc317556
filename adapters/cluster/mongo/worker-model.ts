import { collection } from './collection.js';

export interface WorkerDocument {
  _id: string;
  ready: boolean;
  places: number;
  seenAt: Date;
  /** Time of its last `ready` heartbeat. */
  readyAt: Date | null;
}

export const workers = collection<WorkerDocument>('workers', {
  _id: { type: String, required: true },
  ready: { type: Boolean, required: true },
  places: { type: Number, required: true },
  seenAt: { type: Date, required: true },
  readyAt: { type: Date, default: null },
});
