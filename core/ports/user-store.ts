import type { Organisation } from '../accounts.js';
import type { Role, Session, User, UserDetails } from '../users.js';
import type { Lang } from '../vocabulary.js';

export interface NewUser {
  organisationId: string;
  /** In lower case. */
  email: string;
  name: string;
  role: Role;
  language: Lang;
}

/** A one-time link; a user has at most one, and a new one replaces it. */
export interface NewLink {
  /** SHA-256 of its token, hexadecimal. */
  hash: string;
  expiresAt: Date;
}

/** A user whose sessions may be created, as long as nothing has ended those of this epoch. */
export interface Entry {
  user: User;
  /** Counts what ended the user's sessions. */
  epoch: number;
}

/** What a sign-in is held against. */
export interface SignIn extends Entry {
  organisation: Organisation;
  /** null before the first link was used. */
  passwordHash: string | null;
  /** null without a second factor; its secret is null when no key of SECRETS_KEY opens it. */
  totp: { secret: string | null } | null;
}

export interface SessionHolder {
  session: Session;
  user: User;
  organisation: Organisation;
}

/**
 * The users of the dashboard, their one-time links and their sessions.
 *
 * Sessions of a user end together, in the one write that causes it: each change of role,
 * password or suspension, and each new link. A session of before never opens again.
 */
export interface UserStore {
  /** Creates a user without a password, who comes by the link. */
  invite(input: NewUser, link: NewLink): Promise<User | 'email_taken' | 'no_organisation'>;
  get(id: string): Promise<User | null>;
  findByEmail(email: string): Promise<User | null>;
  /** In the order in which they were invited. */
  list(organisationId: string): Promise<User[]>;
  update(id: string, details: UserDetails): Promise<User | null>;
  /** Sessions end when the role changes. The last owner who is not suspended stays one. */
  setRole(id: string, role: Role): Promise<User | 'last_owner' | null>;
  /** Within the user's organisation. Sessions end. The last owner who is not suspended stays. */
  setSuspended(id: string, suspended: boolean): Promise<User | 'last_owner' | null>;
  /** With sessions and link. The last owner who is not suspended stays. */
  remove(id: string): Promise<'removed' | 'last_owner' | null>;

  /** Takes password and second factor away and gives a new link. Sessions end. */
  reset(id: string, link: NewLink): Promise<User | null>;
  /** null once it was used, replaced or is past its time. */
  findLink(hash: string): Promise<{ user: User; organisation: Organisation } | null>;
  /** Sets the password. Of any number of calls one succeeds; null for the others. */
  useLink(hash: string, passwordHash: string): Promise<Entry | null>;

  findForSignIn(email: string): Promise<SignIn | null>;
  /** Sessions end. null when the password is no longer the one given. */
  changePassword(id: string, from: string, to: string): Promise<Entry | null>;
  /** Sets or removes the second factor; its secret is stored encrypted. */
  setTotp(id: string, secret: string | null): Promise<boolean>;
  /** Takes a time step of the second factor, once: false when it, or a later one, was taken. */
  takeTotpStep(id: string, step: number): Promise<boolean>;

  /**
   * Also notes the sign-in. false when something has ended the sessions of this epoch, so
   * that a password that was right a moment ago opens nothing.
   *
   * @param id SHA-256 of the session's token, hexadecimal
   */
  createSession(id: string, entry: { userId: string; epoch: number }): Promise<boolean>;
  /** null when it has ended. Of a suspended organisation it opens still; the caller refuses. */
  findSession(id: string): Promise<SessionHolder | null>;
  /** Notes that it was used now. */
  touchSession(id: string): Promise<void>;
  endSession(id: string): Promise<void>;
  /** The sessions of a user that still open, the latest first. */
  listSessions(userId: string): Promise<Session[]>;
  /** Ends all sessions of a user but one; answers how many. */
  endOtherSessions(userId: string, keptId: string): Promise<number>;
  /** Removes sessions that are past their time; answers how many. */
  expireSessions(): Promise<number>;
}
