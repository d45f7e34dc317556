import { z } from 'zod';
import type { WebhookEndpoint } from '../../core/accounts.js';
import type { Clock } from '../../core/ports.js';
import { ENDPOINTS_MAX, TooManyEndpoints } from '../../core/webhook.js';
import type { SecretBox } from '../secret-box.js';
import { type EndpointMethods, newEndpoint, newSecret, pingEvent } from '../webhook-endpoint.js';
import type { Database } from './database.js';
import { StoredDate, StoredFlag } from './stored-json.js';
import { writeEvent } from './webhook-outbox.js';

/** An endpoint with what only the store knows of it. */
export const EndpointRow = z
  .object({
    number: z.number(),
    id: z.string(),
    organisation_id: z.string(),
    url: z.string(),
    notify_url: z.string().nullable(),
    secret: z.string(),
    previous_secret: z.string().nullable(),
    previous_until: StoredDate.nullable(),
    enabled: StoredFlag,
    consecutive_failures: z.number(),
    failing_since: StoredDate.nullable(),
    probe_at: StoredDate.nullable(),
    probes: z.number(),
    told: StoredFlag,
    created_at: StoredDate,
  })
  .transform((row) => ({
    number: row.number,
    /** Sealed. */
    secret: row.secret,
    previousSecret: row.previous_secret,
    /** Failed probes since it began to fail. */
    probes: row.probes,
    /** Whether its owner was told that it fails. */
    told: row.told,
    endpoint: {
      id: row.id,
      organisationId: row.organisation_id,
      url: row.url,
      notifyUrl: row.notify_url,
      enabled: row.enabled,
      consecutiveFailures: row.consecutive_failures,
      failingSince: row.failing_since,
      nextProbeAt: row.probe_at,
      previousSecretUntil: row.previous_until,
      createdAt: row.created_at,
    } satisfies WebhookEndpoint,
  }));
/** Start of a SELECT of endpoints. */
export const ENDPOINT = `SELECT number, id, organisation_id, url, notify_url, secret, previous_secret,
  previous_until, enabled, consecutive_failures, failing_since, probe_at, probes, told, created_at
  FROM webhook_endpoints`;

const EventRow = z.object({ event: z.number() });
const CountRow = z.object({ count: z.number() });
const TEST_DATA =
  'SELECT count(*) AS count FROM organisations WHERE id = ? AND test_of IS NOT NULL';

/** The registered webhook endpoints. */
export function webhookEndpoints(
  database: Database,
  clock: Clock,
  box: SecretBox,
): EndpointMethods {
  const endpoint = (id: string) => database.get(EndpointRow, `${ENDPOINT} WHERE id = ?`, [id]);
  const organisationExists = (id: string): boolean =>
    database.get(z.object({ id: z.string() }), 'SELECT id FROM organisations WHERE id = ?', [
      id,
    ]) !== undefined;
  const isLive = (organisationId: string): boolean =>
    database.get(CountRow, TEST_DATA, [organisationId])?.count === 0;

  return {
    addEndpoint: async (organisationId, url, notifyUrl = null) =>
      database.transaction(() => {
        if (!organisationExists(organisationId)) return null;
        const there = database.get(
          CountRow,
          'SELECT count(*) AS count FROM webhook_endpoints WHERE organisation_id = ?',
          [organisationId],
        );
        if ((there?.count ?? 0) >= ENDPOINTS_MAX) throw new TooManyEndpoints();
        const added = newEndpoint(organisationId, url, notifyUrl, clock());
        const secret = newSecret();
        database.run(
          `INSERT INTO webhook_endpoints (id, organisation_id, url, notify_url, secret, created_at)
           VALUES (?, ?, ?, ?, ?, ?)`,
          [
            added.id,
            organisationId,
            url,
            notifyUrl,
            box.seal(secret, added.id),
            added.createdAt.getTime(),
          ],
        );
        return { ...added, secret };
      }),

    getEndpoint: async (id) => endpoint(id)?.endpoint ?? null,

    listEndpoints: async (organisationId) => {
      if (!organisationExists(organisationId)) return null;
      return database
        .all(EndpointRow, `${ENDPOINT} WHERE organisation_id = ? ORDER BY number`, [organisationId])
        .map((row) => row.endpoint);
    },

    removeEndpoint: async (id) =>
      database.transaction(() => {
        const found = endpoint(id);
        if (found === undefined) return false;
        const events = database
          .all(EventRow, 'SELECT event FROM webhook_deliveries WHERE endpoint = ?', [found.number])
          .map((row) => row.event);
        database.run('DELETE FROM webhook_endpoints WHERE number = ?', [found.number]);
        database.run(
          `DELETE FROM webhook_events WHERE number IN (SELECT value FROM json_each(?))
             AND NOT EXISTS (SELECT 1 FROM webhook_deliveries d WHERE d.event = webhook_events.number)`,
          [JSON.stringify(events)],
        );
        return true;
      }),

    enableEndpoint: async (id) =>
      database.transaction(() => {
        database.run(
          `UPDATE webhook_endpoints SET enabled = 1, consecutive_failures = 0, failing_since = NULL,
             probe_at = NULL, probes = 0, told = 0 WHERE id = ?`,
          [id],
        );
        const found = endpoint(id);
        if (found === undefined) return null;
        database.run('UPDATE webhook_deliveries SET held = 0 WHERE endpoint = ? AND held = 1', [
          found.number,
        ]);
        return found.endpoint;
      }),

    rollSecret: async (id, keepMs) =>
      database.transaction(() => {
        const found = endpoint(id);
        if (found === undefined) return null;
        const keeps = keepMs > 0 && box.opens(found.secret);
        const until = keeps ? new Date(clock().getTime() + keepMs) : null;
        const secret = newSecret();
        database.run(
          `UPDATE webhook_endpoints SET secret = ?, previous_secret = ?, previous_until = ?
           WHERE id = ?`,
          [box.seal(secret, id), keeps ? found.secret : null, until?.getTime() ?? null, id],
        );
        return { ...found.endpoint, previousSecretUntil: until, secret };
      }),

    ping: async (id) =>
      database.transaction(() => {
        const found = endpoint(id);
        if (found === undefined) return null;
        const now = clock();
        const event = pingEvent(now, isLive(found.endpoint.organisationId));
        writeEvent(database, event, null, [{ number: found.number, enabled: true }], now);
        return event.id;
      }),
  };
}
