import type { ScanResult } from '../../../core/ports.js';
import { bandsOf, parsePageHash } from '../../page-hash.js';
import { toStored } from '../../stored-json.js';
import type { ScanDocument } from './scan-model.js';

/** A document holds at most 16 MiB; this limit leaves room for the other fields. */
const RESULT_MAX_BYTES = 15 * 2 ** 20;

type Result = Partial<ScanDocument> & { report: string; bands: number[] };

/** The fields of a finished analysis. Throws RangeError when they do not fit into a document. */
export function resultFields(result: ScanResult): Result {
  const { fingerprint } = result;
  const fields: Result = {
    verdict: result.verdict,
    riskScore: result.riskScore,
    documentType: result.documentType,
    ...(result.issuer !== null && { issuer: toStored(result.issuer) }),
    channel: result.channel,
    report: toStored(result.report),
    ...(result.translations && { translations: toStored(result.translations) }),
    sha256: fingerprint.sha256,
    pageHashes: checked(fingerprint.pageHashes, 16),
    bands: [...new Set(fingerprint.pageHashes.map(parsePageHash).flatMap(bandsOf))],
    numberHashes: checked(fingerprint.numberHashes, 8).join(''),
    wordHashes: checked(fingerprint.wordHashes, 8).join(''),
  };
  const texts = [fields.report, fields.translations ?? '', fields.issuer ?? ''];
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const pictures = [
    ...result.heatmaps.map(({ png }) => png),
    ...(result.pageImages ?? []).map(({ webp }) => webp),
  ];
  const largest = Math.max(bytes, ...pictures.map(({ byteLength }) => byteLength));
  if (largest > RESULT_MAX_BYTES) {
    throw new RangeError(`A report or a picture is larger than ${RESULT_MAX_BYTES} bytes.`);
  }
  return fields;
}

function checked(hashes: string[], digits: number): string[] {
  const shape = new RegExp(`^[0-9a-f]{${digits}}$`);
  if (!hashes.every((hash) => shape.test(hash))) {
    throw new RangeError(`A hash of the fingerprint is not ${digits} hexadecimal digits.`);
  }
  return hashes;
}

/** Splits concatenated hashes of 8 digits each. */
export const splitHashes = (text: string): string[] => text.match(/.{8}/g) ?? [];
