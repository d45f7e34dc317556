import type { Connection } from 'mongoose';
import type { ArchiveRecordOf } from '../../../core/archive.js';
import { toStored } from '../../stored-json.js';
import { nextNumber } from './counter-model.js';
import { insertOnce } from './duplicate-key.js';
import { owners } from './owner-model.js';
import { singleSignOn } from './sso-model.js';
import { users } from './user-model.js';

/** Restored users come by the password they had; sessions and one-time links are in no backup. */
export async function writeUsers(
  connection: Connection,
  records: { users: ArchiveRecordOf<'user'>[]; sso: ArchiveRecordOf<'single_sign_on'>[] },
): Promise<void> {
  for (const record of records.users) await writeUser(connection, record);
  await singleSignOn.on(connection).insertMany(
    records.sso.map(({ organisationId: _id, issuer, clientId, clientSecret }) => ({
      ...{ _id, issuer, clientId, clientSecret },
    })),
  );
}

async function writeUser(connection: Connection, record: ArchiveRecordOf<'user'>): Promise<void> {
  const { id, name, createdAt, suspendedAt, lastSignInAt, kind: _kind, ...user } = record;
  // An owner added during a backup may be missing in it.
  await insertOnce(() =>
    owners.on(connection).insertMany([{ _id: record.email, suspended: false }]),
  );
  await users.on(connection).insertMany([
    {
      ...user,
      ...{ _id: id, name: toStored(name), totpStep: 0, epoch: 0, linkHash: null, linkUntil: null },
      suspendedAt: dateOf(suspendedAt),
      createdAt: new Date(createdAt),
      lastSignInAt: dateOf(lastSignInAt),
      number: await nextNumber(connection, users.name),
    },
  ]);
}

const dateOf = (time: string | null): Date | null => (time === null ? null : new Date(time));
