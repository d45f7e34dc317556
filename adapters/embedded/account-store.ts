import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  type ApiKey,
  type Organisation,
  PLANS,
  RATE_LIMIT_DEFAULT_PER_MINUTE,
} from '../../core/accounts.js';
import type { AccountStore, Clock, NewKey, NewOrganisation } from '../../core/ports.js';
import type { Database } from './database.js';
import { KEY, KeyRow, ORGANISATION, OrganisationRow } from './account-rows.js';
import { forTests, testDataIdOf } from '../test-data.js';
import { StoredFlag, toStored } from './stored-json.js';

const SuspendedRow = z.object({ suspended: StoredFlag });
const CountRow = z.object({ count: z.number() });

/** Organisations, their keys and the key owners, in SQLite. */
export function openAccountStore(database: Database, clock: Clock): AccountStore {
  const organisation = (id: string): Organisation | null =>
    database.get(OrganisationRow, `${ORGANISATION} WHERE id = ?`, [id]) ?? null;

  const isSuspended = (email: string): boolean =>
    database.get(SuspendedRow, 'SELECT suspended FROM owners WHERE email = ?', [email])
      ?.suspended ?? false;

  const addOrganisation = (input: NewOrganisation, testOf: string | null = null): Organisation => {
    const added: Organisation = {
      id: testOf === null ? randomUUID() : testDataIdOf(testOf),
      name: input.name,
      plan: input.plan,
      limit: input.limit === undefined ? PLANS[input.plan].limitDefault : input.limit,
      rateLimit: input.rateLimit ?? RATE_LIMIT_DEFAULT_PER_MINUTE,
      suspended: false,
      createdAt: clock(),
      testOf,
    };
    database.run(
      `INSERT INTO organisations (id, name, plan, allowance, rate_limit, created_at, test_of)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      [
        added.id,
        toStored(added.name),
        added.plan,
        added.limit,
        added.rateLimit,
        added.createdAt.getTime(),
        testOf,
      ],
    );
    return added;
  };

  const addKey = (organisationId: string, input: NewKey, livemode = true): ApiKey => {
    const added: ApiKey = {
      id: randomUUID(),
      organisationId,
      name: input.name,
      prefix: input.prefix,
      scopes: input.scopes,
      ownerEmail: input.ownerEmail === null ? null : fold(input.ownerEmail),
      revokedAt: null,
      createdAt: clock(),
      livemode,
    };
    if (added.ownerEmail !== null) {
      database.run('INSERT INTO owners (email) VALUES (?) ON CONFLICT DO NOTHING', [
        added.ownerEmail,
      ]);
    }
    database.run(
      `INSERT INTO api_keys (id, organisation_id, hash, prefix, scopes, name, owner_email, created_at, livemode)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        added.id,
        organisationId,
        input.hash,
        added.prefix,
        toStored(added.scopes),
        added.name === null ? null : toStored(added.name),
        added.ownerEmail,
        added.createdAt.getTime(),
        livemode ? 1 : 0,
      ],
    );
    return added;
  };

  return {
    createOrganisation: async (input) => addOrganisation(input),

    createFirstOrganisation: async (input, key) =>
      database.transaction(() => {
        const row = database.get(CountRow, 'SELECT count(*) AS count FROM organisations');
        if (row?.count !== 0) return null;
        const added = addOrganisation(input);
        addKey(added.id, key);
        return added;
      }),

    listOrganisations: async () =>
      database.all(OrganisationRow, `${ORGANISATION} WHERE test_of IS NULL ORDER BY number`),

    testOrganisation: async (id) =>
      database.transaction(() => {
        const live = organisation(id);
        if (live === null || live.testOf !== null) return null;
        return organisation(testDataIdOf(id)) ?? addOrganisation({ ...live, limit: null }, id);
      }),

    setOrganisationSuspended: async (id, suspended) => {
      database.run('UPDATE organisations SET suspended = ? WHERE id IN (?, ?)', [
        suspended ? 1 : 0,
        id,
        testDataIdOf(id),
      ]);
      return organisation(id);
    },

    createKey: async ({ organisationId, ...key }) =>
      database.transaction(() => {
        const holder = organisation(organisationId);
        return holder === null ? null : addKey(organisationId, key, holder.testOf === null);
      }),

    listKeys: async (organisationId) => {
      if (organisation(organisationId) === null) return null;
      return [organisationId, testDataIdOf(organisationId)].flatMap((id) =>
        database.all(KeyRow, `${KEY} WHERE organisation_id = ? ORDER BY number`, [id]),
      );
    },

    revokeKey: async (id) => {
      database.run('UPDATE api_keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL', [
        clock().getTime(),
        id,
      ]);
      return database.get(KeyRow, `${KEY} WHERE id = ?`, [id]) ?? null;
    },

    findKey: async (hash) => {
      const key = database.get(KeyRow, `${KEY} WHERE hash = ? AND revoked_at IS NULL`, [hash]);
      if (key === undefined) return null;
      const holder = organisation(key.organisationId);
      if (holder === null) return null;
      const ownerSuspended = key.ownerEmail !== null && isSuspended(key.ownerEmail);
      const live = holder.testOf === null ? holder : organisation(holder.testOf);
      if (live === null) return null;
      return { key, organisation: forTests(holder, live), ownerSuspended };
    },

    setUserSuspended: async (email, suspended) =>
      database.run('UPDATE owners SET suspended = ? WHERE email = ?', [
        suspended ? 1 : 0,
        fold(email),
      ]) === 1,
  };
}

/** E-mail addresses are compared without case. */
const fold = (email: string): string => email.trim().toLowerCase();
