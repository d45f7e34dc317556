import { type Connection, type FilterQuery, trusted } from 'mongoose';
import { decide } from '../../../core/decide.js';
import type {
  Clock,
  ReviewClaim,
  ReviewOrder,
  ReviewPosition,
  ReviewStore,
} from '../../../core/ports.js';
import { Label } from '../../../core/scan.js';
import { trainingCopiesSince } from './training-copies.js';
import { readStored, toStored } from '../../stored-json.js';
import { type ScanDocument, scans } from './scan-model.js';
import { fields, readScan } from './scan-record.js';

/** Of one decision; each try loses only to another that succeeded. */
const TRIES_MAX = 20;

const ORDERS: Record<ReviewOrder, Record<string, 1 | -1>> = {
  oldest: { createdAt: 1, _id: 1 },
  score: { riskScore: -1, createdAt: 1, _id: 1 },
};
const CLAIM = { claim: 1 } as const;

/**
 * Scans that wait for a person, in MongoDB. Claim and decisions are in the scan's document, so
 * each step is one conditional write of it, and one write removes them with the scan.
 */
export function openReviewStore(connection: Connection, clock: Clock): ReviewStore {
  const model = scans.on(connection);

  const taken = ({ by, leaseMs }: Parameters<ReviewStore['claim']>[0]) => ({
    userId: by.userId,
    name: toStored(by.name),
    sessionId: by.sessionId,
    claimedAt: clock(),
    expiresAt: new Date(clock().getTime() + leaseMs),
  });
  const isFree = () => ({
    $or: [
      { claim: trusted({ $exists: false }) },
      { 'claim.expiresAt': trusted({ $lte: clock() }) },
    ],
  });

  const unclaimed = (
    organisationId: string,
    order: ReviewOrder,
    after: ReviewPosition | null,
  ): FilterQuery<ScanDocument> => ({
    ...waiting(organisationId),
    $and: [isFree(), ...(after === null ? [] : [follows(order, after)])],
  });

  const claimFirst = async (
    { organisationId, order, by, leaseMs }: Parameters<ReviewStore['claimNext']>[0],
    after: ReviewPosition | null,
  ): Promise<ReviewClaim | null> => {
    const found = await model
      .findOneAndUpdate(
        unclaimed(organisationId, order, after),
        { $set: { claim: taken({ organisationId, scanId: '', by, leaseMs }) } },
        { sort: ORDERS[order], projection: CLAIM, returnDocument: 'after' },
      )
      .lean();
    return toClaim(found);
  };

  const claim: ReviewStore['claim'] = async (query) => {
    const { organisationId, scanId, by } = query;
    const scan = { ...waiting(organisationId), _id: scanId };
    const { claimedAt, ...renewed } = taken(query);
    const isOwn = { 'claim.userId': by.userId, 'claim.expiresAt': trusted({ $gt: claimedAt }) };
    const renewal = Object.entries(renewed).map(([name, value]) => [`claim.${name}`, value]);
    const set = (filter: FilterQuery<ScanDocument>, $set: object) =>
      model
        .findOneAndUpdate(
          { ...scan, ...filter },
          { $set },
          { projection: CLAIM, returnDocument: 'after' },
        )
        .lean();
    const found =
      (await set(isOwn, Object.fromEntries(renewal) as object)) ??
      (await set(isFree(), { claim: { ...renewed, claimedAt } })) ??
      (await model.findOne(scan, CLAIM).lean());
    // Whoever had it has released it meanwhile.
    if (found !== null && found.claim === undefined) return claim(query);
    return toClaim(found);
  };

  return {
    // From the index alone. Unlabelled scans cannot be counted so: the index holds null for what
    // is missing as for what is null, and documents hold reports.
    countWaiting: async (organisationId) => {
      const { label: _label, ...all } = waiting(organisationId);
      const [total, labelled] = await Promise.all([
        model.countDocuments(all),
        model.countDocuments({ ...all, label: trusted({ $in: Label.options }) }),
      ]);
      return Math.max(0, total - labelled);
    },

    listClaims: async (organisationId) => {
      const found = await model
        .find({ organisationId, 'claim.expiresAt': trusted({ $gt: clock() }) }, CLAIM)
        .sort({ 'claim.claimedAt': 1, _id: 1 })
        .lean();
      return found.flatMap((document) => toClaim(document) ?? []);
    },

    claimNext: async (query) =>
      (await claimFirst(query, query.after)) ??
      (query.after === null ? null : await claimFirst(query, null)),

    peekNext: async ({ organisationId, order, after }) => {
      const found = await model
        .findOne(unclaimed(organisationId, order, after), { _id: 1 })
        .sort(ORDERS[order])
        .lean();
      return found?._id ?? null;
    },

    claim,

    releaseClaim: async ({ organisationId, scanId, userId, sessionId }) => {
      await model.updateOne(
        {
          ...{ _id: scanId, organisationId, 'claim.userId': userId },
          ...(sessionId !== undefined && { 'claim.sessionId': sessionId }),
        },
        { $unset: CLAIM },
      );
    },

    releaseClaimsOf: async (sessionId) => {
      await model.updateMany({ 'claim.sessionId': sessionId }, { $unset: CLAIM });
    },

    decide: async (organisationId, scanId, change) => {
      for (let tries = 0; tries < TRIES_MAX; tries += 1) {
        // A scan that is being removed has no organisation.
        const found = await model
          .findOne({ _id: scanId, organisationId }, fields('summary'))
          .lean();
        if (found === null) return null;
        const { scan } = readScan(found, 'summary');
        const { label, decision, pastDecisions: past } = scan;
        const outcome = decide({ label, decision, past }, change, clock());
        if (outcome.kind !== 'decided') return outcome;
        const { state } = outcome;
        const next = {
          label: state.label,
          decision: state.decision === null ? null : toStored(state.decision),
          pastDecisions: state.past.length === 0 ? null : toStored(state.past),
        };
        const since = await trainingCopiesSince(connection, organisationId);
        const trainingSince = found.fileAvailable === true && since !== null ? since : undefined;
        const { matchedCount } = await model.updateOne(
          { _id: scanId, organisationId, ...asFound(found) },
          {
            $set: { ...present(next), ...(state.label !== null && { trainingSince }) },
            $unset: {
              ...{ ...absent(next), ...CLAIM },
              ...(state.label === null && { trainingSince: 1 }),
            },
          },
        );
        if (matchedCount === 0) continue;
        const { past: pastDecisions, ...holds } = state;
        return { kind: 'decided', scan: { ...scan, ...holds, pastDecisions } };
      }
      throw new Error('A decision lost to others too often.');
    },
  };
}

