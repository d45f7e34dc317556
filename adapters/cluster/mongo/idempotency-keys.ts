import { type Connection, trusted } from 'mongoose';
import { AppError } from '../../../core/errors.js';
import {
  type Clock,
  RECONCILE_AFTER_MS,
  type Reservation,
  type ScanStore,
} from '../../../core/ports.js';
import { IDEMPOTENCY_KEPT_DAYS } from '../../../core/vocabulary.js';
import { isHeld, LEASE_MAX_MS, leaseEnd } from '../../lease.js';
import { toStored } from '../../stored-json.js';
import { insertOnce } from './duplicate-key.js';
import {
  type IdempotencyKeyDocument,
  idempotencyKeyId,
  idempotencyKeys,
} from './idempotency-key-model.js';
import { scans } from './scan-model.js';
import { fields, readScan } from './scan-record.js';
import { voidScan } from './scan-void.js';

const KEPT_MS = IDEMPOTENCY_KEPT_DAYS * 24 * 3_600_000;
/** Each further round means that another process changed the key meanwhile. */
const ROUNDS_MAX = 50;

type Methods = Pick<
  ScanStore,
  'reserveIdempotencyKey' | 'releaseIdempotencyKey' | 'expireIdempotencyKeys'
>;

/**
 * A reserved key is bound to a scan's id before that scan exists. Only the scan
 * document shows whether the scan was accepted: one that is missing long after
 * its key was bound is made void, which frees the key permanently.
 */
export function openIdempotencyKeys(connection: Connection, clock: Clock): Methods {
  const model = idempotencyKeys.on(connection);

  return {
    reserveIdempotencyKey: async ({ organisationId, key, requestHash, leaseMs }) => {
      const _id = idempotencyKeyId(organisationId, key);
      for (let round = 0; round < ROUNDS_MAX; round += 1) {
        const now = clock();
        const reserved = { requestHash, reservedUntil: leaseEnd(now.getTime(), leaseMs) };
        const found = await model.findById(_id).lean();
        if (found === null) {
          const added = { _id, organisationId, key: toStored(key), ...reserved };
          if (await insertOnce(() => model.insertMany([added]))) return { kind: 'reserved' };
          continue;
        }
        const answer = await answerFor(found, requestHash, now);
        if (answer !== 'free') {
          if (answer !== 'changed') return answer;
          continue;
        }
        const taken = await model.updateOne(unchanged(found), {
          $set: reserved,
          $unset: { scanId: 1, boundAt: 1, scanDeleted: 1 },
        });
        if (taken.matchedCount === 1) return { kind: 'reserved' };
      }
      return { kind: 'in_progress' };
    },

    releaseIdempotencyKey: async (organisationId, key) => {
      await model.deleteOne({ _id: idempotencyKeyId(organisationId, key), scanId: null });
    },

    expireIdempotencyKeys: async () => {
      const now = clock().getTime();
      const old = await model.deleteMany({
        boundAt: trusted({ $lte: new Date(now - KEPT_MS) }),
      });
      const lapsed = await model.deleteMany({
        $or: [
          { reservedUntil: trusted({ $lte: now }) },
          { reservedUntil: trusted({ $gt: now + LEASE_MAX_MS }) },
        ],
      });
      return old.deletedCount + lapsed.deletedCount;
    },
  };

  /** `free`: the caller may reserve it; `changed`: read it again. */
  async function answerFor(
    found: IdempotencyKeyDocument,
    requestHash: string,
    now: Date,
  ): Promise<Reservation | 'free' | 'changed'> {
    const { scanId, boundAt } = found;
    if (scanId === undefined || boundAt === undefined) {
      // Also for a different request: the current one may still end in an error, which is not kept.
      const held = isHeld(found.reservedUntil ?? null, now.getTime());
      return held ? { kind: 'in_progress' } : 'free';
    }
    const ageMs = now.getTime() - boundAt.getTime();
    if (ageMs >= KEPT_MS) return 'free';
    const same = found.requestHash === requestHash;
    const conflict = (): Reservation => ({
      kind: 'conflict',
      why: same ? 'scan_deleted' : 'different_request',
    });
    if (found.scanDeleted === true) return conflict();
    const scan = await scans.on(connection).findById(scanId, fields('report')).lean();
    if (scan === null) {
      if (ageMs < RECONCILE_AFTER_MS && ageMs > -LEASE_MAX_MS) return { kind: 'in_progress' };
      return (await voidScan(connection, scanId, now)).status === 'void' ? 'free' : 'changed';
    }
    if (scan.status === 'void') return 'free';
    if (scan.status === 'removed' || !same) return conflict();
    return { kind: 'replayed', scan: readScan(scan, 'report').scan };
  }
}

/** Matches the key only if it is unchanged since it was read. */
const unchanged = ({
  _id,
  reservedUntil,
  scanId,
  boundAt,
  scanDeleted,
}: IdempotencyKeyDocument) => ({
  _id,
  reservedUntil: reservedUntil ?? null,
  scanId: scanId ?? null,
  boundAt: boundAt ?? null,
  scanDeleted: scanDeleted ?? null,
});

/**
 * Binds a reserved key to its future scan. Throws when the reservation no
 * longer exists, so that one key never leads to two scans: the client's retry
 * finds the scan of the other request.
 */
export async function bindIdempotencyKey(
  connection: Connection,
  binding: { _id: string; scanId: string; at: Date },
): Promise<void> {
  const bound = await idempotencyKeys
    .on(connection)
    .updateOne(
      { _id: binding._id, scanId: null },
      { $set: { scanId: binding.scanId, boundAt: binding.at }, $unset: { reservedUntil: 1 } },
    );
  if (bound.matchedCount === 1) return;
  throw new AppError(
    'SERVICE_ERROR',
    'The Idempotency-Key lapsed while the request was handled: retry with the same key.',
  );
}

/** The scan was not accepted: the key becomes reserved again, for its holder to release. */
export async function unbindIdempotencyKey(
  connection: Connection,
  binding: { _id: string; scanId: string; at: Date },
): Promise<void> {
  await idempotencyKeys.on(connection).updateOne(
    { _id: binding._id, scanId: binding.scanId },
    {
      $set: { reservedUntil: leaseEnd(binding.at.getTime(), RECONCILE_AFTER_MS) },
      $unset: { scanId: 1, boundAt: 1 },
    },
  );
}
