import { z } from 'zod';
import type { AccountStore, Clock } from '../../core/ports.js';
import { testDataIdOf } from '../test-data.js';
import type { Database } from './database.js';
import { StoredDate } from './stored-json.js';

const DeletionRow = z.object({ id: z.string(), deleted_at: StoredDate });
const EmailRow = z.object({ email: z.string() });

type Methods = Pick<AccountStore, 'deleteOrganisation' | 'listDeletions' | 'eraseOrganisation'>;

/** What is kept of an organisation besides its scans. What refers to these goes with them. */
const OF_ORGANISATION = [
  'users',
  'single_sign_on',
  'api_keys',
  'webhook_endpoints',
  'idempotency_keys',
  'allowance_used',
  'exceeded_bounds',
];

/** Deletes organisations: one write begins it, and what follows may be interrupted anywhere. */
export function organisationDeletion(database: Database, clock: Clock): Methods {
  return {
    deleteOrganisation: async (id) =>
      database.run(
        `UPDATE organisations SET deleted_at = ?
         WHERE deleted_at IS NULL AND (test_of = ? OR (id = ? AND test_of IS NULL))`,
        [clock().getTime(), id, id],
      ) > 0,

    listDeletions: async () =>
      database
        .all(
          DeletionRow,
          `SELECT id, deleted_at FROM organisations
           WHERE deleted_at IS NOT NULL AND test_of IS NULL ORDER BY deleted_at, number`,
        )
        .map((row) => ({
          ...{ id: row.id, holders: [row.id, testDataIdOf(row.id)] },
          begunAt: row.deleted_at,
        })),

    eraseOrganisation: async (id, isLast) => {
      const ids = [testDataIdOf(id), id];
      database.transaction(() => {
        const emails = database.all(
          EmailRow,
          `SELECT email FROM users WHERE organisation_id IN (?, ?)
           UNION SELECT owner_email FROM api_keys
           WHERE organisation_id IN (?, ?) AND owner_email IS NOT NULL`,
          [...ids, ...ids],
        );
        for (const table of OF_ORGANISATION) {
          database.run(`DELETE FROM ${table} WHERE organisation_id IN (?, ?)`, ids);
        }
        for (const { email } of emails) {
          database.run(
            `DELETE FROM owners WHERE email = ? AND suspended = 0
               AND NOT EXISTS (SELECT 1 FROM users WHERE users.email = owners.email)
               AND NOT EXISTS (SELECT 1 FROM api_keys WHERE owner_email = owners.email)`,
            [email],
          );
        }
        // Its scans refer to it, so that it stays while there is one.
        if (isLast)
          for (const one of ids) database.run('DELETE FROM organisations WHERE id = ?', [one]);
      });
      database.truncateLogSoon();
    },
  };
}
