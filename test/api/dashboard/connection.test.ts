import { afterEach, expect, test } from 'vitest';
import { openApi, type TestApi } from '../open-api.js';
import { invite, openBrowser, PASSWORD } from './browser.js';

let api: TestApi;
afterEach(() => api.close());

/** What a proxy that ends https adds. */
const BY_HTTPS = { 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Proto': 'https' };

test('over https cookies are of this host alone and never cross plain http', async () => {
  api = await openApi({ environment: { TRUST_PROXY: '1' } });
  const { user, token } = await invite(api);
  const browser = await openBrowser(api, BY_HTTPS);
  const json = { token, password: PASSWORD };
  const answer = await browser.call('POST', '/invitations/accept', { json });
  for (const cookie of answer.headers.getSetCookie()) {
    expect(cookie).toMatch(
      /^__Host-emet_(session|known)=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  }
  expect((await browser.call('GET', '/session')).status).toBe(200);

  // The same token in a cookie that another page of the host, or plain http, could have set.
  const token2 = browser.cookies.get('__Host-emet_session') ?? '';
  const planted = await openBrowser(api, { ...BY_HTTPS, Cookie: `emet_session=${token2}` });
  expect((await planted.call('GET', '/session')).code).toBe('NO_SESSION');

  const own = { Origin: `https://127.0.0.1:${api.port}`, 'Sec-Fetch-Site': 'same-origin' };
  const changed = await browser.call('PATCH', '/session', { json: {}, headers: own });
  expect(changed.status).toBe(200);
  expect((await browser.signIn(user.email)).status).toBe(200);
});

test('over plain http from another machine no password is taken, and the message says why', async () => {
  api = await openApi();
  const { token } = await invite(api);
  // A proxy on this machine that is not trusted brings somebody else's request.
  const browser = await openBrowser(api, BY_HTTPS);
  for (const answer of [
    await browser.signIn('a@example.com'),
    await browser.call('POST', '/invitations/accept', { json: { token, password: PASSWORD } }),
  ]) {
    expect(answer).toMatchObject({ status: 403, code: 'INSECURE_CONNECTION' });
    expect(answer.message).toContain('TRUST_PROXY');
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  const here = await openBrowser(api);
  const json = { token, password: PASSWORD };
  expect((await here.call('POST', '/invitations/accept', { json })).status).toBe(200);
});

test('a setting allows it, for development', async () => {
  api = await openApi({ environment: { SIGN_IN_OVER_HTTP: 'true' } });
  const { token } = await invite(api);
  const browser = await openBrowser(api, { 'X-Forwarded-For': '203.0.113.7' });
  const json = { token, password: PASSWORD };
  expect((await browser.call('POST', '/invitations/accept', { json })).status).toBe(200);
});

test('PUBLIC_URL is the origin of pages that a proxy serves under another name', async () => {
  const environment = { PUBLIC_URL: 'https://emet.example.com', TRUST_PROXY: '1' };
  api = await openApi({ environment });
  const { token } = await invite(api);
  const browser = await openBrowser(api, { ...BY_HTTPS, Origin: 'https://emet.example.com' });
  const json = { token, password: PASSWORD };
  expect((await browser.call('POST', '/invitations/accept', { json })).status).toBe(200);
});
