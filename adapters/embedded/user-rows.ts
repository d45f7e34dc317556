import { z } from 'zod';
import { Role, type Session, type User } from '../../core/users.js';
import { Lang } from '../../core/vocabulary.js';
import { fromStored, StoredDate, StoredFlag } from './stored-json.js';

const row = z.object({
  number: z.number(),
  id: z.string(),
  organisation_id: z.string(),
  email: z.string(),
  name: fromStored<string>(),
  role: Role,
  language: Lang,
  password_hash: z.string().nullable(),
  totp: z.string().nullable(),
  epoch: z.number(),
  suspended_at: StoredDate.nullable(),
  owner_suspended: StoredFlag,
  created_at: StoredDate,
  last_sign_in_at: StoredDate.nullable(),
});

export interface UserRecord {
  number: number;
  epoch: number;
  passwordHash: string | null;
  /** Encrypted. */
  totp: string | null;
  suspendedAt: Date | null;
  user: User;
}

export const UserRow = row.transform((found): UserRecord => ({
  number: found.number,
  epoch: found.epoch,
  passwordHash: found.password_hash,
  totp: found.totp,
  suspendedAt: found.suspended_at,
  user: {
    id: found.id,
    organisationId: found.organisation_id,
    email: found.email,
    name: found.name,
    role: found.role,
    language: found.language,
    suspended: found.owner_suspended
      ? 'operator'
      : found.suspended_at === null
        ? null
        : 'organisation',
    hasPassword: found.password_hash !== null,
    hasTotp: found.totp !== null,
    createdAt: found.created_at,
    lastSignInAt: found.last_sign_in_at,
  },
}));

/** Start of a SELECT of users. */
export const USER = `
  SELECT users.number, users.id, organisation_id, email, name, role, language, password_hash, totp,
    epoch, suspended_at, created_at, last_sign_in_at, owners.suspended AS owner_suspended
  FROM users JOIN owners USING (email)`;

export const SessionRow = z
  .object({
    id: z.string(),
    user_id: z.string(),
    created_at: StoredDate,
    seen_at: StoredDate,
  })
  .transform((found): Session => ({
    id: found.id,
    userId: found.user_id,
    createdAt: found.created_at,
    lastSeenAt: found.seen_at,
  }));

/** Start of a SELECT of sessions, without those that something has ended. */
export const SESSION = `
  SELECT sessions.id, users.id AS user_id, sessions.created_at, seen_at
  FROM sessions JOIN users ON users.number = sessions.user AND users.epoch = sessions.epoch`;
