import { createHash, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NewLink, NewUser } from '../../../core/ports.js';
import { LINK_MS, SESSION_IDLE_MS, SESSION_MAX_MS, type User } from '../../../core/users.js';
import { TROUBLESOME } from './archive.js';
import { type OpenForTest, organisation, type PlatformUnderTest } from './platform-under-test.js';

const MISSING = '00000000-0000-4000-8000-000000000000';
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export function describeUserStore(name: string, open: OpenForTest): void {
  describe(`UserStore of ${name}`, () => {
    let under: PlatformUnderTest;
    let org: string;
    beforeEach(async () => {
      under = await open();
      org = await organisation(under.platform, { name: 'Bank' });
    });
    afterEach(() => under.dispose());

    const linkOf = (token: string): NewLink => ({
      hash: hashOf(token),
      expiresAt: new Date(under.clock().getTime() + LINK_MS),
    });
    const invite = async (changes: Partial<NewUser> = {}, token: string = randomUUID()) => {
      const input: NewUser = {
        organisationId: org,
        email: `${randomUUID()}@example.com`,
        name: 'Person',
        role: 'analyst',
        language: 'he',
        ...changes,
      };
      const user = await under.platform.users.invite(input, linkOf(token));
      if (typeof user === 'string') throw new Error(user);
      return { user, token };
    };
    /** A user with a password and a session; answers the session's id, too. */
    const active = async (changes: Partial<NewUser> = {}) => {
      const { users } = under.platform;
      const { token } = await invite(changes);
      const entry = await users.useLink(hashOf(token), 'hash of a password');
      if (entry === null) throw new Error('The link does not open.');
      return { user: entry.user, session: await signedIn(entry.user, entry.epoch) };
    };
    const signedIn = async ({ id }: User, epoch: number): Promise<string> => {
      const session = hashOf(randomUUID());
      if (!(await under.platform.users.createSession(session, { userId: id, epoch })))
        throw new Error('No session was made.');
      return session;
    };
    const isOpen = async (session: string) =>
      (await under.platform.users.findSession(session)) !== null;

    test('a user is found as invited, and an address has one user in the whole service', async () => {
      const { users } = under.platform;
      const { user } = await invite({ name: TROUBLESOME, email: 'a@example.com', role: 'owner' });
      expect(user).toEqual({
        ...{ id: user.id, organisationId: org, email: 'a@example.com', name: TROUBLESOME },
        ...{ role: 'owner', language: 'he', suspended: null, hasPassword: false, hasTotp: false },
        ...{ createdAt: under.clock(), lastSignInAt: null },
      });
      const second = await invite({ email: 'b@example.com' });
      expect(await users.get(user.id)).toEqual(user);
      expect(await users.findByEmail('a@example.com')).toEqual(user);
      expect(await users.list(org)).toEqual([user, second.user]);
      const other = await organisation(under.platform);
      expect(await users.list(other)).toEqual([]);
      const again = { organisationId: other, email: 'a@example.com', name: 'A' };
      const rest = { role: 'analyst', language: 'en' } as const;
      expect(await users.invite({ ...again, ...rest }, linkOf('x'))).toBe('email_taken');
      expect(
        await users.invite(
          { ...again, ...rest, organisationId: MISSING, email: 'c@example.com' },
          linkOf('x'),
        ),
      ).toBe('no_organisation');
      expect(await users.get(MISSING)).toBeNull();
      expect(await users.findByEmail('c@example.com')).toBeNull();
    });

    test('of many invitations of one address at once, one succeeds', async () => {
      const { users } = under.platform;
      const input = { organisationId: org, email: 'a@example.com', name: 'A' };
      const answers = await Promise.all(
        ['1', '2', '3', '4'].map((token) =>
          users.invite({ ...input, role: 'analyst', language: 'en' }, linkOf(token)),
        ),
      );
      expect(answers.filter((answer) => answer !== 'email_taken')).toHaveLength(1);
      expect(await users.list(org)).toHaveLength(1);
    });

    test('no user belongs to test data', async () => {
      const tests = await under.platform.accounts.testOrganisation(org);
      const input = { organisationId: tests?.id ?? '', email: 'a@example.com', name: 'A' };
      expect(
        await under.platform.users.invite(
          { ...input, role: 'owner', language: 'en' },
          linkOf('token'),
        ),
      ).toBe('no_organisation');
    });

    test('a link opens until its time and sets one password, of any number at once', async () => {
      const { users } = under.platform;
      const { user, token } = await invite();
      expect(await users.findLink(hashOf(token))).toMatchObject({
        user,
        organisation: { id: org },
      });
      const used = await Promise.all(
        ['a', 'b', 'c'].map((password) => users.useLink(hashOf(token), password)),
      );
      expect(used.filter((one) => one !== null)).toMatchObject([{ user: { hasPassword: true } }]);
      expect(await users.findLink(hashOf(token))).toBeNull();
      const late = await invite();
      under.clock.advance(LINK_MS);
      expect(await users.findLink(hashOf(late.token))).toBeNull();
      expect(await users.useLink(hashOf(late.token), 'x')).toBeNull();
      expect(await users.findLink(hashOf('another'))).toBeNull();
    });

    test('a reset takes password, second factor and sessions away and gives another link', async () => {
      const { users } = under.platform;
      const { user, token } = await invite();
      expect(await users.reset(user.id, linkOf('second'))).toEqual(user);
      expect(await users.findLink(hashOf(token))).toBeNull();
      const entry = await users.useLink(hashOf('second'), 'p');
      const session = await signedIn(user, entry?.epoch ?? -1);
      await users.setTotp(user.id, 'SECRET');
      const reset = await users.reset(user.id, linkOf('third'));
      expect(reset).toMatchObject({ hasPassword: false, hasTotp: false });
      expect(await isOpen(session)).toBe(false);
      expect(await users.findForSignIn(user.email)).toMatchObject({
        passwordHash: null,
        totp: null,
      });
      expect(await users.findLink(hashOf('third'))).not.toBeNull();
      expect(await users.reset(MISSING, linkOf('fourth'))).toBeNull();
    });

    test('a session shows who it is of, until it is past its time, idle or altogether', async () => {
      const { users } = under.platform;
      const { user, session } = await active();
      const found = await users.findSession(session);
      expect(found?.user).toEqual({ ...user, lastSignInAt: under.clock() });
      expect(found?.organisation).toMatchObject({ id: org, name: 'Bank' });
      expect(found?.session).toEqual({
        ...{ id: session, userId: user.id },
        ...{ createdAt: under.clock(), lastSeenAt: under.clock() },
      });
      under.clock.advance(SESSION_IDLE_MS - 1);
      await users.touchSession(session);
      expect((await users.findSession(session))?.session.lastSeenAt).toEqual(under.clock());
      under.clock.advance(SESSION_IDLE_MS - 1);
      expect(await isOpen(session)).toBe(true);
      under.clock.advance(1);
      expect(await isOpen(session)).toBe(false);
      const kept = (await active()).session;
      for (let ms = 0; ms < SESSION_MAX_MS; ms += SESSION_IDLE_MS / 2) {
        expect(await isOpen(kept)).toBe(true);
        await users.touchSession(kept);
        under.clock.advance(SESSION_IDLE_MS / 2);
      }
      expect(await isOpen(kept)).toBe(false);
    });

    test('sessions past their time are removed, others stay', async () => {
      const { users } = under.platform;
      const old = (await active()).session;
      under.clock.advance(SESSION_IDLE_MS);
      const fresh = (await active()).session;
      expect(await users.expireSessions()).toBe(1);
      expect(await users.expireSessions()).toBe(0);
      expect([await isOpen(old), await isOpen(fresh)]).toEqual([false, true]);
    });

    test('ending a session ends it alone', async () => {
      const { users } = under.platform;
      const { user, session } = await active();
      const entry = await users.findForSignIn(user.email);
      const other = await signedIn(user, entry?.epoch ?? -1);
      await users.endSession(session);
      await users.endSession(session);
      expect([await isOpen(session), await isOpen(other)]).toEqual([false, true]);
    });

    test('the sessions of a user are listed while they open, and all but one end at once', async () => {
      const { users } = under.platform;
      const { user, session: first } = await active();
      const other = await active();
      const entry = await users.findForSignIn(user.email);
      under.clock.advance(60_000);
      const second = await signedIn(user, entry?.epoch ?? -1);
      const ids = async () => (await users.listSessions(user.id)).map(({ id }) => id);
      expect(await ids()).toEqual([second, first]);
      under.clock.advance(60_000);
      await users.touchSession(first);
      expect(await users.listSessions(user.id)).toEqual([
        (await users.findSession(first))?.session,
        (await users.findSession(second))?.session,
      ]);
      under.clock.advance(SESSION_IDLE_MS - 60_000);
      expect(await ids()).toEqual([first]);
      const third = await signedIn(user, entry?.epoch ?? -1);
      await users.touchSession(other.session);
      expect(await users.endOtherSessions(user.id, third)).toBe(2);
      expect(await ids()).toEqual([third]);
      expect([await isOpen(first), await isOpen(other.session)]).toEqual([false, true]);
      await users.setRole(user.id, 'admin');
      expect(await ids()).toEqual([]);
      expect(await users.listSessions(MISSING)).toEqual([]);
    });

    test('whatever changes who a user is ends all sessions, and what was begun before', async () => {
      const { users, accounts } = under.platform;
      const acts: ((user: User) => Promise<unknown>)[] = [
        ({ id }) => users.setRole(id, 'admin'),
        ({ id }) => users.changePassword(id, 'hash of a password', 'another'),
        ({ id }) => users.reset(id, linkOf(id)),
        async ({ id }) => {
          await users.setSuspended(id, true);
          await users.setSuspended(id, false);
        },
        async ({ email }) => {
          await accounts.setUserSuspended(email, true);
          await accounts.setUserSuspended(email, false);
        },
      ];
      for (const act of acts) {
        const { user, session } = await active();
        const before = await users.findForSignIn(user.email);
        await act(user);
        expect(await isOpen(session)).toBe(false);
        // A sign-in whose password was held against the hash before is too late.
        const late = { userId: user.id, epoch: before?.epoch ?? -1 };
        expect(await users.createSession(hashOf(randomUUID()), late)).toBe(false);
        const { epoch = -1 } = (await users.findForSignIn(user.email)) ?? {};
        expect(await isOpen(await signedIn(user, epoch))).toBe(true);
      }
    });

    test('a change that changes nothing ends no session', async () => {
      const { users } = under.platform;
      const { user, session } = await active();
      await users.setRole(user.id, 'analyst');
      await users.setSuspended(user.id, false);
      expect(await users.changePassword(user.id, 'wrong', 'another')).toBeNull();
      await users.update(user.id, { name: 'Other', language: 'en' });
      expect(await users.update(user.id, {})).toMatchObject({ name: 'Other', language: 'en' });
      expect(await isOpen(session)).toBe(true);
      expect(await users.update(MISSING, { name: 'x' })).toBeNull();
      expect(await users.setRole(MISSING, 'admin')).toBeNull();
      expect(await users.setSuspended(MISSING, true)).toBeNull();
      expect(await users.changePassword(MISSING, 'a', 'b')).toBeNull();
    });

    test('a suspended user has no session, and gets none', async () => {
      const { users, accounts } = under.platform;
      for (const [by, suspend] of [
        ['organisation', ({ id }: User) => users.setSuspended(id, true)],
        ['operator', ({ email }: User) => accounts.setUserSuspended(email.toUpperCase(), true)],
      ] as const) {
        const { user, session } = await active();
        await suspend(user);
        expect(await users.get(user.id)).toMatchObject({ suspended: by });
        expect(await isOpen(session)).toBe(false);
        const { epoch = -1 } = (await users.findForSignIn(user.email)) ?? {};
        expect(await users.createSession(hashOf(user.id), { userId: user.id, epoch })).toBe(false);
      }
    });

    test('the operator’s resuming frees a user altogether, an organisation’s only from its own', async () => {
      const { users, accounts } = under.platform;
      const { user } = await active();
      await users.setSuspended(user.id, true);
      await accounts.setUserSuspended(user.email, true);
      expect(await users.setSuspended(user.id, false)).toMatchObject({ suspended: 'operator' });
      await users.setSuspended(user.id, true);
      await accounts.setUserSuspended(user.email, false);
      expect(await users.get(user.id)).toMatchObject({ suspended: null });
    });

    test('a suspended user’s keys answer so in that organisation, its test data, and no other', async () => {
      const { users, accounts } = under.platform;
      const other = await organisation(under.platform);
      const tests = (await accounts.testOrganisation(org))?.id ?? '';
      const { user } = await active({ email: 'owner@example.com' });
      const rest = { prefix: 'emet_live_abcd', scopes: [], name: null };
      const keyOf = async (organisationId: string, ownerEmail: string | null) => {
        const hash = hashOf(randomUUID());
        await accounts.createKey({ organisationId, hash, ownerEmail, ...rest });
        return hash;
      };
      const [own, test, elsewhere, unowned] = [
        await keyOf(org, 'Owner@Example.com'),
        await keyOf(tests, 'owner@example.com'),
        await keyOf(other, 'owner@example.com'),
        await keyOf(org, null),
      ];
      const suspended = async () =>
        Promise.all(
          [own, test, elsewhere, unowned].map(
            async (hash) => (await accounts.findKey(hash))?.ownerSuspended,
          ),
        );
      expect(await suspended()).toEqual([false, false, false, false]);
      await users.setSuspended(user.id, true);
      expect(await suspended()).toEqual([true, true, false, false]);
      await users.setSuspended(user.id, false);
      await accounts.setUserSuspended(user.email, true);
      expect(await suspended()).toEqual([true, true, true, false]);
    });

    test('the last owner who is not suspended stays an owner, also of two who leave at once', async () => {
      const { users } = under.platform;
      const elsewhere = await organisation(under.platform);
      await invite({ role: 'owner', organisationId: elsewhere });
      const first = (await invite({ role: 'owner' })).user;
      const refused = async () => {
        expect(await users.setRole(first.id, 'admin')).toBe('last_owner');
        expect(await users.setSuspended(first.id, true)).toBe('last_owner');
        expect(await users.remove(first.id)).toBe('last_owner');
        expect(await users.get(first.id)).toEqual(first);
      };
      await refused();
      const second = (await invite({ role: 'owner' })).user;
      await users.setSuspended(second.id, true);
      await refused();
      await users.setSuspended(second.id, false);
      await Promise.all([users.setRole(first.id, 'analyst'), users.remove(second.id)]);
      const left = await users.list(org);
      expect(left.filter(({ role }) => role === 'owner').length).toBeGreaterThan(0);
    });

    test('a removed user is gone with sessions and link, and the address is free', async () => {
      const { users } = under.platform;
      const { user, session } = await active({ email: 'a@example.com' });
      const invited = await invite();
      expect(await users.remove(user.id)).toBe('removed');
      expect(await users.remove(invited.user.id)).toBe('removed');
      expect(await users.remove(user.id)).toBeNull();
      expect([await users.get(user.id), await isOpen(session)]).toEqual([null, false]);
      expect(await users.findLink(hashOf(invited.token))).toBeNull();
      expect((await invite({ email: 'a@example.com' })).user.id).not.toBe(user.id);
    });

    test('single sign-on of an organisation is kept as it was set last, until it is removed', async () => {
      const { sso, accounts } = under.platform;
      const settings = { issuer: 'https://a.example', clientId: 'emet', clientSecret: 'secret' };
      expect(await sso.get(org)).toBeNull();
      expect(await sso.set(org, { ...settings, clientSecret: 'first' })).toBe(true);
      expect(await sso.set(org, settings)).toBe(true);
      expect(await sso.get(org)).toEqual(settings);
      const other = await organisation(under.platform);
      expect(await sso.get(other)).toBeNull();
      expect(await sso.set(MISSING, settings)).toBe(false);
      const tests = await accounts.testOrganisation(org);
      expect(await sso.set(tests?.id ?? '', settings)).toBe(false);
      expect(await sso.set(org, null)).toBe(true);
      expect(await sso.get(org)).toBeNull();
    });

    test('a second factor opens as it was set, and each of its steps is taken once', async () => {
      const { users } = under.platform;
      const { user } = await active();
      const factor = async () => (await users.findForSignIn(user.email))?.totp;
      expect(await factor()).toBeNull();
      expect(await users.setTotp(user.id, 'SECRET')).toBe(true);
      expect(await factor()).toEqual({ secret: 'SECRET' });
      expect((await users.get(user.id))?.hasTotp).toBe(true);
      const taken = await Promise.all([1, 2, 3].map(() => users.takeTotpStep(user.id, 70)));
      expect(taken.filter(Boolean)).toHaveLength(1);
      expect(await users.takeTotpStep(user.id, 69)).toBe(false);
      expect(await users.takeTotpStep(user.id, 71)).toBe(true);
      await users.setTotp(user.id, null);
      expect(await factor()).toBeNull();
      expect(await users.setTotp(MISSING, 'SECRET')).toBe(false);
      expect(await users.takeTotpStep(MISSING, 1)).toBe(false);
    });
  });
}
