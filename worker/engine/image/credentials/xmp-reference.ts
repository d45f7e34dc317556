import type { CredentialFacts } from '../../evidence/content-credentials.js';

/** XMP's reference to a C2PA manifest, as an attribute or an element. */
const REFERENCE = /\bdcterms:provenance(?:\s*=\s*["']|>\s*)([^"'<>]{1,1000})/;

/**
 * Credentials of a picture without a manifest but with a reference to one in XMP. An
 * embedded manifest was removed; one at an address is stored elsewhere and is not
 * fetched. null without a reference.
 */
export function credentialsReferencedBy(xmp: string): CredentialFacts | null {
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
