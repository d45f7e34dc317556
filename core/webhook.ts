import { z } from 'zod';
import { Refusal } from './errors.js';
import { Scan } from './scan.js';
import { DateTime, Livemode } from './vocabulary.js';

/** Webhook events, their retry schedule and delivery log (specification 2.10 and 6). */

/** Of the service's own: what becomes of an endpoint, sent to its `notify_url`. */
export const NoticeType = z.enum(['endpoint.failing', 'endpoint.disabled', 'endpoint.recovered']);
export type NoticeType = z.infer<typeof NoticeType>;

export const EventType = z.enum(['scan.completed', 'scan.failed', 'ping', ...NoticeType.options]);
export type EventType = z.infer<typeof EventType>;

export const isNotice = (type: EventType): type is NoticeType => NoticeType.safeParse(type).success;

/** Whether the first attempt of such an event waits while its endpoint fails. */
export const waitsInLine = (type: EventType): boolean => type !== 'ping' && !isNotice(type);

/** The reduced scan of an event; the full report comes only from GET /scans/{id}. */
export const EventScan = Scan.pick({
  id: true,
  object: true,
  status: true,
  error: true,
  error_code: true,
  verdict: true,
  risk_score: true,
  document_type: true,
  client_reference: true,
  metadata: true,
  livemode: true,
})
  .extend({ file: z.object({ name: z.string(), sha256: z.string() }) })
  .meta({ id: 'EventScan' });

/** `failing`: the last attempt failed, and further events wait for the next probe. */
export const EndpointState = z.enum(['ok', 'failing', 'disabled']);
export type EndpointState = z.infer<typeof EndpointState>;

export const endpointState = (endpoint: {
  enabled: boolean;
  failingSince: Date | null;
}): EndpointState =>
  !endpoint.enabled ? 'disabled' : endpoint.failingSince === null ? 'ok' : 'failing';

/** The endpoint a notice tells of. */
export const EventEndpoint = z
  .object({
    id: z.uuid(),
    object: z.literal('webhook_endpoint'),
    url: z.string(),
    state: EndpointState,
    failing_since: DateTime.nullable(),
    consecutive_failures: z.number().int(),
  })
  .meta({ id: 'EventEndpoint' });

export const WebhookEvent = z
  .object({
    id: z.uuid(),
    type: EventType,
    created: DateTime,
    data: z.union([
      z.object({ scan: EventScan }),
      z.object({ message: z.literal('ping'), livemode: Livemode }),
      z.object({ endpoint: EventEndpoint }),
    ]),
  })
  .meta({ id: 'WebhookEvent' });
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/**
 * Delay before each retry, in milliseconds, from the end of the previous
 * attempt: nine attempts in all.
 */
export const RETRY_DELAYS_MS: readonly number[] = [
  0,
  3_000,
  10_000,
  60_000,
  5 * 60_000,
  30 * 60_000,
  2 * 3_600_000,
  12 * 3_600_000,
];
export const ATTEMPTS_MAX = RETRY_DELAYS_MS.length + 1;
export const CONSECUTIVE_FAILURES_MAX = 50;
export const RECEIVER_TIMEOUT_MS = 10_000;

/**
 * How an attempt ended. Only `delivered` (2xx) is a success: `refused` is any
 * other status, `blocked` an address that may not be connected to, `unsigned` an
 * event that was not sent because its secret cannot be decrypted.
 */
export const AttemptOutcome = z.enum([
  'delivered',
  'refused',
  'timed_out',
  'unreachable',
  'blocked',
  'unsigned',
]);
export type AttemptOutcome = z.infer<typeof AttemptOutcome>;

/** `skipped`: never sent, because the endpoint was disabled; a replay sends it. */
export const DeliveryState = z.enum(['pending', 'delivered', 'given_up', 'skipped']);
export type DeliveryState = z.infer<typeof DeliveryState>;

/**
 * First attempts of one endpoint under way at once, over all workers. If the
 * receiver dies, each of them goes on to nine failures, so few may be begun
 * before that is known (docs/decisions/0040).
 */
export const STARTS_MAX = 4;

/**
 * Delay from a failed probe to the next, in milliseconds; the last repeats. The
 * specification's own delays, without those shorter than a receiver's restart.
 */
export const PROBE_DELAYS_MS: readonly number[] = RETRY_DELAYS_MS.slice(2);
export const probeDelayMs = (probes: number): number =>
  PROBE_DELAYS_MS[Math.min(probes, PROBE_DELAYS_MS.length - 1)] ?? 0;

/** The owner is told of an endpoint that has failed for this long. */
export const TELL_AFTER_MS = 60_000;

export const LOG_KEPT_DAYS = 30;
export const ANSWER_KEPT_BYTES = 2048;
/** Of one delivery: five schedules. */
export const ATTEMPTS_KEPT = 45;
export const ENDPOINTS_MAX = 20;
export const ROLL_KEEP_DEFAULT_S = 24 * 3600;
/** The longest time for which a rolled secret stays valid: 30 days. */
export const ROLL_KEEP_MAX_S = 30 * 24 * 3600;

/** The organisation has ENDPOINTS_MAX endpoints. */
export class TooManyEndpoints extends Refusal {
  constructor() {
    super(`The organization has ${ENDPOINTS_MAX} webhook endpoints, the most it may have.`);
    this.name = 'TooManyEndpoints';
  }
}
