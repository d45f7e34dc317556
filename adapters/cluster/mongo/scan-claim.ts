import { type Connection, type FilterQuery, trusted } from 'mongoose';
import type { Clock, ScanStore } from '../../../core/ports.js';
import { leaseEnd } from '../../lease.js';
import { lapsed } from './lease.js';
import { type ScanDocument, scans } from './scan-model.js';
import { fields, readScan } from './scan-record.js';
import type { Slots } from './scan-slots.js';

/** Claimable: no worker holds it, or its holder's lease has lapsed. */
export const free = (now: number) => ({
  $or: [
    { status: 'queued' as const },
    { status: 'processing' as const, ...lapsed('heldUntil', now) },
  ],
});
/** Claims a scan by one conditional update, which raises the fence. */
export function openScanClaim(
  connection: Connection,
  clock: Clock,
  slots: Slots,
): Pick<ScanStore, 'claim'> {
  const model = scans.on(connection);

  return {
    claim: async (id, { leaseMs, attemptsMax }) => {
      const claimed =
        (await take(id, { leaseMs, attemptsMax, only: { waiting: null }, set: {} })) ??
        (await takeOutOfTurn(id, { leaseMs, attemptsMax }));
      if (claimed !== null) {
        const { scan, fence } = readScan(claimed, 'summary');
        return { scan, fence };
      }
      const usedUp = {
        _id: id,
        attempt: trusted({ $gte: attemptsMax }),
        ...free(clock().getTime()),
      };
      return (await model.exists(usedUp)) === null ? null : 'exhausted';
    },
  };

  function take(
    id: string,
    claim: {
      leaseMs: number;
      attemptsMax: number;
      only: FilterQuery<ScanDocument>;
      set: { slot?: string };
    },
  ): Promise<ScanDocument | null> {
    const { leaseMs, attemptsMax, only, set } = claim;
    const now = clock().getTime();
    const heldUntil = leaseEnd(now, leaseMs);
    return model
      .findOneAndUpdate(
        { _id: id, attempt: trusted({ $lt: attemptsMax }), ...only, ...free(now) },
        {
          $set: { ...set, status: 'processing', stage: 'decoding', heldUntil },
          $inc: { attempt: 1, fence: 1 },
          $unset: { waiting: 1 },
        },
        { returnDocument: 'after', projection: fields('summary') },
      )
      .lean();
  }

  /** A scan that was not dispatched still counts as in progress, beyond its plan if necessary. */
  async function takeOutOfTurn(
    id: string,
    claim: { leaseMs: number; attemptsMax: number },
  ): Promise<ScanDocument | null> {
    const found = await model
      .findOne({ _id: id, waiting: true }, { organisationId: 1, fence: 1 })
      .lean();
    if (found?.organisationId === undefined) return null;
    const slot = await slots.add(found.organisationId, { scan: id, at: clock() });
    const only = { waiting: true, fence: found.fence ?? 0 };
    const taken = await take(id, { ...claim, only, set: { slot } });
    if (taken === null) await slots.release(found.organisationId, slot);
    return taken;
  }
}
