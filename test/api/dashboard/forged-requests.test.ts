import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApi, type TestApi } from '../open-api.js';
import { openBrowser, openSignedIn, PASSWORD } from './browser.js';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const FORGED = { status: 403, code: 'FORGED_REQUEST' };

describe('a change is refused', () => {
  test('without the token of its session', async () => {
    const browser = await openSignedIn(api);
    for (const token of ['', 'x', `${browser.csrf() ?? ''}x`]) {
      const headers = { 'X-CSRF-Token': token };
      expect(await browser.call('DELETE', '/session', { headers })).toMatchObject(FORGED);
    }
    const [cookie = ''] = [...browser.cookies].map(([name, value]) => `${name}=${value}`);
    const bare = await openBrowser(api, { Cookie: cookie });
    expect(await bare.call('DELETE', '/session')).toMatchObject(FORGED);
    expect((await browser.call('GET', '/session')).status).toBe(200);
  });

  test('with the token of another session, and with that of one that has ended', async () => {
    const [browser, other] = [await openSignedIn(api), await openSignedIn(api)];
    const old = browser.csrf() ?? '';
    await browser.signIn(browser.user.email);
    for (const token of [other.csrf() ?? '', old]) {
      const headers = { 'X-CSRF-Token': token };
      expect(await browser.call('DELETE', '/session', { headers })).toMatchObject(FORGED);
    }
    expect((await browser.call('DELETE', '/session')).status).toBe(200);
  });

  test('when the browser says that another site sends it, sign-in too', async () => {
    const browser = await openSignedIn(api);
    const { port } = api;
    const foreign: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://elsewhere.example' },
      { Origin: 'null' },
      { Origin: `http://127.0.0.1:${port + 1}` },
      { Origin: `https://127.0.0.1:${port}` },
    ];
    for (const headers of foreign) {
      expect(await browser.call('DELETE', '/session', { headers })).toMatchObject(FORGED);
      const json = { email: browser.user.email, password: PASSWORD };
      expect(await browser.call('POST', '/session', { json, headers })).toMatchObject(FORGED);
    }
    const own = { 'Sec-Fetch-Site': 'same-origin', Origin: `http://127.0.0.1:${port}` };
    expect((await browser.call('DELETE', '/session', { headers: own })).status).toBe(200);
  });

  test('in a form of another site, which can give no other media type', async () => {
    const browser = await openSignedIn(api);
    const body = JSON.stringify({ email: browser.user.email, password: PASSWORD });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const headers = { 'Content-Type': type };
      const answer = await browser.call('POST', '/session', { body, headers });
      expect(answer).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    }
  });
});
