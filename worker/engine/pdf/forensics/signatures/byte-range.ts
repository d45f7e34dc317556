import type { PdfDict } from '../../syntax/pdf-values.js';
import { isString, type PdfValue } from '../../syntax/pdf-values.js';
import { parseValue } from '../../syntax/parse-value.js';
import type { SignatureObject } from './find-signatures.js';

/**
 * Relation of a signature's ByteRange to the file:
 * - `fits`: starts at the first byte and excludes exactly the signature's own Contents.
 * - `cut`: only the end of the file is missing.
 * - `emptied`: Contents holds nothing but zeros.
 * - `absent`: no usable numbers, or no value.
 * - `too_long`: the value is longer than any signature.
 * - `misplaced`: the gap is somewhere else, as after a rewrite of the file or an attack
 *   that moves the gap. `spans` is null where the numbers lead out of the file.
 */
export type RangeFit =
  | { fit: 'fits' | 'cut'; spans: readonly Span[]; end: number; contents: Uint8Array }
  | { fit: 'misplaced'; spans: readonly Span[] | null }
  | { fit: 'emptied' | 'absent' | 'too_long' };

/** Offsets in the file; the second is exclusive. */
export type Span = readonly [from: number, to: number];

/** Signatures that embed all revocation lists reach a few megabytes. */
const CONTENTS_MAX_BYTES = 8 * 1024 * 1024;

/** ByteRange counts from the file's first byte, or from its header where other bytes precede it. */
export function fitRange(
  bytes: Uint8Array,
  { dict, offset, end }: SignatureObject,
  headerOffset: number,
): RangeFit {
  const range = rangeOf(dict);
  const contents = contentsOf(dict);
  if (contents === null) return { fit: 'absent' };
  if (contents.length > CONTENTS_MAX_BYTES) return { fit: 'too_long' };
  if (/^\0*$/.test(contents)) return { fit: 'emptied' };
  if (range === null) return { fit: 'absent' };
  const [, first, second, rest] = range;
  const misplaced = (base: number): RangeFit => ({
    fit: 'misplaced',
    spans:
      base + second + rest > bytes.length
        ? null
        : [
            [base, base + first],
            [base + second, base + second + rest],
          ],
  });
  if (offset === null) return misplaced(0);
  for (const base of new Set([0, headerOffset])) {
    const gap: Span = [base + first, base + second];
    if (gap[0] < offset || gap[1] > end || !isContents(bytes, gap, dict)) continue;
    const stop = gap[1] + rest;
    return {
      fit: stop > bytes.length ? 'cut' : 'fits',
      spans: [
        [base, gap[0]],
        [gap[1], Math.min(stop, bytes.length)],
      ],
      end: stop,
      contents: Buffer.from(contents, 'latin1'),
    };
  }
  return misplaced(offset > headerOffset ? headerOffset : 0);
}

/** Four whole numbers in ascending order, the first 0; null for any others. */
function rangeOf(dict: PdfDict): [number, number, number, number] | null {
  const value = dict.entries.get('ByteRange');
  if (!Array.isArray(value) || value.length !== 4 || !value.every(isOffset)) return null;
  const [start = -1, first = 0, second = 0, rest = 0] = value;
  return start === 0 && first > 0 && second > first ? [start, first, second, rest] : null;
}

const isOffset = (value: PdfValue): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

function contentsOf(dict: PdfDict): string | null {
  const contents = dict.entries.get('Contents');
  return isString(contents) ? contents.string : null;
}

/**
 * Whether the gap is exactly the hexadecimal string after the key Contents. Some signers
 * sign its angle brackets too, which hides nothing.
 */
function isContents(bytes: Uint8Array, [from, to]: Span, dict: PdfDict): boolean {
  const opens = bytes[from] === OPEN ? from : bytes[from - 1] === OPEN ? from - 1 : null;
  const closes = bytes[to - 1] === CLOSE ? to : bytes[to] === CLOSE ? to + 1 : null;
  if (opens === null || closes === null) return false;
  for (let at = opens + 1; at < closes - 1; at++) if (!isHexOrSpace(bytes[at] ?? 0)) return false;
  const before = Buffer.from(bytes.subarray(Math.max(0, opens - 32), opens)).toString('latin1');
  if (!/\/Contents\s*$/.test(before)) return false;
  const { value } = parseValue(bytes.subarray(0, closes), opens);
  return isString(value) && value.string === contentsOf(dict);
}

const OPEN = 0x3c;
const CLOSE = 0x3e;

const isHexOrSpace = (byte: number): boolean =>
  (byte >= 0x30 && byte <= 0x39) ||
  (byte >= 0x41 && byte <= 0x46) ||
  (byte >= 0x61 && byte <= 0x66) ||
  byte === 0x20 ||
  (byte >= 9 && byte <= 13);
