import { z } from 'zod';
import { AccountName, type ApiKey, OwnerEmail, ScopeList } from '../../core/accounts.js';
import { command, CommandError } from './command.js';
import { holderOf, noOrganisation } from './organisations.js';

const show = (key: ApiKey) => ({
  id: key.id,
  prefix: key.prefix,
  organization_id: key.organisationId,
  scopes: key.scopes,
  name: key.name,
  livemode: key.livemode,
  owner: key.ownerEmail,
  created_at: key.createdAt.toISOString(),
});
const showListed = (key: ApiKey) => ({
  ...show(key),
  revoked_at: key.revokedAt?.toISOString() ?? null,
});

export const keyCommands = [
  command({
    name: 'key create',
    takes: '--org ID --scopes A,B [--name NAME] [--owner EMAIL] [--test]',
    flags: () => ({
      org: z.string().min(1),
      scopes: ScopeList,
      name: AccountName.optional(),
      owner: OwnerEmail.optional(),
      test: z.boolean().optional(),
    }),
    run: async ({ accounts }, { org, scopes, name, owner, test = false }) => {
      const { makeKey } = await import('../../adapters/open-platform.js');
      const { key, hash, prefix } = makeKey(test ? 'test' : 'live');
      const organisationId = await holderOf(accounts, org, test);
      const created = await accounts.createKey({
        organisationId,
        hash,
        prefix,
        scopes,
        name: name ?? null,
        ownerEmail: owner ?? null,
      });
      if (created === null) throw noOrganisation(org);
      const { id, ...rest } = show(created);
      return { id, key, ...rest };
    },
  }),
  command({
    name: 'key list',
    takes: '--org ID',
    flags: () => ({ org: z.string().min(1) }),
    run: async ({ accounts }, { org }) => {
      const keys = await accounts.listKeys(org);
      if (keys === null) throw noOrganisation(org);
      return keys.map(showListed);
    },
  }),
  command({
    name: 'key revoke',
    takes: 'ID',
    flags: () => ({}),
    operand: z.string().min(1),
    run: async ({ accounts }, _flags, id) => {
      const revoked = await accounts.revokeKey(id);
      if (revoked === null) throw new CommandError(`There is no key "${id}".`);
      return showListed(revoked);
    },
  }),
];
