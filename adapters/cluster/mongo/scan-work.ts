import { randomUUID } from 'node:crypto';
import { type Connection, type FilterQuery, trusted } from 'mongoose';
import type { FailureReason } from '../../../core/errors.js';
import type { Clock, ScanStore } from '../../../core/ports.js';
import { leaseEnd } from '../../lease.js';
import { free } from './scan-claim.js';
import { finishEnding } from './scan-ending.js';
import { type ScanDocument, scans } from './scan-model.js';
import type { Pictures } from './scan-pictures.js';
import { fields, readScan, type ScanRecord } from './scan-record.js';
import { resultFields } from './scan-result.js';
import type { Slots } from './scan-slots.js';

const SUMMARY = fields('summary');
/** Fields that a final scan no longer has. */
const UNDER_WAY = { open: 1, waiting: 1, heldUntil: 1 } as const;

/** The caller still holds it. */
const held = (id: string, fence: number) => ({ _id: id, fence, status: 'processing' as const });

type Methods = Pick<
  ScanStore,
  'progress' | 'releaseClaim' | 'complete' | 'fail' | 'failLost' | 'requeue'
>;

/**
 * Operations of workers on a claimed scan, up to its end: each is one
 * conditional update, guarded by the fence of the claim.
 */
export function openScanWork(
  connection: Connection,
  clock: Clock,
  { slots, pictures }: { slots: Slots; pictures: Pictures },
): Methods {
  const model = scans.on(connection);

  return {
    progress: async (id, fence, stage, leaseMs) => {
      const heldUntil = leaseEnd(clock().getTime(), leaseMs);
      const moved = await model.updateOne(held(id, fence), { $set: { stage, heldUntil } });
      return moved.matchedCount === 1;
    },

    releaseClaim: async (id, fence) => {
      const before = await model
        .findOneAndUpdate(
          held(id, fence),
          {
            $set: { status: 'queued', stage: 'queued', waiting: true },
            $inc: { attempt: -1 },
            $unset: { heldUntil: 1, slot: 1 },
          },
          { returnDocument: 'before', projection: SUMMARY },
        )
        .lean();
      if (before !== null) await freeSlot(before);
    },

    requeue: async (id) => {
      const before = await model
        .findOneAndUpdate(
          { _id: id, open: true },
          {
            $set: { status: 'queued', stage: 'queued', attempt: 0, waiting: true },
            $inc: { fence: 1 },
            $unset: { heldUntil: 1, slot: 1 },
          },
          { returnDocument: 'before', projection: SUMMARY },
        )
        .lean();
      if (before !== null) {
        await freeSlot(before);
        return 'requeued';
      }
      const ended = { _id: id, organisationId: trusted({ $exists: true }) };
      return (await model.exists(ended)) === null ? null : 'final';
    },

    complete: async (id, fence, result) => {
      const at = clock();
      const found = resultFields(result);
      await pictures.write({ scanId: id, fence, at }, result);
      const announce = { eventId: randomUUID(), type: 'scan.completed' as const, at };
      const completed = await model
        .findOneAndUpdate(
          held(id, fence),
          {
            $set: { ...found, status: 'completed', completedAt: at, announce },
            $unset: UNDER_WAY,
          },
          { returnDocument: 'after', projection: SUMMARY },
        )
        .lean();
      if (completed === null) {
        // Unless this call already succeeded and its answer was lost.
        const own = { _id: id, fence, status: 'completed' as const };
        if ((await model.exists(own)) === null) await pictures.drop(id, fence);
        return false;
      }
      const hasPictures = result.heatmaps.length + (result.pageImages?.length ?? 0) > 0;
      await follow(readScan(completed, 'summary'), hasPictures);
      return true;
    },

    fail: async (id, fence, reason) => end(held(id, fence), reason, 0),

    // A new fence: a slow worker must not write any more.
    failLost: async (id, attemptsMax) =>
      end(
        {
          _id: id,
          attempt: trusted({ $gte: attemptsMax }),
          open: true,
          ...free(clock().getTime()),
        },
        'worker_lost',
        1,
      ),
  };

  async function end(
    whichever: FilterQuery<ScanDocument>,
    reason: FailureReason,
    fences: 0 | 1,
  ): Promise<boolean> {
    const at = clock();
    const announce = { eventId: randomUUID(), type: 'scan.failed' as const, at };
    const ended = { status: 'failed' as const, failure: reason, completedAt: at, announce };
    const before = await model
      .findOneAndUpdate(
        whichever,
        { $set: ended, $unset: UNDER_WAY, $inc: { fence: fences } },
        { returnDocument: 'before', projection: SUMMARY },
      )
      .lean();
    if (before === null) return false;
    await follow(readScan({ ...before, ...ended }, 'summary'), false);
    return true;
  }

  /** The scan has ended in any case; `reconcile` completes steps that fail here. */
  async function follow(record: ScanRecord, hasPictures: boolean): Promise<void> {
    const { scan, fence, slot } = record;
    await Promise.allSettled([
      slots.release(scan.organisationId, slot),
      finishEnding(connection, record),
      ...(hasPictures ? [pictures.settle(scan.id, fence)] : []),
    ]);
  }

  async function freeSlot(before: ScanDocument): Promise<void> {
    const { organisationId } = before;
    if (organisationId !== undefined) await slots.release(organisationId, before.slot);
  }
}
