import { createHash, randomBytes } from 'node:crypto';
import type { MadeKey } from '../core/api-key.js';
import type { AccountStore } from '../core/ports.js';

/** Characters of a key that are stored in clear text, for recognition. */
const PREFIX_CHARS = 14;

/** A new API key: a readable prefix, which tells live from test, and 256 random bits. */
export function makeKey(mode: 'live' | 'test' = 'live'): MadeKey {
  const key = `emet_${mode}_${randomBytes(32).toString('base64url')}`;
  return { key, hash: hashKey(key), prefix: key.slice(0, PREFIX_CHARS) };
}

/** A plain SHA-256 is enough: 256 random bits cannot be guessed, however fast the hash. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** The part of an account store that keeps keys. */
export type KeyMethods = Pick<
  AccountStore,
  | 'createKey'
  | 'listKeys'
  | 'getKey'
  | 'rollKey'
  | 'revokeKey'
  | 'findKey'
  | 'findEndedKey'
  | 'noteKeysUsed'
>;
