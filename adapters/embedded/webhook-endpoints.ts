import { z } from 'zod';
import type { WebhookEndpoint } from '../../core/accounts.js';
import type { Clock, WebhookStore } from '../../core/ports.js';
import { newEndpoint, pingEvent } from '../webhook-endpoint.js';
import type { Database } from './database.js';
import { StoredDate, StoredFlag } from './stored-json.js';
import { writeEvent } from './webhook-outbox.js';

export const EndpointRow = z
  .object({
    number: z.number(),
    id: z.string(),
    organisation_id: z.string(),
    url: z.string(),
    secret: z.string(),
    enabled: StoredFlag,
    consecutive_failures: z.number(),
    created_at: StoredDate,
  })
  .transform((row) => ({
    number: row.number,
    endpoint: {
      id: row.id,
      organisationId: row.organisation_id,
      url: row.url,
      secret: row.secret,
      enabled: row.enabled,
      consecutiveFailures: row.consecutive_failures,
      createdAt: row.created_at,
    } satisfies WebhookEndpoint,
  }));
/** Start of a SELECT of endpoints. */
export const ENDPOINT = `SELECT number, id, organisation_id, url, secret, enabled, consecutive_failures,
  created_at FROM webhook_endpoints`;

type Methods = Pick<
  WebhookStore,
  'addEndpoint' | 'listEndpoints' | 'removeEndpoint' | 'enableEndpoint' | 'ping'
>;

/** The registered webhook endpoints. */
export function webhookEndpoints(database: Database, clock: Clock): Methods {
  const endpoint = (id: string) => database.get(EndpointRow, `${ENDPOINT} WHERE id = ?`, [id]);
  const organisationExists = (id: string): boolean =>
    database.get(z.object({ id: z.string() }), 'SELECT id FROM organisations WHERE id = ?', [
      id,
    ]) !== undefined;

  return {
    addEndpoint: async (organisationId, url) => {
      if (!organisationExists(organisationId)) return null;
      const added = newEndpoint(organisationId, url, clock());
      database.run(
        `INSERT INTO webhook_endpoints (id, organisation_id, url, secret, created_at)
         VALUES (?, ?, ?, ?, ?)`,
        [added.id, organisationId, url, added.secret, added.createdAt.getTime()],
      );
      return added;
    },

    listEndpoints: async (organisationId) => {
      if (!organisationExists(organisationId)) return null;
      return database
        .all(EndpointRow, `${ENDPOINT} WHERE organisation_id = ? ORDER BY number`, [organisationId])
        .map((row) => row.endpoint);
    },

    removeEndpoint: async (id) =>
      database.transaction(() => {
        const removed = database.run('DELETE FROM webhook_endpoints WHERE id = ?', [id]) === 1;
        database.run(
          `DELETE FROM webhook_events WHERE number NOT IN (SELECT event FROM webhook_deliveries)`,
        );
        return removed;
      }),

    enableEndpoint: async (id) =>
      database.transaction(() => {
        database.run(
          'UPDATE webhook_endpoints SET enabled = 1, consecutive_failures = 0 WHERE id = ?',
          [id],
        );
        const found = endpoint(id);
        if (found === undefined) return null;
        database.run('UPDATE webhook_deliveries SET held = 0 WHERE endpoint = ?', [found.number]);
        return found.endpoint;
      }),

    ping: async (id) =>
      database.transaction(() => {
        const found = endpoint(id);
        if (found === undefined) return null;
        const now = clock();
        const event = pingEvent(now);
        writeEvent(database, event, null, [found.number], now);
        return event.id;
      }),
  };
}
