import { randomUUID } from 'node:crypto';
import { type Connection, trusted } from 'mongoose';
import { organisations, type Slot } from './organisation-model.js';

/**
 * How many scans of an organisation are under way is bounded by an array in its
 * document, which one conditional update looks at and adds to.
 */
export interface Slots {
  /**
   * Takes one of an organisation's `limit` slots for a scan and notes its turn.
   * null when none is free, or another dispatcher has this very scan in hand.
   */
  take(want: {
    organisationId: string;
    scan: string;
    limit: number;
    turn: number;
    at: Date;
  }): Promise<string | null>;
  /** Adds one, beyond the limit if need be: for a scan that is worked on out of turn. */
  add(organisationId: string, slot: Omit<Slot, 'id'>): Promise<string>;
  /** No effect without a slot, or when it is free already. */
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
