import { collection } from './collection.js';

export interface WebhookEndpointDocument {
  _id: string;
  organisationId: string;
  url: string;
  notifyUrl?: string | null;
  /** Encrypted. */
  secret: string;
  previousSecret?: string | null;
  previousUntil?: Date | null;
  enabled: boolean;
  consecutiveFailures: number;
  failingSince?: Date | null;
  probeAt?: Date | null;
  /** Failed probes since it began to fail. */
  probes?: number;
  /** Whether its owner was told that it fails. */
  told?: boolean;
  /** First attempts under way, each until it is recorded or its lease ends. */
  starting?: { id: string; until: Date }[];
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
    notifyUrl: String,
    secret: { type: String, required: true },
    previousSecret: String,
    previousUntil: Date,
    enabled: { type: Boolean, required: true },
    consecutiveFailures: { type: Number, required: true },
    failingSince: Date,
    probeAt: Date,
    probes: Number,
    told: Boolean,
    starting: { type: [{ _id: false, id: String, until: Date }], default: undefined },
    createdAt: { type: Date, required: true },
    number: { type: Number, required: true },
  },
  [[{ organisationId: 1, number: 1 }]],
);
