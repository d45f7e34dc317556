import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashToken } from '../../../api/dashboard/session-token.js';
import { openApi, type TestApi } from '../open-api.js';
import { invite, openBrowser, openSignedIn, PASSWORD } from './browser.js';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

describe('a one-time link', () => {
  test('says whom it is for, sets the password and signs in, once', async () => {
    const { user, token } = await invite(api, { role: 'owner', name: 'Dana', language: 'he' });
    const browser = await openBrowser(api);
    const read = await browser.call('POST', '/invitations/read', { json: { token } });
    expect(read.body).toEqual({
      object: 'invitation',
      email: user.email,
      name: 'Dana',
      language: 'he',
      organization: { name: 'Sample' },
    });
    const json = { token, password: PASSWORD, name: 'Dana L', language: 'en' };
    const accepted = await browser.call('POST', '/invitations/accept', { json });
    expect(accepted.body).toMatchObject({
      user: { email: user.email, name: 'Dana L', role: 'owner', language: 'en', two_factor: false },
      organization: { name: 'Sample', plan: { id: 'business', name: 'Business' } },
    });
    expect((await browser.call('GET', '/session')).body).toEqual(accepted.body);

    const again = await openBrowser(api);
    expect(await again.call('POST', '/invitations/accept', { json })).toMatchObject({
      status: 404,
      code: 'LINK_INVALID',
    });
    expect((await again.call('POST', '/invitations/read', { json: { token } })).status).toBe(404);
  });

  test('of two people who use it at once, one gets in', async () => {
    const { token } = await invite(api);
    const answers = await Promise.all(
      [1, 2, 3].map(async (one) =>
        (await openBrowser(api)).call('POST', '/invitations/accept', {
          json: { token, password: `${PASSWORD}${one}` },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  test('takes no password that is short, common or the e-mail address, and stays', async () => {
    const { token } = await invite(api, { email: 'marguerite@example.com' });
    const browser = await openBrowser(api);
    const set = (password: string) =>
      browser.call('POST', '/invitations/accept', { json: { token, password } });
    expect(await set('short')).toMatchObject({
      status: 400,
      message: 'Field "password" must have at least 12 characters.',
    });
    for (const bad of ['password12345', 'Qwertyuiop12!', 'aaaaaaaaaaaaaa', '123456789012']) {
      expect((await set(bad)).code, bad).toBe('PASSWORD_REFUSED');
    }
    expect((await set('marguerite in the rain')).message).toContain('e-mail address');
    expect((await set('4829-5713-0264-9981')).status).toBe(200);
  });
});

describe('sign-in', () => {
  test('opens with the right password, and its cookie cannot be read by a page', async () => {
    const { user } = await openSignedIn(api);
    const browser = await openBrowser(api);
    const answer = await browser.signIn(user.email.toUpperCase());
    expect(answer.status).toBe(200);
    const [session = '', known = ''] = answer.headers.getSetCookie();
    expect(session).toMatch(
      /^emet_session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(known).toMatch(
      /^emet_known=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect((await browser.call('GET', '/session')).status).toBe(200);
    expect((await api.platform.users.get(user.id))?.lastSignInAt).not.toBeNull();
  });

  test('answers alike whether or not there is such a user', async () => {
    const { user } = await openSignedIn(api);
    const invited = await invite(api);
    const browser = await openBrowser(api);
    const answers = [
      await browser.signIn(user.email, 'Wrong as a password'),
      await browser.signIn('nobody@example.com', 'Wrong as a password'),
      await browser.signIn(invited.user.email, 'Wrong as a password'),
    ];
    const shown = answers.map(({ status, code, message, headers }) => ({
      ...{ status, code, message },
      cookies: headers.getSetCookie(),
      names: [...headers.keys()].sort(),
    }));
    expect(shown[0]).toMatchObject({ status: 401, code: 'SIGN_IN_FAILED', cookies: [] });
    expect(shown[1]).toEqual(shown[0]);
    expect(shown[2]).toEqual(shown[0]);
  });

  test('a second sign-in ends the session that the browser had', async () => {
    const browser = await openSignedIn(api);
    const before = browser.cookies.get('emet_session') ?? '';
    await browser.signIn(browser.user.email);
    expect(browser.cookies.get('emet_session')).not.toBe(before);
    expect(await api.platform.users.findSession(hashToken(before))).toBeNull();
  });

  test('a token that was not given opens nothing, whatever its form', async () => {
    for (const token of ['', 'x'.repeat(43), '"; DROP', 'é', `${'a'.repeat(9_000)}`]) {
      const browser = await openBrowser(api, { Cookie: encodeURI(`emet_session=${token}`) });
      expect(await browser.call('GET', '/session')).toMatchObject({
        status: 401,
        code: 'NO_SESSION',
      });
    }
  });

  test('neither the store nor the log holds a token, a password or an address', async () => {
    const browser = await openSignedIn(api);
    const { token } = await invite(api);
    await (await openBrowser(api)).call('POST', '/invitations/read', { json: { token } });
    const records = JSON.stringify(await api.platform.users.list(browser.user.organisationId));
    for (const secret of [token, PASSWORD, ...browser.cookies.values(), browser.csrf() ?? '-']) {
      expect(records).not.toContain(secret);
      expect(api.logged()).not.toContain(secret);
    }
    expect(api.logged()).not.toContain(browser.user.email);
    expect(api.logged()).toContain(browser.user.id);
  });
});

describe('a session ends', () => {
  const isOpen = async (browser: Awaited<ReturnType<typeof openSignedIn>>) =>
    (await browser.call('GET', '/session')).status === 200;

  test('with sign-out', async () => {
    const browser = await openSignedIn(api);
    const cookie = browser.cookies.get('emet_session') ?? '';
    const answer = await browser.call('DELETE', '/session');
    expect(answer.body).toEqual({ done: true });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^emet_session=; Max-Age=0; Path=\//);
    browser.cookies.set('emet_session', cookie);
    expect(await isOpen(browser)).toBe(false);
  });

  test('in every browser with a new password, which alone opens from then on', async () => {
    const browser = await openSignedIn(api);
    const other = await openBrowser(api);
    await other.signIn(browser.user.email);
    const change = (current: string, next: string) =>
      browser.call('POST', '/password', {
        json: { current_password: current, new_password: next },
      });
    expect((await change('Wrong as a password', 'Another quay 11')).code).toBe('SIGN_IN_FAILED');
    expect((await change(PASSWORD, 'password12345')).code).toBe('PASSWORD_REFUSED');
    expect((await change(PASSWORD, 'Another quay 11')).status).toBe(200);
    expect(await isOpen(browser)).toBe(true);
    expect((await other.call('GET', '/session')).code).toBe('NO_SESSION');
    expect((await other.signIn(browser.user.email)).code).toBe('SIGN_IN_FAILED');
    expect((await other.signIn(browser.user.email, 'Another quay 11')).status).toBe(200);
  });

  test('with suspension by the operator or the organisation, and stays ended', async () => {
    for (const suspend of [
      (id: string, yes: boolean) => api.platform.users.setSuspended(id, yes),
      async (id: string, yes: boolean) => {
        const { email = '' } = (await api.platform.users.get(id)) ?? {};
        return api.platform.accounts.setUserSuspended(email, yes);
      },
    ]) {
      const browser = await openSignedIn(api);
      await suspend(browser.user.id, true);
      expect(await isOpen(browser)).toBe(false);
      const fresh = await openBrowser(api);
      expect((await fresh.signIn(browser.user.email)).code).toBe('SUSPENDED');
      await suspend(browser.user.id, false);
      expect(await isOpen(browser)).toBe(false);
      expect((await fresh.signIn(browser.user.email)).status).toBe(200);
    }
  });

  test('with a change of role, a reset and the removal of the user', async () => {
    const { users } = api.platform;
    for (const end of [
      (id: string) => users.setRole(id, 'admin'),
      (id: string) => users.reset(id, { hash: '00'.repeat(32), expiresAt: new Date() }),
      (id: string) => users.remove(id),
    ]) {
      const browser = await openSignedIn(api);
      await end(browser.user.id);
      expect(await isOpen(browser)).toBe(false);
    }
  });

  test('a suspended organisation is shut out, and says why', async () => {
    const browser = await openSignedIn(api);
    await api.platform.accounts.setOrganisationSuspended(browser.user.organisationId, true);
    expect((await browser.call('GET', '/session')).code).toBe('SUSPENDED');
    expect((await browser.signIn(browser.user.email)).code).toBe('SUSPENDED');
  });
});
