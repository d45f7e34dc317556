import { z } from 'zod';
import type { Clock, WorkerRegistry } from '../../core/ports.js';
import type { Database } from './database.js';

/** Workers that died without leaving are removed after a day. */
const FORGET_AFTER_MS = 24 * 3_600_000;

const ReadyRow = z.object({ workers: z.number(), places: z.number() });
const CountRow = z.object({ count: z.number() });

export function openWorkerRegistry(database: Database, clock: Clock): WorkerRegistry {
  return {
    heartbeat: async (workerId, { ready, places }) => {
      const now = clock().getTime();
      database.transaction(() => {
        database.run(
          `INSERT INTO workers (id, ready, places, seen_at, ready_at) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (id) DO UPDATE SET ready = excluded.ready, places = excluded.places,
             seen_at = excluded.seen_at, ready_at = coalesce(excluded.ready_at, ready_at)`,
          [workerId, ready ? 1 : 0, places, now, ready ? now : null],
        );
        database.run('DELETE FROM workers WHERE seen_at < ?', [now - FORGET_AFTER_MS]);
      });
    },

    leave: async (workerId) => {
      database.run('DELETE FROM workers WHERE id = ?', [workerId]);
    },

    ready: async (withinMs) => {
      const now = clock().getTime();
      // Also bounded above: after a clock was set back, heartbeats lie in the future.
      const row = database.get(
        ReadyRow,
        `SELECT count(*) AS workers, coalesce(sum(places), 0) AS places FROM workers
         WHERE ready = 1 AND seen_at > ? AND seen_at < ?`,
        [now - withinMs, now + withinMs],
      );
      return row ?? { workers: 0, places: 0 };
    },

    anyRecentlyReady: async (withinMs) => {
      const now = clock().getTime();
      const row = database.get(
        CountRow,
        'SELECT count(*) AS count FROM workers WHERE ready_at > ? AND ready_at < ?',
        [now - withinMs, now + withinMs],
      );
      return (row?.count ?? 0) > 0;
    },
  };
}
