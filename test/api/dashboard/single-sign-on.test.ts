import { afterEach, beforeEach, expect, test } from 'vitest';
import { openApi, type TestApi } from '../open-api.js';
import { invite, openBrowser } from './browser.js';
import { openProvider } from './openid-provider.js';

let api: TestApi;
let provider: Awaited<ReturnType<typeof openProvider>>;
beforeEach(async () => {
  api = await openApi({ environment: { ALLOW_PRIVATE_NETWORK: 'true' } });
  provider = await openProvider(`${api.root}/dashboard/api/sso/callback`);
});
afterEach(async () => {
  await api.close();
  await provider.close();
});

/** A user of an organisation whose provider this is. */
async function openOffice() {
  const { user } = await invite(api);
  await api.platform.sso.set(user.organisationId, provider.client);
  return user;
}

/** Follows the browser to the provider, and answers the address it is sent back to. */
async function passProvider(location: string): Promise<string> {
  const jar = new Map<string, string>();
  for (let url = location, steps = 0; steps < 10; steps += 1) {
    if (url.startsWith(`${api.root}/`)) return url;
    const Cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { headers: { Cookie }, redirect: 'manual' });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    url = new URL(answer.headers.get('Location') ?? '', url).href;
  }
  throw new Error('The provider does not send back.');
}

const start = async (organisationId: string) => {
  const browser = await openBrowser(api);
  const begun = await browser.call('GET', `/sso/start?organization=${organisationId}`);
  return { browser, begun, location: begun.headers.get('Location') ?? '' };
};
const finish = async ({ browser, location }: Awaited<ReturnType<typeof start>>) =>
  browser.call('GET', (await passProvider(location)).slice(`${api.root}/dashboard/api`.length));

test('signs in whom the provider has verified, with PKCE, state and nonce', async () => {
  const user = await openOffice();
  provider.signIn({ sub: 'one', email: user.email.toUpperCase(), email_verified: true });
  const sent = await start(user.organisationId);
  expect(sent.begun.status).toBe(302);
  const asked = new URL(sent.location).searchParams;
  expect(asked.get('code_challenge_method')).toBe('S256');
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(asked.get(name), name).toMatch(/^[\w-]{43}$/);
  }
  expect(sent.begun.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^emet_sso=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  const back = await finish(sent);
  expect([back.status, back.headers.get('Location')]).toEqual([302, '/']);
  expect(back.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^emet_session=[\w-]{43}; .*SameSite=Strict$/),
    expect.stringMatching(/^emet_sso=; Max-Age=0;/),
  ]);
  expect((await sent.browser.call('GET', '/session')).body).toMatchObject({
    user: { id: user.id },
  });
});

test('takes claims from the ID token, too', async () => {
  const other = await openProvider(`${api.root}/dashboard/api/sso/callback`, true);
  const { user } = await invite(api);
  await api.platform.sso.set(user.organisationId, other.client);
  other.signIn({ sub: 'one', email: user.email, email_verified: true });
  expect((await finish(await start(user.organisationId))).status).toBe(302);
  await other.close();
});

test('opens nothing for an address that is not verified, unknown, or of another organisation', async () => {
  const user = await openOffice();
  const stranger = (await invite(api)).user;
  for (const claims of [
    { sub: 'a', email: user.email, email_verified: false },
    { sub: 'b', email: user.email },
    { sub: 'c' },
    { sub: 'd', email: 'nobody@example.com', email_verified: true },
    { sub: 'e', email: stranger.email, email_verified: true },
  ]) {
    provider.signIn(claims);
    const sent = await start(user.organisationId);
    const back = await finish(sent);
    expect(back, claims.sub).toMatchObject({ status: 401, code: 'SSO_FAILED' });
    expect((await sent.browser.call('GET', '/session')).status).toBe(401);
  }
});

test('a suspended user stays out', async () => {
  const user = await openOffice();
  provider.signIn({ sub: 'one', email: user.email, email_verified: true });
  await api.platform.users.setSuspended(user.id, true);
  expect((await finish(await start(user.organisationId))).code).toBe('SUSPENDED');
});

test('an answer opens only in the browser that asked, once, and as the provider gave it', async () => {
  const user = await openOffice();
  provider.signIn({ sub: 'one', email: user.email, email_verified: true });
  const sent = await start(user.organisationId);
  const url = await passProvider(sent.location);
  const path = url.slice(`${api.root}/dashboard/api`.length);
  const failed = { status: 401, code: 'SSO_FAILED' };
  // Somebody else's answer, brought to a browser that asked for none, or for another.
  expect(await (await openBrowser(api)).call('GET', path)).toMatchObject(failed);
  const victim = await start(user.organisationId);
  expect(await victim.browser.call('GET', path)).toMatchObject(failed);
  for (const forged of [
    path.replace(/state=[^&]+/, `state=${'A'.repeat(43)}`),
    path.replace(/iss=[^&]+/, 'iss=http%3A%2F%2F127.0.0.1%3A1'),
    '/sso/callback?error=access_denied',
    '/sso/callback',
  ]) {
    expect(await sent.browser.call('GET', forged), forged).toMatchObject(failed);
  }
  const begun = sent.browser.cookies.get('emet_sso') ?? '';
  expect((await sent.browser.call('GET', path)).status).toBe(302);
  sent.browser.cookies.set('emet_sso', begun);
  expect(await sent.browser.call('GET', path)).toMatchObject(failed);
});

test('an organisation without it, and a provider that is away, are said', async () => {
  const { user } = await invite(api);
  expect((await start(user.organisationId)).begun).toMatchObject({ status: 404 });
  const away = { ...provider.client, issuer: 'http://127.0.0.1:9' };
  await api.platform.sso.set(user.organisationId, away);
  expect((await start(user.organisationId)).begun).toMatchObject({
    status: 401,
    code: 'SSO_FAILED',
  });
});
