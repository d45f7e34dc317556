import { collection } from './collection.js';

export interface WebhookEndpointDocument {
  _id: string;
  organisationId: string;
  url: string;
  secret: string;
  enabled: boolean;
  consecutiveFailures: number;
  createdAt: Date;
  /** Order of creation. */
  number: number;
}

export const webhookEndpoints = collection<WebhookEndpointDocument>(
  'webhook_endpoints',
  {
    _id: { type: String, required: true },
    organisationId: { type: String, required: true },
    url: { type: String, required: true },
    secret: { type: String, required: true },
    enabled: { type: Boolean, required: true },
    consecutiveFailures: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    number: { type: Number, required: true },
  },
  [[{ organisationId: 1, number: 1 }]],
);
