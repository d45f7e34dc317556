import { randomUUID } from 'node:crypto';
import { type Connection, trusted } from 'mongoose';
import {
  type ApiKey,
  type Organisation,
  PLANS,
  RATE_LIMIT_DEFAULT_PER_MINUTE,
} from '../../../core/accounts.js';
import type { AccountStore, Clock, NewKey, NewOrganisation } from '../../../core/ports.js';
import { toStored } from '../../stored-json.js';
import { forTests, testDataIdOf } from '../../test-data.js';
import { insertOnce } from './duplicate-key.js';
import { insertKey, toKey, toOrganisation } from './account-documents.js';
import { type ApiKeyDocument, apiKeys } from './api-key-model.js';
import { nextNumber } from './counter-model.js';
import { firstOrganisation } from './first-organisation.js';
import { type OrganisationDocument, organisations } from './organisation-model.js';
import { owners } from './owner-model.js';

/** Organisations, their keys and the key owners, in MongoDB. */
export function openAccountStore(connection: Connection, clock: Clock): AccountStore {
  const organisation = organisations.on(connection);
  const key = apiKeys.on(connection);
  const owner = owners.on(connection);

  const newOrganisation = async (
    input: NewOrganisation,
    testOf: string | null = null,
  ): Promise<OrganisationDocument> => ({
    _id: testOf === null ? randomUUID() : testDataIdOf(testOf),
    name: toStored(input.name),
    plan: input.plan,
    limit: input.limit === undefined ? PLANS[input.plan].limitDefault : input.limit,
    rateLimit: input.rateLimit ?? RATE_LIMIT_DEFAULT_PER_MINUTE,
    suspended: false,
    createdAt: clock(),
    number: await nextNumber(connection, organisations.name),
    running: [],
    turn: 0,
    scansBefore: 0,
    ...(testOf !== null && { testOf }),
  });

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
    ownerEmail: input.ownerEmail === null ? null : fold(input.ownerEmail),
    revokedAt: null,
    createdAt: clock(),
    number: await nextNumber(connection, apiKeys.name),
    ...(!livemode && { livemode }),
  });

  const read = async (id: string): Promise<Organisation | null> => {
    const found = await organisation.findById(id).lean();
    return found === null ? null : toOrganisation(found);
  };

  const keysOf = async (organisationId: string): Promise<ApiKey[]> =>
    (await key.find({ organisationId }).sort({ number: 1 }).lean()).map(toKey);

  return {
    createOrganisation: async (input) => {
      const added = await newOrganisation(input);
      await organisation.insertMany([added]);
      return toOrganisation(added);
    },

    createFirstOrganisation: firstOrganisation(connection, async (input, made) => {
      const added = await newOrganisation(input);
      return { organisation: added, key: await newKey(added._id, made) };
    }),

    listOrganisations: async () =>
      (
        await organisation
          .find({ testOf: trusted({ $exists: false }) })
          .sort({ number: 1 })
          .lean()
      ).map(toOrganisation),

    testOrganisation: async (id) => {
      const live = await read(id);
      if (live === null || live.testOf !== null) return null;
      const testId = testDataIdOf(id);
      const known = await read(testId);
      if (known !== null) return known;
      const added = await newOrganisation({ ...live, limit: null }, id);
      await insertOnce(() => organisation.insertMany([added]));
      return read(testId);
    },

    setOrganisationSuspended: async (id, suspended) => {
      await organisation.updateMany(
        { _id: trusted({ $in: [id, testDataIdOf(id)] }) },
        { $set: { suspended } },
      );
      return read(id);
    },

    createKey: async ({ organisationId, ...input }) => {
      const holder = await read(organisationId);
      if (holder === null) return null;
      const added = await newKey(organisationId, input, holder.testOf === null);
      await insertKey(connection, added);
      return toKey(added);
    },

    listKeys: async (organisationId) => {
      if ((await read(organisationId)) === null) return null;
      return [...(await keysOf(organisationId)), ...(await keysOf(testDataIdOf(organisationId)))];
    },

    revokeKey: async (id) => {
      await key.updateOne({ _id: id, revokedAt: null }, { $set: { revokedAt: clock() } });
      const found = await key.findById(id).lean();
      return found === null ? null : toKey(found);
    },

    findKey: async (hash) => {
      const found = await key.findOne({ hash, revokedAt: null }).lean();
      if (found === null) return null;
      const [holder, his] = await Promise.all([
        read(found.organisationId),
        found.ownerEmail === null ? null : owner.findById(found.ownerEmail).lean(),
      ]);
      if (holder === null) return null;
      const live = holder.testOf === null ? holder : await read(holder.testOf);
      if (live === null) return null;
      return {
        key: toKey(found),
        organisation: forTests(holder, live),
        ownerSuspended: his?.suspended ?? false,
      };
    },

    setUserSuspended: async (email, suspended) =>
      (await owner.updateOne({ _id: fold(email) }, { $set: { suspended } })).matchedCount === 1,
  };
}

/** E-mail addresses are compared without case. */
const fold = (email: string): string => email.trim().toLowerCase();
