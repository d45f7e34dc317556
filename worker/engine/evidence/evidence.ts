import type { Fingerprint, SeenBefore } from '../../../core/ports.js';
import type { Channel, DocumentType, FileType, ScanContext } from '../../../core/vocabulary.js';
import type { CheckResult } from '../checks/check.js';
import type { ActivePart } from '../pdf/forensics/active-content/active-parts.js';
import type { AnnotationFacts } from '../pdf/forensics/annotations.js';
import type { CarriedText } from '../pdf/forensics/embedded-text.js';
import type { DrawnPage } from '../pdf/page/drawn-page.js';
import type { FontShapes } from '../pdf/forensics/glyph-shapes/font-shapes.js';
import type { UnusedText } from '../pdf/forensics/unreferenced/read-unused.js';
import type { DocumentData } from './document-data.js';

/**
 * What the steps of a scan have gathered, and all that detectors get to see.
 * Everything here lives in the analysis child and dies with the scan.
 */
export interface Evidence {
  file: FileFacts;
  container: ContainerFacts;
  pages: Page[];
  /** null unless the file is a PDF. */
  pdf: PdfFacts | null;
  /** What each page of a PDF draws, mark by mark; null unless the file is a PDF. */
  drawn: DrawnPage[] | null;
  /** What later revisions of a PDF changed on its pages; null unless the file is a PDF that could be compared. */
  changes: PageChange[] | null;
  /** Text in the file that no page shows, nothing referring to it; null unless a PDF that could be searched. */
  unused: UnusedText[] | null;
  /** null unless the file is a picture. */
  picture: PictureFacts | null;
  data: DocumentData;
  checks: CheckResult[];
  classification: Classification;
  /** null when the client gave no expectations. */
  context: ScanContext | null;
  /** null when nobody can be asked (a scan from the command line). */
  history: HistoryFacts | null;
}

export interface FileFacts {
  path: string;
  name: string;
  type: FileType;
  size: number;
  sha256: string;
}

/** Bytes of the file that do not belong to the document in it. */
export interface ContainerFacts {
  /** Bytes before the document begins. */
  leadingBytes: number;
  /** Bytes after the document ends. */
  trailingBytes: number;
  /** What the foreign bytes are, when their own signature tells: zip, pdf, jpeg, png, html, exe, other. */
  foreignKind: string | null;
}

/** Percent of the page's width and height, origin top left. */
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Place {
  /** Counted from 1. */
  page: number;
  rect: Rect;
}

export interface Word {
  /** Logical order, NFC, without direction marks. */
  text: string;
  rect: Rect;
  /** 1 for a text layer; the recogniser's own 0-1 for OCR. */
  confidence: number;
}

export interface Line {
  /** Words joined by single spaces, in logical order. */
  text: string;
  /** In logical reading order. */
  words: Word[];
  rect: Rect;
  direction: 'ltr' | 'rtl';
}

export type TextSource = 'text_layer' | 'ocr' | 'none';

/** Eight bits a channel, RGB, three bytes a pixel, rows from the top. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array;
}

export interface Page {
  /** Counted from 1. */
  number: number;
  /** Size as shown: points of a PDF page, pixels of a picture (after its EXIF orientation). */
  width: number;
  height: number;
  /** Top to bottom; within a table row, one line. */
  lines: Line[];
  textSource: TextSource;
  /** Share of the page's area that pictures cover, 0-1; 1 for a picture file. */
  pictureCoverage: number;
  /** Perceptual hash: 64 bits as 16 hexadecimal digits; null for a blank page. */
  hash: string | null;
  /** Draws the page so that its longer side has about `longSidePx` pixels; pictures are never enlarged. */
  render(longSidePx: number): Promise<Raster>;
  /**
   * Reads one region again, enlarged and on its own: a second opinion on what
   * OCR made of it. null where the text came from a text layer.
   */
  readAgain(rect: Rect): Promise<{ text: string; confidence: number } | null>;
}

export interface PdfFacts {
  version: string | null;
  pageCount: number;
  encrypted: boolean;
  linearised: boolean;
  /** Revisions found by walking startxref and /Prev, a linearised file's two parts counted as one. */
  revisions: PdfRevision[];
  info: PdfInfo;
  /** What each revision said about itself, the oldest first; only the newest 50. */
  statements: PdfStatement[];
  /** Whose way of writing the bytes show; null when they could not be read. */
  writing: WritingFacts | null;
  /** How the pages' content and what they are drawn with are packed. */
  packing: PagePacking[];
  xmp: XmpFacts | null;
  /** Text that lies beside the pages: metadata, annotations, fields, attached text files. */
  carried: CarriedText[];
  /** Notes, stamps, form fields and links on its pages. */
  annotations: AnnotationFacts[];
  /** Its font objects, used or not. */
  fonts: PdfFont[];
  /** What its fonts themselves say that their codes show. */
  fontShapes: FontShapes[];
  /** Parts that could not be read, in words for an engineer. */
  damage: string[];
  /** Scripts, actions that reach outside, embedded files. */
  active: ActivePart[];
  /** Whether a signature is in use. */
  hasSignature: boolean;
  /** Every digital signature whose bytes are in the file, in use or not, in the order of the file. */
  signatures: PdfSignature[];
  /** What still speaks of a signature where none is in use. */
  signatureRemains: SignatureRemain[];
}

/** A font as the file describes it. */
export interface PdfFont {
  /** Number of its object, as in `Show.fontObject`. */
  object: number;
  /** Without the subset's tag, e.g. `Arial-BoldMT`; empty when it has none. */
  name: string;
  /** `ABCDEF` of `ABCDEF+Arial`; null for a font that is no subset. */
  subset: string | null;
  /** `Type1`, `TrueType`, `Type0`, `Type3` and the like; empty when not told. */
  type: string;
  /** Whether the file carries its shapes. */
  embedded: boolean;
  /** What its codes stand for by its ToUnicode map; null without one, or one of a whole character set. */
  letters: ReadonlyMap<number, string> | null;
}

