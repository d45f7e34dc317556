import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/**
 * Encrypts secrets for the store: AES-256-GCM with a random nonce. The text is
 * `v1.<key id>.<base64url of nonce, tag and ciphertext>`; the key id is the
 * first 8 hexadecimal digits of the key's SHA-256. A sealed secret is bound to
 * the record it belongs to, so that it opens in no other.
 */
export interface SecretBox {
  /** Encrypts with the current key. */
  seal(secret: string, recordId: string): string;
  /** null when none of the keys fits; throws when the text was altered. */
  open(sealed: string, recordId: string): string | null;
  /** Whether `seal` would use the same key. */
  isCurrent(sealed: string): boolean;
  /** The key a text was sealed with; null for a secret in plain text. */
  keyIdOf(sealed: string): string | null;
  /** Whether one of the keys opens it. */
  opens(sealed: string): boolean;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /^v1\.([0-9a-f]{8})\.([A-Za-z0-9_-]+)$/;

/** @param keys 64 hexadecimal digits each, the current one first, older ones after it */
export function openSecretBox(keys: readonly string[]): SecretBox {
  const byId = new Map(keys.map((hex) => [keyId(hex), Buffer.from(hex, 'hex')]));
  const [current] = byId;
  if (current === undefined) throw new Error('There is no key for secrets.');
  const [currentId, currentKey] = current;

  const keyIdOf = (sealed: string): string | null => SEALED.exec(sealed)?.[1] ?? null;
  return {
    seal: (secret, recordId) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', currentKey, nonce);
      cipher.setAAD(Buffer.from(recordId));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      const whole = Buffer.concat([nonce, cipher.getAuthTag(), text]);
      return `v1.${currentId}.${whole.toString('base64url')}`;
    },

    open: (sealed, recordId) => {
      const [, id = '', encoded = ''] = SEALED.exec(sealed) ?? [];
      const key = byId.get(id);
      if (key === undefined) return null;
      const whole = Buffer.from(encoded, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, whole.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(recordId));
      decipher.setAuthTag(whole.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return (
        decipher.update(whole.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') +
        decipher.final('utf8')
      );
    },

    isCurrent: (sealed) => keyIdOf(sealed) === currentId,
    keyIdOf,
    opens: (sealed) => byId.has(keyIdOf(sealed) ?? ''),
  };
}

const keyId = (hex: string): string =>
  createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex').slice(0, 8);

/** Secrets of before encryption are stored as they were shown. */
export const isPlain = (stored: string): boolean => stored.startsWith('whsec_');

/** The secret, or null: an altered text is as lost as one whose key is missing. */
export function openOrNull(box: SecretBox, sealed: string, recordId: string): string | null {
  try {
    return box.open(sealed, recordId);
  } catch {
    return null;
  }
}
