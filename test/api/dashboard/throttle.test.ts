import { afterEach, beforeEach, expect, test } from 'vitest';
import { openApi, type TestApi } from '../open-api.js';
import { openBrowser, openSignedIn } from './browser.js';

let api: TestApi;
beforeEach(async () => {
  // Each browser below comes from an address of its own.
  api = await openApi({ environment: { TRUST_PROXY: '1', SIGN_IN_OVER_HTTP: 'true' } });
});
afterEach(() => api.close());

const from = (address: string) => ({ 'X-Forwarded-For': address });
const wrong = 'Wrong as a password';

test('an account takes five attempts a minute from anywhere, then none, right or wrong', async () => {
  const { user } = await openSignedIn(api);
  const codes: string[] = [];
  for (let attempt = 0; attempt < 7; attempt += 1) {
    const browser = await openBrowser(api, from(`203.0.113.${attempt}`));
    const answer = await browser.signIn(user.email, wrong);
    codes.push(answer.code);
    if (answer.status === 429) expect(Number(answer.headers.get('Retry-After'))).toBeLessThan(61);
  }
  expect(codes).toEqual([
    ...Array<string>(5).fill('SIGN_IN_FAILED'),
    'RATE_LIMITED',
    'RATE_LIMITED',
  ]);
  const browser = await openBrowser(api, from('203.0.113.99'));
  expect((await browser.signIn(user.email)).code).toBe('RATE_LIMITED');
});

test('an address without a user is held up in the same way', async () => {
  const codes: string[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const browser = await openBrowser(api, from(`203.0.113.${attempt}`));
    codes.push((await browser.signIn('nobody@example.com', wrong)).code);
  }
  expect(codes).toEqual([...Array<string>(5).fill('SIGN_IN_FAILED'), 'RATE_LIMITED']);
});

test('strangers do not lock out a browser that signed in before', async () => {
  const browser = await openSignedIn(api);
  const stranger = await openBrowser(api, from('203.0.113.7'));
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await stranger.signIn(browser.user.email, wrong);
  }
  expect((await stranger.signIn(browser.user.email)).code).toBe('RATE_LIMITED');
  expect((await browser.signIn(browser.user.email)).status).toBe(200);
  stranger.cookies.set('emet_known', 'A'.repeat(43));
  expect((await stranger.signIn(browser.user.email)).code).toBe('RATE_LIMITED');
});

test('one client has twenty attempts a minute at all accounts together', async () => {
  const browser = await openBrowser(api, from('198.51.100.1'));
  const codes: string[] = [];
  for (let attempt = 0; attempt < 21; attempt += 1) {
    codes.push((await browser.signIn(`person${attempt}@elsewhere.example`, wrong)).code);
  }
  expect(codes.slice(0, 20)).toEqual(Array(20).fill('SIGN_IN_FAILED'));
  expect(codes[20]).toBe('RATE_LIMITED');
  const other = await openBrowser(api, from('198.51.100.2'));
  expect((await other.signIn('person@elsewhere.example', wrong)).code).toBe('SIGN_IN_FAILED');
});
