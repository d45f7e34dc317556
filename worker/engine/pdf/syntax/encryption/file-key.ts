import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { rc4 } from './rc4.js';

/** Password entries of the dictionary of the standard security handler; strings as raw bytes. */
export interface PasswordFacts {
  /** Revision of the handler, 2 to 6. */
  revision: number;
  /** Length of the key in bytes, 5 to 16; 32 for revisions 5 and 6. */
  keyBytes: number;
  /** The dictionary's O, U, UE. */
  owner: Uint8Array;
  user: Uint8Array;
  userKey: Uint8Array;
  permissions: number;
  encryptsMetadata: boolean;
  /** First half of the file's ID. */
  fileId: Uint8Array;
}

/**
 * The file key derived from the empty user password; null when that password does not
 * open the file. ISO 32000-2, 7.6.4, algorithms 2, 2.A and 2.B.
 */
export const emptyPasswordKey = (facts: PasswordFacts): Uint8Array | null =>
  facts.revision >= 5 ? keyByHash(facts) : keyByPadding(facts);

/** The padding string of passwords (32 bytes); the empty password consists of it. */
const PADDING = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);

const md5 = (...parts: Uint8Array[]): Buffer => {
  const hash = createHash('md5');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

function keyByPadding(facts: PasswordFacts): Uint8Array | null {
  const { revision, keyBytes } = facts;
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(facts.permissions | 0);
  const clearMetadata =
    revision >= 4 && !facts.encryptsMetadata ? Buffer.alloc(4, 0xff) : PADDING.subarray(0, 0);
  let key: Uint8Array = md5(
    PADDING,
    facts.owner.subarray(0, 32),
    permissions,
    facts.fileId,
    clearMetadata,
  ).subarray(0, keyBytes);
  if (revision === 2) return isSame(rc4(key, PADDING), facts.user, 32) ? key : null;
  for (let round = 0; round < 50; round++) key = md5(key).subarray(0, keyBytes);
  let proof: Uint8Array = md5(PADDING, facts.fileId);
  for (let round = 0; round < 20; round++)
    proof = rc4(
      key.map((byte) => byte ^ round),
      proof,
    );
  return isSame(proof, facts.user, 16) ? key : null;
}

/** U holds 32 bytes of hash, 8 of salt for it, and 8 of salt for the key that unlocks UE. */
function keyByHash({ revision, user, userKey }: PasswordFacts): Uint8Array | null {
  if (user.length < 48 || userKey.length < 32) return null;
  const hash = revision === 5 ? plainHash : hardenedHash;
  if (!isSame(hash(user.subarray(32, 40)), user, 32)) return null;
  const decipher = createDecipheriv('aes-256-cbc', hash(user.subarray(40, 48)), Buffer.alloc(16));
  decipher.setAutoPadding(false);
  return decipher.update(userKey.subarray(0, 32));
}

const plainHash = (salt: Uint8Array): Buffer => createHash('sha256').update(salt).digest();

/** Algorithm 2.B for the empty password. */
function hardenedHash(salt: Uint8Array): Buffer {
  let hash = plainHash(salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const block = Buffer.concat(Array.from({ length: 64 }, () => hash));
    const cipher = createCipheriv('aes-128-cbc', hash.subarray(0, 16), hash.subarray(16, 32));
    cipher.setAutoPadding(false);
    const mixed = cipher.update(block);
    const remainder = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    const name = ['sha256', 'sha384', 'sha512'][remainder] ?? 'sha256';
    hash = createHash(name).update(mixed).digest();
    last = mixed.at(-1) ?? 0;
  }
  return hash.subarray(0, 32);
}

const isSame = (a: Uint8Array, b: Uint8Array, length: number): boolean =>
  a.length >= length &&
  b.length >= length &&
  Buffer.compare(a.subarray(0, length), b.subarray(0, length)) === 0;
