import { z } from 'zod';
import type { SsoStore } from '../../core/ports.js';
import { openOrNull, type SecretBox } from '../secret-box.js';
import type { Database } from './database.js';

const Row = z.object({ issuer: z.string(), client_id: z.string(), client_secret: z.string() });
const StoredRow = Row.extend({ organisation_id: z.string() }).transform((row) => ({
  organisationId: row.organisation_id,
  issuer: row.issuer,
  clientId: row.client_id,
  clientSecret: row.client_secret,
}));

/** Of all organisations, with the secrets as stored. */
export const storedSso = (database: Database) =>
  database.all(StoredRow, 'SELECT * FROM single_sign_on ORDER BY organisation_id');

const FoundRow = z.object({ id: z.string() });

/** Single sign-on of organisations, in SQLite. */
export const openSsoStore = (database: Database, box: SecretBox): SsoStore => ({
  get: async (organisationId) => {
    const found = database.get(
      Row,
      'SELECT issuer, client_id, client_secret FROM single_sign_on WHERE organisation_id = ?',
      [organisationId],
    );
    if (found === undefined) return null;
    const { issuer, client_id: clientId, client_secret: sealed } = found;
    return { issuer, clientId, clientSecret: openOrNull(box, sealed, organisationId) };
  },

  set: async (organisationId, settings) =>
    database.transaction(() => {
      const holder = database.get(
        FoundRow,
        'SELECT id FROM organisations WHERE id = ? AND test_of IS NULL',
        [organisationId],
      );
      if (holder === undefined) return false;
      database.run('DELETE FROM single_sign_on WHERE organisation_id = ?', [organisationId]);
      if (settings === null) return true;
      database.run(
        `INSERT INTO single_sign_on (organisation_id, issuer, client_id, client_secret)
         VALUES (?, ?, ?, ?)`,
        [
          ...[organisationId, settings.issuer, settings.clientId],
          box.seal(settings.clientSecret, organisationId),
        ],
      );
      return true;
    }),
});
