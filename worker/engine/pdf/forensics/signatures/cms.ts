import { Constructed, fromBER, OctetString, Primitive } from 'asn1js';
import {
  Certificate,
  ContentInfo,
  IssuerAndSerialNumber,
  SignedData,
  type SignerInfo,
} from 'pkijs';

/** A signature in the Cryptographic Message Syntax, as far as PDF uses it: with one signer. */
export interface Cms {
  signer: SignerInfo;
  certificates: Certificate[];
  /** null when the signature does not carry it. */
  signerCertificate: Certificate | null;
  /** What is signed, when it is inside; null for a detached signature. */
  content: Buffer | null;
}

/** Lists of revoked certificates make thousands of nodes. */
const NODES_MAX = 500_000;

/** Padding after it is ignored. null when it cannot be read or has no signer. */
export function readCms(bytes: Uint8Array): Cms | null {
  try {
    const { result, offset } = fromBER(bytes, { maxNodes: NODES_MAX });
    if (offset === -1) return null;
    return cmsOf(new ContentInfo({ schema: result }));
  } catch {
    // The library throws on whatever it does not expect.
    return null;
  }
}

function cmsOf(info: ContentInfo): Cms | null {
  const signed = new SignedData({ schema: info.content });
  const certificates = (signed.certificates ?? []).filter((one) => one instanceof Certificate);
  const [signer] = signed.signerInfos;
  if (signer === undefined) return null;
  const { eContent } = signed.encapContentInfo;
  return {
    signer,
    certificates,
    signerCertificate: certificates.find((one) => isNamedBy(signer, one)) ?? null,
    content: eContent === undefined ? null : Buffer.from(eContent.getValue()),
  };
}

/** Whether a signer names a certificate, by its issuer and number or by its key's identifier. */
function isNamedBy({ sid }: SignerInfo, certificate: Certificate): boolean {
  const named: unknown = sid;
  if (named instanceof IssuerAndSerialNumber)
    return (
      named.serialNumber.isEqual(certificate.serialNumber) &&
      named.issuer.isEqual(certificate.issuer)
    );
  const own: unknown = certificate.extensions?.find(
    ({ extnID }) => extnID === '2.5.29.14',
  )?.parsedValue;
  const [has, wanted] = [octetsOf(own), octetsOf(named)];
  return has !== null && wanted !== null && has.equals(wanted);
}

/** The bytes of an octet string, be it plain, tagged or within a tag; null for anything else. */
export function octetsOf(value: unknown): Buffer | null {
  if (value instanceof OctetString) return Buffer.from(value.getValue());
  if (value instanceof Primitive) return Buffer.from(value.valueBlock.valueHexView);
  if (value instanceof Constructed) return octetsOf(value.valueBlock.value[0]);
  return null;
}

/** The one value of an attribute that must stand once; null when it does not. */
export function attributeOf(attributes: SignerInfo['signedAttrs'], type: string): unknown {
  const found = attributes?.attributes.filter((one) => one.type === type) ?? [];
  const [value, another] = found.flatMap((one): unknown[] => one.values);
  return another === undefined ? (value ?? null) : null;
}
