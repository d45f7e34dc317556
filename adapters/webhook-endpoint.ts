import { randomBytes, randomUUID } from 'node:crypto';
import type { WebhookEndpoint } from '../core/accounts.js';
import type { WebhookStore } from '../core/ports.js';
import type { NoticeType, WebhookEvent } from '../core/webhook.js';
import { endpointState } from '../core/webhook.js';

/** What a store does with the endpoints themselves. */
export type EndpointMethods = Pick<
  WebhookStore,
  | 'addEndpoint'
  | 'getEndpoint'
  | 'listEndpoints'
  | 'removeEndpoint'
  | 'enableEndpoint'
  | 'rollSecret'
  | 'ping'
>;

/**
 * Base64 of 32 bytes after the prefix, as Standard Webhooks has it: its
 * signature uses those bytes as key, Emet's own the text as it stands.
 */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** A new endpoint; its secret is made apart. */
export const newEndpoint = (
  organisationId: string,
  url: string,
  notifyUrl: string | null,
  createdAt: Date,
): WebhookEndpoint => ({
  id: randomUUID(),
  organisationId,
  url,
  notifyUrl,
  enabled: true,
  consecutiveFailures: 0,
  failingSince: null,
  nextProbeAt: null,
  previousSecretUntil: null,
  createdAt,
});

/** The event that a test ping sends to an endpoint. */
export const pingEvent = (created: Date, livemode: boolean): WebhookEvent => ({
  id: randomUUID(),
  type: 'ping',
  created: created.toISOString(),
  data: { message: 'ping', livemode },
});

/** Tells an endpoint's owner what became of it. */
export const noticeEvent = (
  type: NoticeType,
  endpoint: WebhookEndpoint,
  created: Date,
): WebhookEvent => ({
  id: randomUUID(),
  type,
  created: created.toISOString(),
  data: {
    endpoint: {
      id: endpoint.id,
      object: 'webhook_endpoint',
      url: endpoint.url,
      state: endpointState(endpoint),
      failing_since: endpoint.failingSince?.toISOString() ?? null,
      consecutive_failures: endpoint.consecutiveFailures,
    },
  },
});
