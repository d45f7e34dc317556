import { type Connection, trusted } from 'mongoose';
import type { AuditActor } from '../../../core/audit.js';
import { PlatformFault } from '../../../core/errors.js';
import { SettingError } from '../../../core/settings.js';
import { migrationEvent } from '../../audit-event.js';
import { auditEvents } from './audit-event-model.js';
import { toDocument } from './audit-store.js';
import { COLLECTIONS } from './collections.js';
import { insertOnce } from './duplicate-key.js';
import type { SecretBox } from '../../secret-box.js';
import { sealPlainSecrets } from './secret-keys.js';
import { schemas } from './schema-model.js';

/** Version of the collections and indexes that this program knows. */
export const SCHEMA_VERSION = 6;
/**
 * The oldest program that may run beside this one. A change that an older
 * program does not understand takes two releases: first a release that handles
 * both, then the change.
 */
const COMPATIBLE_FROM = 2;

const RUN_MIGRATE = 'run `npm run admin -- migrate` once, then start again.';

/**
 * Creates the collections and indexes of this program and records their
 * version. Safe to repeat and to run concurrently. A newer schema stays
 * unchanged.
 */
export async function migrate(
  connection: Connection,
  box: SecretBox,
  now: Date,
  actor: AuditActor = { kind: 'system' },
): Promise<{ from: number; to: number }> {
  const found = await readVersion(connection);
  const from = found?.version ?? 0;
  if (from > SCHEMA_VERSION) {
    checkVersion(found);
    return { from, to: from };
  }
  const record =
    from > 0 && from < SCHEMA_VERSION ? await beginRecord(connection, from, now, actor) : null;
  await Promise.all(
    COLLECTIONS.map(async (collection) => {
      const model = collection.on(connection);
      await model.createCollection(); // no error if it exists
      await model.createIndexes();
    }),
  );
  // Version 3: the index of the list also holds what is searched; version 6: and filtered.
  await dropIndex(connection, 'scans', LIST_INDEX);
  await dropIndex(connection, 'scans', `${LIST_INDEX}_${SEARCHED}`);
  // Version 2: an older program would sign with the encrypted text.
  await sealPlainSecrets(connection, box);
  const schema = schemas.on(connection);
  const made = { version: SCHEMA_VERSION, compatibleFrom: COMPATIBLE_FROM, migratedAt: now };
  await insertOnce(() => schema.insertMany([{ _id: 'schema', ...made }]));
  const { modifiedCount } = await schema.updateOne(
    { _id: 'schema', version: trusted({ $lt: SCHEMA_VERSION }) },
    { $set: made },
  );
  // Of several at once, one has done it.
  await record?.end(modifiedCount === 1);
  return { from, to: SCHEMA_VERSION };
}

const LIST_INDEX = 'organisationId_1_createdAt_-1__id_-1';
const SEARCHED = 'clientReference_1_fileName_1_issuer_1_fileSha256_1';

/** No error where it is gone already. */
async function dropIndex(connection: Connection, name: string, index: string): Promise<void> {
  const collection = connection.collection(name);
  const found = await collection.indexes();
  if (found.some((one) => one.name === index)) await collection.dropIndex(index);
}

/** Writes the record of the migration before anything is changed. */
async function beginRecord(connection: Connection, from: number, now: Date, actor: AuditActor) {
  const audit = auditEvents.on(connection);
  const document = toDocument(migrationEvent(actor, from, SCHEMA_VERSION, now));
  await audit.createCollection();
  await audit.insertMany([{ ...document, outcome: 'unconfirmed' }]);
  return {
    end: async (isDone: boolean): Promise<void> => {
      if (isDone) await audit.updateOne({ _id: document._id }, { $set: { outcome: 'done' } });
      else await audit.deleteOne({ _id: document._id });
    },
  };
}

/** The schema version in the database; null when there is none. */
export const readVersion = (connection: Connection): Promise<Version | null> =>
  schemas.on(connection).findById('schema', { version: 1, compatibleFrom: 1 }).lean();

export interface Version {
  version: number;
  compatibleFrom: number;
}

/** Throws SettingError unless this program may work on a database of this version. */
export function checkVersion(found: Version | null): void {
  if (found === null) {
    throw new SettingError(
      `Setting MONGODB_URL names a database that is not prepared for this program: ${RUN_MIGRATE}`,
    );
  }
  const { version, compatibleFrom } = found;
  if (version < SCHEMA_VERSION) {
    throw new SettingError(
      `Setting MONGODB_URL names a database of schema ${version}, and this program needs ${SCHEMA_VERSION}: ${RUN_MIGRATE}`,
    );
  }
  if (compatibleFrom > SCHEMA_VERSION) {
    throw new SettingError(
      `Setting MONGODB_URL names data written by a newer version of this program ` +
        `(schema ${version}, this one knows ${SCHEMA_VERSION}): run the newer version.`,
    );
  }
}

/** The same check at run time: the database may have been migrated or dropped. */
export async function checkVersionStill(connection: Connection): Promise<void> {
  const found = await readVersion(connection);
  try {
    checkVersion(found);
  } catch (error) {
    throw error instanceof SettingError ? new PlatformFault(error.message) : error;
  }
}
