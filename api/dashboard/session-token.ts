import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Tokens of sessions and one-time links: 256 random bits, of which the store keeps the hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A plain SHA-256 is enough: 256 random bits cannot be guessed, however fast the hash. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/**
 * The token that changes must carry in `X-CSRF-Token`. It follows from the session's own,
 * which no page can read, so it is of this session only and need not be stored.
 */
export const csrfTokenOf = (sessionToken: string): string =>
  createHmac('sha256', sessionToken).update('csrf').digest('base64url');

/** Compares in constant time. */
export function isCsrfTokenOf(sessionToken: string, given: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(csrfTokenOf(sessionToken)), digest(given));
}
