import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import type { ApiKey, Organisation } from '../../../core/accounts.js';
import {
  checkRollable,
  checkRoom,
  expiriesOfRoll,
  keysToForget,
  keyState,
} from '../../../core/api-key.js';
import type { Clock, NewKey } from '../../../core/ports.js';
import { foldEmail } from '../../fold-email.js';
import type { KeyMethods } from '../../keys.js';
import { toStored } from '../../stored-json.js';
import { forTests, testDataIdOf } from '../../test-data.js';
import { insertKey, keyDocumentsOf, toKey } from './account-documents.js';
import { type ApiKeyDocument, apiKeys } from './api-key-model.js';
import { nextNumber } from './counter-model.js';
import { owners } from './owner-model.js';
import { users } from './user-model.js';

/** API keys, in MongoDB. */
export function openApiKeys(
  connection: Connection,
  clock: Clock,
  organisation: (id: string) => Promise<Organisation | null>,
): {
  newKey(organisationId: string, input: NewKey, livemode?: boolean): Promise<ApiKeyDocument>;
  methods: KeyMethods;
} {
  const key = apiKeys.on(connection);
  const owner = owners.on(connection);
  const user = users.on(connection);

  const newKey = async (
    organisationId: string,
    input: NewKey,
    livemode = true,
  ): Promise<ApiKeyDocument> => ({
    _id: randomUUID(),
    organisationId,
    hash: input.hash,
    prefix: input.prefix,
    scopes: input.scopes,
    name: input.name === null ? null : toStored(input.name),
    ownerEmail: input.ownerEmail === null ? null : foldEmail(input.ownerEmail),
    revokedAt: null,
    // Without one it stays absent: the first key is written from JSON, which has no dates.
    ...(input.expiresAt && { expiresAt: input.expiresAt }),
    createdAt: clock(),
    number: await nextNumber(connection, apiKeys.name),
    ...(!livemode && { livemode }),
  });

  const read = async (id: string): Promise<ApiKey | null> => {
    const found = await key.findById(id).lean();
    return found === null ? null : toKey(found);
  };
  const readByHash = async (hash: string): Promise<ApiKey | null> => {
    const found = await key.findOne({ hash }).lean();
    return found === null ? null : toKey(found);
  };

  /** Oldest first; of those up to a number, so that calls at once judge by the same order. */
  const keysOf = async (organisationId: string, numberMax = Infinity): Promise<ApiKey[]> =>
    (await keyDocumentsOf(connection, organisationId))
      .filter(({ number }) => number <= numberMax)
      .map(toKey);

  const forget = async (keys: readonly ApiKey[]): Promise<void> => {
    for (const id of keysToForget(keys, clock())) await key.deleteOne({ _id: id });
  };

  const methods: KeyMethods = {
    createKey: async ({ organisationId, ...input }) => {
      const holder = await organisation(organisationId);
      if (holder === null) return null;
      const added = await newKey(organisationId, input, holder.testOf === null);
      await insertKey(connection, added);
      // Counted afterwards, so that those made at once see most of each other.
      const keys = await keysOf(organisationId, added.number);
      try {
        checkRoom(keys, clock(), false);
      } catch (error) {
        await key.deleteOne({ _id: added._id });
        throw error;
      }
      await forget(keys);
      return toKey(added);
    },

    listKeys: async (organisationId) => {
      if ((await organisation(organisationId)) === null) return null;
      return [...(await keysOf(organisationId)), ...(await keysOf(testDataIdOf(organisationId)))];
    },

    getKey: read,

    rollKey: async (id, { hash, prefix, ...times }) => {
      const old = await read(id);
      if (old === null) return null;
      const now = clock();
      checkRollable(old, now);
      const expiries = expiriesOfRoll(old, times, now);
      const { organisationId, scopes, name, ownerEmail, livemode } = old;
      const input = { hash, prefix, scopes, name, ownerEmail, expiresAt: expiries.new };
      const added = await newKey(organisationId, input, livemode);
      const keys = await keysOf(organisationId);
      checkRoom([...keys, toKey(added)], now, true);
      await insertKey(connection, { ...added, replaces: id });
      // This write decides. Before it nobody has the new key, after it both are valid.
      await key.updateOne(
        { _id: id, revokedAt: null, replacedBy: null },
        { $set: { replacedBy: added._id, expiresAt: expiries.old } },
      );
      const previous = await read(id);
      // What is written counts, not the answer to the write, which a driver may repeat.
      if (previous?.replacedBy !== added._id) {
        await key.deleteOne({ _id: added._id });
        if (previous === null) return null;
        checkRollable(previous, now);
        throw new Error('The key is not rolled, though it could be.');
      }
      await forget(keys);
      return { key: toKey(added), previous };
    },

    revokeKey: async (id) => {
      await key.updateOne({ _id: id, revokedAt: null }, { $set: { revokedAt: clock() } });
      return read(id);
    },

    findKey: async (hash) => {
      const found = await readByHash(hash);
      if (found === null || keyState(found, clock()) !== 'valid') return null;
      const { ownerEmail } = found;
      const [holder, his, asUser] = await Promise.all([
        organisation(found.organisationId),
        ownerEmail === null ? null : owner.findById(ownerEmail).lean(),
        ownerEmail === null ? null : user.findOne({ email: ownerEmail }).lean(),
      ]);
      if (holder === null) return null;
      const live = holder.testOf === null ? holder : await organisation(holder.testOf);
      if (live === null) return null;
      return {
        key: found,
        organisation: forTests(holder, live),
        ownerSuspended:
          (his?.suspended ?? false) ||
          (asUser?.organisationId === live.id && asUser.suspendedAt !== null),
      };
    },

    findEndedKey: async (hash) => {
      const found = await readByHash(hash);
      return found === null || keyState(found, clock()) === 'valid' ? null : found;
    },

    noteKeysUsed: async (uses) => {
      if (uses.size === 0) return;
      await key.bulkWrite(
        [...uses].map(([id, lastUsedAt]) => ({
          updateOne: { filter: { _id: id }, update: { $max: { lastUsedAt } } },
        })),
        { ordered: false },
      );
    },
  };
  return { newKey, methods };
}
