import type { WebhookAttempt } from '../../../core/ports.js';

/** An attempt as a worker records it. */
export const attempted = (
  outcome: WebhookAttempt['outcome'],
  given: Partial<WebhookAttempt> = {},
): WebhookAttempt => ({
  at: new Date('2026-03-01T00:00:00Z'),
  durationMs: 12,
  outcome,
  status: outcome === 'delivered' ? 200 : 503,
  headers: { 'webhook-id': 'x' },
  answer: '',
  ...given,
});

export const DELIVERED = attempted('delivered');
export const REFUSED = attempted('refused');
