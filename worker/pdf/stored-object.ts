import { constants, inflateSync } from 'node:zlib';
import { parseValue, readKeyword } from './parse-value.js';
import { isDict, isName, type PdfDict, type PdfValue } from './pdf-values.js';

export interface StoredObject {
  number: number;
  value: PdfValue;
  /** The bytes of its stream as stored; null when it has none. */
  stream: Uint8Array | null;
  /** Offset after the value or the stream's data. */
  end: number;
}

/** What one stream may grow to here; the structures read are rarely over a megabyte. */
const INFLATED_MAX_BYTES = 32 * 1024 * 1024;

/** The object `number generation obj ...` at an offset; null when there is none. */
export function readObject(bytes: Uint8Array, at: number): StoredObject | null {
  const number = readKeyword(bytes, at);
  const generation = readKeyword(bytes, number.end);
  const marker = readKeyword(bytes, generation.end);
  if (!/^\d{1,10}$/.test(number.keyword) || !/^\d{1,5}$/.test(generation.keyword)) return null;
  if (marker.keyword !== 'obj') return null;
  const { value, end } = parseValue(bytes, marker.end);
  const stream = isDict(value) ? streamAt(bytes, end, value) : null;
  return {
    number: Number(number.keyword),
    value,
    stream: stream?.data ?? null,
    end: stream?.end ?? end,
  };
}

function streamAt(
  bytes: Uint8Array,
  at: number,
  dict: PdfDict,
): { data: Uint8Array; end: number } | null {
  const { keyword, end } = readKeyword(bytes, at);
  if (keyword !== 'stream') return null;
  const start = end + (bytes[end] === 13 && bytes[end + 1] === 10 ? 2 : 1);
  const length = dict.entries.get('Length');
  // A length given elsewhere or wrongly is found by the word that ends the stream.
  if (typeof length === 'number' && length >= 0 && start + length <= bytes.length) {
    if (readKeyword(bytes, start + length).keyword === 'endstream')
      return { data: bytes.subarray(start, start + length), end: start + length };
  }
  const found = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(
    'endstream',
    start,
  );
  const stop = found === -1 ? bytes.length : found;
  return { data: bytes.subarray(start, stop), end: stop };
}

/**
 * A stream's data with its compression undone; null when that is another than
 * deflate or the data is broken or too large.
 */
export function decodeStream(object: StoredObject): Uint8Array | null {
  if (object.stream === null || !isDict(object.value)) return null;
  const { entries } = object.value;
  const filters = listOf(entries.get('Filter')).map((filter) =>
    isName(filter) ? filter.name : '',
  );
  if (filters.length === 0) return object.stream;
  if (filters.length > 1 || !['FlateDecode', 'Fl'].includes(filters[0] ?? '')) return null;
  const parameters = listOf(entries.get('DecodeParms'))[0];
  try {
    const data = inflateSync(object.stream, {
      maxOutputLength: INFLATED_MAX_BYTES,
      finishFlush: constants.Z_SYNC_FLUSH,
    });
    return isDict(parameters) ? undoPredictor(data, parameters) : data;
  } catch {
    return null;
  }
}

const listOf = (value: PdfValue | undefined): PdfValue[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** PNG's row filters, which cross-reference streams are usually packed with. */
function undoPredictor(data: Uint8Array, parameters: PdfDict): Uint8Array | null {
  const numberAt = (key: string, fallback: number): number => {
    const value = parameters.entries.get(key);
    return typeof value === 'number' && value > 0 && value < 65536 ? value : fallback;
  };
  const predictor = numberAt('Predictor', 1);
  if (predictor === 1) return data;
  if (predictor < 10) return null;
  const sampleBytes = Math.max(1, (numberAt('Colors', 1) * numberAt('BitsPerComponent', 8)) >> 3);
  const rowBytes = Math.ceil(
    (numberAt('Columns', 1) * numberAt('Colors', 1) * numberAt('BitsPerComponent', 8)) / 8,
  );
  const rows = Math.floor(data.length / (rowBytes + 1));
  const out = new Uint8Array(rows * rowBytes);
  for (let row = 0; row < rows; row++) {
    const filter = data[row * (rowBytes + 1)] ?? 0;
    for (let column = 0; column < rowBytes; column++) {
      const at = row * rowBytes + column;
      const raw = data[row * (rowBytes + 1) + 1 + column] ?? 0;
      const left = column >= sampleBytes ? (out[at - sampleBytes] ?? 0) : 0;
      const up = row > 0 ? (out[at - rowBytes] ?? 0) : 0;
      const corner = row > 0 && column >= sampleBytes ? (out[at - rowBytes - sampleBytes] ?? 0) : 0;
      out[at] = raw + predicted(filter, left, up, corner);
    }
  }
  return out;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const estimate = left + up - corner;
  const [byLeft, byUp, byCorner] = [left, up, corner].map((value) => Math.abs(estimate - value));
  if (byLeft === undefined || byUp === undefined || byCorner === undefined) return 0;
  return byLeft <= byUp && byLeft <= byCorner ? left : byUp <= byCorner ? up : corner;
}
