import { asBuffer } from './eof-markers.js';
import { parseValue, readKeyword } from './parse-value.js';
import { isDict, type PdfValue } from './pdf-values.js';

export interface IndirectObject {
  number: number;
  value: PdfValue;
  /**
   * Stream data as stored: filters not applied, but decrypted. null when there is no
   * stream, or when it cannot be decrypted.
   */
  stream: Uint8Array | null;
  /**
   * Offset after the value or the stream data; relative to the object stream for an
   * object stored in one.
   */
  end: number;
}

/** Resolves a length stored in another object; null when it is unavailable. */
export type ResolveLength = (value: PdfValue | undefined) => number | null;

/** The object `number generation obj ...` at an offset, as it is stored; null when there is none. */
export function readIndirectObject(
  bytes: Uint8Array,
  at: number,
  readLength: ResolveLength = ownLength,
): (IndirectObject & { generation: number }) | null {
  const head = bytes.subarray(at, at + HEAD_MAX_BYTES);
  const number = readKeyword(head, 0);
  const generation = readKeyword(head, number.end);
  const marker = readKeyword(head, generation.end);
  if (!/^\d{1,10}$/.test(number.keyword) || !/^\d{1,5}$/.test(generation.keyword)) return null;
  if (marker.keyword !== 'obj') return null;
  const { value, end } = parseValue(bytes, at + marker.end);
  const stream = isDict(value)
    ? streamAt(bytes, end, () => readLength(value.entries.get('Length')))
    : null;
  return {
    number: Number(number.keyword),
    generation: Number(generation.keyword),
    value,
    stream: stream?.data ?? null,
    end: stream?.end ?? end,
  };
}

/** Length of `number generation obj` with surrounding space. Most offsets tried hold no object. */
const HEAD_MAX_BYTES = 256;

const ownLength: ResolveLength = (value) => (typeof value === 'number' ? value : null);

function streamAt(
  bytes: Uint8Array,
  at: number,
  readLength: () => number | null,
): { data: Uint8Array; end: number } | null {
  const { keyword, end } = readKeyword(bytes, at);
  if (keyword !== 'stream') return null;
  const start = end + (bytes[end] === 13 && bytes[end + 1] === 10 ? 2 : 1);
  const length = readLength();
  if (length !== null && length >= 0 && start + length <= bytes.length)
    if (readKeyword(bytes, start + length).keyword === 'endstream')
      return { data: bytes.subarray(start, start + length), end: start + length };
  // The length is wrong: search `endstream` and drop the line end before it.
  const stop = endOfData(bytes, start);
  const lineEnd =
    bytes[stop - 1] === 10 ? (bytes[stop - 2] === 13 ? 2 : 1) : bytes[stop - 1] === 13 ? 1 : 0;
  return { data: bytes.subarray(start, Math.max(start, stop - lineEnd)), end: stop };
}

function endOfData(bytes: Uint8Array, start: number): number {
  const ends = streamEnds(bytes);
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  const found = ends[low] ?? asBuffer(bytes).indexOf('endobj', start);
  return found === -1 ? bytes.length : found;
}

/** Cached per file: searching again for every stream of a hostile file would take hours. */
const streamEndsByFile = new WeakMap<Uint8Array, readonly number[]>();

function streamEnds(bytes: Uint8Array): readonly number[] {
  const known = streamEndsByFile.get(bytes);
  if (known !== undefined) return known;
  const buffer = asBuffer(bytes);
  const ends: number[] = [];
  for (let at = buffer.indexOf('endstream'); at !== -1; at = buffer.indexOf('endstream', at + 1))
    ends.push(at);
  streamEndsByFile.set(bytes, ends);
  return ends;
}
