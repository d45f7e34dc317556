import {
  constants,
  createHash,
  createPublicKey,
  getHashes,
  verify,
  type KeyObject,
} from 'node:crypto';
import { attributeOf, octetsOf, type Cms } from './cms.js';

/** Result of the cryptographic check of a signature. */
export type Check =
  | { integrity: 'intact'; reason: null }
  | { integrity: 'broken'; reason: 'bytes_changed' | 'value_wrong' }
  | { integrity: 'unchecked'; reason: 'algorithm' | 'no_certificate' };

/** Parts of the signed data, in order. */
export type Pieces = readonly Uint8Array[];

/** Whether a signature is valid for exactly these bytes, with the key in its own signer's certificate. */
export function checkCms({ signer, signerCertificate }: Cms, pieces: Pieces): Check {
  if (signerCertificate === null) return { integrity: 'unchecked', reason: 'no_certificate' };
  const digest = hashOf(signer.digestAlgorithm.algorithmId);
  const key = keyOf(signerCertificate.subjectPublicKeyInfo.toSchema().toBER());
  const value = octetsOf(signer.signature);
  if (digest === null || key === null || value === null) return UNSUPPORTED;
  const { algorithmId } = signer.signatureAlgorithm;
  const hash = SIGNED_BY.get(algorithmId) ?? digest;
  const isPss = algorithmId === RSA_PSS;
  if (signer.signedAttrs === undefined)
    return isSigned(Buffer.concat(pieces), { key, hash, isPss, value })
      ? INTACT
      : { integrity: 'broken', reason: 'bytes_changed' };
  const stated = octetsOf(attributeOf(signer.signedAttrs, MESSAGE_DIGEST));
  if (stated === null) return UNSUPPORTED;
  if (!digestOf(digest, pieces).equals(stated))
    return { integrity: 'broken', reason: 'bytes_changed' };
  const attributes = Buffer.from(signer.signedAttrs.encodedValue);
  return isSigned(attributes, { key, hash, isPss, value })
    ? INTACT
    : { integrity: 'broken', reason: 'value_wrong' };
}

const INTACT: Check = { integrity: 'intact', reason: null };
const UNSUPPORTED: Check = { integrity: 'unchecked', reason: 'algorithm' };

/** Node's name of a digest algorithm by its object identifier; null if Node does not know it. */
export function hashOf(oid: string): string | null {
  const hash = DIGESTS.get(oid);
  return hash !== undefined && getHashes().includes(hash) ? hash : null;
}

export function digestOf(hash: string, pieces: Pieces): Buffer {
  const digest = createHash(hash);
  for (const piece of pieces) digest.update(piece);
  return digest.digest();
}

interface Signed {
  key: KeyObject;
  hash: string;
  isPss: boolean;
  value: Buffer;
}

export function isSigned(data: Uint8Array, { key, hash, isPss, value }: Signed): boolean {
  const isEdwards = key.asymmetricKeyType === 'ed25519' || key.asymmetricKeyType === 'ed448';
  const padding = isPss
    ? { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_AUTO }
    : {};
  try {
    return verify(isEdwards ? null : hash, data, { key, ...padding }, value);
  } catch {
    return false;
  }
}

export function keyOf(spki: ArrayBuffer): KeyObject | null {
  try {
    return createPublicKey({ key: Buffer.from(spki), format: 'der', type: 'spki' });
  } catch {
    return null;
  }
}

const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const RSA_PSS = '1.2.840.113549.1.1.10';

const DIGESTS = new Map([
  ['1.2.840.113549.2.5', 'md5'],
  ['1.3.14.3.2.26', 'sha1'],
  ['1.3.36.3.2.1', 'ripemd160'],
  ['2.16.840.1.101.3.4.2.4', 'sha224'],
  ['2.16.840.1.101.3.4.2.1', 'sha256'],
  ['2.16.840.1.101.3.4.2.2', 'sha384'],
  ['2.16.840.1.101.3.4.2.3', 'sha512'],
  ['2.16.840.1.101.3.4.2.8', 'sha3-256'],
  ['2.16.840.1.101.3.4.2.9', 'sha3-384'],
  ['2.16.840.1.101.3.4.2.10', 'sha3-512'],
]);

/** Signature algorithms that name their digest; for others the signer's digest algorithm applies. */
const SIGNED_BY = new Map([
  ['1.2.840.113549.1.1.4', 'md5'],
  ['1.2.840.113549.1.1.5', 'sha1'],
  ['1.2.840.113549.1.1.14', 'sha224'],
  ['1.2.840.113549.1.1.11', 'sha256'],
  ['1.2.840.113549.1.1.12', 'sha384'],
  ['1.2.840.113549.1.1.13', 'sha512'],
  ['1.2.840.10045.4.1', 'sha1'],
  ['1.2.840.10045.4.3.1', 'sha224'],
  ['1.2.840.10045.4.3.2', 'sha256'],
  ['1.2.840.10045.4.3.3', 'sha384'],
  ['1.2.840.10045.4.3.4', 'sha512'],
]);
