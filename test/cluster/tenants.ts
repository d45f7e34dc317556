import type { PlanId } from '../../core/accounts.js';
import type { Platform } from '../../core/ports.js';
import { type Client, clientOf, type Program } from '../system/faults-program.js';
import { openAccount } from '../system/open-account.js';

/** An organisation with a key of every scope, and a webhook endpoint. */
export interface Tenant {
  name: string;
  organisationId: string;
  key: string;
  /** Asks the processes of `apis` in turn; each answer must come within a client's patience. */
  client: Client;
}

const PATIENCE_MS = 15_000;

export async function openTenant(
  platform: Platform,
  apis: () => Program[],
  options: { name: string; plan?: PlanId; hook: string; limit?: number },
): Promise<Tenant> {
  const { organisationId, key } = await openAccount(platform, options);
  let turn = 0;
  const next = (): Program => {
    const listening = apis();
    const api = listening[turn % listening.length];
    turn += 1;
    if (api === undefined) throw new Error('No API runs');
    return api;
  };
  return { name: options.name, organisationId, key, client: clientOf(next, key, PATIENCE_MS) };
}