export interface PdfRevision {
  /** Offset of its last byte, exclusive. */
  endOffset: number;
  objectsChanged: number;
  /** Whether it changes a page's content, resources or fonts (and not only forms, signatures, metadata). */
  changesPageContent: boolean;
  /** Pages whose content it changes, counted from 1, where they could be told. */
  pages: number[];
}

/** One thing that a later revision made different on a page, against the oldest revision that shows the page. */
export interface PageChange {
  /** Counted from 1, in the document as it stands. */
  page: number;
  /** Which revision first shows the newer state, counted from 0 (the oldest). */
  revision: number;
  /** `page`: a whole page; `drawing`: what shows in the drawn page but is neither text nor picture. */
  what: 'text' | 'picture' | 'page' | 'drawing';
  /** null when something was added where nothing stood. */
  before: string | null;
  /** null when it was removed. For all but text, both are null. */
  after: string | null;
  how: 'added' | 'removed' | 'replaced';
  /** Where it stands, or stood. */
  rect: Rect;
  /** Whether an annotation or form field shows it, and not the page itself. */
  inAnnotation: boolean;
}

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

export interface PdfInfo {
  producer: string | null;
  creator: string | null;
  author: string | null;
  title: string | null;
  creationDate: Date | null;
  modificationDate: Date | null;
}

/** The document information dictionary and the trailer's identifiers as one revision left them. */
export interface PdfStatement {
  info: PdfInfo;
  /** `/ID` of the trailer in hexadecimal: the first stays for life, the second changes with each saving. */
  ids: { permanent: string; changing: string } | null;
}

/** Programs told by the layout of the bytes they write; each a name in pdf/forensics/producer-fingerprint/writers.ts. */
export interface WritingFacts {
  /** Who wrote the file whole, that is, its oldest revision; null for a layout that is not known. */
  whole: string | null;
  /** Who appended each later revision, the oldest first. */
  appended: (string | null)[];
  /** What a page still shows of a library that drew on it, one for each library. */
  traces: WritingTrace[];
}

/** Settings of the programs that packed the streams of a page, e.g. `9c`; equal ones may be of different programs. */
export interface PagePacking {
  /** Counted from 1. */
  page: number;
  /** Of its content; null where it is not packed in this way. */
  content: string | null;
  /** Of the fonts that it draws with. */
  drawnWith: string[];
  /** Whether its operators are spelled as libraries spell them that take a finished page apart. */
  respelled: boolean;
}

export interface WritingTrace {
  /** A name in pdf/forensics/producer-fingerprint/writers.ts. */
  writer: string;
  /** Of the font, picture or state of drawing. */
  name: string;
  /** Counted from 1. */
  page: number;
}

export interface XmpFacts {
  creatorTool: string | null;
  producer: string | null;
  createDate: Date | null;
  modifyDate: Date | null;
  documentId: string | null;
  originalDocumentId: string | null;
  instanceId: string | null;
  /** documentID of xmpMM:DerivedFrom. */
  derivedFromId: string | null;
  /** softwareAgent of each xmpMM:History entry, in order. */
  historyAgents: string[];
  /** IPTC DigitalSourceType, the last part of its URI. */
  digitalSourceType: string | null;
}

export interface PictureFacts {
  format: 'jpeg' | 'png' | 'webp' | 'heic';
  width: number;
  height: number;
  /** EXIF orientation 1-8, applied before anything else sees the picture. */
  orientation: number;
  make: string | null;
  model: string | null;
  /** EXIF Software, PNG tEXt Software, and the like. */
  software: string[];
  takenAt: Date | null;
  modifiedAt: Date | null;
  xmp: XmpFacts | null;
  /** Keys of textual chunks that generators leave (PNG `parameters`, `prompt`, `workflow`). */
  generatorKeys: string[];
  /** Its C2PA manifests (Content Credentials); null when it has none. */
  credentials: CredentialFacts | null;
}

/** What the C2PA manifests in a picture say of its making, and whether they fit it. */
export interface CredentialFacts {
  /**
   * `intact`: signed by the key in its own certificate, and made for these bytes;
   * `picture_changed`: well signed, but the picture is another; `manifest_changed`:
   * what it says is not what was signed; `removed`: only a reference to one is left;
   * `unchecked`: it could not be told.
   */
  integrity:
    'intact' | 'picture_changed' | 'manifest_changed' | 'unsigned' | 'removed' | 'unchecked';
  /** null when intact. */
  reason:
    | 'bytes_changed'
    | 'signature_wrong'
    | 'assertion_changed'
    | 'no_signature'
    | 'removed'
    | 'elsewhere'
    | 'algorithm'
    | 'no_hash'
    | 'unreadable'
    | null;
  /** Program that wrote the newest manifest, by its own word. */
  generator: string | null;
  /** Common name in the signer's certificate, whoever issued that. */
  signer: string | null;
  organisation: string | null;
  /** Recorded actions, those of the pictures it was made from before its own. */
  steps: CredentialStep[];
}

export interface CredentialStep {
  /** E.g. `c2pa.created`, `c2pa.edited`. */
  action: string;
  /** IPTC digital source type, the last part of its URI. */
  sourceType: string | null;
  program: string | null;
  /** Whether it was done to a picture that was put in as a part. */
  isPart: boolean;
}

export interface Classification {
  documentType: DocumentType;
  issuer: string | null;
  channel: Channel;
}

export interface HistoryFacts {
  fingerprint: Fingerprint;
  seen: SeenBefore[];
}
