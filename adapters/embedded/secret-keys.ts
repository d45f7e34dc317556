import { z } from 'zod';
import type { SecretKeys } from '../../core/ports.js';
import { storedSso } from './sso-store.js';
import { gatherMissing } from '../missing-keys.js';
import { isPlain, type SecretBox } from '../secret-box.js';
import type { Database } from './database.js';

const SecretRow = z.object({
  number: z.number(),
  id: z.string(),
  secret: z.string(),
  previous_secret: z.string().nullable(),
});

const secrets = (database: Database) =>
  database.all(SecretRow, 'SELECT number, id, secret, previous_secret FROM webhook_endpoints');

const FactorRow = z.object({ id: z.string(), totp: z.string() });

const factors = (database: Database) =>
  database.all(FactorRow, 'SELECT id, totp FROM users WHERE totp IS NOT NULL');

/** The keys under which SQLite holds secrets. */
export function openSecretKeys(database: Database, box: SecretBox): SecretKeys {
  return {
    missing: async () => {
      const missing = gatherMissing(box);
      for (const { id, secret } of secrets(database)) missing.add('endpointIds', id, secret);
      for (const { id, totp } of factors(database)) missing.add('userIds', id, totp);
      for (const { organisationId, clientSecret } of storedSso(database)) {
        missing.add('organisationIds', organisationId, clientSecret);
      }
      return missing.all();
    },

    reencrypt: async () =>
      database.transaction(() => {
        let [reencrypted, unreadable] = [0, 0];
        for (const { number, id, secret, previous_secret } of secrets(database)) {
          for (const [column, stored] of [
            ['secret', secret],
            ['previous_secret', previous_secret],
          ] as const) {
            if (stored === null || box.isCurrent(stored)) continue;
            const opened = box.open(stored, id);
            if (opened === null) {
              unreadable += 1;
              continue;
            }
            write(database, number, column, box.seal(opened, id));
            reencrypted += 1;
          }
        }
        for (const { id, totp } of factors(database)) {
          if (box.isCurrent(totp)) continue;
          const opened = box.open(totp, id);
          if (opened === null) {
            unreadable += 1;
            continue;
          }
          database.run('UPDATE users SET totp = ? WHERE id = ?', [box.seal(opened, id), id]);
          reencrypted += 1;
        }
        for (const { organisationId: id, clientSecret } of storedSso(database)) {
          if (box.isCurrent(clientSecret)) continue;
          const opened = box.open(clientSecret, id);
          if (opened === null) {
            unreadable += 1;
            continue;
          }
          database.run('UPDATE single_sign_on SET client_secret = ? WHERE organisation_id = ?', [
            box.seal(opened, id),
            id,
          ]);
          reencrypted += 1;
        }
        return { reencrypted, unreadable };
      }),
  };
}

/** Encrypts the secrets of a database of before encryption. */
export function sealPlainSecrets(database: Database, box: SecretBox): void {
  if (!secrets(database).some(({ secret }) => isPlain(secret))) return;
  database.transaction(() => {
    for (const { number, id, secret } of secrets(database)) {
      if (isPlain(secret)) write(database, number, 'secret', box.seal(secret, id));
    }
  });
  // The log and free pages may still hold the plain text.
  database.truncateLogSoon();
}

const write = (
  database: Database,
  number: number,
  column: 'secret' | 'previous_secret',
  sealed: string,
): void =>
  void database.run(`UPDATE webhook_endpoints SET ${column} = ? WHERE number = ?`, [
    sealed,
    number,
  ]);
