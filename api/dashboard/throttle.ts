import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import type { Api } from '../api.js';
import { clientSubject, countRequest } from '../rate-limit.js';
import { tooMany } from './admit-person.js';

/**
 * Attempts to give a password. Whoever goes on waits longer: at first the rest of a
 * minute, then of a quarter of an hour, then of six hours, and never for good. A refused
 * attempt counts in no longer window, so that hammering does not prolong the wait.
 */
const ACCOUNT_WINDOWS = [
  { limit: 5, windowS: 60 },
  { limit: 15, windowS: 15 * 60 },
  { limit: 40, windowS: 6 * 60 * 60 },
];
/** Many people may share an address. */
const ADDRESS_WINDOWS = [
  { limit: 20, windowS: 60 },
  { limit: 200, windowS: 60 * 60 },
];

/** Counts an attempt of this client. Throws RATE_LIMITED. */
export const countAddressAttempt = (api: Api, request: Request): Promise<void> =>
  countAttempt(api, `sign-in:${clientSubject(request)}`, ADDRESS_WINDOWS);

/**
 * Counts an attempt on an account, whether or not it exists. Throws RATE_LIMITED.
 *
 * @param account its e-mail address, which the counter does not hold
 * @param isKnownBrowser from a browser that signed in before, which is counted apart: others
 *   cannot lock it out
 */
export function countAccountAttempt(
  api: Api,
  account: string,
  isKnownBrowser: boolean,
): Promise<void> {
  const hash = createHash('sha256').update(account).digest('hex');
  return countAttempt(api, `sign-in:${isKnownBrowser ? 'known' : 'any'}:${hash}`, ACCOUNT_WINDOWS);
}

async function countAttempt(
  api: Api,
  subject: string,
  windows: typeof ACCOUNT_WINDOWS,
): Promise<void> {
  for (const { limit, windowS } of windows) {
    const state = await countRequest(api, `${subject}:${windowS}`, limit, windowS);
    if (!state.allowed) throw tooMany(state.resetMs);
  }
}

/**
 * What a browser keeps that has signed in: it follows from the stored hash of the password,
 * of which no browser can learn anything by it, and is worthless after the next password.
 */
export const knownBrowserToken = (userId: string, passwordHash: string): string =>
  createHmac('sha256', passwordHash).update(`known browser of ${userId}`).digest('base64url');

/** Compares in constant time. */
export function isKnownBrowser(
  given: string | null,
  userId: string,
  passwordHash: string | null,
): boolean {
  if (given === null || passwordHash === null) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(knownBrowserToken(userId, passwordHash)));
}
