import type { ApiKey } from './accounts.js';
import { Refusal } from './errors.js';

/** The life of API keys: valid, then expired or revoked. */

export const KEY_STATES = ['valid', 'expired', 'revoked'] as const;
export type KeyState = (typeof KEY_STATES)[number];

/** A key just made. */
export interface MadeKey {
  /** Shown once, never stored. */
  key: string;
  /** The stored value: SHA-256 of the whole key, hexadecimal. */
  hash: string;
  /** Its first characters, by which people recognise it. */
  prefix: string;
}

export type MakeKey = (mode: 'live' | 'test') => MadeKey;

/** Valid keys of an organisation; those of its test data are counted apart. */
export const KEYS_MAX = 100;
/** With those that a roll lets live a while longer. */
const KEYS_AND_PREVIOUS_MAX = 2 * KEYS_MAX;
/** Expired and revoked keys of an organisation that stay in its list, the newest. */
export const ENDED_KEYS_KEPT = 1000;

export const KEY_ROLL_KEEP_DEFAULT_S = 7 * 24 * 3600;
export const KEY_ROLL_KEEP_MAX_S = 90 * 24 * 3600;

export function keyState(key: ApiKey, now: Date): KeyState {
  if (key.revokedAt !== null) return 'revoked';
  return key.expiresAt !== null && key.expiresAt <= now ? 'expired' : 'valid';
}

/** The organisation has as many valid keys as it may have. The message is a public sentence. */
export class TooManyKeys extends Refusal {
  constructor() {
    super(
      `The organization has ${KEYS_MAX} valid keys, the most it may have: revoke those it does not need.`,
    );
    this.name = 'TooManyKeys';
  }
}

/** The key has ended or was rolled before. The message is a public sentence. */
export class KeyNotRolled extends Refusal {
  constructor(why: string) {
    super(`${why}, so it cannot be rolled.`);
    this.name = 'KeyNotRolled';
  }
}

/** Throws KeyNotRolled unless the key may be rolled now. */
export function checkRollable(key: ApiKey, now: Date): void {
  if (key.revokedAt !== null)
    throw new KeyNotRolled(`The key was revoked at ${key.revokedAt.toISOString()}`);
  if (key.replacedBy !== null)
    throw new KeyNotRolled(`The key was rolled before and replaced by ${key.replacedBy}`);
  if (keyState(key, now) === 'expired')
    throw new KeyNotRolled(`The key expired at ${key.expiresAt?.toISOString()}`);
}

/** When the old and the new key of a roll expire. */
export function expiriesOfRoll(
  old: Pick<ApiKey, 'createdAt' | 'expiresAt'>,
  { keepPreviousMs, expiresAt }: { keepPreviousMs: number; expiresAt?: Date | null | undefined },
  now: Date,
): { old: Date; new: Date | null } {
  const kept = new Date(now.getTime() + keepPreviousMs);
  const lifeMs = old.expiresAt === null ? null : old.expiresAt.getTime() - old.createdAt.getTime();
  const alike = lifeMs === null ? null : new Date(now.getTime() + lifeMs);
  return {
    old: old.expiresAt !== null && old.expiresAt < kept ? old.expiresAt : kept,
    new: expiresAt === undefined ? alike : expiresAt,
  };
}

/**
 * Throws TooManyKeys when there is no room for the newest of these keys of one organisation.
 *
 * @param isRoll whether it replaces one that is still valid
 */
export function checkRoom(keys: readonly ApiKey[], now: Date, isRoll: boolean): void {
  const valid = keys.filter((key) => keyState(key, now) === 'valid').length;
  if (valid > (isRoll ? KEYS_AND_PREVIOUS_MAX : KEYS_MAX)) throw new TooManyKeys();
}

/**
 * Ids of the ended keys beyond ENDED_KEYS_KEPT among the keys of one organisation, oldest
 * first: a key may make and revoke others without end, and each would stay.
 */
export function keysToForget(keys: readonly ApiKey[], now: Date): string[] {
  const ended = keys.filter((key) => keyState(key, now) !== 'valid');
  return ended.slice(0, Math.max(0, ended.length - ENDED_KEYS_KEPT)).map(({ id }) => id);
}
