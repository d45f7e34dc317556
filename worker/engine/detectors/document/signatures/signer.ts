import type { Values } from '../../../texts/say.js';
import type { PdfSignature } from '../../../evidence/signatures.js';

/** Who signed and who certifies it, as far as the certificate shows. */
export function certificateOf({ signer }: PdfSignature): Values {
  const names = [signer?.name, signer?.organisation].filter((name) => typeof name === 'string');
  return {
    signer: [...new Set(names)].join(', '),
    issuer: signer?.trust === 'self' ? '' : (signer?.issuer ?? ''),
  };
}

/** The names in the certificate, unchanged. */
export function evidenceOf({ signer, field }: PdfSignature): string | null {
  const parts = [
    ['CN', signer?.name],
    ['O', signer?.organisation],
    ['issuer', signer?.issuer],
    ['field', field],
  ].flatMap(([key, value]) => (typeof value === 'string' ? [`${key}=${value}`] : []));
  return parts.length === 0 ? null : parts.join('; ');
}

/** Whether the certificate was valid at the time of signing; true if that is unknown. */
export function wasValid({ signer, signedAt }: PdfSignature): boolean {
  if (signer === null || signedAt === null) return true;
  return (
    (signer.validFrom === null || signedAt >= signer.validFrom) &&
    (signer.validTo === null || signedAt <= signer.validTo)
  );
}
