import type { PdfSignature, SignatureRemain } from '../../../evidence/signatures.js';
import type { Finding } from './findings.js';
import { evidenceOf } from './signer.js';

/**
 * A signature that is in the file and in use no longer, or its remains alone. One
 * whose signer signed again was replaced, not removed.
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
  // A form's mark alone is also left by programs that flatten forms.
  return [finding(isStrong ? 0.8 : 0.6, null, REMAINS[remain])];
}

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

/** Keys of the format, for whoever looks into the file. */
const REMAINS = { permission: '/Perms /DocMDP', validation_data: '/DSS', flags: '/SigFlags 3' };
