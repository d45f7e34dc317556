import { Scope } from '../core/accounts.js';
import type { Platform } from '../core/ports.js';
import { makeKey } from './keys.js';

/**
 * Creates the organisation "Demo" with a key of every scope in an empty store,
 * and returns the key, which is not stored. null when an organisation exists;
 * of several processes that start at once, one gets a key.
 */
export async function createDemoOrganisation(
  platform: Platform,
): Promise<{ key: string; organisationId: string } | null> {
  const { key, hash, prefix } = makeKey();
  const created = await platform.accounts.createFirstOrganisation(
    { name: 'Demo', plan: 'business', limit: 1000 },
    { hash, prefix, scopes: [...Scope.options], name: 'First start', ownerEmail: null },
  );
  return created === null ? null : { key, organisationId: created.id };
}
