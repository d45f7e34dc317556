import { z } from 'zod';
import type { Clock, Delivery, WebhookStore } from '../../core/ports.js';
import {
  ATTEMPTS_MAX,
  EventType,
  isNotice,
  RETRY_DELAYS_MS,
  STARTS_MAX,
} from '../../core/webhook.js';
import type { SecretBox } from '../secret-box.js';
import { signingSecrets } from '../webhook-secrets.js';
import type { Database } from './database.js';
import { StoredDate } from './stored-json.js';
import { noteFailure, noteSuccess } from './webhook-gate.js';
import { logAttempt } from './webhook-log.js';

const DueRow = z.object({
  number: z.number(),
  delivery_id: z.string(),
  event_id: z.string(),
  type: EventType,
  body: z.string(),
  endpoint_id: z.string(),
  url: z.string(),
  notify_url: z.string().nullable(),
  secret: z.string(),
  previous_secret: z.string().nullable(),
  previous_until: StoredDate.nullable(),
  attempt: z.number(),
  fence: z.number(),
});
type DueRow = z.output<typeof DueRow>;
const DUE = `SELECT d.number, d.id AS delivery_id, e.id AS event_id, e.type, e.body,
    p.id AS endpoint_id, p.url, p.notify_url, p.secret, p.previous_secret, p.previous_until,
    d.attempt, d.fence
  FROM webhook_deliveries d
  JOIN webhook_events e ON e.number = d.event
  JOIN webhook_endpoints p ON p.number = d.endpoint`;
const DeliveryRow = z.object({ number: z.number(), fence: z.number() });
const LineRow = z.object({
  number: z.number(),
  failing_since: z.number().nullable(),
  probes: z.number(),
  under_way: z.number(),
});

/** Claims deliveries and records their outcome for deliveries and endpoints. */
export function webhookDeliveries(
  database: Database,
  clock: Clock,
  box: SecretBox,
): Pick<WebhookStore, 'claimDue' | 'record'> {
  return {
    claimDue: async (limit, leaseMs, exceptEndpoints = []) => {
      const now = clock();
      // Most calls find nothing: read before taking the write lock.
      if (
        due(database, now, 1, exceptEndpoints).length === 0 &&
        openLines(database, now, exceptEndpoints).length === 0
      ) {
        return [];
      }
      return database.transaction(() => {
        const leaseUntil = now.getTime() + leaseMs;
        const take = (row: DueRow, probe: number | null) =>
          takeOn(database, row, { now, leaseUntil, probe, box }) ?? [];
        const claimed = due(database, now, limit, exceptEndpoints).flatMap((row) =>
          take(row, null),
        );
        for (const line of openLines(database, now, exceptEndpoints)) {
          const free = Math.min(line.room, limit - claimed.length);
          if (free <= 0) continue;
          const first = firstInLine(database, line.number, free);
          claimed.push(...first.flatMap((row) => take(row, line.probe)));
          if (line.probe === null) continue;
          // No other probe before this one's outcome or the end of its lease.
          database.run('UPDATE webhook_endpoints SET probe_at = ? WHERE number = ?', [
            leaseUntil,
            line.number,
          ]);
        }
        return claimed;
      });
    },

    record: async (delivery, attempt) =>
      database.transaction(() => {
        const now = clock();
        const { endpoint, type, probe } = delivery;
        const isDelivered = attempt.outcome === 'delivered';
        const row = database.get(
          DeliveryRow,
          'SELECT number, fence FROM webhook_deliveries WHERE id = ?',
          [delivery.deliveryId],
        );
        if (row !== undefined) logAttempt(database, row.number, attempt);
        const turn = isNotice(type)
          ? { turned: null, endpointDisabled: false }
          : isDelivered
            ? noteSuccess(database, endpoint.id, now)
            : noteFailure(database, endpoint.id, probe, now);
        if (row !== undefined && isDelivered) {
          end(database, row.number, 'delivered');
          return { ...turn, gaveUp: false };
        }
        // Claimed again or replayed since: the next attempt belongs to that claim.
        if (row?.fence !== delivery.fence) return { ...turn, gaveUp: false };
        const delayMs = RETRY_DELAYS_MS[delivery.attempt - 1];
        if (delayMs === undefined) {
          end(database, row.number, 'given_up');
          return { ...turn, gaveUp: true };
        }
        database.run(
          'UPDATE webhook_deliveries SET due_at = ?, starting_until = NULL WHERE number = ?',
          [now.getTime() + delayMs, row.number],
        );
        return { ...turn, gaveUp: false };
      }),
  };
}

