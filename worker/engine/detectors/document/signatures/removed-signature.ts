import type { PdfSignature, SignatureRemain } from '../../../evidence/signatures.js';
import type { Finding } from './findings.js';
import { evidenceOf } from './signer.js';

/**
 * A signature that is in the file but no longer in use, or only its remains. If
 * its signer signed again, it was replaced, not removed.
 */
export function removedFinding(
  signatures: readonly PdfSignature[],
  signatureRemains: readonly SignatureRemain[],
): Finding[] {
  const own = signatures.filter(({ kind }) => kind === 'signature');
  const intact = own.filter(({ inUse, integrity }) => inUse && integrity === 'intact');
  const gone = own.find(
    (one) =>
      (one.reason === 'emptied' || (!one.inUse && one.reason !== 'cut')) &&
      !intact.some((other) => isBySame(one, other)),
  );
  if (gone !== undefined) return [finding(0.9, gone.place, evidenceOf(gone))];
  if (own.some(({ inUse }) => inUse)) return [];
  const [remain] = signatureRemains;
  if (remain === undefined) return [];
  const isStrong = signatureRemains.some((one) => one !== 'flags');
  // The form's flags alone also remain after a program flattened the form.
  return [finding(isStrong ? 0.8 : 0.6, null, REMAINS[remain])];
}

/** An intact signature that nothing refers to any more, and whose signer did not sign again. */
export const isTakenOff = (one: PdfSignature, all: readonly PdfSignature[]): boolean =>
  one.kind === 'signature' &&
  !one.inUse &&
  one.integrity === 'intact' &&
  !all.some((other) => other.inUse && other.integrity === 'intact' && isBySame(one, other));

const finding = (
  confidence: number,
  place: Finding['place'],
  evidence: string | null,
): Finding => ({
  code: 'signature_removed',
  values: {},
  confidence,
  place,
  evidence,
});

const isBySame = (one: PdfSignature, other: PdfSignature): boolean =>
  typeof one.signer?.name === 'string' &&
  one.signer.name === other.signer?.name &&
  one.signer.issuer === other.signer.issuer;

/** The format's keys, for people who examine the file. */
const REMAINS = { permission: '/Perms /DocMDP', validation_data: '/DSS', flags: '/SigFlags 3' };
