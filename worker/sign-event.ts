import { createHmac } from 'node:crypto';
import type { Delivery } from '../core/ports.js';
import { ENGINE_VERSION } from './engine/index.js';

/**
 * The headers of an attempt, signed anew each time, because receivers refuse
 * signatures older than five minutes. Two signatures over the same secrets, one
 * for each secret that is valid:
 *
 * - the specification's (section 6): hexadecimal HMAC-SHA256 of
 *   `<t>.<body>`; the key is the secret as it is shown, prefix included;
 * - Standard Webhooks (https://www.standardwebhooks.com): base64 HMAC-SHA256 of
 *   `<id>.<t>.<body>`; the key is the base64 after the prefix, decoded.
 */
export function signedHeaders(
  { endpoint, eventId, type, body }: Pick<Delivery, 'endpoint' | 'eventId' | 'type' | 'body'>,
  now: Date,
): Record<string, string> {
  const t = Math.floor(now.getTime() / 1000);
  const own = endpoint.secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`,
  );
  const standard = endpoint.secrets.map(
    (secret) =>
      `v1,${createHmac('sha256', keyOf(secret)).update(`${eventId}.${t}.${body}`).digest('base64')}`,
  );
  return {
    'emet-event': type,
    'emet-delivery': eventId,
    'emet-signature': [`t=${t}`, ...own].join(','),
    'webhook-id': eventId,
    'webhook-timestamp': String(t),
    'webhook-signature': standard.join(' '),
    'user-agent': `Emet/${ENGINE_VERSION}`,
  };
}

/** Secrets of before Standard Webhooks are base64url; Node decodes both. */
const keyOf = (secret: string): Buffer => Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
