import type { Place } from './geometry.js';

/** A digital signature in a PDF, and what it vouches for. */
export interface PdfSignature {
  /** Full name of its form field; null when none names it. */
  field: string | null;
  /** Where the field is shown; null for an invisible one. */
  place: Place | null;
  /** Whether a field or the catalogue refers to it in the newest revision. */
  inUse: boolean;
  /** A signer's; a time stamp over the document; or the maker's permission to fill it in with a reader. */
  kind: 'signature' | 'timestamp' | 'usage_rights';
  /** E.g. `adbe.pkcs7.detached`. */
  subFilter: string | null;
  /** `intact`: it fits the bytes it covers, by the key in its own certificate. */
  integrity: 'intact' | 'broken' | 'unchecked';
  /** null when intact. */
  reason: SignatureReason | null;
  /** The newest revision it covers, counted from 0; null when what it covers ends at none. */
  revision: number | null;
  coversWholeFile: boolean;
  /** Whether objects stand outside what it covers that belong to no later revision. */
  leavesObjects: boolean;
  /** null when it carries no certificate that can be read. */
  signer: SignerFacts | null;
  /** By its time stamp, else by the signer's own clock. */
  signedAt: Date | null;
  /** What a certifying signature lets others do later: 1 nothing, 2 forms, 3 notes too; null for a plain one. */
  certification: 1 | 2 | 3 | null;
}

/**
 * Broken: the bytes covered changed; the value is not by the certificate's key;
 * its contents are zeros; the range names nothing, or frames something else than
 * the signature, as after the file was written anew. Unchecked: the end of the
 * file is missing; the contents, the algorithm or the lack of a certificate do not
 * let it be checked; more signatures than are checked.
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
  /** Who issued the certificate, by its own word. */
  issuer: string | null;
  /** `self`: issued by its holder; `known`: by an authority that Mozilla trusts, each link checked; else `unknown`. */
  trust: 'self' | 'known' | 'unknown';
  validFrom: Date | null;
  validTo: Date | null;
  /** SHA-256 of the certificate, hexadecimal. */
  fingerprint: string | null;
}

/** A certifying permission without its signature; data for validating signatures; a form's mark that it is signed. */
export type SignatureRemain = 'permission' | 'validation_data' | 'flags';
