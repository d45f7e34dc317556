import { z } from 'zod';
import { AccountName, type ApiKey, OwnerEmail, ScopeList } from '../../core/accounts.js';
import {
  KEY_ROLL_KEEP_DEFAULT_S,
  KEY_ROLL_KEEP_MAX_S,
  KeyNotRolled,
  keyState,
  TooManyKeys,
} from '../../core/api-key.js';
import { describeKey, describeRoll, keyTarget } from '../../core/audit.js';
import { command, CommandError } from './command.js';
import { holderOf, noOrganisation } from './organisations.js';
import { span, timeToCome } from './times.js';

const show = (key: ApiKey) => ({
  id: key.id,
  prefix: key.prefix,
  organization_id: key.organisationId,
  scopes: key.scopes,
  name: key.name,
  livemode: key.livemode,
  owner: key.ownerEmail,
  created_at: key.createdAt.toISOString(),
  expires_at: key.expiresAt?.toISOString() ?? null,
});
const showListed = (key: ApiKey) => ({
  ...show(key),
  state: keyState(key, new Date()),
  last_used_at: key.lastUsedAt?.toISOString() ?? null,
  revoked_at: key.revokedAt?.toISOString() ?? null,
  replaced_by: key.replacedBy,
});
const noKey = (id: string) => new CommandError(`There is no key "${id}".`);

/** What the store refuses is for the person who asked. */
function refuse(error: unknown): never {
  const isForPeople = error instanceof TooManyKeys || error instanceof KeyNotRolled;
  throw isForPeople ? new CommandError(error.message) : error;
}

export const keyCommands = [
  command({
    name: 'key create',
    takes: '--org ID --scopes A,B [--name NAME] [--owner EMAIL] [--expires TIME] [--test]',
    about:
      'Shows the key, once. --expires: 90d, 2027-01-31 (its first instant, UTC), an instant of ISO 8601, or never, the default.',
    flags: () => ({
      org: z.string().min(1),
      scopes: ScopeList,
      name: AccountName.optional(),
      owner: OwnerEmail.optional(),
      expires: timeToCome(new Date()).optional(),
      test: z.boolean().optional(),
    }),
    acts: ['key.created'],
    run: async (stores, { org, scopes, name, owner, expires = null, test = false }, _, act) => {
      const { accounts } = stores;
      const { makeKey } = await import('../../adapters/open-platform.js');
      const { key, hash, prefix } = makeKey(test ? 'test' : 'live');
      const organisationId = await holderOf(accounts, org, test);
      const created = await act(
        { action: 'key.created', organisationId },
        () =>
          accounts.createKey({
            organisationId,
            hash,
            prefix,
            scopes,
            name: name ?? null,
            ownerEmail: owner ?? null,
            expiresAt: expires,
          }),
        describeKey,
      ).catch(refuse);
      if (created === null) throw noOrganisation(org);
      const { id, ...rest } = show(created);
      return { id, key, ...rest };
    },
  }),
  command({
    name: 'key list',
    takes: '--org ID',
    flags: () => ({ org: z.string().min(1) }),
    acts: [],
    run: async ({ accounts }, { org }) => {
      const keys = await accounts.listKeys(org);
      if (keys === null) throw noOrganisation(org);
      return keys.map(showListed);
    },
  }),
  command({
    name: 'key roll',
    takes: 'ID [--keep-previous TIME] [--expires TIME]',
    about:
      `Makes a new key alike, shown once. --keep-previous (default ${KEY_ROLL_KEEP_DEFAULT_S / 86_400}d, at most ${KEY_ROLL_KEEP_MAX_S / 86_400}d) is how long the former one works too, 0 ends it at once. ` +
      '--expires as for `key create`; by default the new key is given as long a life as the former one was.',
    flags: () => ({
      'keep-previous': span(KEY_ROLL_KEEP_MAX_S).optional(),
      expires: timeToCome(new Date()).optional(),
    }),
    operand: z.string().min(1),
    acts: ['key.rolled'],
    run: async ({ accounts }, flags, id, act) => {
      const { 'keep-previous': keepPreviousMs = KEY_ROLL_KEEP_DEFAULT_S * 1000, expires } = flags;
      const { makeKey } = await import('../../adapters/open-platform.js');
      const old = await accounts.getKey(id);
      if (old === null) throw noKey(id);
      const { key, ...made } = makeKey(old.livemode ? 'live' : 'test');
      const rolled = await act(
        { action: 'key.rolled', target: keyTarget(id) },
        () => accounts.rollKey(id, { ...made, keepPreviousMs, expiresAt: expires }),
        describeRoll,
      ).catch(refuse);
      if (rolled === null) throw noKey(id);
      const { id: newId, ...rest } = show(rolled.key);
      return { id: newId, key, ...rest, previous: showListed(rolled.previous) };
    },
  }),
  command({
    name: 'key revoke',
    takes: 'ID',
    flags: () => ({}),
    operand: z.string().min(1),
    acts: ['key.revoked'],
    run: async ({ accounts }, _flags, id, act) => {
      const revoked = await act({ action: 'key.revoked', target: keyTarget(id) }, () =>
        accounts.revokeKey(id),
      );
      if (revoked === null) throw noKey(id);
      return showListed(revoked);
    },
  }),
];
