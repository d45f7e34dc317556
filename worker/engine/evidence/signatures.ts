import type { Place } from './geometry.js';

/** A digital signature in a PDF, and what it covers. */
export interface PdfSignature {
  /** Full name of its form field; null without one. */
  field: string | null;
  /** Place of the field; null for an invisible one. */
  place: Place | null;
  /** Whether a field or the catalogue refers to it in the newest revision. */
  inUse: boolean;
  /** A signer's signature; a document time stamp; or the producer's usage rights for form filling in a reader. */
  kind: 'signature' | 'timestamp' | 'usage_rights';
  /** E.g. `adbe.pkcs7.detached`. */
  subFilter: string | null;
  /** `intact`: it verifies over the bytes it covers with the key of its own certificate. */
  integrity: 'intact' | 'broken' | 'unchecked';
  /** null when intact. */
  reason: SignatureReason | null;
  /** Newest revision it covers, counted from 0; null when its range ends at no revision. */
  revision: number | null;
  coversWholeFile: boolean;
  /** Whether objects outside its range belong to no later revision. */
  leavesObjects: boolean;
  /** null without a readable certificate. */
  signer: SignerFacts | null;
  /** From its time stamp, else from the signer's clock. */
  signedAt: Date | null;
  /** Changes that a certifying signature permits: 1 none, 2 forms, 3 notes too; null for an approval signature. */
  certification: 1 | 2 | 3 | null;
}

/**
 * Broken: the covered bytes changed; the value was not made with the certificate's
 * key; its contents are zeros; the byte range is absent, or encloses something other
 * than the signature, as after the file was rewritten. Unchecked: the end of the file
 * is missing; the contents are unreadable; the algorithm is not supported; there is no
 * certificate; there are more signatures than the limit.
 */
export type SignatureReason =
  | 'bytes_changed'
  | 'value_wrong'
  | 'emptied'
  | 'absent'
  | 'misplaced'
  | 'cut'
  | 'unreadable'
  | 'algorithm'
  | 'no_certificate'
  | 'too_many';

export interface SignerFacts {
  /** Common name. */
  name: string | null;
  organisation: string | null;
  /** Issuer of the certificate, as it states. */
  issuer: string | null;
  /** `self`: self-issued; `known`: issued under a root that Mozilla trusts, each link verified; else `unknown`. */
  trust: 'self' | 'known' | 'unknown';
  validFrom: Date | null;
  validTo: Date | null;
  /** SHA-256 of the certificate, hexadecimal. */
  fingerprint: string | null;
}

/** A certification permission without its signature; data for validating signatures; a form's signature flags. */
export type SignatureRemain = 'permission' | 'validation_data' | 'flags';
