import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Organisation } from '../../core/accounts.js';
import type { Clock, Entry, UserStore } from '../../core/ports.js';
import { SESSION_IDLE_MS, SESSION_MAX_MS } from '../../core/users.js';
import { openOrNull, type SecretBox } from '../secret-box.js';
import { ORGANISATION, OrganisationRow } from './account-rows.js';
import type { Database } from './database.js';
import { toStored } from './stored-json.js';
import { SESSION, SessionRow, USER, type UserRecord, UserRow } from './user-rows.js';

const CountRow = z.object({ count: z.number() });

/** Users of the dashboard and their sessions, in SQLite. */
export function openUserStore(database: Database, clock: Clock, box: SecretBox): UserStore {
  const now = (): number => clock().getTime();
  const find = (where: string, value: string): UserRecord | null =>
    database.get(UserRow, `${USER} WHERE ${where} = ?`, [value]) ?? null;
  const user = (id: string) => find('users.id', id)?.user ?? null;

  /** null when its deletion has begun. */
  const organisationOf = ({ user: { organisationId } }: UserRecord): Organisation | null =>
    database.get(OrganisationRow, `${ORGANISATION} WHERE id = ?`, [organisationId]) ?? null;

  const entry = (id: string): Entry | null => {
    const found = find('users.id', id);
    return found === null ? null : { user: found.user, epoch: found.epoch };
  };

  /** Whether nobody else could act as owner if this user did no more. */
  const isLastOwner = ({ user: { id, role, organisationId }, suspendedAt }: UserRecord): boolean =>
    role === 'owner' &&
    suspendedAt === null &&
    database.get(
      CountRow,
      `SELECT count(*) AS count FROM users
       WHERE organisation_id = ? AND role = 'owner' AND suspended_at IS NULL AND id <> ?`,
      [organisationId, id],
    )?.count === 0;

  /** Ends the sessions in the same transaction. */
  const endSessions = (id: string): void => {
    database.run('UPDATE users SET epoch = epoch + 1 WHERE id = ?', [id]);
    database.run('DELETE FROM sessions WHERE user = (SELECT number FROM users WHERE id = ?)', [id]);
  };

  const isAlive = (): [string, number[]] => [
    'sessions.created_at > ? AND seen_at > ?',
    [now() - SESSION_MAX_MS, now() - SESSION_IDLE_MS],
  ];

  return {
    invite: async (input, link) =>
      database.transaction(() => {
        if (find('email', input.email) !== null) return 'email_taken';
        const { organisationId, email, name, role, language } = input;
        const holder = database.get(OrganisationRow, `${ORGANISATION} WHERE id = ?`, [
          organisationId,
        ]);
        if (holder === undefined || holder.testOf !== null) return 'no_organisation';
        const id = randomUUID();
        database.run('INSERT INTO owners (email) VALUES (?) ON CONFLICT DO NOTHING', [email]);
        database.run(
          `INSERT INTO users
             (id, organisation_id, email, name, role, language, link_hash, link_until, created_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          [
            ...[id, organisationId, email, toStored(name), role, language],
            ...[link.hash, link.expiresAt.getTime(), now()],
          ],
        );
        return user(id) ?? 'no_organisation';
      }),

    get: async (id) => user(id),
    findByEmail: async (email) => find('email', email)?.user ?? null,

    list: async (organisationId) =>
      database
        .all(UserRow, `${USER} WHERE organisation_id = ? ORDER BY users.number`, [organisationId])
        .map((found) => found.user),

    update: async (id, { name, language }) => {
      database.run(
        'UPDATE users SET name = coalesce(?, name), language = coalesce(?, language) WHERE id = ?',
        [name === undefined ? null : toStored(name), language ?? null, id],
      );
      return user(id);
    },

    setRole: async (id, role) =>
      database.transaction(() => {
        const found = find('users.id', id);
        if (found === null || found.user.role === role) return found?.user ?? null;
        if (isLastOwner(found)) return 'last_owner';
        database.run('UPDATE users SET role = ? WHERE id = ?', [role, id]);
        endSessions(id);
        return user(id);
      }),

    setSuspended: async (id, suspended) =>
      database.transaction(() => {
        const found = find('users.id', id);
        if (found === null || (found.suspendedAt !== null) === suspended)
          return found?.user ?? null;
        if (suspended && isLastOwner(found)) return 'last_owner';
        database.run('UPDATE users SET suspended_at = ? WHERE id = ?', [
          suspended ? now() : null,
          id,
        ]);
        endSessions(id);
        return user(id);
      }),

    remove: async (id) =>
      database.transaction(() => {
        const found = find('users.id', id);
        if (found === null) return null;
        if (isLastOwner(found)) return 'last_owner';
        database.run('DELETE FROM users WHERE id = ?', [id]);
        return 'removed';
      }),

    reset: async (id, link) =>
      database.transaction(() => {
        database.run(
          `UPDATE users SET password_hash = NULL, totp = NULL, link_hash = ?, link_until = ?
           WHERE id = ?`,
          [link.hash, link.expiresAt.getTime(), id],
        );
        endSessions(id);
        return user(id);
      }),

    findLink: async (hash) => {
      const found = database.get(UserRow, `${USER} WHERE link_hash = ? AND link_until > ?`, [
        hash,
        now(),
      ]);
      const organisation = found === undefined ? null : organisationOf(found);
      return found === undefined || organisation === null
        ? null
        : { user: found.user, organisation };
    },

    useLink: async (hash, passwordHash) =>
      database.transaction(() => {
        const found = find('link_hash', hash);
        if (found === null) return null;
        const { id } = found.user;
        const changed = database.run(
          `UPDATE users SET password_hash = ?, link_hash = NULL, link_until = NULL
           WHERE id = ? AND link_until > ?`,
          [passwordHash, id, now()],
        );
        if (changed === 0) return null;
        endSessions(id);
        return entry(id);
      }),

    findForSignIn: async (email) => {
      const found = find('email', email);
      const organisation = found === null ? null : organisationOf(found);
      if (found === null || organisation === null) return null;
      const { passwordHash, totp, epoch } = found;
      return {
        ...{ user: found.user, epoch, passwordHash, organisation },
        totp: totp === null ? null : { secret: openOrNull(box, totp, found.user.id) },
      };
    },

    changePassword: async (id, from, to) =>
      database.transaction(() => {
        const changed = database.run(
          `UPDATE users SET password_hash = ?, link_hash = NULL, link_until = NULL
           WHERE id = ? AND password_hash = ?`,
          [to, id, from],
        );
        if (changed === 0) return null;
        endSessions(id);
        return entry(id);
      }),

    setTotp: async (id, secret) =>
      database.run('UPDATE users SET totp = ?, totp_step = 0 WHERE id = ?', [
        secret === null ? null : box.seal(secret, id),
        id,
      ]) === 1,

    takeTotpStep: async (id, step) =>
      database.run('UPDATE users SET totp_step = ? WHERE id = ? AND totp_step < ?', [
        step,
        id,
        step,
      ]) === 1,

    createSession: async (id, { userId, epoch }) =>
      database.transaction(() => {
        const found = find('users.id', userId);
        if (found?.epoch !== epoch || found.user.suspended !== null) return false;
        database.run(
          'INSERT INTO sessions (id, user, epoch, created_at, seen_at) VALUES (?, ?, ?, ?, ?)',
          [id, found.number, epoch, now(), now()],
        );
        database.run('UPDATE users SET last_sign_in_at = ? WHERE id = ?', [now(), userId]);
        return true;
      }),

    findSession: async (id) => {
      const [alive, since] = isAlive();
      const session = database.get(SessionRow, `${SESSION} WHERE sessions.id = ? AND ${alive}`, [
        id,
        ...since,
      ]);
      const found = session === undefined ? null : find('users.id', session.userId);
      if (session === undefined || found === null || found.user.suspended !== null) return null;
      const organisation = organisationOf(found);
      return organisation === null ? null : { session, user: found.user, organisation };
    },

    touchSession: async (id) =>
      void database.run('UPDATE sessions SET seen_at = ? WHERE id = ?', [now(), id]),

    endSession: async (id) => void database.run('DELETE FROM sessions WHERE id = ?', [id]),

    listSessions: async (userId) => {
      const [alive, since] = isAlive();
      return database.all(
        SessionRow,
        `${SESSION} WHERE users.id = ? AND ${alive} ORDER BY seen_at DESC, sessions.id`,
        [userId, ...since],
      );
    },

    endOtherSessions: async (userId, keptId) =>
      database.run(
        'DELETE FROM sessions WHERE user = (SELECT number FROM users WHERE id = ?) AND id <> ?',
        [userId, keptId],
      ),

    expireSessions: async () => {
      const [alive, since] = isAlive();
      return database.run(`DELETE FROM sessions WHERE NOT (${alive})`, since);
    },
  };
}
