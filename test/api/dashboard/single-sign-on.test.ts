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

/** Why the browser was sent to the sign-in page, and of which organisation. */
const sentTo = ({ headers }: { headers: Headers }) => {
  const { searchParams } = new URL(headers.get('Location') ?? '', api.root);
  return [searchParams.get('problem'), searchParams.get('organization')];
};

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
  for (const [problem, claims] of [
    ['unverified', { sub: 'a', email: user.email, email_verified: false }],
    ['unverified', { sub: 'b', email: user.email }],
    ['unverified', { sub: 'c' }],
    ['unknown', { sub: 'd', email: 'nobody@example.com', email_verified: true }],
    ['unknown', { sub: 'e', email: stranger.email, email_verified: true }],
  ] as const) {
    provider.signIn(claims);
    const sent = await start(user.organisationId);
    expect(sentTo(await finish(sent)), claims.sub).toEqual([problem, user.organisationId]);
    expect((await sent.browser.call('GET', '/session')).status).toBe(401);
  }
});

test('a suspended user stays out', async () => {
  const user = await openOffice();
  provider.signIn({ sub: 'one', email: user.email, email_verified: true });
  await api.platform.users.setSuspended(user.id, true);
  expect(sentTo(await finish(await start(user.organisationId)))).toEqual([
    ...['suspended', user.organisationId],
  ]);
});

test('an answer opens only in the browser that asked, once, and as the provider gave it', async () => {
  const user = await openOffice();
  provider.signIn({ sub: 'one', email: user.email, email_verified: true });
  const sent = await start(user.organisationId);
  const url = await passProvider(sent.location);
  const path = url.slice(`${api.root}/dashboard/api`.length);
  // Somebody else's answer, brought to a browser that asked for none, or for another.
  expect(sentTo(await (await openBrowser(api)).call('GET', path))).toEqual(['expired', null]);
  const victim = await start(user.organisationId);
  const failed = (problem: string) => [problem, user.organisationId];
  expect(sentTo(await victim.browser.call('GET', path))).toEqual(failed('expired'));
  const begun = sent.browser.cookies.get('emet_sso') ?? '';
  const state = /state=([^&]+)/.exec(path)?.[1] ?? '';
  for (const [problem, forged] of [
    ['expired', path.replace(/state=[^&]+/, `state=${'A'.repeat(43)}`)],
    ['failed', path.replace(/iss=[^&]+/, 'iss=http%3A%2F%2F127.0.0.1%3A1')],
    ['expired', '/sso/callback?error=access_denied'],
    ['expired', '/sso/callback'],
    [
      'refused',
      `/sso/callback?error=access_denied&state=${state}&iss=${encodeURIComponent(provider.client.issuer)}`,
    ],
  ] as const) {
    sent.browser.cookies.set('emet_sso', begun);
    expect(sentTo(await sent.browser.call('GET', forged)), forged).toEqual(failed(problem));
    // What has failed is begun anew.
    expect(sent.browser.cookies.has('emet_sso')).toBe(false);
    expect((await sent.browser.call('GET', '/session')).status).toBe(401);
  }
  sent.browser.cookies.set('emet_sso', begun);
  expect((await sent.browser.call('GET', path)).headers.get('Location')).toBe('/');
  sent.browser.cookies.set('emet_sso', begun);
  expect(sentTo(await sent.browser.call('GET', path))).toEqual(failed('failed'));
});

test('an organisation without it is as one that does not exist', async () => {
  const { user } = await invite(api);
  for (const id of [user.organisationId, '3f0c7d52-9a41-4f6e-8c1b-2d7a5e90b613']) {
    expect(sentTo((await start(id)).begun)).toEqual(['unavailable', id]);
  }
});

test('a provider that is away, or whose clock is off, is said to be', async () => {
  const user = await openOffice();
  const away = { ...provider.client, issuer: 'http://127.0.0.1:9' };
  await api.platform.sso.set(user.organisationId, away);
  expect(sentTo((await start(user.organisationId)).begun)[0]).toBe('unreachable');
  const late = await openProvider(`${api.root}/dashboard/api/sso/callback`, true, -3600);
  late.signIn({ sub: 'one', email: user.email, email_verified: true });
  await api.platform.sso.set(user.organisationId, late.client);
  expect(sentTo(await finish(await start(user.organisationId)))[0]).toBe('clock');
  await late.close();
});

test('a provider must be at a public https address, unless the operator names it', async () => {
  const strict = await openApi();
  const named = await openApi({ environment: { SSO_PRIVATE_ISSUERS: provider.client.issuer } });
  try {
    for (const [there, problem] of [
      [strict, 'unreachable'],
      [named, undefined],
    ] as const) {
      const { user } = await invite(there);
      for (const issuer of [provider.client.issuer, 'https://127.0.0.1:9', 'https://localhost:9']) {
        await there.platform.sso.set(user.organisationId, { ...provider.client, issuer });
        const browser = await openBrowser(there);
        const begun = await browser.call('GET', `/sso/start?organization=${user.organisationId}`);
        const expected = issuer === provider.client.issuer ? problem : 'unreachable';
        expect(sentTo(begun)[0] ?? undefined, issuer).toBe(expected);
      }
    }
  } finally {
    await strict.close();
    await named.close();
  }
});
