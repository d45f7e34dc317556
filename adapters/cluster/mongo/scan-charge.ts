import { type Connection, trusted } from 'mongoose';
import { allowancePeriod } from '../../../core/accounts.js';
import { allowanceId, allowances, refunds } from './allowance-model.js';
import { upsert } from './duplicate-key.js';

/** One unit charged for one scan. */
export interface Charge {
  allowanceId: string;
  scan: string;
}

/**
 * The units of the allowance. A charge is `pending` until the acceptance of its
 * scan is decided.
 */
export interface Charging {
  /** Charges a unit; false when the allowance is used up. */
  charge(want: {
    organisationId: string;
    scan: string;
    limit: number | null;
    at: Date;
  }): Promise<boolean>;
  /** The scan was accepted: its unit stays used. */
  settle(charge: Charge): Promise<void>;
  /** `settle` later, several charges at once. */
  settleSoon(charge: Charge): void;
  /**
   * The scan does not exist: the unit was never used. Effective once, for any
   * number of callers.
   */
  undo(charge: Charge): Promise<boolean>;
  /** Resolves when all `settleSoon` calls are done. */
  idle(): Promise<void>;
}

export const chargeOf = (scan: string, organisationId: string, at: Date): Charge => ({
  scan,
  allowanceId: allowanceId(organisationId, allowancePeriod(at).start),
});

export function openCharging(connection: Connection): Charging {
  const model = allowances.on(connection);
  const accepted = new Map<string, string[]>();
  const settling = new Map<string, Promise<void>>();

  return {
    charge: async ({ organisationId, scan, limit, at }) => {
      const charge = chargeOf(scan, organisationId, at);
      const id = charge.allowanceId;
      const take = async (max: number | null): Promise<boolean> => {
        const room = max === null ? {} : { charged: trusted({ $lt: max }) };
        const taken = await model.updateOne(
          { _id: id, ...room },
          { $inc: { charged: 1 }, $push: { pending: { scan, at } } },
        );
        return taken.matchedCount === 1;
      };
      if (await take(limit)) return true;
      const periodStart = allowancePeriod(at).start;
      const begun = { organisationId, periodStart, charged: 0, pending: [] };
      const made = await upsert(() =>
        model.updateOne({ _id: id }, { $setOnInsert: begun }, { upsert: true }),
      );
      if (made.upsertedCount === 1) return take(limit);
      if (limit === null) return take(null);
      // Refunds only increase, so an outdated count admits too few scans, never too many.
      const back = await refunds.on(connection).countDocuments({ allowanceId: id });
      return take(limit + back);
    },

    settle: ({ allowanceId: id, scan }) => settleAll(id, [scan]),

    settleSoon: ({ allowanceId: id, scan }) => {
      accepted.set(id, [...(accepted.get(id) ?? []), scan]);
      if (!settling.has(id)) settling.set(id, settleInTurn(id));
    },

    undo: async ({ allowanceId: id, scan }) => {
      const undone = await model.updateOne(
        { _id: id, 'pending.scan': scan },
        { $inc: { charged: -1 }, $pull: { pending: { scan } } },
      );
      return undone.modifiedCount === 1;
    },

    idle: async () => {
      await Promise.all(settling.values());
    },
  };

  /**
   * Collects charges during a running update, so that a busy document is not
   * written twice per scan.
   */
  async function settleInTurn(id: string): Promise<void> {
    for (;;) {
      const scans = accepted.get(id);
      accepted.delete(id);
      if (scans === undefined) break;
      // `reconcile` settles the rest.
      await settleAll(id, scans).catch(() => {});
    }
    settling.delete(id);
  }

  async function settleAll(id: string, scans: string[]): Promise<void> {
    await model.updateOne({ _id: id }, { $pull: { pending: { scan: { $in: scans } } } });
  }
}
