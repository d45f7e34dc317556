import { createHash } from 'node:crypto';
import { type ApiKey, PLANS, type KeyHolder } from '../core/accounts.js';
import type { AccountStore } from '../core/ports.js';

/** Longer than any key of the service; longer input is not hashed. */
const KEY_MAX_CHARS = 200;

/**
 * The holder of this key while it is valid, or null. Keys are 256 random bits, so a plain SHA-256
 * cannot be reversed, and the lookup by equality leaks nothing to a guesser.
 */
export async function findKeyHolder(
  accounts: AccountStore,
  key: string,
): Promise<(KeyHolder & { apiAccess: boolean }) | null> {
  const hash = hashOf(key);
  const holder = hash === null ? null : await accounts.findKey(hash);
  if (holder === null || holder.key.revokedAt !== null) return null;
  return { ...holder, apiAccess: PLANS[holder.organisation.plan].apiAccess };
}

/** A key that `findKeyHolder` does not answer although it exists, or null. */
export async function findEndedKey(accounts: AccountStore, key: string): Promise<ApiKey | null> {
  const hash = hashOf(key);
  return hash === null ? null : accounts.findEndedKey(hash);
}

const hashOf = (key: string): string | null =>
  key.length > KEY_MAX_CHARS ? null : createHash('sha256').update(key).digest('hex');

/** Why a key that has ended is refused, as a sentence for who has it. */
export function sayWhyEnded(key: ApiKey): string {
  const ended =
    key.revokedAt !== null
      ? `The API key was revoked at ${key.revokedAt.toISOString()}.`
      : `The API key expired at ${key.expiresAt?.toISOString()}.`;
  return key.replacedBy === null ? ended : `${ended} Use the key that replaced it.`;
}
