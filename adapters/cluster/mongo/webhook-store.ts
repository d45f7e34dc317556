import type { Connection } from 'mongoose';
import type { Clock, WebhookStore } from '../../../core/ports.js';
import type { SecretBox } from '../../secret-box.js';
import { openWebhookDeliveries } from './webhook-deliveries.js';
import { openWebhookEndpoints } from './webhook-endpoints.js';
import { openWebhookLog } from './webhook-log.js';

/** Webhook endpoints, their deliveries and the log of these, in MongoDB. */
export function openWebhookStore(
  connection: Connection,
  clock: Clock,
  box: SecretBox,
): WebhookStore {
  return {
    ...openWebhookEndpoints(connection, clock, box),
    ...openWebhookDeliveries(connection, clock, box),
    ...openWebhookLog(connection, clock),
  };
}
