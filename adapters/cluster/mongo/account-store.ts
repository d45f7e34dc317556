import { randomUUID } from 'node:crypto';
import { type Connection, trusted } from 'mongoose';
import { type Organisation, PLANS, RATE_LIMIT_DEFAULT_PER_MINUTE } from '../../../core/accounts.js';
import { changedOrganisation } from '../../../core/organisation-change.js';
import type { AccountStore, Clock, NewOrganisation } from '../../../core/ports.js';
import { foldEmail } from '../../fold-email.js';
import { toStored } from '../../stored-json.js';
import { forTests, testDataIdOf } from '../../test-data.js';
import { toOrganisation } from './account-documents.js';
import { openApiKeys } from './api-keys.js';
import { nextNumber } from './counter-model.js';
import { insertOnce } from './duplicate-key.js';
import { firstOrganisation } from './first-organisation.js';
import { openOrganisationDeletion } from './organisation-deletion.js';
import { type OrganisationDocument, organisations } from './organisation-model.js';
import { owners } from './owner-model.js';
import { users } from './user-model.js';

/** Organisations, their keys and the key owners, in MongoDB. */
export function openAccountStore(connection: Connection, clock: Clock): AccountStore {
  const organisation = organisations.on(connection);
  const owner = owners.on(connection);
  const user = users.on(connection);

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

  const read = async (id: string): Promise<Organisation | null> => {
    const found = await organisation
      .findOne({ _id: id, deletedAt: trusted({ $exists: false }) })
      .lean();
    return found === null ? null : toOrganisation(found);
  };

  const keys = openApiKeys(connection, clock, read);

  return {
    createOrganisation: async (input) => {
      const added = await newOrganisation(input);
      await organisation.insertMany([added]);
      return toOrganisation(added);
    },

    createFirstOrganisation: firstOrganisation(connection, async (input, made) => {
      const added = await newOrganisation(input);
      return { organisation: added, key: await keys.newKey(added._id, made) };
    }),

    listOrganisations: async () =>
      (
        await organisation
          .find({ testOf: trusted({ $exists: false }), deletedAt: trusted({ $exists: false }) })
          .sort({ number: 1 })
          .lean()
      ).map(toOrganisation),

    // What it shares with the live one is read from that one; its own copy is that of its creation.
    testOrganisation: async (id) => {
      const live = await read(id);
      if (live === null || live.testOf !== null) return null;
      const testId = testDataIdOf(id);
      const known = await read(testId);
      if (known !== null) return forTests(known, live);
      const added = await newOrganisation({ ...live, limit: null }, id);
      await insertOnce(() => organisation.insertMany([added]));
      const made = await read(testId);
      return made === null ? null : forTests(made, live);
    },

    updateOrganisation: async (id, change) => {
      for (;;) {
        const live = await read(id);
        if (live === null || live.testOf !== null) return null;
        const after = changedOrganisation(live, change, clock());
        const { name, plan, limit, rateLimit, trainingCopiesSince: since } = after;
        const { language, fileRetentionDays } = after;
        const isTraining = change.trainingCopies !== undefined;
        const changed = await organisation
          .findOneAndUpdate(
            // Another change may be faster; the limit goes by the plan, and what is on stays
            // on since it was switched on.
            {
              ...{ _id: id, plan: live.plan, limit: live.limit },
              deletedAt: trusted({ $exists: false }),
              // Absent counts as null.
              ...(isTraining && { trainingCopiesSince: live.trainingCopiesSince }),
            },
            {
              $set: {
                ...{ plan, limit },
                ...(change.name !== undefined && { name: toStored(name) }),
                ...(change.rateLimit !== undefined && { rateLimit }),
                ...(change.language !== undefined && { language }),
                ...(change.fileRetentionDays !== undefined && { fileRetentionDays }),
                ...(isTraining && since !== null && { trainingCopiesSince: since }),
              },
              ...(isTraining && since === null && { $unset: { trainingCopiesSince: 1 } }),
            },
            { returnDocument: 'after' },
          )
          .lean();
        if (changed !== null) return toOrganisation(changed);
      }
    },

    setOrganisationSuspended: async (id, suspended) => {
      await organisation.updateOne({ _id: id }, { $set: { suspended } });
      return read(id);
    },

    ...keys.methods,
    ...openOrganisationDeletion(connection, clock),

    listFileRetentions: async () =>
      (
        await organisation
          .find(
            {
              fileRetentionDays: trusted({ $gte: 0 }),
              deletedAt: trusted({ $exists: false }),
            },
            { fileRetentionDays: 1 },
          )
          .lean()
      ).flatMap(({ _id: id, fileRetentionDays: days }) =>
        typeof days !== 'number'
          ? []
          : [id, testDataIdOf(id)].map((organisationId) => ({ organisationId, days })),
      ),

    setUserSuspended: async (email, suspended) => {
      const person = { email: foldEmail(email) };
      // No session of before a suspension, or made during one, outlives it.
      if (!suspended) {
        await user.updateOne(person, { $set: { suspendedAt: null }, $inc: { epoch: 1 } });
      }
      const known = await owner.updateOne({ _id: person.email }, { $set: { suspended } });
      if (suspended) await user.updateOne(person, { $inc: { epoch: 1 } });
      return known.matchedCount === 1;
    },
  };
}
