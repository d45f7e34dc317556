import { openOrNull, type SecretBox } from './secret-box.js';

/**
 * The secrets an endpoint's deliveries are signed with, the current one first;
 * empty when the current one cannot be decrypted.
 */
export function signingSecrets(
  box: SecretBox,
  stored: {
    endpointId: string;
    secret: string;
    previousSecret: string | null;
    previousUntil: Date | null;
  },
  now: Date,
): string[] {
  const { endpointId, secret, previousSecret, previousUntil } = stored;
  const current = openOrNull(box, secret, endpointId);
  if (current === null) return [];
  const isKept = previousSecret !== null && previousUntil !== null && previousUntil > now;
  const previous = isKept ? openOrNull(box, previousSecret, endpointId) : null;
  return previous === null ? [current] : [current, previous];
}
