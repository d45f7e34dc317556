import { type Connection, trusted } from 'mongoose';
import type { AccountStore, Clock } from '../../../core/ports.js';
import { testDataIdOf } from '../../test-data.js';
import { allowances, refunds } from './allowance-model.js';
import { apiKeys } from './api-key-model.js';
import { decisions } from './decision-model.js';
import { insertOnce } from './duplicate-key.js';
import { idempotencyKeys } from './idempotency-key-model.js';
import { organisations } from './organisation-model.js';
import { owners } from './owner-model.js';
import { scans } from './scan-model.js';
import { singleSignOn } from './sso-model.js';
import { sessions, users } from './user-model.js';
import { webhookDeliveries } from './webhook-delivery-model.js';
import { webhookEndpoints } from './webhook-endpoint-model.js';

type Methods = Pick<AccountStore, 'deleteOrganisation' | 'listDeletions' | 'eraseOrganisation'>;

/**
 * Deletes organisations: one write begins it, and the document stays until all else is gone,
 * so that another process goes on where one died. What others refer to is removed after them.
 */
export function openOrganisationDeletion(connection: Connection, clock: Clock): Methods {
  const organisation = organisations.on(connection);

  return {
    deleteOrganisation: async (id) => {
      const { matchedCount } = await organisation.updateOne(
        {
          ...{ _id: id, testOf: trusted({ $exists: false }) },
          deletedAt: trusted({ $exists: false }),
        },
        { $set: { deletedAt: clock() } },
      );
      return matchedCount === 1;
    },

    listDeletions: async () => {
      const found = await organisation
        .find({ deletedAt: trusted({ $exists: true }) }, { deletedAt: 1 })
        .sort({ deletedAt: 1 })
        .lean();
      return found.flatMap(({ _id: id, deletedAt: begunAt }) =>
        begunAt === undefined ? [] : [{ id, holders: [id, testDataIdOf(id)], begunAt }],
      );
    },

    eraseOrganisation: async (id, isLast) => {
      const holders = [testDataIdOf(id), id];
      const own = { organisationId: trusted({ $in: holders }) };
      await eraseUsersAndKeys(own);
      await singleSignOn.on(connection).deleteOne({ _id: id });
      const endpoints = await webhookEndpoints.on(connection).find(own, { _id: 1 }).lean();
      await webhookDeliveries
        .on(connection)
        .deleteMany({ endpointId: trusted({ $in: endpoints.map(({ _id }) => _id) }) });
      await webhookEndpoints.on(connection).deleteMany(own);
      await idempotencyKeys.on(connection).deleteMany(own);
      const charged = await allowances.on(connection).find(own, { _id: 1 }).lean();
      await refunds
        .on(connection)
        .deleteMany({ allowanceId: trusted({ $in: charged.map(({ _id }) => _id) }) });
      await allowances.on(connection).deleteMany(own);
      // Otherwise the next start would make it once more.
      await decisions
        .on(connection)
        .deleteOne({ _id: 'first_organisation', value: trusted({ $regex: id }) });
      if (!isLast) return;
      if ((await scans.on(connection).exists(own)) !== null) {
        throw new Error('The organisation still has a scan.');
      }
      for (const one of holders) await organisation.deleteOne({ _id: one });
    },
  };

  /** The addresses first, so that an interruption leaves whoever still names them. */
  async function eraseUsersAndKeys(own: object): Promise<void> {
    const people = await users.on(connection).find(own, { email: 1 }).lean();
    const keys = await apiKeys.on(connection).find(own, { ownerEmail: 1 }).lean();
    const emails = new Set([
      ...people.map(({ email }) => email),
      ...keys.flatMap(({ ownerEmail }) => ownerEmail ?? []),
    ]);
    for (const email of emails) await forgetAddress(email, own);
    await sessions
      .on(connection)
      .deleteMany({ userId: trusted({ $in: people.map(({ _id }) => _id) }) });
    await users.on(connection).deleteMany(own);
    await apiKeys.on(connection).deleteMany(own);
  }

  /** Removes an address of nobody else, and puts it back if it became somebody's meanwhile. */
  async function forgetAddress(email: string, own: object): Promise<void> {
    const isOthers = async () => {
      const others = { $nor: [own] };
      return (
        (await users.on(connection).exists({ email, ...others })) !== null ||
        (await apiKeys.on(connection).exists({ ownerEmail: email, ...others })) !== null
      );
    };
    if (await isOthers()) return;
    await owners.on(connection).deleteOne({ _id: email, suspended: false });
    if (!(await isOthers())) return;
    await insertOnce(() => owners.on(connection).insertMany([{ _id: email, suspended: false }]));
  }
}
