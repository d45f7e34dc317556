import { randomBytes, randomUUID } from 'node:crypto';
import type { WebhookEndpoint } from '../core/accounts.js';
import type { WebhookEvent } from '../core/webhook.js';

/** A new endpoint with its own signing secret. */
export const newEndpoint = (
  organisationId: string,
  url: string,
  createdAt: Date,
): WebhookEndpoint => ({
  id: randomUUID(),
  organisationId,
  url,
  secret: `whsec_${randomBytes(32).toString('base64url')}`,
  enabled: true,
  consecutiveFailures: 0,
  createdAt,
});

/** The event that a test ping sends to an endpoint. */
export const pingEvent = (created: Date): WebhookEvent => ({
  id: randomUUID(),
  type: 'ping',
  created: created.toISOString(),
  data: { message: 'ping' },
});
