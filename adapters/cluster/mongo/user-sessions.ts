import { type Connection, trusted } from 'mongoose';
import type { Clock, UserStore } from '../../../core/ports.js';
import { type Session, SESSION_IDLE_MS, SESSION_MAX_MS } from '../../../core/users.js';
import { readUser } from './user-documents.js';
import { type SessionDocument, sessions, users } from './user-model.js';

type Sessions = Pick<
  UserStore,
  | 'createSession'
  | 'findSession'
  | 'touchSession'
  | 'endSession'
  | 'listSessions'
  | 'endOtherSessions'
  | 'expireSessions'
>;

/** Sessions of the dashboard: each opens while its epoch is its user's. */
export function openUserSessions(connection: Connection, clock: Clock): Sessions {
  const session = sessions.on(connection);
  const user = users.on(connection);
  const ago = (ms: number): Date => new Date(clock().getTime() - ms);
  const alive = () => ({
    createdAt: trusted({ $gt: ago(SESSION_MAX_MS) }),
    seenAt: trusted({ $gt: ago(SESSION_IDLE_MS) }),
  });

  return {
    createSession: async (id, { userId, epoch }) => {
      const found = await user.findById(userId).lean();
      const read = found === null ? null : await readUser(connection, found);
      if (read === null || read.user.suspended !== null) return false;
      const noted = await user.updateOne(
        { _id: userId, epoch },
        { $set: { lastSignInAt: clock() } },
      );
      if (noted.matchedCount === 0) return false;
      await session.insertMany([{ _id: id, userId, epoch, createdAt: clock(), seenAt: clock() }]);
      return true;
    },

    findSession: async (id) => {
      const found = await session.findOne({ _id: id, ...alive() }).lean();
      if (found === null) return null;
      const { userId, epoch } = found;
      const holder = await user.findOne({ _id: userId, epoch }).lean();
      const read = holder === null ? null : await readUser(connection, holder);
      if (read === null || read.user.suspended !== null) return null;
      return { ...read, session: toSession(found) };
    },

    touchSession: async (id) => {
      await session.updateOne({ _id: id }, { $set: { seenAt: clock() } });
    },

    endSession: async (id) => {
      await session.deleteOne({ _id: id });
    },

    listSessions: async (userId) => {
      const holder = await user.findById(userId, { epoch: 1 }).lean();
      if (holder === null) return [];
      const found = await session
        .find({ userId, epoch: holder.epoch, ...alive() })
        .sort({ seenAt: -1, _id: 1 })
        .lean();
      return found.map(toSession);
    },

    endOtherSessions: async (userId, keptId) =>
      (await session.deleteMany({ userId, _id: trusted({ $ne: keptId }) })).deletedCount,

    expireSessions: async () => {
      const old = await session.deleteMany({ createdAt: trusted({ $lte: ago(SESSION_MAX_MS) }) });
      const idle = await session.deleteMany({ seenAt: trusted({ $lte: ago(SESSION_IDLE_MS) }) });
      return old.deletedCount + idle.deletedCount;
    },
  };
}

const toSession = ({ _id: id, userId, createdAt, seenAt }: SessionDocument): Session => ({
  ...{ id, userId, createdAt },
  lastSeenAt: seenAt,
});
