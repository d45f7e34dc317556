import type { PdfFile } from '../../syntax/pdf-file.js';
import { isDict, isName, type PdfDict, type PdfValue } from '../../syntax/pdf-values.js';
import { readIndirectObject } from '../../syntax/indirect-object.js';

/** A signature dictionary as it is stored: strings of an encrypted file are not in the clear. */
export interface SignatureObject {
  /** Number of the object that is, or holds, the dictionary. */
  number: number;
  dict: PdfDict;
  /** Where that object stands in the file; null when it is packed in an object stream. */
  offset: number | null;
  /** Offset after it. */
  end: number;
}

/** More than any honest file has: contracts signed by dozens exist. */
const FOUND_MAX = 100;
/** Room between the head of a signature's object and its ByteRange; Contents may stand between. */
const BACK_MAX_BYTES = 16 * 1024 * 1024;
/** For looking back and for reading, over the whole file. */
const WORK_MAX_BYTES = 256 * 1024 * 1024;

/**
 * Every signature dictionary whose bytes are in the file, in use or not, of every
 * revision, in their order in the file. A signature must name the bytes it covers
 * in the clear, even in an encrypted file, so that its key is looked for in the bytes.
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

/** Where the `number generation obj` before an offset begins; null when there is none. */
function headBefore(bytes: Buffer, at: number): number | null {
  const from = Math.max(0, at - BACK_MAX_BYTES);
  const found = bytes.subarray(from, at).lastIndexOf('obj');
  if (found === -1) return null;
  const lead = bytes.toString('latin1', Math.max(0, from + found - 32), from + found);
  const head = /\d{1,10}\s+\d{1,5}\s+$/.exec(lead)?.[0];
  return head === undefined ? null : from + found - head.length;
}

/** The value itself or, in a field that holds its signature directly, its V. */
export function signatureIn(value: PdfValue | undefined): PdfDict | null {
  if (!isDict(value)) return null;
  if (isSignature(value)) return value;
  const inside = value.entries.get('V');
  return isDict(inside) && isSignature(inside) ? inside : null;
}

function isSignature({ entries }: PdfDict): boolean {
  const type = entries.get('Type');
  return (
    entries.has('ByteRange') ||
    (isName(type) && ['Sig', 'DocTimeStamp'].includes(type.name) && entries.has('Contents'))
  );
}

/**
 * Whether an offset lies in the data of a stream, where the words of another file
 * stand: an attached PDF may be signed itself.
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

/** The largest of ascending numbers that is not above a limit. */
function lastUpTo(sorted: Float64Array, limit: number): number | null {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return sorted[low - 1] ?? null;
}
