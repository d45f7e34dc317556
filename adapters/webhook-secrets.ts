import type { SecretBox } from './secret-box.js';

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
  const current = opened(box, secret, endpointId);
  if (current === null) return [];
  const isKept = previousSecret !== null && previousUntil !== null && previousUntil > now;
  const previous = isKept ? opened(box, previousSecret, endpointId) : null;
  return previous === null ? [current] : [current, previous];
}

/** An altered text is as lost as one whose key is missing. */
function opened(box: SecretBox, sealed: string, endpointId: string): string | null {
  try {
    return box.open(sealed, endpointId);
  } catch {
    return null;
  }
}
