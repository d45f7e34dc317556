import { z } from 'zod';
import type { Clock, Delivery, WebhookStore } from '../../core/ports.js';
import {
  ATTEMPTS_MAX,
  CONSECUTIVE_FAILURES_MAX,
  EventType,
  RETRY_DELAYS_MS,
} from '../../core/webhook.js';
import type { Database } from './database.js';
import { StoredDate } from './stored-json.js';

const DueRow = z.object({
  number: z.number(),
  event: z.number(),
  delivery_id: z.string(),
  event_id: z.string(),
  type: EventType,
  body: z.string(),
  endpoint_id: z.string(),
  url: z.string(),
  secret: z.string(),
  attempt: z.number(),
});
type DueRow = z.output<typeof DueRow>;
const DeliveryRow = z.object({ number: z.number(), event: z.number(), attempt: z.number() });
const BacklogRow = z.object({ pending: z.number(), oldest: StoredDate.nullable() });

/** Claims deliveries and records their outcome for deliveries and endpoints. */
export function webhookDeliveries(
  database: Database,
  clock: Clock,
): Pick<WebhookStore, 'claimDue' | 'record' | 'backlog'> {
  return {
    claimDue: async (limit, leaseMs, exceptEndpoints = []) => {
      const now = clock().getTime();
      // Most calls find nothing: read before taking the write lock.
      if (due(database, now, 1, exceptEndpoints).length === 0) return [];
      return database.transaction(() =>
        due(database, now, limit, exceptEndpoints).flatMap(
          (row) => takeOn(database, row, now + leaseMs) ?? [],
        ),
      );
    },

    record: async (delivery, delivered) =>
      database.transaction(() => {
        const row = database.get(
          DeliveryRow,
          'SELECT number, event, attempt FROM webhook_deliveries WHERE id = ?',
          [delivery.deliveryId],
        );
        if (delivered) {
          database.run('UPDATE webhook_endpoints SET consecutive_failures = 0 WHERE id = ?', [
            delivery.endpoint.id,
          ]);
          if (row !== undefined) endDelivery(database, row.number, row.event);
          return { endpointDisabled: false, gaveUp: false };
        }
        const endpointDisabled = countFailure(database, delivery.endpoint.id);
        // Another process has claimed it since: the next attempt belongs to that process.
        if (row?.attempt !== delivery.attempt) return { endpointDisabled, gaveUp: false };
        const delayMs = RETRY_DELAYS_MS[delivery.attempt - 1];
        if (delayMs === undefined) {
          endDelivery(database, row.number, row.event);
          return { endpointDisabled, gaveUp: true };
        }
        database.run('UPDATE webhook_deliveries SET due_at = ? WHERE number = ?', [
          clock().getTime() + delayMs,
          row.number,
        ]);
        return { endpointDisabled, gaveUp: false };
      }),

    backlog: async () => {
      const row = database.get(
        BacklogRow,
        `SELECT count(*) AS pending, min(due_at) AS oldest FROM webhook_deliveries WHERE held = 0`,
      );
      return { pending: row?.pending ?? 0, oldestDueAt: row?.oldest ?? null };
    },
  };
}

const due = (database: Database, now: number, limit: number, exceptEndpoints: string[]) =>
  database.all(
    DueRow,
    `SELECT d.number, d.event, d.id AS delivery_id, e.id AS event_id, e.type, e.body, p.id AS endpoint_id,
       p.url, p.secret, d.attempt
     FROM webhook_deliveries d
     JOIN webhook_events e ON e.number = d.event
     JOIN webhook_endpoints p ON p.number = d.endpoint
     WHERE d.held = 0 AND d.due_at <= ? AND p.id NOT IN (SELECT value FROM json_each(?))
     ORDER BY d.due_at, d.number LIMIT ?`,
    [now, JSON.stringify(exceptEndpoints), limit],
  );

/**
 * Counts the attempt; the delivery is due again at `leaseUntil` unless its
 * outcome is recorded first.
 */
function takeOn(database: Database, row: DueRow, leaseUntil: number): Delivery | null {
  if (row.attempt >= ATTEMPTS_MAX) {
    // A process died during its last attempt.
    endDelivery(database, row.number, row.event);
    return null;
  }
  database.run('UPDATE webhook_deliveries SET attempt = attempt + 1, due_at = ? WHERE number = ?', [
    leaseUntil,
    row.number,
  ]);
  return {
    deliveryId: row.delivery_id,
    eventId: row.event_id,
    type: row.type,
    endpoint: { id: row.endpoint_id, url: row.url, secret: row.secret },
    body: row.body,
    attempt: row.attempt + 1,
  };
}

/** Returns whether this failure disables the endpoint. */
function countFailure(database: Database, endpointId: string): boolean {
  database.run(
    'UPDATE webhook_endpoints SET consecutive_failures = consecutive_failures + 1 WHERE id = ?',
    [endpointId],
  );
  const disabled = database.run(
    `UPDATE webhook_endpoints SET enabled = 0
     WHERE id = ? AND enabled = 1 AND consecutive_failures >= ?`,
    [endpointId, CONSECUTIVE_FAILURES_MAX],
  );
  if (disabled === 0) return false;
  // Held back until it is enabled again; pings are sent in any case.
  database.run(
    `UPDATE webhook_deliveries SET held = 1
     WHERE endpoint = (SELECT number FROM webhook_endpoints WHERE id = ?)
       AND event IN (SELECT number FROM webhook_events WHERE type <> 'ping')`,
    [endpointId],
  );
  return true;
}

/** An event is deleted once all its deliveries are settled. */
function endDelivery(database: Database, number: number, event: number): void {
  database.run('DELETE FROM webhook_deliveries WHERE number = ?', [number]);
  database.run(
    `DELETE FROM webhook_events
     WHERE number = ? AND NOT EXISTS (SELECT 1 FROM webhook_deliveries d WHERE d.event = webhook_events.number)`,
    [event],
  );
}
