import { makeKey, openPlatform } from '../../adapters/open-platform.js';
import { type PlanId, Scope } from '../../core/accounts.js';
import type { Platform } from '../../core/ports.js';
import { readSettings } from '../../core/settings.js';
import { groundOf } from './faults-program.js';

export interface Account {
  organisationId: string;
  key: string;
}

interface Options {
  name?: string;
  plan?: PlanId;
  limit?: number;
  /** Where its webhooks go. */
  hook: string;
}

/** An organisation that may ask as often as a test does, a key of every scope, and a webhook endpoint. */
export async function openAccount(
  { accounts, webhooks }: Platform,
  { name = 'Test', plan = 'enterprise', limit, hook }: Options,
): Promise<Account> {
  const { id: organisationId } = await accounts.createOrganisation({
    name,
    plan,
    rateLimit: 1_000_000,
    ...(limit !== undefined && { limit }),
  });
  const { key, hash, prefix } = makeKey();
  const scopes = [...Scope.options];
  await accounts.createKey({ organisationId, hash, prefix, scopes, name, ownerEmail: null });
  await webhooks.addEndpoint(organisationId, hook);
  return { organisationId, key };
}

/** The same on the platform that programs of this data folder run on. */
export async function openAccountOn(dataDir: string, options: Options): Promise<Account> {
  const platform = await openPlatform(readSettings(await groundOf(dataDir)));
  try {
    return await openAccount(platform, options);
  } finally {
    await platform.close();
  }
}
