import { z } from 'zod';
import { PlanId, PLANS } from '../../core/accounts.js';
import type { Clock, ScanStore } from '../../core/ports.js';
import { SLOWED_AFTER, SLOWED_PLACES, SLOWED_WINDOW_MS } from '../../core/slowing.js';
import type { Database } from './database.js';
import { lapsed, leaseBounds, leaseEnd } from './lease.js';

const IdRow = z.object({ id: z.string() });
const WaitingRow = z.object({
  id: z.string(),
  plan: PlanId,
  turn: z.number(),
  under_way: z.number(),
  exceeded_bounds: z.number(),
});
const CountRow = z.object({ count: z.number() });

/** Selects the next scans to process. */
export function scanDispatch(
  database: Database,
  clock: Clock,
): Pick<ScanStore, 'dispatch' | 'noteExceededBounds' | 'overdue' | 'reconcile'> {
  return {
    dispatch: async ({ limit, leaseMs }) => {
      // Most calls find nothing: read before taking the write lock.
      const since = clock().getTime() - SLOWED_WINDOW_MS;
      if (waiting(database, since).length === 0) return [];
      // A dispatch lost in a power cut is repeated: no need to wait for the disk.
      return database.unflushed(() => {
        const until = leaseEnd(clock().getTime(), leaseMs);
        const chosen: string[] = [];
        while (chosen.length < limit) {
          const organisation = waiting(database, since).find(
            ({ under_way, ...one }) => under_way < placesOf(one),
          );
          if (organisation === undefined) break;
          chosen.push(dispatchOldest(database, organisation.id, until));
        }
        return chosen;
      });
    },

    noteExceededBounds: async (organisationId) => {
      const now = clock().getTime();
      const since = now - SLOWED_WINDOW_MS;
      return database.unflushed(() => {
        database.run('DELETE FROM exceeded_bounds WHERE at <= ?', [since]);
        database.run(
          `INSERT INTO exceeded_bounds (organisation_id, at)
           SELECT id, ? FROM organisations WHERE id = ?`,
          [now, organisationId],
        );
        const met = database.get(
          CountRow,
          'SELECT count(*) AS count FROM exceeded_bounds WHERE organisation_id = ?',
          [organisationId],
        );
        return (met?.count ?? 0) >= SLOWED_AFTER;
      });
    },

    overdue: async (limit) => {
      const bounds = leaseBounds(clock().getTime());
      return database
        .all(
          IdRow,
          `SELECT id FROM scans
           WHERE status IN ('queued', 'processing')
             AND ((status = 'queued' AND dispatched_until IS NOT NULL AND ${lapsed('dispatched_until')})
               OR (status = 'processing' AND ${lapsed('lease_until')}))
           ORDER BY queued_at LIMIT ?`,
          [...bounds, ...bounds, limit],
        )
        .map((row) => row.id);
    },

    // Every step here is one transaction, so nothing is left half done.
    reconcile: async () => 0,
  };
}

const placesOf = ({ plan, exceeded_bounds }: { plan: PlanId; exceeded_bounds: number }): number =>
  exceeded_bounds >= SLOWED_AFTER ? SLOWED_PLACES : PLANS[plan].concurrentScans;

/** Organisations with a scan not yet dispatched, the one served longest ago first. */
const waiting = (database: Database, exceededSince: number) =>
  database.all(
    WaitingRow,
    `SELECT o.id, o.plan, o.turn,
       (SELECT count(*) FROM scans u
        WHERE u.organisation_id = o.id
          AND (u.status = 'processing' OR (u.status = 'queued' AND u.dispatched_until IS NOT NULL))
       ) AS under_way,
       (SELECT count(*) FROM exceeded_bounds b WHERE b.organisation_id = o.id AND b.at > ?) AS exceeded_bounds
     FROM organisations o
     WHERE EXISTS (SELECT 1 FROM scans s WHERE s.organisation_id = o.id
       AND s.status = 'queued' AND s.dispatched_until IS NULL)
     ORDER BY o.turn, o.number`,
    [exceededSince],
  );

function dispatchOldest(database: Database, organisationId: string, until: number): string {
  const scan = database.get(
    IdRow,
    `SELECT id FROM scans
     WHERE organisation_id = ? AND status = 'queued' AND dispatched_until IS NULL
     ORDER BY queued_at, id LIMIT 1`,
    [organisationId],
  );
  if (scan === undefined) throw new Error('The waiting scan is not there.');
  database.run('UPDATE scans SET dispatched_until = ? WHERE id = ?', [until, scan.id]);
  database.run(
    'UPDATE organisations SET turn = (SELECT max(turn) + 1 FROM organisations) WHERE id = ?',
    [organisationId],
  );
  return scan.id;
}
