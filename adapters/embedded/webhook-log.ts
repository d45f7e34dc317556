import { z } from 'zod';
import type { Clock, LoggedDelivery, WebhookAttempt, WebhookStore } from '../../core/ports.js';
import {
  AttemptOutcome,
  ATTEMPTS_KEPT,
  DeliveryState,
  EventType,
  LOG_KEPT_DAYS,
} from '../../core/webhook.js';
import type { Database, SqlValue } from './database.js';
import { fromStored, StoredDate, StoredFlag, toStored } from './stored-json.js';

const DAY_MS = 24 * 3_600_000;
/** Deliveries removed in one transaction. */
const BATCH = 500;

const LoggedRow = z.object({
  number: z.number(),
  event_id: z.string(),
  endpoint_id: z.string(),
  scan_id: z.string().nullable(),
  type: EventType,
  state: DeliveryState,
  created_at: StoredDate,
  due_at: StoredDate,
  idle: StoredFlag,
  body: z.string(),
});
const LOGGED = `SELECT d.number, e.id AS event_id, p.id AS endpoint_id, s.id AS scan_id, e.type,
    d.state, d.created_at, d.due_at, d.waiting OR d.held OR d.state <> 'pending' AS idle, e.body
  FROM webhook_deliveries d
  JOIN webhook_events e ON e.number = d.event
  JOIN webhook_endpoints p ON p.number = d.endpoint
  LEFT JOIN scans s ON s.number = e.scan`;
const AttemptRow = z.object({
  at: StoredDate,
  duration_ms: z.number(),
  outcome: AttemptOutcome,
  status: z.number().nullable(),
  headers: fromStored<Record<string, string>>(),
  answer: fromStored<string>().nullable(),
});
const DoneRow = z.object({ number: z.number(), event: z.number() });
const BacklogRow = z.object({ pending: z.number(), oldest: StoredDate.nullable() });
const StateRow = z.object({ state: z.enum(['ok', 'failing', 'disabled']), count: z.number() });

type Methods = Pick<
  WebhookStore,
  'listDeliveries' | 'getDelivery' | 'replay' | 'expireLog' | 'backlog' | 'countEndpoints'
>;

