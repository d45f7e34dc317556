import { ObjectIdentifier, OctetString, UTCTime, type BaseBlock } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import {
  digestOf,
  exact,
  signatureAlgorithm,
  signWith,
  type Digest,
  type Identity,
} from './identity.js';

/** Who signs, how, and when as stated; null leaves the time out. */
export interface CmsOptions {
  identity: Identity;
  digest: Digest;
  at: Date | null;
}

/** A detached CMS signature of `data`, DER. */
export const writeCms = (data: Uint8Array, options: CmsOptions): Buffer =>
  writeSigned(data, options, { type: DATA, content: null });

/** A CMS signature of `data`, with the data inside where `content` repeats them. */
export function writeSigned(
  data: Uint8Array,
  { identity, digest, at }: CmsOptions,
  { type, content }: { type: string; content: Uint8Array | null },
): Buffer {
  const attributes = [
    attribute('1.2.840.113549.1.9.3', new ObjectIdentifier({ value: type })),
    attribute('1.2.840.113549.1.9.4', new OctetString({ valueHex: exact(digestOf(digest, data)) })),
    ...(at ? [attribute('1.2.840.113549.1.9.5', new UTCTime({ valueDate: at }))] : []),
  ].sort((a, b) => Buffer.compare(derOf(a), derOf(b)));
  const signedAttrs = new SignedAndUnsignedAttributes({ type: 0, attributes });
  const toSign = Buffer.from(signedAttrs.toSchema().toBER());
  // Signed as a plain set, stored under a different tag.
  toSign[0] = 0x31;
  const signerInfo = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({
      issuer: identity.certificate.issuer,
      serialNumber: identity.certificate.serialNumber,
    }),
    digestAlgorithm: new AlgorithmIdentifier({ algorithmId: DIGESTS[digest] }),
    signedAttrs,
    signatureAlgorithm: signatureAlgorithm(identity.kind, digest),
    signature: new OctetString({ valueHex: exact(signWith(identity, digest, toSign)) }),
  });
  const signed = new SignedData({
    version: 1,
    digestAlgorithms: [new AlgorithmIdentifier({ algorithmId: DIGESTS[digest] })],
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: type,
      ...(content && { eContent: new OctetString({ valueHex: exact(content) }) }),
    }),
    certificates: [identity.certificate, ...identity.authorities],
    signerInfos: [signerInfo],
  });
  const info = new ContentInfo({
    contentType: '1.2.840.113549.1.7.2',
    content: signed.toSchema(true),
  });
  return Buffer.from(info.toSchema().toBER());
}

const DATA = '1.2.840.113549.1.7.1';

export const DIGESTS: Record<Digest, string> = {
  sha1: '1.3.14.3.2.26',
  sha256: '2.16.840.1.101.3.4.2.1',
  sha384: '2.16.840.1.101.3.4.2.2',
  sha512: '2.16.840.1.101.3.4.2.3',
};

const attribute = (type: string, value: BaseBlock): Attribute =>
  new Attribute({ type, values: [value] });

const derOf = (one: Attribute): Buffer => Buffer.from(one.toSchema().toBER());
