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
  /** Adds one beyond any limit: for a scan that somebody works on already. */
  add(organisationId: string, slot: Slot): Promise<void>;
  release(organisationId: string, slot: string): Promise<void>;
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
      await model.updateOne({ _id: organisationId }, { $push: { running: slot } });
    },

    release: async (organisationId, slot) => {
      await model.updateOne({ _id: organisationId }, { $pull: { running: { id: slot } } });
    },
  };
}
