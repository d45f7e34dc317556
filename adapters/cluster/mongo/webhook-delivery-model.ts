import type { EventType } from '../../../core/webhook.js';
import { collection } from './collection.js';

/**
 * A pending delivery. Only the endpoint stores whether it is disabled, so that
 * the two cannot disagree.
 */
export interface WebhookDeliveryDocument {
  /** `<event id>:<endpoint id>`: repeated writes create one delivery. */
  _id: string;
  eventId: string;
  endpointId: string;
  /** null for a ping. */
  scanId: string | null;
  type: EventType;
  body: string;
  /** Attempts started. */
  attempt: number;
  dueAt: Date;
}

export const webhookDeliveries = collection<WebhookDeliveryDocument>(
  'webhook_deliveries',
  {
    _id: { type: String, required: true },
    eventId: { type: String, required: true },
    endpointId: { type: String, required: true },
    scanId: { type: String, default: null },
    type: { type: String, required: true },
    body: { type: String, required: true },
    attempt: { type: Number, required: true },
    dueAt: { type: Date, required: true },
  },
  [[{ dueAt: 1, _id: 1 }], [{ endpointId: 1 }], [{ scanId: 1 }]],
);