const waiting = (organisationId: string) => ({
  organisationId,
  fileAvailable: true,
  verdict: trusted({ $in: ['review' as const, 'high_risk' as const] }),
  label: trusted({ $exists: false }),
});

function follows(
  order: ReviewOrder,
  { createdAt, riskScore, id }: ReviewPosition,
): FilterQuery<ScanDocument> {
  const later = [
    { createdAt: trusted({ $gt: createdAt }) },
    { createdAt, _id: trusted({ $gt: id }) },
  ];
  return order === 'oldest'
    ? { createdAt: trusted({ $gte: createdAt }), $or: later }
    : {
        riskScore: trusted({ $lte: riskScore }),
        $or: [
          { riskScore: trusted({ $lt: riskScore }) },
          ...later.map((one) => ({ ...one, riskScore })),
        ],
      };
}

const DECIDED = ['label', 'decision', 'pastDecisions'] as const;
type Decided = Record<(typeof DECIDED)[number], unknown>;

/** Matches the document while nobody else has decided, and its file has not gone. */
const asFound = (found: Partial<Decided & ScanDocument>): FilterQuery<ScanDocument> => ({
  ...Object.fromEntries(DECIDED.map((name) => [name, found[name] ?? trusted({ $exists: false })])),
  ...(found.fileAvailable !== undefined && { fileAvailable: found.fileAvailable }),
});

const present = (next: Decided): Partial<Decided> =>
  Object.fromEntries(
    DECIDED.filter((name) => next[name] !== null).map((name) => [name, next[name]]),
  );
const absent = (next: Decided): Partial<Record<string, 1>> =>
  Object.fromEntries(DECIDED.filter((name) => next[name] === null).map((name) => [name, 1]));

const toClaim = (found: Pick<ScanDocument, '_id' | 'claim'> | null): ReviewClaim | null =>
  found?.claim === undefined
    ? null
    : { scanId: found._id, ...found.claim, name: readStored<string>(found.claim.name) };
