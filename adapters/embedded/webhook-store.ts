import type { Clock, WebhookStore } from '../../core/ports.js';
import type { Database } from './database.js';
import { webhookDeliveries } from './webhook-deliveries.js';
import { webhookEndpoints } from './webhook-endpoints.js';

/** Webhook endpoints and their pending deliveries, in SQLite. */
export function openWebhookStore(database: Database, clock: Clock): WebhookStore {
  return { ...webhookEndpoints(database, clock), ...webhookDeliveries(database, clock) };
}
