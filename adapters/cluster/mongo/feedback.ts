import { type Connection, trusted } from 'mongoose';
import { z } from 'zod';
import {
  type Feedback,
  FEEDBACK_MAX,
  type FeedbackKind,
  type FindingFeedback,
  type MissedPlace,
} from '../../../core/feedback.js';
import type { ScanStore } from '../../../core/ports.js';
import { fromStored, toStored } from '../../stored-json.js';
import { type Said, type ScanDocument, scans } from './scan-model.js';
import { readScan } from './scan-record.js';
import { trainingCopiesSince, trainingCopyTest } from './training-copies.js';

const FIELDS = { finding: 'saidOfFindings', missed: 'saidMissed' } as const satisfies Record<
  FeedbackKind,
  keyof ScanDocument
>;

const saidOf = <T>() => z.array(z.object({ id: z.string(), given: fromStored<T>() })).default([]);
const SaidFields = z.object({
  saidOfFindings: saidOf<FindingFeedback>(),
  saidMissed: saidOf<MissedPlace>(),
});

type Methods = Pick<
  ScanStore,
  'readFeedback' | 'giveFeedback' | 'listTrainingCopies' | 'countTrainingCopies'
>;

/**
 * What people said about reports, and the documents that may be trained with. It is part of
 * the scan's document, so that one write removes the scan with it, and none can follow.
 */
export function openFeedback(connection: Connection): Methods {
  const model = scans.on(connection);
  return {
    readFeedback: async (organisationId, scanId) => {
      const found = await model
        .findOne(
          { _id: scanId, organisationId },
          { saidOfFindings: 1, saidMissed: 1, organisationId: 1, trainingSince: 1 },
        )
        .lean();
      if (found === null) return null;
      const isCopy = await trainingCopyTest(connection, [found]);
      return { ...feedbackOf(found), hasTrainingCopy: isCopy(found) };
    },

    giveFeedback: async (organisationId, scanId, { kind, id, given }) => {
      const scan = { _id: scanId, organisationId };
      const field = FIELDS[kind];
      if (given === null) {
        const taken = await model.updateOne(scan, { $pull: { [field]: { id } } });
        return taken.matchedCount === 1 ? 'kept' : null;
      }
      const said: Said = { id, given: toStored(given) };
      const last = `${field}.${FEEDBACK_MAX[kind] - 1}`;
      const absent = {
        ...scan,
        [last]: trusted({ $exists: false }),
        [`${field}.id`]: trusted({ $ne: id }),
      };
      const there = { ...scan, [`${field}.id`]: id };
      // Of two at once for the same, the second finds that of the first and goes over it.
      for (;;) {
        const added = await model.updateOne(absent, { $push: { [field]: said } });
        if (added.matchedCount === 1) return 'kept';
        const $set = { [`${field}.$.given`]: said.given };
        if ((await model.updateOne(there, { $set })).matchedCount === 1) return 'kept';
        if ((await model.exists(scan)) === null) return null;
        if ((await model.exists({ ...scan, [last]: trusted({ $exists: true }) })) !== null)
          return 'full';
      }
    },

    listTrainingCopies: async ({ organisationId, after, limit }) => {
      const trainingSince = await trainingCopiesSince(connection, organisationId);
      if (trainingSince === null) return [];
      const found = await model
        .find({ organisationId, trainingSince, ...(after !== null && laterThan(after)) })
        .sort({ createdAt: 1, _id: 1 })
        .limit(limit)
        .lean();
      return found.map((document) => ({
        scan: readScan(document, 'report').scan,
        feedback: feedbackOf(document),
      }));
    },

    countTrainingCopies: async (organisationId) => {
      const trainingSince = await trainingCopiesSince(connection, organisationId);
      if (trainingSince === null) return { copies: 0, bytes: 0 };
      const [sums = { copies: 0, bytes: 0 }] = Sums.parse(
        await model.aggregate([
          { $match: { organisationId, trainingSince } },
          { $group: { _id: null, copies: { $sum: 1 }, bytes: { $sum: '$fileSize' } } },
        ]),
      );
      return sums;
    },
  };
}

const Sums = z.array(z.object({ copies: z.number(), bytes: z.number() }));

const laterThan = ({ createdAt, id }: { createdAt: Date; id: string }) => ({
  $or: [{ createdAt: trusted({ $gt: createdAt }) }, { createdAt, _id: trusted({ $gt: id }) }],
});

/** What is written of it in the document of a scan. */
export function feedbackOf(document: unknown): Feedback {
  const { saidOfFindings, saidMissed } = SaidFields.parse(document);
  return { findings: byId(saidOfFindings), missed: byId(saidMissed) };
}

const byId = <T>(said: { id: string; given: T }[]): Record<string, T> =>
  Object.fromEntries(
    said.sort((a, b) => (a.id < b.id ? -1 : 1)).map(({ id, given }) => [id, given]),
  );

/** The inverse, for a restored scan. */
export const saidFields = ({
  findings,
  missed,
}: Feedback): Pick<ScanDocument, 'saidOfFindings' | 'saidMissed'> => ({
  ...(Object.keys(findings).length > 0 && { saidOfFindings: listOf(findings) }),
  ...(Object.keys(missed).length > 0 && { saidMissed: listOf(missed) }),
});

const listOf = (said: Record<string, unknown>): Said[] =>
  Object.entries(said).map(([id, given]) => ({ id, given: toStored(given) }));
