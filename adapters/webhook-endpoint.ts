import { randomBytes, randomUUID } from 'node:crypto';
import type { WebhookEndpoint } from '../core/accounts.js';
import type { WebhookEvent } from '../core/webhook.js';

/** An endpoint as it is registered, with a signing secret of its own. */
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

/** What an endpoint is told when somebody tries it out. */
export const pingEvent = (created: Date): WebhookEvent => ({
  id: randomUUID(),
  type: 'ping',
  created: created.toISOString(),
  data: { message: 'ping' },
});