const due = (database: Database, now: Date, limit: number, exceptEndpoints: string[]) =>
  database.all(
    DueRow,
    `${DUE} WHERE d.state = 'pending' AND d.waiting = 0 AND d.held = 0 AND d.due_at <= ?
       AND p.id NOT IN (SELECT value FROM json_each(?))
     ORDER BY d.due_at, d.number LIMIT ?`,
    [now.getTime(), JSON.stringify(exceptEndpoints), limit],
  );

const firstInLine = (database: Database, endpoint: number, limit: number) =>
  database.all(DueRow, `${DUE} WHERE d.waiting = 1 AND d.endpoint = ? ORDER BY d.number LIMIT ?`, [
    endpoint,
    limit,
  ]);

interface OpenLine {
  /** The endpoint's. */
  number: number;
  /** First attempts that may begin now. */
  room: number;
  /** Failed probes so far, where a probe may go; null for a healthy endpoint. */
  probe: number | null;
}

/**
 * Endpoints whose first in line may go. Each endpoint is found by one step in
 * the index, however many wait for it.
 */
const openLines = (database: Database, now: Date, exceptEndpoints: string[]): OpenLine[] =>
  database
    .all(
      LineRow,
      `WITH RECURSIVE line(endpoint) AS (
         SELECT min(endpoint) FROM webhook_deliveries WHERE waiting = 1
         UNION ALL
         SELECT (SELECT min(d.endpoint) FROM webhook_deliveries d
                 WHERE d.waiting = 1 AND d.endpoint > line.endpoint)
         FROM line WHERE line.endpoint IS NOT NULL
       )
       SELECT p.number, p.failing_since, p.probes,
         (SELECT count(*) FROM webhook_deliveries d
          WHERE d.endpoint = p.number AND d.starting_until > ?) AS under_way
       FROM line JOIN webhook_endpoints p ON p.number = line.endpoint
       WHERE p.enabled = 1 AND (p.failing_since IS NULL OR p.probe_at <= ?)
         AND p.id NOT IN (SELECT value FROM json_each(?))`,
      [now.getTime(), now.getTime(), JSON.stringify(exceptEndpoints)],
    )
    .map(({ number, failing_since, probes, under_way }) =>
      failing_since === null
        ? { number, room: STARTS_MAX - under_way, probe: null }
        : { number, room: 1, probe: probes },
    )
    .filter(({ room }) => room > 0);

/**
 * Counts the attempt; the delivery is due again at `leaseUntil` unless its
 * outcome is recorded first. null when there is nobody to send it to, or it had
 * all its attempts.
 */
function takeOn(
  database: Database,
  row: DueRow,
  claim: { now: Date; leaseUntil: number; probe: number | null; box: SecretBox },
): Delivery | null {
  const { now, leaseUntil, probe, box } = claim;
  const url = isNotice(row.type) ? row.notify_url : row.url;
  // The last attempt's process died, or nobody is to be told any more.
  if (row.attempt >= ATTEMPTS_MAX || url === null) {
    end(database, row.number, 'given_up');
    return null;
  }
  database.run(
    `UPDATE webhook_deliveries SET attempt = attempt + 1, fence = fence + 1, waiting = 0,
       starting_until = CASE WHEN waiting = 1 THEN ? END, due_at = ? WHERE number = ?`,
    [leaseUntil, leaseUntil, row.number],
  );
  const stored = {
    endpointId: row.endpoint_id,
    secret: row.secret,
    previousSecret: row.previous_secret,
    previousUntil: row.previous_until,
  };
  return {
    deliveryId: row.delivery_id,
    eventId: row.event_id,
    type: row.type,
    endpoint: { id: row.endpoint_id, url, secrets: signingSecrets(box, stored, now) },
    body: row.body,
    attempt: row.attempt + 1,
    fence: row.fence + 1,
    probe,
  };
}

const end = (database: Database, number: number, state: 'delivered' | 'given_up'): void =>
  void database.run(
    `UPDATE webhook_deliveries SET state = ?, waiting = 0, held = 0, starting_until = NULL
     WHERE number = ?`,
    [state, number],
  );
