import { z } from 'zod';
import { AccountName, OwnerEmail } from './accounts.js';
import { Lang } from './vocabulary.js';

/** Users of the dashboard: who they are, what they may do, and how long they stay signed in. */

export const Role = z.enum(['owner', 'admin', 'analyst']);
export type Role = z.infer<typeof Role>;

const EVERYBODY: readonly Role[] = ['owner', 'admin', 'analyst'];
const ADMINS: readonly Role[] = ['owner', 'admin'];
const OWNERS: readonly Role[] = ['owner'];

/**
 * Who may do what: the only table of it. Each route of the dashboard declares the right
 * it needs; docs/security.md shows the table, held by a test.
 */
export const RIGHTS = {
  'own:manage': { roles: EVERYBODY, allows: 'own name, language, password and second factor' },
  'scans:read': { roles: EVERYBODY, allows: 'list and read scans' },
  'scans:write': { roles: EVERYBODY, allows: 'send documents' },
  'scans:label': { roles: EVERYBODY, allows: 'decide about scans and give feedback' },
  'scans:delete': { roles: ADMINS, allows: 'delete scans' },
  'usage:read': { roles: EVERYBODY, allows: 'read the usage' },
  'keys:manage': { roles: ADMINS, allows: 'keep API keys' },
  'webhooks:manage': { roles: ADMINS, allows: 'keep webhook endpoints' },
  'users:manage': { roles: ADMINS, allows: 'invite, change, suspend and remove users' },
  'organization:manage': { roles: ADMINS, allows: 'change name and language of the organization' },
  'audit:read': { roles: ADMINS, allows: 'read the audit log' },
  'owners:manage': { roles: OWNERS, allows: 'invite, change, suspend and remove owners' },
  'plan:manage': { roles: OWNERS, allows: 'change the plan' },
  'retention:manage': { roles: OWNERS, allows: 'change retention and training copies' },
  'sso:manage': { roles: OWNERS, allows: 'change single sign-on' },
  'organization:delete': { roles: OWNERS, allows: 'delete the organization' },
} as const satisfies Record<string, { roles: readonly Role[]; allows: string }>;
export type Right = keyof typeof RIGHTS;
export const Right = z.enum(Object.keys(RIGHTS) as [Right, ...Right[]]);

export const mayDo = (role: Role, right: Right): boolean => RIGHTS[right].roles.includes(role);

/** E-mail address of a user, in lower case: unique in the whole service. */
export const UserEmail = OwnerEmail;
export const UserName = AccountName;

export interface User {
  id: string;
  organisationId: string;
  email: string;
  name: string;
  role: Role;
  language: Lang;
  /** By whom: the operator suspends a person everywhere, an organisation only its own user. */
  suspended: 'operator' | 'organisation' | null;
  /** Whether a password is set; without one the user was invited and has not come yet. */
  hasPassword: boolean;
  /** Whether a second factor is asked for. */
  hasTotp: boolean;
  createdAt: Date;
  lastSignInAt: Date | null;
}

/** Held in the store, so that every API process knows it. */
export interface Session {
  /** SHA-256 of the token in the cookie, hexadecimal. */
  id: string;
  userId: string;
  createdAt: Date;
  /** Within SESSION_SEEN_EVERY_MS. */
  lastSeenAt: Date;
}

/** A session ends after this time without a request. */
export const SESSION_IDLE_MS = 12 * 60 * 60_000;
/** A session ends this long after its sign-in, whatever is done with it. */
export const SESSION_MAX_MS = 7 * 24 * 60 * 60_000;
/** Requests within this time are not noted again. */
export const SESSION_SEEN_EVERY_MS = 60_000;
/** A one-time link opens for this long. */
export const LINK_MS = 7 * 24 * 60 * 60_000;

/** Path in the browser that a one-time link opens. The token follows as the fragment, which no server logs. */
export const INVITATION_PATH = '/invitation';

export const oneTimeLink = (base: string, token: string): string =>
  `${base}${INVITATION_PATH}#${token}`;

export const UserDetails = z.strictObject({
  name: UserName.optional(),
  language: Lang.optional(),
});
export type UserDetails = z.infer<typeof UserDetails>;
