import type { FileType } from './vocabulary.js';

/** Number of leading bytes a caller should pass. */
export const SNIFF_HEAD_BYTES = 4096;

/**
 * Maximum offset of a document's start. PDF readers have always searched 1024
 * bytes (implementation note 13 of the PDF 1.7 reference).
 */
const START_OFFSET_MAX_BYTES = 1024;

export interface DocumentStart {
  type: FileType;
  /** Offset of the document's first byte; above 0 when other data precedes it. */
  offset: number;
}

/** The type of the document in a file, from up to its first 4096 bytes; null when it is none of the five. */
export const sniffType = (head: Uint8Array): FileType | null =>
  findDocumentStart(head)?.type ?? null;

/**
 * Offset and type of the document in a file. A signature at the first byte
 * wins. Data before a PDF, PNG or JPEG is skipped, as readers do; but a picture
 * inside another known format (a cover in an MP3, a thumbnail in an archive)
 * does not make that file a picture.
 */
export function findDocumentStart(head: Uint8Array): DocumentStart | null {
  const atStart = typeAtStart(head);
  if (atStart !== null) return { type: atStart, offset: 0 };
  const pdf = indexWhere(head, isPdfHeader);
  if (pdf !== -1) return { type: 'application/pdf', offset: pdf };
  if (isOtherFormat(head)) return null;
  const picture = indexWhere(head, (bytes, at) => isPng(bytes, at) || isWholeJpegStart(bytes, at));
  if (picture === -1) return null;
  return { type: isPng(head, picture) ? 'image/png' : 'image/jpeg', offset: picture };
}

function typeAtStart(head: Uint8Array): FileType | null {
  if (hasText(head, 0, '%PDF-')) return 'application/pdf';
  if (hasBytes(head, 0, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (isPng(head, 0)) return 'image/png';
  if (hasText(head, 0, 'RIFF') && hasText(head, 8, 'WEBP')) return 'image/webp';
  if (isHeic(head)) return 'image/heic';
  return null;
}

const isPng = (bytes: Uint8Array, at: number): boolean =>
  hasBytes(bytes, at, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Three bytes are too few to identify a JPEG inside other data: its first
 * segment must also be valid.
 */
const isWholeJpegStart = (bytes: Uint8Array, at: number): boolean =>
  (hasBytes(bytes, at, [0xff, 0xd8, 0xff, 0xe0]) && hasText(bytes, at + 6, 'JFIF')) ||
  (hasBytes(bytes, at, [0xff, 0xd8, 0xff, 0xe1]) && hasText(bytes, at + 6, 'Exif'));

/** A version must follow: text that merely mentions `%PDF-` is no document. */
const isPdfHeader = (bytes: Uint8Array, at: number): boolean =>
  hasText(bytes, at, '%PDF-') && isDigit(bytes[at + 5]) && bytes[at + 6] === 0x2e;

const HEVC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'];
const AVIF_BRANDS = ['avif', 'avis'];
const NEUTRAL_BRANDS = ['mif1', 'msf1'];

/**
 * HEIF is a family: the same container carries HEVC (accepted) and AV1 (not).
 * With a neutral major brand, the compatible brands decide.
 */
function isHeic(head: Uint8Array): boolean {
  const brands = fileTypeBrands(head);
  const major = brands[0];
  if (major === undefined || AVIF_BRANDS.includes(major)) return false;
  if (brands.some((brand) => HEVC_BRANDS.includes(brand))) return true;
  return NEUTRAL_BRANDS.includes(major) && !brands.some((brand) => AVIF_BRANDS.includes(brand));
}

/**
 * Brands of an ISO base media file, the major brand first; empty when its first
 * box is not a valid `ftyp`.
 */
function fileTypeBrands(head: Uint8Array): string[] {
  if (!hasText(head, 4, 'ftyp')) return [];
  const size = new DataView(head.buffer, head.byteOffset, 4).getUint32(0);
  // Real ones list up to a dozen brands; 512 bytes would hold 125.
  if (size < 16 || size > 512 || size % 4 !== 0 || size > head.length) return [];
  const brands = [textAt(head, 8, 4)];
  for (let at = 16; at < size; at += 4) brands.push(textAt(head, at, 4));
  return brands;
}

/** Signatures of formats that often carry a picture near their start. */
const OTHER_SIGNATURES: readonly (readonly [offset: number, text: string])[] = [
  [0, 'PK\x03\x04'],
  [0, 'PK\x05\x06'],
  [0, 'PK\x07\x08'],
  [0, 'Rar!'],
  [0, '7z\xbc\xaf'],
  [0, '\x1f\x8b'],
  [0, '\xd0\xcf\x11\xe0'], // old Office files
  [0, 'GIF8'],
  [0, 'BM'],
  [0, 'RIFF'],
  [0, 'ID3'],
  [0, 'OggS'],
  [0, 'fLaC'],
  [0, '8BPS'],
  [0, 'II*\0'],
  [0, 'MM\0*'],
  [0, 'II+\0'],
  [0, 'FUJIFILM'],
  [0, '\0\0\x01\0'], // ICO, which may hold PNGs
  [0, 'icns'],
  [4, 'ftyp'],
  [4, 'jP  '],
  [0, '\x1a\x45\xdf\xa3'], // Matroska
  [0, 'MZ'],
  [0, '\x7fELF'],
  [0, '\xca\xfe\xba\xbe'],
  [0, 'SQLite format 3'],
  [0, '%!PS'],
  [0, '{\\rtf'],
];

const isOtherFormat = (head: Uint8Array): boolean =>
  OTHER_SIGNATURES.some(([offset, text]) => hasText(head, offset, text)) || isMarkup(head);

/** HTML, SVG or XML: the first character after a byte order mark and white space opens a tag. */
const isMarkup = (head: Uint8Array): boolean =>
  /^(?:\xef\xbb\xbf)?\s*<[a-z!?]/i.test(textAt(head, 0, START_OFFSET_MAX_BYTES));

function indexWhere(head: Uint8Array, isHere: (bytes: Uint8Array, at: number) => boolean): number {
  const last = Math.min(head.length, START_OFFSET_MAX_BYTES);
  for (let at = 0; at < last; at++) if (isHere(head, at)) return at;
  return -1;
}

const isDigit = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= 0x30 && byte <= 0x39;

const hasBytes = (bytes: Uint8Array, at: number, wanted: readonly number[]): boolean =>
  wanted.every((byte, index) => bytes[at + index] === byte);

/** Compares byte by byte, each character standing for the byte of its code. */
function hasText(bytes: Uint8Array, at: number, wanted: string): boolean {
  for (let index = 0; index < wanted.length; index++)
    if (bytes[at + index] !== wanted.charCodeAt(index)) return false;
  return true;
}

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));
