import type { CredentialFacts } from '../../evidence/content-credentials.js';

/** XMP's reference to a C2PA manifest, as an attribute or an element. */
const REFERENCE = /\bdcterms:provenance(?:\s*=\s*["']|>\s*)([^"'<>]{1,1000})/;

/**
 * What XMP's reference to a manifest tells of a picture that carries none: one
 * that was in the file was taken out, one at an address is kept elsewhere and is
 * not fetched. null without a reference.
 */
export function referredTo(xmp: string): CredentialFacts | null {
  const reference = REFERENCE.exec(xmp)?.[1];
  if (reference === undefined) return null;
  const wasInside = reference.startsWith('self#jumbf');
  if (!wasInside && !/^https?:/i.test(reference)) return null;
  return {
    integrity: wasInside ? 'removed' : 'unchecked',
    reason: wasInside ? 'removed' : 'elsewhere',
    generator: null,
    signer: null,
    organisation: null,
    actions: [],
  };
}
