import { type Connection, trusted } from 'mongoose';
import { z } from 'zod';
import { allowancePeriod, PlanId, PLANS } from '../../../core/accounts.js';
import type { Clock, ScanOrigin, ScanStore } from '../../../core/ports.js';
import { fromStored } from '../../stored-json.js';
import { optional } from '../../stored-scan.js';
import { allowanceId, allowances, refunds } from './allowance-model.js';
import { livePlans, organisations } from './organisation-model.js';
import { pageImages } from './page-image-model.js';
import { trainingCopyTest } from './training-copies.js';
import { scans } from './scan-model.js';
import { fields, readScan } from './scan-record.js';

const OpenScans = z.array(
  z.object({ _id: z.string(), count: z.number(), oldest: z.date().nullable() }),
);
const DaysOfUsage = z.array(
  z.object({
    _id: z.object({ day: z.string(), source: z.string().nullish() }),
    scans: z.number(),
  }),
);
const Origin = optional(fromStored<ScanOrigin>());
const Account = z.object({
  plan: PlanId,
  limit: z.number().nullish(),
  scansBefore: z.number().nullish(),
  testOf: z.string().nullish(),
});

type Methods = Pick<
  ScanStore,
  | 'get'
  | 'origin'
  | 'backlog'
  | 'usage'
  | 'usageByDay'
  | 'filesToExpire'
  | 'testScansToExpire'
  | 'knownFiles'
  | 'markFileGone'
>;

export function openScanQueries(connection: Connection, clock: Clock): Methods {
  const model = scans.on(connection);
  return {
    get: async (organisationId, id, include) => {
      const found = await model.findOne({ _id: id, organisationId }, fields(include)).lean();
      return found === null ? null : readScan(found, include).scan;
    },

    origin: async (id) => {
      const found = await model.findById(id, { origin: 1 }).lean();
      return Origin.parse(found?.origin);
    },

    backlog: async () => {
      const groups = OpenScans.parse(
        await model.aggregate([
          { $match: { open: true } },
          { $group: { _id: '$status', count: { $sum: 1 }, oldest: { $min: '$createdAt' } } },
        ]),
      );
      const count = (status: string) => groups.find(({ _id }) => _id === status)?.count ?? 0;
      const times = groups.flatMap(({ oldest }) => oldest?.getTime() ?? []);
      return {
        queued: count('queued'),
        processing: count('processing'),
        oldestCreatedAt: times.length === 0 ? null : new Date(Math.min(...times)),
      };
    },

    usageByDay: async (organisationId, periodStart) => {
      const groups = DaysOfUsage.parse(
        await model.aggregate([
          { $match: { organisationId, chargedPeriod: periodStart, status: { $ne: 'failed' } } },
          {
            $group: {
              _id: {
                day: { $dateToString: { format: '%Y-%m-%d', date: '$createdAt' } },
                source: { $ifNull: ['$source', null] },
              },
              scans: { $sum: 1 },
            },
          },
          { $sort: { '_id.day': 1, '_id.source': 1 } },
        ]),
      );
      return groups.map(({ _id: { day, source = null }, scans }) => ({ day, source, scans }));
    },

    usage: async (organisationId) => {
      const { start, end } = allowancePeriod(clock());
      const current = allowanceId(organisationId, start);
      const notAccepted = await chargesWithoutScan(organisationId);
      const [account, charges, refunded] = await Promise.all([
        organisations
          .on(connection)
          .findById(organisationId, { plan: 1, limit: 1, scansBefore: 1, testOf: 1 })
          .lean(),
        allowances.on(connection).find({ organisationId }, { charged: 1, pending: 1 }).lean(),
        refunds.on(connection).countDocuments({ allowanceId: current }),
      ]);
      if (account === null) return null;
      const { limit = null, scansBefore, ...own } = Account.parse(account);
      const plan = (await livePlans(connection, [own])).get(own.testOf ?? '') ?? own.plan;
      const accepted = charges.map(({ _id, charged, pending }) => ({
        _id,
        count: charged - pending.filter(({ scan }) => notAccepted.has(scan)).length,
      }));
      const charged = accepted.find(({ _id }) => _id === current)?.count ?? 0;
      // The two are read in sequence: a refund may be newer than its charge.
      const used = Math.max(0, charged - refunded);
      return {
        object: 'usage',
        plan: { id: plan, name: PLANS[plan].name },
        period: { start: start.toISOString(), end: end.toISOString() },
        used,
        limit,
        remaining: limit === null ? null : Math.max(0, limit - used),
        total_scans: accepted.reduce((sum, { count }) => sum + count, scansBefore ?? 0),
      };
    },

    filesToExpire: async (before, limit, organisationId) => {
      const found = await model
        .find(
          {
            ...(organisationId !== undefined && { organisationId }),
            ...{ fileAvailable: true, completedAt: trusted({ $lt: before }) },
          },
          { fileId: 1 },
        )
        .sort({ completedAt: 1 })
        .limit(limit)
        .lean();
      return found.flatMap(({ _id: scanId, fileId }) =>
        fileId === undefined ? [] : [{ scanId, fileId }],
      );
    },

    testScansToExpire: async (before, limit) => {
      const found = await model
        .find({ livemode: false, completedAt: trusted({ $lt: before }) }, { organisationId: 1 })
        .sort({ completedAt: 1 })
        .limit(limit)
        .lean();
      return found.flatMap(({ _id: scanId, organisationId }) =>
        organisationId === undefined ? [] : [{ organisationId, scanId }],
      );
    },

    // A file marked as gone belongs to no scan; any remainder is an orphaned file.
    knownFiles: async (fileIds) => {
      const found = await model
        .find(
          { fileId: trusted({ $in: fileIds }), organisationId: trusted({ $exists: true }) },
          { fileId: 1, fileAvailable: 1, organisationId: 1, trainingSince: 1 },
        )
        .lean();
      const isCopy = await trainingCopyTest(connection, found);
      const known = found.filter((scan) => scan.fileAvailable === true || isCopy(scan));
      return new Set(known.flatMap(({ fileId }) => fileId ?? []));
    },

    markFileGone: async (scanId) => {
      // First, so that what a crash leaves is found again by the file.
      await pageImages.on(connection).deleteMany({ scanId });
      await model.updateOne(
        { _id: scanId, fileAvailable: true },
        { $set: { fileAvailable: false } },
      );
    },
  };

  /**
   * Charges for scans that do not exist: still being accepted, or of a process
   * that died before its scan was inserted. A charge that is still pending in a
   * later read is not one of a scan removed meanwhile, because removal settles
   * the charge first.
   */
  async function chargesWithoutScan(organisationId: string): Promise<Set<string>> {
    const open = await allowances
      .on(connection)
      .find({ organisationId, 'pending.at': trusted({ $exists: true }) }, { pending: 1 })
      .lean();
    const charged = open.flatMap(({ pending }) => pending.map(({ scan }) => scan));
    if (charged.length === 0) return new Set();
    const there = await model
      .find({ _id: trusted({ $in: charged }), status: trusted({ $ne: 'void' }) }, { _id: 1 })
      .lean();
    const ids = new Set(there.map(({ _id }) => _id));
    return new Set(charged.filter((scan) => !ids.has(scan)));
  }
}
