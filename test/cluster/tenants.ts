import { makeKey } from '../../adapters/open-platform.js';
import { type PlanId, Scope } from '../../core/accounts.js';
import type { Platform } from '../../core/ports.js';
import { type Client, clientOf, type Program } from '../system/faults-program.js';

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
  { accounts, webhooks }: Platform,
  apis: () => Program[],
  options: { name: string; plan?: PlanId; hook: string; limit?: number },
): Promise<Tenant> {
  const { name, plan = 'enterprise', hook, limit } = options;
  const { id } = await accounts.createOrganisation({
    name,
    plan,
    rateLimit: 1_000_000,
    ...(limit !== undefined && { limit }),
  });
  const { key, hash, prefix } = makeKey();
  await accounts.createKey({
    organisationId: id,
    hash,
    prefix,
    scopes: [...Scope.options],
    name,
    ownerEmail: null,
  });
  await webhooks.addEndpoint(id, hook);
  let turn = 0;
  const next = (): Program => {
    const listening = apis();
    const api = listening[turn % listening.length];
    turn += 1;
    if (api === undefined) throw new Error('No API runs');
    return api;
  };
  return { name, organisationId: id, key, client: clientOf(next, key, PATIENCE_MS) };
}
