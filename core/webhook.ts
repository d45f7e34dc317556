import { z } from 'zod';
import { Scan } from './scan.js';
import { DateTime } from './vocabulary.js';

/** Webhook events, their signature and retry schedule (specification 2.10 and 6). */

export const EventType = z.enum(['scan.completed', 'scan.failed', 'ping']);
export type EventType = z.infer<typeof EventType>;

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

export const WebhookEvent = z
  .object({
    id: z.uuid(),
    type: EventType,
    created: DateTime,
    data: z.union([z.object({ scan: EventScan }), z.object({ message: z.literal('ping') })]),
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
