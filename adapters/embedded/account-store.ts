import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Organisation, PLANS, RATE_LIMIT_DEFAULT_PER_MINUTE } from '../../core/accounts.js';
import { changedOrganisation } from '../../core/organisation-change.js';
import type { AccountStore, Clock, NewOrganisation } from '../../core/ports.js';
import { foldEmail } from '../fold-email.js';
import { testDataIdOf } from '../test-data.js';
import { ORGANISATION, OrganisationRow } from './account-rows.js';
import { apiKeys } from './api-keys.js';
import type { Database } from './database.js';
import { organisationDeletion } from './organisation-deletion.js';
import { toStored } from './stored-json.js';

const CountRow = z.object({ count: z.number() });
const RetentionRow = z.object({ id: z.string(), days: z.number() });
const RETENTIONS = `SELECT id, file_retention_days AS days FROM organisations
  WHERE file_retention_days IS NOT NULL AND deleted_at IS NULL`;

/** Organisations, their keys and the key owners, in SQLite. */
export function openAccountStore(database: Database, clock: Clock): AccountStore {
  const organisation = (id: string): Organisation | null =>
    database.get(OrganisationRow, `${ORGANISATION} WHERE id = ?`, [id]) ?? null;

  const addOrganisation = (input: NewOrganisation, testOf: string | null = null): Organisation => {
    const added: Organisation = {
      id: testOf === null ? randomUUID() : testDataIdOf(testOf),
      name: input.name,
      plan: input.plan,
      limit: input.limit === undefined ? PLANS[input.plan].limitDefault : input.limit,
      rateLimit: input.rateLimit ?? RATE_LIMIT_DEFAULT_PER_MINUTE,
      suspended: false,
      createdAt: clock(),
      trainingCopiesSince: null,
      language: 'he',
      fileRetentionDays: null,
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

  const keys = apiKeys(database, clock, organisation);

  return {
    createOrganisation: async (input) => addOrganisation(input),

    createFirstOrganisation: async (input, key) =>
      database.transaction(() => {
        const row = database.get(CountRow, 'SELECT count(*) AS count FROM organisations');
        if (row?.count !== 0) return null;
        const added = addOrganisation(input);
        keys.add(added.id, key);
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

    updateOrganisation: async (id, change) =>
      database.transaction(() => {
        const live = organisation(id);
        if (live === null || live.testOf !== null) return null;
        const changed = changedOrganisation(live, change, clock());
        database.run(
          `UPDATE organisations
           SET allowance = ?, training_since = ?, language = ?, file_retention_days = ?
           WHERE id = ?`,
          [
            changed.limit,
            changed.trainingCopiesSince?.getTime() ?? null,
            changed.language,
            changed.fileRetentionDays,
            id,
          ],
        );
        database.run(
          'UPDATE organisations SET name = ?, plan = ?, rate_limit = ? WHERE id IN (?, ?)',
          [toStored(changed.name), changed.plan, changed.rateLimit, id, testDataIdOf(id)],
        );
        return changed;
      }),

    setOrganisationSuspended: async (id, suspended) => {
      database.run('UPDATE organisations SET suspended = ? WHERE id IN (?, ?)', [
        suspended ? 1 : 0,
        id,
        testDataIdOf(id),
      ]);
      return organisation(id);
    },

    ...keys.methods,
    ...organisationDeletion(database, clock),

    listFileRetentions: async () =>
      database
        .all(RetentionRow, RETENTIONS)
        .flatMap(({ id, days }) =>
          [id, testDataIdOf(id)].map((organisationId) => ({ organisationId, days })),
        ),

    setUserSuspended: async (email, suspended) =>
      database.transaction(() => {
        const known = database.run('UPDATE owners SET suspended = ? WHERE email = ?', [
          suspended ? 1 : 0,
          foldEmail(email),
        ]);
        database.run('UPDATE users SET epoch = epoch + 1 WHERE email = ?', [foldEmail(email)]);
        if (!suspended)
          database.run('UPDATE users SET suspended_at = NULL WHERE email = ?', [foldEmail(email)]);
        return known === 1;
      }),
  };
}
