import type { PdfFile } from '../../syntax/pdf-file.js';
import { isDict, isName, type PdfDict, type PdfValue } from '../../syntax/pdf-values.js';
import { readIndirectObject } from '../../syntax/indirect-object.js';

/** A signature dictionary as stored; in an encrypted file its strings are still encrypted. */
export interface SignatureObject {
  /** Number of the object that is the dictionary or holds it. */
  number: number;
  dict: PdfDict;
  /** Offset of that object in the file; null when it is in an object stream. */
  offset: number | null;
  /** Offset after the object. */
  end: number;
}

/** More than any genuine file has; contracts with dozens of signatures exist. */
const FOUND_MAX = 100;
/**
 * Largest distance from the start of a signature's object to its ByteRange, with Contents
 * possibly in between.
 */
const BACK_MAX_BYTES = 16 * 1024 * 1024;
/** Total limit for searching backwards and for reading, over the whole file. */
const WORK_MAX_BYTES = 256 * 1024 * 1024;

/**
 * Every signature dictionary in the bytes of the file, used or not, of every revision, in
 * file order. A signature must store its byte range unencrypted, even in an encrypted file,
 * so the bytes are searched for its key.
 */
export function findSignatureObjects(file: PdfFile): SignatureObject[] {
  const bytes = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.length);
  const isInStream = streamTest(file);
  const found = new Map<number, SignatureObject>();
  let workLeft = WORK_MAX_BYTES;
  let at = bytes.indexOf(KEY);
  for (; at !== -1 && found.size < FOUND_MAX && workLeft > 0; at = bytes.indexOf(KEY, at + 1)) {
    const head = headBefore(bytes, at);
    workLeft -= at - (head ?? Math.max(0, at - BACK_MAX_BYTES)) + 1024;
    if (head === null || found.has(head) || isInStream(at)) continue;
    const object = readIndirectObject(file.bytes, head);
    const dict = signatureIn(object?.value);
    if (object === null || dict === null || object.end < at) continue;
    workLeft -= object.end - head;
    found.set(head, { number: object.number, dict, offset: head, end: object.end });
  }
  return [...found.values()];
}

const KEY = '/ByteRange';

/** Offset of the `number generation obj` before an offset; null for none. */
function headBefore(bytes: Buffer, at: number): number | null {
  const from = Math.max(0, at - BACK_MAX_BYTES);
  const found = bytes.subarray(from, at).lastIndexOf('obj');
  if (found === -1) return null;
  const lead = bytes.toString('latin1', Math.max(0, from + found - 32), from + found);
  const head = /\d{1,10}\s+\d{1,5}\s+$/.exec(lead)?.[0];
  return head === undefined ? null : from + found - head.length;
}

/** The value itself or, for a field that holds its signature directly, its V. */
export function signatureIn(value: PdfValue | undefined): PdfDict | null {
  if (!isDict(value)) return null;
  if (isSignature(value)) return value;
  const inside = value.entries.get('V');
  return isDict(inside) && isSignature(inside) ? inside : null;
}

/**
 * The value of a signature field that lost what makes a signature: a viewer may still
 * take the field for signed.
 */
export function hollowSignatureIn(value: PdfValue | undefined): PdfDict | null {
  const held = isDict(value) && value.entries.has('FT') ? value.entries.get('V') : value;
  if (!isDict(held)) return null;
  const type = held.entries.get('Type');
  return held.entries.has('Filter') || (isName(type) && type.name === 'Sig') ? held : null;
}

function isSignature({ entries }: PdfDict): boolean {
  const type = entries.get('Type');
  return (
    entries.has('ByteRange') ||
    (isName(type) && ['Sig', 'DocTimeStamp'].includes(type.name) && entries.has('Contents'))
  );
}

/**
 * Whether an offset is inside the data of a stream, which may contain another file: an
 * attached PDF may be signed itself.
 */
function streamTest({ bytes, revisions, headerOffset }: PdfFile): (at: number) => boolean {
  const offsets = new Set<number>();
  for (const { entries } of revisions)
    for (const entry of entries.values())
      if (entry !== 'free' && 'offset' in entry) offsets.add(entry.offset);
  const sorted = Float64Array.from(offsets).sort();
  return (at) => {
    for (const base of new Set([0, headerOffset])) {
      const offset = lastUpTo(sorted, at - base);
      const object = offset === null ? null : readIndirectObject(bytes, offset + base);
      if (object !== null && object.stream !== null && at < object.end) return true;
    }
    return false;
  };
}

/** The largest of ascending numbers that is at most a limit. */
function lastUpTo(sorted: Float64Array, limit: number): number | null {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return sorted[low - 1] ?? null;
}
