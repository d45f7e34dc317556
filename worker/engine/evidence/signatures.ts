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
  /** What it covers; null when its numbers give no range of the file. */
  range: SignedRange | null;
  /** Whether objects outside its range belong to no later revision. */
  leavesObjects: boolean;
  /** null without a readable certificate. */
  signer: SignerFacts | null;
  /** From its time stamp, else from the signer's clock. */
  signedAt: Date | null;
  /** Changes that a certifying signature permits: 1 none, 2 forms, 3 notes too; null for an approval signature. */
  certification: 1 | 2 | 3 | null;
  /** Form fields that it locks against changes; null for none. */
  lock: FieldLock | null;
}

/** The bytes from `start` to `gapFrom` and from `gapTo` to `end`, exclusive: offsets in the file. */
export interface SignedRange {
  start: number;
  gapFrom: number;
  gapTo: number;
  end: number;
}

/** Field names are full names; a name stands for the fields below it too. */
export type FieldLock =
  { fields: 'all' } | { fields: 'only' | 'all_but'; names: readonly string[] };

/** The document that a signature was made over, compared with what the file shows now. */
export interface SignedState {
  /** Index in `signatures`. */
  signature: number;
  changes: SignedChange[];
  /** Pages of the newest revision that differ but were not compared, counted from 1. */
  notCompared: number[];
}

/** One place where the file shows other content than what was signed. */
export interface SignedChange {
  place: Place;
  /** What brought it about: the page itself, a form field, a signature's field, or another annotation. */
  by: 'page' | 'field' | 'signature' | 'annotation';
  /** What was shown there when it was signed; `own_value`: the value of the field that changed. */
  over: 'blank' | 'text' | 'own_value' | 'picture' | 'drawing';
  /** Subtype of the annotation, e.g. `FreeText`; null for a page. */
  subtype: string | null;
  /**
   * `added`: on paper that was blank when it was signed; `covered`: what was shown
   * is hidden or replaced; `removed`: it is gone; `redrawn`: the same text, or none,
   * looks different; `value`: a field holds another value and looks as it did.
   */
  how: 'added' | 'covered' | 'removed' | 'redrawn' | 'value';
  /** Text shown there when it was signed, and now; null for none. */
  before: string | null;
  after: string | null;
  /** Whether the signature permits such a change: of a form, a note, a further signature. */
  permitted: boolean;
  /** Whether what is shown now was in the signed bytes already, unseen. */
  wasHidden: boolean;
}

/**
 * Broken: the covered bytes changed; the value was not made with the certificate's
 * key; its contents are zeros, or (`void`) no signature at all; the byte range is absent, or encloses something other
 * than the signature, as after the file was rewritten; or (`wrapped`) the value verifies
 * over its range, but other bytes than its own contents lie in the gap. Unchecked: the end of the file
 * is missing; the contents are unreadable; the algorithm is not supported; there is no
 * certificate; there are more signatures than the limit.
 */
export type SignatureReason =
  | 'bytes_changed'
  | 'value_wrong'
  | 'emptied'
  | 'absent'
  | 'void'
  | 'misplaced'
  | 'wrapped'
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
