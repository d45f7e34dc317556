import { fromBER, GeneralizedTime, OctetString, UTCTime } from 'asn1js';
import type { SignatureReason, SignerFacts } from '../../../evidence/signatures.js';
import { isName, isString, type PdfDict } from '../../syntax/pdf-values.js';
import { type Check, checkCms, digestOf, isSigned, keyOf, type Pieces } from './check-cms.js';
import { attributeOf, type Cms, octetsOf, readCms } from './cms.js';
import { readCertificate, signerFacts } from './signer.js';
import { checkTimeStamp, stampedAt } from './time-stamp.js';

/** What a signature's own data say, and whether they match the bytes it covers. */
export interface Checked {
  integrity: 'intact' | 'broken' | 'unchecked';
  reason: SignatureReason | null;
  signer: SignerFacts | null;
  /** From a time stamp, or else as stated by the signer. */
  signedAt: Date | null;
}

/** `covered` is null when the signed bytes are unknown; then only the signer is read. */
export function checkSignature(
  dict: PdfDict,
  contents: Uint8Array,
  covered: Pieces | null,
): Checked {
  const subFilter = dict.entries.get('SubFilter');
  const format = isName(subFilter) ? subFilter.name : '';
  if (!SIGNATURE_TAGS.includes(contents[0] ?? 0)) return isOwnFormat(format) ? UNREADABLE : VOID;
  if (format === 'adbe.x509.rsa_sha1') return checkBare(dict, contents, covered);
  const cms = readCms(contents);
  if (cms === null) return UNREADABLE;
  const signer =
    cms.signerCertificate === null ? null : signerFacts(cms.signerCertificate, cms.certificates);
  if (format === 'ETSI.RFC3161') {
    const { check, at } = checkTimeStamp(cms, covered ?? []);
    return { ...(covered === null ? NOT_COVERED : check), signer, signedAt: at };
  }
  const check = covered === null ? NOT_COVERED : checkContent(cms, format, covered);
  return { ...check, signer, signedAt: stampedAt(cms) ?? statedAt(cms) };
}

/** A DER sequence, or the octet string of the oldest format. */
const SIGNATURE_TAGS = [0x30, 0x04];

/** Signature handlers other than those of the PDF specification store what they like. */
const isOwnFormat = (format: string): boolean => format !== '' && !/^(adbe|ETSI)\./.test(format);

const VOID: Checked = { integrity: 'broken', reason: 'void', signer: null, signedAt: null };

export const UNREADABLE: Checked = {
  integrity: 'unchecked',
  reason: 'unreadable',
  signer: null,
  signedAt: null,
};
const NOT_COVERED = { integrity: 'unchecked', reason: null } as const;

/**
 * In the format with embedded content, that content is the digest of the bytes; otherwise
 * the bytes themselves are signed.
 */
function checkContent(cms: Cms, format: string, covered: Pieces): Check {
  if (format !== 'adbe.pkcs7.sha1') return checkCms(cms, covered);
  const { content } = cms;
  if (content === null || !digestOf('sha1', covered).equals(content))
    return { integrity: 'broken', reason: 'bytes_changed' };
  return checkCms(cms, [content]);
}

/** The oldest format: a bare RSA signature of SHA-1, with the certificate in the dictionary. */
function checkBare(dict: PdfDict, contents: Uint8Array, covered: Pieces | null): Checked {
  const given = dict.entries.get('Cert');
  const first = Array.isArray(given) ? given[0] : given;
  const certificate = isString(first) ? readCertificate(Buffer.from(first.string, 'latin1')) : null;
  const value = bareValue(contents);
  if (certificate === null || value === null) return UNREADABLE;
  const signer = signerFacts(certificate, []);
  const key = keyOf(certificate.subjectPublicKeyInfo.toSchema().toBER());
  if (key === null) return { integrity: 'unchecked', reason: 'algorithm', signer, signedAt: null };
  if (covered === null) return { ...NOT_COVERED, signer, signedAt: null };
  const fits = isSigned(Buffer.concat(covered), { key, hash: 'sha1', isPss: false, value });
  return fits
    ? { integrity: 'intact', reason: null, signer, signedAt: null }
    : { integrity: 'broken', reason: 'bytes_changed', signer, signedAt: null };
}

function bareValue(contents: Uint8Array): Buffer | null {
  try {
    const { result } = fromBER(contents);
    return result instanceof OctetString ? octetsOf(result) : null;
  } catch {
    return null;
  }
}

const SIGNING_TIME = '1.2.840.113549.1.9.5';

function statedAt({ signer }: Cms): Date | null {
  const time = attributeOf(signer.signedAttrs, SIGNING_TIME);
  return time instanceof UTCTime || time instanceof GeneralizedTime ? time.toDate() : null;
}
