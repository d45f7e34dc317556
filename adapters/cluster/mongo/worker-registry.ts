import { type Connection, trusted } from 'mongoose';
import type { Clock, WorkerRegistry } from '../../../core/ports.js';
import { upsert } from './duplicate-key.js';
import { workers } from './worker-model.js';

/** Workers that died without leaving are removed after a day. */
const FORGET_AFTER_MS = 24 * 3_600_000;

export function openWorkerRegistry(connection: Connection, clock: Clock): WorkerRegistry {
  const model = workers.on(connection);
  /** Also bounded above: after a clock was set back, heartbeats lie in the future. */
  const recent = (withinMs: number) => {
    const now = clock().getTime();
    return trusted({ $gt: new Date(now - withinMs), $lt: new Date(now + withinMs) });
  };
  return {
    heartbeat: async (workerId, { ready, places }) => {
      const now = clock();
      const said = { ready, places, seenAt: now, ...(ready && { readyAt: now }) };
      await upsert(() => model.updateOne({ _id: workerId }, { $set: said }, { upsert: true }));
      const forgotten = new Date(now.getTime() - FORGET_AFTER_MS);
      await model.deleteMany({ seenAt: trusted({ $lt: forgotten }) });
    },

    leave: async (workerId) => void (await model.deleteOne({ _id: workerId })),

    ready: async (withinMs) => {
      const found = await model.find({ ready: true, seenAt: recent(withinMs) }).lean();
      return {
        workers: found.length,
        places: found.reduce((places, worker) => places + worker.places, 0),
      };
    },

    anyRecentlyReady: async (withinMs) =>
      (await model.exists({ readyAt: recent(withinMs) })) !== null,
  };
}