/** The log of deliveries, and what is left to deliver. */
export function webhookLog(database: Database, clock: Clock): Methods {
  const logged = (where: string, values: SqlValue[]): LoggedDelivery[] =>
    database.all(LoggedRow, `${LOGGED} ${where}`, values).map((row) => ({
      eventId: row.event_id,
      endpointId: row.endpoint_id,
      scanId: row.scan_id,
      type: row.type,
      state: row.state,
      createdAt: row.created_at,
      nextAttemptAt: row.idle ? null : row.due_at,
      body: row.body,
      attempts: readAttempts(database, row.number),
    }));

  return {
    listDeliveries: async ({ endpointId, state, after, limit }) => {
      const found = logged(
        `WHERE p.id = ? AND (? IS NULL OR d.state = ?) AND (d.created_at, e.id) < (?, ?)
         ORDER BY d.created_at DESC, e.id DESC LIMIT ?`,
        [
          ...[endpointId, state ?? null, state ?? null],
          ...[after?.createdAt.getTime() ?? Number.MAX_SAFE_INTEGER, after?.id ?? ''],
          limit + 1,
        ],
      );
      return { deliveries: found.slice(0, limit), hasMore: found.length > limit };
    },

    getDelivery: async (endpointId, eventId) =>
      logged('WHERE p.id = ? AND e.id = ?', [endpointId, eventId])[0] ?? null,

    replay: async (endpointId, which) => {
      const [chosen, value] =
        'eventId' in which
          ? ['e.id = ?', which.eventId]
          : [
              `d.created_at >= ? AND d.state <> 'pending' AND e.type IN ('scan.completed', 'scan.failed')`,
              which.since.getTime(),
            ];
      return database.run(
        `UPDATE webhook_deliveries SET state = 'pending', attempt = 0, fence = fence + 1, held = 0,
           starting_until = NULL, due_at = ?,
           waiting = event IN (SELECT number FROM webhook_events WHERE type IN ('scan.completed', 'scan.failed'))
         WHERE number IN (SELECT d.number FROM webhook_deliveries d
           JOIN webhook_events e ON e.number = d.event
           JOIN webhook_endpoints p ON p.number = d.endpoint
           WHERE p.id = ? AND ${chosen})`,
        [clock().getTime(), endpointId, value],
      );
    },

    expireLog: async () => {
      const now = clock().getTime();
      database.run(
        `UPDATE webhook_endpoints SET previous_secret = NULL, previous_until = NULL
         WHERE previous_until <= ?`,
        [now],
      );
      let removed = 0;
      for (;;) {
        const batch = database.transaction(() => expire(database, now - LOG_KEPT_DAYS * DAY_MS));
        removed += batch;
        if (batch < BATCH) return removed;
        await new Promise((resolve) => setImmediate(resolve));
      }
    },

    backlog: async () => {
      const due = database.get(
        BacklogRow,
        `SELECT count(*) AS pending, min(due_at) AS oldest FROM webhook_deliveries
         WHERE state = 'pending' AND waiting = 0 AND held = 0`,
      );
      const inLine = database.get(
        BacklogRow,
        `SELECT count(*) AS pending,
           min(CASE WHEN p.failing_since IS NULL THEN d.due_at END) AS oldest
         FROM webhook_deliveries d JOIN webhook_endpoints p ON p.number = d.endpoint
         WHERE d.waiting = 1 AND p.enabled = 1`,
      );
      const times = [due?.oldest, inLine?.oldest].flatMap((time) => time?.getTime() ?? []);
      return {
        pending: (due?.pending ?? 0) + (inLine?.pending ?? 0),
        oldestDueAt: times.length === 0 ? null : new Date(Math.min(...times)),
      };
    },

    countEndpoints: async () => {
      const counts = { ok: 0, failing: 0, disabled: 0 };
      const rows = database.all(
        StateRow,
        `SELECT CASE WHEN enabled = 0 THEN 'disabled' WHEN failing_since IS NULL THEN 'ok'
           ELSE 'failing' END AS state, count(*) AS count FROM webhook_endpoints
         WHERE organisation_id NOT IN (SELECT id FROM organisations WHERE test_of IS NOT NULL)
         GROUP BY 1`,
      );
      for (const { state, count } of rows) counts[state] = count;
      return counts;
    },
  };
}

/** An event goes with the last of its deliveries. */
function expire(database: Database, before: number): number {
  const done = database.all(
    DoneRow,
    `SELECT number, event FROM webhook_deliveries
     WHERE state <> 'pending' AND created_at < ? LIMIT ?`,
    [before, BATCH],
  );
  for (const { number, event } of done) {
    database.run('DELETE FROM webhook_deliveries WHERE number = ?', [number]);
    database.run(
      `DELETE FROM webhook_events
       WHERE number = ? AND NOT EXISTS (SELECT 1 FROM webhook_deliveries d WHERE d.event = webhook_events.number)`,
      [event],
    );
  }
  return done.length;
}

/** Oldest first. */
export const readAttempts = (database: Database, delivery: number): WebhookAttempt[] =>
  database
    .all(
      AttemptRow,
      `SELECT at, duration_ms, outcome, status, headers, answer FROM webhook_attempts
       WHERE delivery = ? ORDER BY number`,
      [delivery],
    )
    .map(({ duration_ms: durationMs, ...attempt }) => ({ ...attempt, durationMs }));

export function logAttempt(database: Database, delivery: number, attempt: WebhookAttempt): void {
  database.run(
    `INSERT INTO webhook_attempts (delivery, number, at, duration_ms, outcome, status, headers, answer)
     SELECT ?, coalesce(max(number), 0) + 1, ?, ?, ?, ?, ?, ? FROM webhook_attempts WHERE delivery = ?`,
    [
      delivery,
      attempt.at.getTime(),
      attempt.durationMs,
      attempt.outcome,
      attempt.status,
      toStored(attempt.headers),
      attempt.answer === null ? null : toStored(attempt.answer),
      delivery,
    ],
  );
  database.run(
    `DELETE FROM webhook_attempts WHERE delivery = ? AND number <=
       (SELECT max(number) FROM webhook_attempts WHERE delivery = ?) - ?`,
    [delivery, delivery, ATTEMPTS_KEPT],
  );
}
