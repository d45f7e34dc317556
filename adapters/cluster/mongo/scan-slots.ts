import { randomUUID } from 'node:crypto';
import { type Connection, trusted } from 'mongoose';
import { organisations, type Slot } from './organisation-model.js';

/**
 * The number of an organisation's scans in progress is limited by an array in
 * its document, which one conditional update checks and extends.
 */
export interface Slots {
  /**
   * Takes one of an organisation's `limit` slots for a scan and records its turn.
   * null when none is free, or another dispatcher handles the same scan.
   */
  take(want: {
    organisationId: string;
    scan: string;
    limit: number;
    turn: number;
    at: Date;
  }): Promise<string | null>;
  /** Adds a slot, beyond the limit if necessary, for a scan processed out of turn. */
  add(organisationId: string, slot: Omit<Slot, 'id'>): Promise<string>;
  /** No effect without a slot, or when it is already free. */
  release(organisationId: string, slot: string | null | undefined): Promise<void>;
}

export function openSlots(connection: Connection): Slots {
  const model = organisations.on(connection);
  return {
    take: async ({ organisationId, scan, limit, turn, at }) => {
      const id = randomUUID();
      const taken = await model.updateOne(
        {
          _id: organisationId,
          [`running.${limit - 1}`]: trusted({ $exists: false }),
          'running.scan': trusted({ $ne: scan }),
        },
        { $push: { running: { id, scan, at } }, $max: { turn } },
      );
      return taken.matchedCount === 1 ? id : null;
    },

    add: async (organisationId, slot) => {
      const id = randomUUID();
      await model.updateOne({ _id: organisationId }, { $push: { running: { id, ...slot } } });
      return id;
    },

    release: async (organisationId, slot) => {
      if (typeof slot !== 'string') return;
      await model.updateOne({ _id: organisationId }, { $pull: { running: { id: slot } } });
    },
  };
}
