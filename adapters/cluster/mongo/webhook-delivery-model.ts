import type { AttemptOutcome, DeliveryState, EventType } from '../../../core/webhook.js';
import { collection } from './collection.js';

export interface AttemptDocument {
  at: Date;
  durationMs: number;
  outcome: AttemptOutcome;
  status: number | null;
  /** JSON: names of headers are no names of fields. */
  headers: string;
  /** JSON. */
  answer: string | null;
}

/**
 * A delivery and the log of its attempts. It is in line (`waiting`), due
 * (`dueAt`) or done (`state`). Only the endpoint stores whether it is disabled or
 * fails, so that the two cannot disagree.
 */
export interface WebhookDeliveryDocument {
  /** `<event id>:<endpoint id>`: repeated writes create one delivery. */
  _id: string;
  eventId: string;
  endpointId: string;
  /** null for a ping or a notice. */
  scanId: string | null;
  type: EventType;
  body: string;
  /** Attempts started. */
  attempt: number;
  createdAt?: Date;
  /** Since when its first attempt waits in line. */
  waiting?: Date;
  /** Of a delivery claimed for an attempt: the end of its lease. */
  dueAt?: Date;
  state?: Exclude<DeliveryState, 'pending'>;
  /** Counts claims and replays. */
  fence?: number;
  /** Of a first attempt: its place in the endpoint's `starting`. */
  slot?: string;
  attempts?: AttemptDocument[];
}

const present = (field: string) => ({
  partialFilterExpression: { [field]: { $exists: true } },
});

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
    createdAt: Date,
    waiting: Date,
    dueAt: Date,
    state: String,
    fence: Number,
    slot: String,
    attempts: {
      type: [
        {
          _id: false,
          at: Date,
          durationMs: Number,
          outcome: String,
          status: Number,
          headers: String,
          answer: String,
        },
      ],
      default: undefined,
    },
  },
  [
    [{ dueAt: 1, _id: 1 }],
    [{ endpointId: 1, createdAt: -1, eventId: -1 }],
    [{ endpointId: 1, waiting: 1, createdAt: 1 }, present('waiting')],
    [{ createdAt: 1 }, present('state')],
    [{ eventId: 1 }],
    [{ scanId: 1 }],
  ],
);
