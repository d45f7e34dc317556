import type { ContainerFacts } from '../evidence/file.js';
import { byte, hasText, latin1, u32le } from './bytes.js';
import { boxesIn } from './iso-boxes.js';
import { type JpegFile, readJpegFile } from './jpeg-file.js';
import type { PictureFile } from './picture-file.js';

/**
 * Bytes before and after a picture that do not belong to it. `bytes` is the whole file,
 * `start` the offset of the picture. Data that phones append on purpose (further
 * pictures, gain maps, the video of a moving picture, maker trailers) and padding belong
 * to it.
 */
export function foreignDataAround(
  bytes: Uint8Array,
  start: number,
  file: PictureFile | JpegFile,
): ContainerFacts {
  const picture = bytes.subarray(start);
  const afterOwn = 'declaredPictures' in file ? endOfPhoneParts(picture, file) : file.end;
  const trailing = trimPadding(picture.subarray(afterOwn));
  const leading = bytes.subarray(0, start);
  return {
    leadingBytes: leading.length,
    trailingBytes: trailing.length,
    foreignKind:
      trailing.length > 0
        ? foreignKindOf(trailing)
        : leading.length > 0
          ? foreignKindOf(leading)
          : null,
  };
}

/** End of the parts that a phone appends; the end of the picture when there are none. */
function endOfPhoneParts(picture: Uint8Array, file: JpegFile): number {
  const trailerStart = samsungTrailerStart(picture);
  const xmp = file.xmp ?? '';
  const promisesPictures = file.declaredPictures.length > 0 || /hdrgm:|GainMap/.test(xmp);
  const promisesVideo = /MotionPhoto|MicroVideo/.test(xmp);
  let at = file.end;
  for (;;) {
    const next = skipPadding(picture, at);
    const declared = file.declaredPictures.find((range) => range.start === next);
    if (trailerStart !== null && next >= trailerStart) return picture.length;
    if (declared !== undefined && declared.end > next) at = declared.end;
    else if (promisesPictures && hasText(picture, next, '\xff\xd8\xff'))
      at = next + readJpegFile(picture.subarray(next)).end;
    else if (promisesVideo && hasText(picture, next + 4, 'ftyp'))
      at = Math.min(boxesIn(picture, next, picture.length).at(-1)?.end ?? next, picture.length);
    else return at;
    if (at <= next) return next;
  }
}

/**
 * Samsung phones end a picture with blocks and a directory: `SEFH`, version,
 * count, entries of 12 bytes (kind, distance back from `SEFH`, length), the
 * directory's length, `SEFT`.
 */
function samsungTrailerStart(picture: Uint8Array): number | null {
  const tail = picture.length - 8;
  if (!hasText(picture, tail + 4, 'SEFT')) return null;
  const directory = tail - u32le(picture, tail);
  if (!hasText(picture, directory, 'SEFH')) return null;
  const entries = Math.min(u32le(picture, directory + 8), 256);
  let start = directory;
  for (let entry = directory + 12; entry < directory + 12 + 12 * entries; entry += 12) {
    const block = directory - u32le(picture, entry + 4);
    if (block >= 0 && block < start) start = block;
  }
  return start;
}

/** Zeros, FF and line ends are padding: block sizes, form uploads and messengers leave them. */
const isPadding = (value: number): boolean =>
  value === 0x00 || value === 0xff || value === 0x0a || value === 0x0d || value === 0x20;

function skipPadding(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && isPadding(byte(bytes, at))) {
    if (hasText(bytes, at, '\xff\xd8\xff')) break;
    if (hasText(bytes, at + 4, 'ftyp')) break;
    at++;
  }
  return at;
}

function trimPadding(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && isPadding(byte(bytes, end - 1))) end--;
  return bytes.subarray(Math.min(skipPadding(bytes, 0), end), end);
}

const KINDS: readonly (readonly [kind: string, isIt: (bytes: Uint8Array) => boolean])[] = [
  ['zip', (bytes) => hasText(bytes, 0, 'PK\x03\x04') || hasZipDirectory(bytes)],
  ['pdf', (bytes) => latin1(bytes.subarray(0, 1024)).includes('%PDF-')],
  ['jpeg', (bytes) => hasText(bytes, 0, '\xff\xd8\xff')],
  ['png', (bytes) => hasText(bytes, 0, '\x89PNG')],
  ['exe', (bytes) => hasText(bytes, 0, 'MZ') || hasText(bytes, 0, '\x7fELF')],
  [
    'html',
    (bytes) =>
      /<(?:!doctype html|html|head|body|script|svg)\b/i.test(latin1(bytes.subarray(0, 1024))),
  ],
];

/** A ZIP is read from its end, so other bytes may come first. */
const hasZipDirectory = (bytes: Uint8Array): boolean =>
  latin1(bytes.subarray(Math.max(0, bytes.length - 65_557))).includes('PK\x05\x06');

/** Kind of the bytes beside a document, by their signature. */
export const foreignKindOf = (bytes: Uint8Array): string =>
  KINDS.find(([, isIt]) => isIt(bytes))?.[0] ?? 'other';
