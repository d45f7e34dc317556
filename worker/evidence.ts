import type { Fingerprint, SeenBefore } from '../core/ports.js';
import type { Channel, DocumentType, FileType, ScanContext } from '../core/vocabulary.js';
import type { CheckResult } from './check.js';
import type { DocumentData } from './reading/document-data.js';

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
  xmp: XmpFacts | null;
  /** Parts that could not be read, in words for an engineer. */
  damage: string[];
  hasJavaScript: boolean;
  hasEmbeddedFiles: boolean;
  hasSignature: boolean;
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

export interface PdfInfo {
  producer: string | null;
  creator: string | null;
  author: string | null;
  title: string | null;
  creationDate: Date | null;
  modificationDate: Date | null;
}

export interface XmpFacts {
  creatorTool: string | null;
  producer: string | null;
  createDate: Date | null;
  modifyDate: Date | null;
  documentId: string | null;
  originalDocumentId: string | null;
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
  hasC2pa: boolean;
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
