import { createHash } from 'node:crypto';
import { PLANS, type KeyHolder } from '../core/accounts.js';
import type { AccountStore } from '../core/ports.js';

/** Longer than any key of the service; longer input is not hashed. */
const KEY_MAX_CHARS = 200;

/**
 * The holder of this key, or null. Keys are 256 random bits, so a plain SHA-256
 * cannot be reversed, and the lookup by equality leaks nothing to a guesser.
 */
export async function findKeyHolder(
  accounts: AccountStore,
  key: string,
): Promise<(KeyHolder & { apiAccess: boolean }) | null> {
  if (key.length > KEY_MAX_CHARS) return null;
  const holder = await accounts.findKey(createHash('sha256').update(key).digest('hex'));
  if (holder === null || holder.key.revokedAt !== null) return null;
  return { ...holder, apiAccess: PLANS[holder.organisation.plan].apiAccess };
}
