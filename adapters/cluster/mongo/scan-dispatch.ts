import { type Connection, trusted } from 'mongoose';
import { PLANS } from '../../../core/accounts.js';
import type { Clock, ScanStore } from '../../../core/ports.js';
import { isSlowed, SLOWED_AFTER, SLOWED_PLACES } from '../../../core/slowing.js';
import { LEASE_MAX_MS, leaseEnd } from '../../lease.js';
import { livePlans, type OrganisationDocument, organisations } from './organisation-model.js';
import { scans } from './scan-model.js';
import type { Slots } from './scan-slots.js';

/** Each further round means that another dispatcher took a scan of the organisation meanwhile. */
const ROUNDS_MAX = 100;

type Waiting = Pick<
  OrganisationDocument,
  '_id' | 'exceededBounds' | 'plan' | 'running' | 'testOf' | 'turn'
>;

/** Selects the next scans to process. */
export function openScanDispatch(
  connection: Connection,
  clock: Clock,
  slots: Slots,
): Pick<ScanStore, 'dispatch' | 'noteExceededBounds' | 'overdue'> {
  const model = scans.on(connection);
  const organisation = organisations.on(connection);
  const known = { exceededBounds: 1, plan: 1, running: 1, testOf: 1, turn: 1 } as const;

  return {
    dispatch: async ({ limit, leaseMs }) => {
      const inTurn = await waitingInTurn();
      if (inTurn.length === 0) return [];
      let turn = await lastTurn();
      const chosen: string[] = [];
      for (
        let next = inTurn.shift();
        next !== undefined && chosen.length < limit;
        next = inTurn.shift()
      ) {
        turn += 1;
        const scan = await dispatchOldest(next, turn, leaseMs);
        if (scan === null) continue;
        chosen.push(scan);
        inTurn.push(next);
      }
      return chosen;
    },

    noteExceededBounds: async (organisationId) => {
      const now = clock();
      const latest = trusted({ $each: [now], $slice: -SLOWED_AFTER });
      const changed = await organisation
        .findByIdAndUpdate(
          organisationId,
          { $push: { exceededBounds: latest } },
          { new: true, projection: { exceededBounds: 1 } },
        )
        .lean();
      return isSlowed(changed?.exceededBounds ?? [], now);
    },

    overdue: async (limit) => {
      const now = clock().getTime();
      const found = await model
        .find(
          {
            $or: [
              { heldUntil: trusted({ $lte: now }) },
              { heldUntil: trusted({ $gt: now + LEASE_MAX_MS }) },
            ],
          },
          { _id: 1 },
        )
        .sort({ createdAt: 1, _id: 1 })
        .limit(limit)
        .lean();
      return found.map((scan) => scan._id);
    },
  };

  /** Organisations with a waiting scan, the one served longest ago first. */
  async function waitingInTurn(): Promise<Waiting[]> {
    const ids = await model.distinct('organisationId', { waiting: true });
    if (ids.length === 0) return [];
    const found: Waiting[] = await organisation
      .find({ _id: trusted({ $in: ids }) }, known)
      .sort({ turn: 1, number: 1 })
      .lean();
    const plans = await livePlans(connection, found);
    return found.map((one) => ({ ...one, plan: plans.get(one.testOf ?? '') ?? one.plan }));
  }

  async function lastTurn(): Promise<number> {
    const last = await organisation.findOne({}, { turn: 1 }).sort({ turn: -1 }).lean();
    return last?.turn ?? 0;
  }

  async function dispatchOldest(
    { _id: organisationId, exceededBounds = [], plan, running }: Waiting,
    turn: number,
    leaseMs: number,
  ): Promise<string | null> {
    const limit = isSlowed(exceededBounds, clock()) ? SLOWED_PLACES : PLANS[plan].concurrentScans;
    for (let round = 0; round < ROUNDS_MAX && running.length < limit; round += 1) {
      const oldest = await model
        .findOne(
          {
            waiting: true,
            organisationId,
            _id: trusted({ $nin: running.map((slot) => slot.scan) }),
          },
          { fence: 1 },
        )
        .sort({ createdAt: 1, _id: 1 })
        .lean();
      if (oldest === null) return null;
      const at = clock();
      const slot = await slots.take({ organisationId, scan: oldest._id, limit, turn, at });
      if (slot !== null) {
        // Guarded by the fence: a process that freed this slot of a stalled
        // dispatcher has raised it.
        const dispatched = await model.updateOne(
          { _id: oldest._id, waiting: true, fence: oldest.fence ?? 0 },
          { $set: { heldUntil: leaseEnd(at.getTime(), leaseMs), slot }, $unset: { waiting: 1 } },
        );
        if (dispatched.matchedCount === 1) return oldest._id;
        await slots.release(organisationId, slot);
      }
      running = (await organisation.findById(organisationId, known).lean())?.running ?? [];
    }
    return null;
  }
}
