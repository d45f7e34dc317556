import type { EventType } from '../../../core/webhook.js';
import { collection } from './collection.js';

export interface WebhookDeliveryDocument {
  /** `<event id>:<endpoint id>`: however often it is written, there is one. */
  _id: string;
  eventId: string;
  endpointId: string;
  /** null for a ping. */
  scanId: string | null;
  type: EventType;
  body: string;
  /** Attempts begun. */
  attempt: number;
  dueAt: Date;
  /** Its endpoint is disabled. */
  held: boolean;
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
    held: { type: Boolean, required: true },
  },
  [[{ held: 1, dueAt: 1 }], [{ endpointId: 1 }], [{ scanId: 1 }]],
);
