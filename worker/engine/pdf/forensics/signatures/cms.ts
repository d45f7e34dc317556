import { Constructed, fromBER, OctetString, Primitive } from 'asn1js';
import {
  Certificate,
  ContentInfo,
  IssuerAndSerialNumber,
  SignedData,
  type SignerInfo,
} from 'pkijs';

/** A signature in the Cryptographic Message Syntax, as PDF uses it: with one signer. */
export interface Cms {
  signer: SignerInfo;
  certificates: Certificate[];
  /** null when the signature does not carry it. */
  signerCertificate: Certificate | null;
  /** The signed content, when it is embedded; null for a detached signature. */
  content: Buffer | null;
}

/** Certificate revocation lists have thousands of nodes. */
const NODES_MAX = 500_000;

/** Ignores padding after the signature. null when it cannot be read or has no signer. */
export function readCms(bytes: Uint8Array): Cms | null {
  try {
    const { result, offset } = fromBER(bytes, { maxNodes: NODES_MAX });
    if (offset === -1) return null;
    return cmsOf(new ContentInfo({ schema: result }));
  } catch {
    // The library throws on any unexpected input.
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

/** Whether a signer refers to a certificate, by issuer and serial number or by key identifier. */
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

/** The bytes of an octet string: plain, tagged or inside a tag. null for anything else. */
export function octetsOf(value: unknown): Buffer | null {
  if (value instanceof OctetString) return Buffer.from(value.getValue());
  if (value instanceof Primitive) return Buffer.from(value.valueBlock.valueHexView);
  if (value instanceof Constructed) return octetsOf(value.valueBlock.value[0]);
  return null;
}

/** The single value of an attribute that must occur once; null when it does not. */
export function attributeOf(attributes: SignerInfo['signedAttrs'], type: string): unknown {
  const found = attributes?.attributes.filter((one) => one.type === type) ?? [];
  const [value, another] = found.flatMap((one): unknown[] => one.values);
  return another === undefined ? (value ?? null) : null;
}
