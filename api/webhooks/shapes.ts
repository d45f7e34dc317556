import { z } from 'zod';
import {
  isLive,
  type Organisation,
  type WebhookEndpoint,
  webhookUrl,
} from '../../core/accounts.js';
import type { LoggedDelivery, WebhookAttempt } from '../../core/ports.js';
import type { Settings } from '../../core/settings.js';
import { DateTime, Livemode } from '../../core/vocabulary.js';
import {
  AttemptOutcome,
  DeliveryState,
  EndpointState,
  endpointState,
  EventType,
} from '../../core/webhook.js';
import { refuseIssue } from '../refuse-issue.js';

/** Webhook endpoints and deliveries as the API shows them. */

export const WebhookEndpointShape = z
  .object({
    id: z.uuid(),
    object: z.literal('webhook_endpoint'),
    url: z.string(),
    notify_url: z
      .string()
      .nullable()
      .describe('Told when the endpoint fails, is disabled or answers again.'),
    state: EndpointState.describe(
      '`failing`: its last attempt failed, and further events wait for the next probe.',
    ),
    consecutive_failures: z.number().int(),
    failing_since: DateTime.nullable(),
    next_probe_at: DateTime.nullable().describe(
      'While it fails: when the next waiting event is tried.',
    ),
    previous_secret_expires_at: DateTime.nullable().describe(
      'Until then events are also signed with the secret before the last roll.',
    ),
    created_at: DateTime,
    livemode: Livemode,
  })
  .meta({ id: 'WebhookEndpoint' });

export const WebhookEndpointWithSecret = WebhookEndpointShape.extend({
  secret: z.string().describe('Shown this once.'),
}).meta({ id: 'WebhookEndpointWithSecret' });

export const presentEndpoint = (
  endpoint: WebhookEndpoint,
  organisation: Organisation,
): z.infer<typeof WebhookEndpointShape> => ({
  id: endpoint.id,
  object: 'webhook_endpoint',
  url: endpoint.url,
  notify_url: endpoint.notifyUrl,
  state: endpointState(endpoint),
  consecutive_failures: endpoint.consecutiveFailures,
  failing_since: endpoint.failingSince?.toISOString() ?? null,
  next_probe_at: endpoint.nextProbeAt?.toISOString() ?? null,
  previous_secret_expires_at: endpoint.previousSecretUntil?.toISOString() ?? null,
  created_at: endpoint.createdAt.toISOString(),
  livemode: isLive(organisation),
});

const Attempt = z.object({
  at: DateTime,
  duration_ms: z.number().int(),
  outcome: AttemptOutcome,
  status: z.number().int().nullable().describe('HTTP status; null without an answer.'),
});

const DeliveryFields = z.object({
  id: z.uuid().describe('Id of the event, as in `Emet-Delivery`.'),
  object: z.literal('webhook_delivery'),
  endpoint_id: z.uuid(),
  type: EventType,
  scan_id: z.uuid().nullable(),
  state: DeliveryState.describe('`skipped`: the endpoint was disabled; a replay sends it.'),
  created_at: DateTime,
  next_attempt_at: DateTime.nullable().describe(
    'null when done, in line behind a probe, or while the endpoint is disabled.',
  ),
  attempts: z.array(Attempt).describe('Oldest first.'),
});

export const WebhookDelivery = DeliveryFields.meta({ id: 'WebhookDelivery' });

export const WebhookDeliveryWithContent = DeliveryFields.extend({
  body: z.string().describe('The body that is sent, byte for byte.'),
  attempts: z.array(
    Attempt.extend({
      headers: z.record(z.string(), z.string()).describe('Request headers as sent.'),
      answer: z.string().nullable().describe('First 2 kB of the body of the answer.'),
    }),
  ),
}).meta({ id: 'WebhookDeliveryWithContent' });

export const presentDelivery = (delivery: LoggedDelivery): z.infer<typeof WebhookDelivery> => ({
  id: delivery.eventId,
  object: 'webhook_delivery',
  endpoint_id: delivery.endpointId,
  type: delivery.type,
  scan_id: delivery.scanId,
  state: delivery.state,
  created_at: delivery.createdAt.toISOString(),
  next_attempt_at: delivery.nextAttemptAt?.toISOString() ?? null,
  attempts: delivery.attempts.map(presentAttempt),
});

export const presentDeliveryWithContent = (
  delivery: LoggedDelivery,
): z.infer<typeof WebhookDeliveryWithContent> => ({
  ...presentDelivery(delivery),
  body: delivery.body,
  attempts: delivery.attempts.map((attempt) => ({
    ...presentAttempt(attempt),
    headers: attempt.headers,
    answer: attempt.answer,
  })),
});

const presentAttempt = ({ at, durationMs, outcome, status }: WebhookAttempt) => ({
  at: at.toISOString(),
  duration_ms: durationMs,
  outcome,
  status,
});

/** Checks a URL of a request; throws INVALID_REQUEST naming the field. */
export function checkedUrl(
  url: string,
  field: string,
  { allowPrivateNetwork }: Pick<Settings, 'allowPrivateNetwork'>,
): string {
  const parsed = webhookUrl(allowPrivateNetwork).safeParse(url);
  if (!parsed.success) throw refuseIssue(parsed.error, 'field', [field]);
  return parsed.data;
}
