import type { ArchiveRecordOf } from '../../core/archive.js';
import type { Database } from './database.js';
import { toStored } from './stored-json.js';

/** Restored users come by the password they had; sessions and one-time links are in no backup. */
export function writeUser(database: Database, record: ArchiveRecordOf<'user'>): void {
  // An owner added during a backup may be missing in it.
  database.run('INSERT INTO owners (email) VALUES (?) ON CONFLICT DO NOTHING', [record.email]);
  database.run(
    `INSERT INTO users
       (id, organisation_id, email, name, role, language, password_hash, totp, suspended_at,
        created_at, last_sign_in_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      ...[record.id, record.organisationId, record.email, toStored(record.name), record.role],
      ...[record.language, record.passwordHash, record.totp, timeOf(record.suspendedAt)],
      ...[timeOf(record.createdAt), timeOf(record.lastSignInAt)],
    ],
  );
}

export function writeSso(
  database: Database,
  { organisationId, issuer, clientId, clientSecret }: ArchiveRecordOf<'single_sign_on'>,
): void {
  database.run(
    `INSERT INTO single_sign_on (organisation_id, issuer, client_id, client_secret)
     VALUES (?, ?, ?, ?)`,
    [organisationId, issuer, clientId, clientSecret],
  );
}

const timeOf = (time: string | null): number | null => (time === null ? null : Date.parse(time));
