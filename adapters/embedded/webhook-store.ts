import type { Clock, WebhookStore } from '../../core/ports.js';
import type { SecretBox } from '../secret-box.js';
import type { Database } from './database.js';
import { webhookDeliveries } from './webhook-deliveries.js';
import { webhookEndpoints } from './webhook-endpoints.js';
import { webhookLog } from './webhook-log.js';

/** Webhook endpoints, their deliveries and the log of these, in SQLite. */
export function openWebhookStore(database: Database, clock: Clock, box: SecretBox): WebhookStore {
  return {
    ...webhookEndpoints(database, clock, box),
    ...webhookDeliveries(database, clock, box),
    ...webhookLog(database, clock),
  };
}
