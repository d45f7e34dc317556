import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { PLANS, RATE_LIMIT_DEFAULT_PER_MINUTE } from '../../../core/accounts.js';
import type { AccountStore, Clock, NewKey, NewOrganisation } from '../../../core/ports.js';
import { toStored } from '../../stored-json.js';
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

  const newOrganisation = async (input: NewOrganisation): Promise<OrganisationDocument> => ({
    _id: randomUUID(),
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
  });

  const newKey = async (organisationId: string, input: NewKey): Promise<ApiKeyDocument> => ({
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
  });

  const exists = async (id: string): Promise<boolean> =>
    (await organisation.exists({ _id: id })) !== null;

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
      (await organisation.find().sort({ number: 1 }).lean()).map(toOrganisation),

    setOrganisationSuspended: async (id, suspended) => {
      const found = await organisation
        .findOneAndUpdate({ _id: id }, { $set: { suspended } }, { returnDocument: 'after' })
        .lean();
      return found === null ? null : toOrganisation(found);
    },

    createKey: async ({ organisationId, ...input }) => {
      if (!(await exists(organisationId))) return null;
      const added = await newKey(organisationId, input);
      await insertKey(connection, added);
      return toKey(added);
    },

    listKeys: async (organisationId) => {
      if (!(await exists(organisationId))) return null;
      return (await key.find({ organisationId }).sort({ number: 1 }).lean()).map(toKey);
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
        organisation.findById(found.organisationId).lean(),
        found.ownerEmail === null ? null : owner.findById(found.ownerEmail).lean(),
      ]);
      if (holder === null) return null;
      return {
        key: toKey(found),
        organisation: toOrganisation(holder),
        ownerSuspended: his?.suspended ?? false,
      };
    },

    setUserSuspended: async (email, suspended) =>
      (await owner.updateOne({ _id: fold(email) }, { $set: { suspended } })).matchedCount === 1,
  };
}

/** E-mail addresses are compared without case. */
const fold = (email: string): string => email.trim().toLowerCase();
