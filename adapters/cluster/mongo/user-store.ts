import { randomUUID } from 'node:crypto';
import { type Connection, type FilterQuery, trusted, type UpdateQuery } from 'mongoose';
import type { Clock, Entry, UserStore } from '../../../core/ports.js';
import type { User } from '../../../core/users.js';
import { openOrNull, type SecretBox } from '../../secret-box.js';
import { toStored } from '../../stored-json.js';
import { nextNumber } from './counter-model.js';
import { insertOnce } from './duplicate-key.js';
import { organisations } from './organisation-model.js';
import { owners } from './owner-model.js';
import { readUser } from './user-documents.js';
import { sessions, type UserDocument, users } from './user-model.js';
import { openUserSessions } from './user-sessions.js';

/**
 * Users of the dashboard, in MongoDB. What ends a user's sessions is one write of the
 * user, which also raises the epoch that sessions are held against; their documents are
 * removed afterwards, or by the sweep.
 */
export function openUserStore(connection: Connection, clock: Clock, box: SecretBox): UserStore {
  const user = users.on(connection);
  const ENDS_SESSIONS = { $inc: { epoch: 1 } };
  const NO_LINK = { linkHash: null, linkUntil: null };

  const read = async (found: UserDocument | null): Promise<User | null> =>
    found === null ? null : ((await readUser(connection, found))?.user ?? null);
  const get = async (id: string): Promise<User | null> => read(await user.findById(id).lean());

  /** One conditional write; null when nothing met the condition. */
  const change = async (
    filter: FilterQuery<UserDocument>,
    update: UpdateQuery<UserDocument>,
  ): Promise<UserDocument | null> => {
    const changed = await user.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean();
    if (changed !== null && '$inc' in update) await removeSessions(changed);
    return changed;
  };
  const removeSessions = async ({ _id, epoch }: UserDocument): Promise<void> => {
    await sessions.on(connection).deleteMany({ userId: _id, epoch: trusted({ $lt: epoch }) });
  };

  const toEntry = async (found: UserDocument | null): Promise<Entry | null> => {
    const user = await read(found);
    return found === null || user === null ? null : { user, epoch: found.epoch };
  };

  const isActingOwner = ({ role, suspendedAt }: UserDocument): boolean =>
    role === 'owner' && suspendedAt === null;
  const hasOtherOwner = async ({ _id, organisationId }: UserDocument): Promise<boolean> =>
    (await user.exists({
      ...{ organisationId, role: 'owner', suspendedAt: null },
      _id: trusted({ $ne: _id }),
    })) !== null;

  /**
   * Changes a user who may be the last owner. Of two owners who leave at once, both may
   * find the other still there: each looks again afterwards and is put back when none is
   * left. A process that dies in between leaves that to `admin user role`.
   */
  const changeOwner = async (
    found: UserDocument,
    leaves: boolean,
    changes: Partial<UserDocument>,
  ): Promise<User | 'last_owner' | null> => {
    const { _id, role, suspendedAt } = found;
    const guarded = leaves && isActingOwner(found);
    if (guarded && !(await hasOtherOwner(found))) return 'last_owner';
    const changed = await change({ _id, role, suspendedAt }, { $set: changes, ...ENDS_SESSIONS });
    if (changed === null) return get(_id);
    if (guarded && !(await hasOtherOwner(found))) {
      await change({ _id }, { $set: { role, suspendedAt } });
      return 'last_owner';
    }
    return read(changed);
  };

  return {
    ...openUserSessions(connection, clock),

    invite: async ({ organisationId, email, name, role, language }, link) => {
      const holder = await organisations.on(connection).findById(organisationId).lean();
      if (holder === null || holder.testOf !== undefined || holder.deletedAt !== undefined) {
        return 'no_organisation';
      }
      await insertOnce(() => owners.on(connection).insertMany([{ _id: email, suspended: false }]));
      const invited: UserDocument = {
        ...{ _id: randomUUID(), organisationId, email, name: toStored(name), role, language },
        ...{ passwordHash: null, totp: null, totpStep: 0, epoch: 0, suspendedAt: null },
        ...{ linkHash: link.hash, linkUntil: link.expiresAt },
        ...{ createdAt: clock(), lastSignInAt: null },
        number: await nextNumber(connection, users.name),
      };
      if (!(await insertOnce(() => user.insertMany([invited])))) return 'email_taken';
      return (await read(invited)) ?? 'no_organisation';
    },

    get,
    findByEmail: async (email) => read(await user.findOne({ email }).lean()),

    list: async (organisationId) => {
      const found = await user.find({ organisationId }).sort({ number: 1 }).lean();
      return (await Promise.all(found.map(read))).filter((one) => one !== null);
    },

    update: async (id, { name, language }) => {
      const changes = {
        ...(name !== undefined && { name: toStored(name) }),
        ...(language !== undefined && { language }),
      };
      await user.updateOne({ _id: id }, { $set: changes });
      return get(id);
    },

    setRole: async (id, role) => {
      const found = await user.findById(id).lean();
      if (found === null || found.role === role) return read(found);
      return changeOwner(found, true, { role });
    },

    setSuspended: async (id, suspended) => {
      const found = await user.findById(id).lean();
      if (found === null || (found.suspendedAt !== null) === suspended) return read(found);
      return changeOwner(found, suspended, { suspendedAt: suspended ? clock() : null });
    },

    remove: async (id) => {
      const found = await user.findById(id).lean();
      if (found === null) return null;
      // As an analyst first: removed documents cannot be put back.
      if (isActingOwner(found)) {
        const left = await changeOwner(found, true, { role: 'analyst' });
        if (left === 'last_owner') return left;
      }
      await user.deleteOne({ _id: id });
      await sessions.on(connection).deleteMany({ userId: id });
      return 'removed';
    },

    reset: async (id, { hash, expiresAt }) => {
      const changes = { passwordHash: null, totp: null, linkHash: hash, linkUntil: expiresAt };
      return read(await change({ _id: id }, { $set: changes, ...ENDS_SESSIONS }));
    },

    findLink: async (hash) => {
      const found = await user
        .findOne({ linkHash: hash, linkUntil: trusted({ $gt: clock() }) })
        .lean();
      return found === null ? null : readUser(connection, found);
    },

    useLink: async (hash, passwordHash) =>
      toEntry(
        await change(
          { linkHash: hash, linkUntil: trusted({ $gt: clock() }) },
          { $set: { passwordHash, ...NO_LINK }, ...ENDS_SESSIONS },
        ),
      ),

    findForSignIn: async (email) => {
      const found = await user.findOne({ email }).lean();
      if (found === null) return null;
      const holder = await readUser(connection, found);
      if (holder === null) return null;
      const { passwordHash, totp, epoch } = found;
      return {
        ...holder,
        ...{ epoch, passwordHash },
        totp: totp === null ? null : { secret: openOrNull(box, totp, found._id) },
      };
    },

    changePassword: async (id, from, to) =>
      toEntry(
        await change(
          { _id: id, passwordHash: from },
          { $set: { passwordHash: to, ...NO_LINK }, ...ENDS_SESSIONS },
        ),
      ),

    setTotp: async (id, secret) => {
      const totp = secret === null ? null : box.seal(secret, id);
      return (
        (await user.updateOne({ _id: id }, { $set: { totp, totpStep: 0 } })).matchedCount === 1
      );
    },

    takeTotpStep: async (id, step) =>
      (
        await user.updateOne(
          { _id: id, totpStep: trusted({ $lt: step }) },
          { $set: { totpStep: step } },
        )
      ).matchedCount === 1,
  };
}
