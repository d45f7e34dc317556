import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openApi, type TestApi } from '../open-api.js';
import { openSignedIn, PASSWORD } from './browser.js';

const Offer = z.strictObject({ secret: z.string().regex(/^[A-Z2-7]{32}$/), uri: z.string() });

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

/** What an authenticator shows, some steps of 30 s from now. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

/** A user with a second factor, whose present step is taken. */
async function openWithFactor() {
  const browser = await openSignedIn(api);
  const offer = Offer.parse((await browser.call('POST', '/two-factor/offer')).body);
  const json = { secret: offer.secret, code: codeOf(offer.secret, -1), password: PASSWORD };
  expect((await browser.call('POST', '/two-factor', { json })).body).toEqual({ done: true });
  return { ...browser, ...offer };
}

test('is offered as an authenticator reads it, and asked for once its first code was right', async () => {
  const browser = await openSignedIn(api);
  const { secret, uri } = Offer.parse((await browser.call('POST', '/two-factor/offer')).body);
  expect(uri).toBe(
    `otpauth://totp/Emet:${encodeURIComponent(browser.user.email)}?issuer=Emet&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
  const set = (code: string, password: string) =>
    browser.call('POST', '/two-factor', { json: { secret, code, password } });
  expect((await set(codeOf(secret), 'Wrong as a password')).code).toBe('SIGN_IN_FAILED');
  expect((await set(codeOf(secret, 9), PASSWORD)).code).toBe('SIGN_IN_FAILED');
  expect((await browser.signIn(browser.user.email)).status).toBe(200);
  expect((await set(codeOf(secret), PASSWORD)).status).toBe(200);
  expect((await browser.call('GET', '/session')).body).toMatchObject({
    user: { two_factor: true },
  });
});

test('the password alone opens nothing, a code opens once, and an old one never', async () => {
  const { user, secret, signIn } = await openWithFactor();
  expect(await signIn(user.email)).toMatchObject({ status: 401, code: 'CODE_REQUIRED' });
  expect((await signIn(user.email, PASSWORD, codeOf(secret, 9))).code).toBe('SIGN_IN_FAILED');
  expect((await signIn(user.email, PASSWORD, codeOf(secret))).status).toBe(200);
  expect((await signIn(user.email, PASSWORD, codeOf(secret))).code).toBe('SIGN_IN_FAILED');
});

test('without the right password a code is not even asked for', async () => {
  const { user, secret, signIn } = await openWithFactor();
  for (const code of [undefined, codeOf(secret)]) {
    expect((await signIn(user.email, 'Wrong as a password', code)).code).toBe('SIGN_IN_FAILED');
  }
});

test('is removed with password and code, by nothing less', async () => {
  const { user, secret, call, signIn } = await openWithFactor();
  const remove = (password: string, code: string) =>
    call('POST', '/two-factor/remove', { json: { password, code } });
  expect((await remove('Wrong as a password', codeOf(secret))).code).toBe('SIGN_IN_FAILED');
  expect((await remove(PASSWORD, codeOf(secret, 9))).code).toBe('SIGN_IN_FAILED');
  expect((await signIn(user.email)).code).toBe('CODE_REQUIRED');
  expect((await remove(PASSWORD, codeOf(secret))).status).toBe(200);
  expect((await api.platform.users.get(user.id))?.hasTotp).toBe(false);
});
