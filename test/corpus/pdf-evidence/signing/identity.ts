import {
  createHash,
  generateKeyPairSync,
  randomBytes,
  sign,
  type KeyObject,
  type SigningOptions,
} from 'node:crypto';
import { BitString, fromBER, Integer, Null, Utf8String } from 'asn1js';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  Extension,
} from 'pkijs';

/** A key with its holder's certificate. For samples and tests only. */
export interface Identity {
  certificate: Certificate;
  key: KeyObject;
  kind: KeyKind;
  /** The authorities above it, the nearest first; empty if self-signed. */
  authorities: Certificate[];
}

export type KeyKind = 'rsa' | 'ecdsa' | 'ed25519';

export interface IdentityOptions {
  /** Common name. */
  name: string;
  organisation?: string;
  key?: KeyKind;
  validFrom?: Date;
  validTo?: Date;
  /** Who issues the certificate; default: its holder. */
  issuer?: Identity;
}

/** Makes a fresh key and a certificate over it. */
export function makeIdentity(options: IdentityOptions): Identity {
  const { issuer, key: kind = 'ecdsa' } = options;
  const { publicKey, privateKey } = makeKeys(kind);
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new Integer({ valueHex: Uint8Array.of(1, ...randomBytes(8)).buffer });
  nameParts(options).forEach((part) => certificate.subject.typesAndValues.push(part));
  if (issuer) certificate.issuer = issuer.certificate.subject;
  else nameParts(options).forEach((part) => certificate.issuer.typesAndValues.push(part));
  certificate.notBefore.value = options.validFrom ?? new Date('2024-01-01T00:00:00Z');
  certificate.notAfter.value = options.validTo ?? new Date('2034-01-01T00:00:00Z');
  certificate.subjectPublicKeyInfo.fromSchema(
    fromBER(exact(publicKey.export({ format: 'der', type: 'spki' }))).result,
  );
  certificate.extensions = [authorityMark()];
  const signer = issuer ?? { key: privateKey, kind };
  certificate.signature = signatureAlgorithm(signer.kind, 'sha256');
  certificate.signatureAlgorithm = signatureAlgorithm(signer.kind, 'sha256');
  const value = signWith(signer, 'sha256', Buffer.from(certificate.encodeTBS().toBER()));
  certificate.signatureValue = new BitString({ valueHex: exact(value) });
  return {
    certificate: Certificate.fromBER(certificate.toSchema(true).toBER()),
    key: privateKey,
    kind,
    authorities: issuer ? [issuer.certificate, ...issuer.authorities] : [],
  };
}

export type Digest = 'sha1' | 'sha256' | 'sha384' | 'sha512';

/** PKCS #1 v1.5 for RSA, DER for ECDSA. */
export function signWith(
  { key, kind }: { key: KeyObject; kind: KeyKind },
  digest: Digest,
  data: Buffer,
  options: SigningOptions = {},
): Buffer {
  return sign(kind === 'ed25519' ? null : digest, data, { key, ...options });
}

export const digestOf = (digest: Digest, data: Uint8Array): Buffer =>
  createHash(digest).update(data).digest();

export const signatureAlgorithm = (kind: KeyKind, digest: Digest): AlgorithmIdentifier =>
  kind === 'ed25519'
    ? new AlgorithmIdentifier({ algorithmId: '1.3.101.112' })
    : new AlgorithmIdentifier({
        algorithmId: (kind === 'rsa' ? WITH_RSA : WITH_ECDSA)[digest],
        ...(kind === 'rsa' ? { algorithmParams: new Null() } : {}),
      });

/** The bytes as a separate buffer, as the ASN.1 library requires. */
export const exact = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;

const WITH_RSA: Record<Digest, string> = {
  sha1: '1.2.840.113549.1.1.5',
  sha256: '1.2.840.113549.1.1.11',
  sha384: '1.2.840.113549.1.1.12',
  sha512: '1.2.840.113549.1.1.13',
};

const WITH_ECDSA: Record<Digest, string> = {
  sha1: '1.2.840.10045.4.1',
  sha256: '1.2.840.10045.4.3.2',
  sha384: '1.2.840.10045.4.3.3',
  sha512: '1.2.840.10045.4.3.4',
};

function makeKeys(kind: KeyKind): { publicKey: KeyObject; privateKey: KeyObject } {
  if (kind === 'rsa') return generateKeyPairSync('rsa', { modulusLength: 2048 });
  if (kind === 'ed25519') return generateKeyPairSync('ed25519');
  return generateKeyPairSync('ec', { namedCurve: 'P-256' });
}

function nameParts({ name, organisation }: IdentityOptions): AttributeTypeAndValue[] {
  const part = (type: string, value: string) =>
    new AttributeTypeAndValue({ type, value: new Utf8String({ value }) });
  return [
    ...(organisation === undefined ? [] : [part('2.5.4.10', organisation)]),
    part('2.5.4.3', name),
  ];
}

/**
 * Basic constraints: may issue certificates, so one function makes both holders
 * and authorities.
 */
const authorityMark = (): Extension =>
  new Extension({
    extnID: '2.5.29.19',
    critical: true,
    extnValue: new BasicConstraints({ cA: true }).toSchema().toBER(),
  });
