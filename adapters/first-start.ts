import { openAudit } from '../core/act.js';
import { describeKey, describeOrganisation } from '../core/audit.js';
import { Scope } from '../core/accounts.js';
import type { Platform } from '../core/ports.js';
import { makeKey } from './keys.js';

/**
 * Creates the organisation "Demo" with a key of every scope in an empty store,
 * and returns the key, which is not stored. null when an organisation exists;
 * of several processes that start at once, one gets a key.
 */
export async function createDemoOrganisation({
  accounts,
  audit,
}: Platform): Promise<{ key: string; organisationId: string } | null> {
  if ((await accounts.listOrganisations()).length > 0) return null;
  const { key, hash, prefix } = makeKey();
  const act = openAudit(audit, { actor: { kind: 'system' } });
  const create = () =>
    accounts.createFirstOrganisation(
      { name: 'Demo', plan: 'business', limit: 1000 },
      { hash, prefix, scopes: [...Scope.options], name: 'First start', ownerEmail: null },
    );
  const created = await act(
    { action: 'organisation.created' },
    () =>
      act({ action: 'key.created' }, create, async ({ id }) => {
        const [made] = (await accounts.listKeys(id)) ?? [];
        return made === undefined ? {} : describeKey(made);
      }),
    describeOrganisation,
  );
  return created === null ? null : { key, organisationId: created.id };
}
