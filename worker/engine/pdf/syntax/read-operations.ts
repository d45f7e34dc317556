import { parseValue, readKeyword, skipSpace } from './parse-value.js';
import type { PdfValue } from './pdf-values.js';

/** One operand with its offsets in the stream, so that its spelling can be examined. */
export interface Operand {
  value: PdfValue;
  start: number;
  end: number;
}

/** One operator of a content stream with its operands. */
export interface Operation {
  operator: string;
  operands: readonly Operand[];
  /** Offset of the operator in the stream's data. */
  at: number;
}

/** Limit for hostile streams; no page has as many. */
const OPERATIONS_MAX = 1_000_000;
/** Operators take six operands at most; the rest is discarded. */
const OPERANDS_MAX = 33;

/** The operators of a content stream in order. Never throws; unreadable bytes are skipped. */
export function* readOperations(data: Uint8Array): Generator<Operation> {
  let operands: Operand[] = [];
  let at = skipSpace(data, 0);
  for (let count = 0; at < data.length && count < OPERATIONS_MAX; count++) {
    const start = at;
    if (startsValue(data, at)) {
      const { value, end } = parseValue(data, at);
      if (operands.length < OPERANDS_MAX) operands.push({ value, start, end });
      at = skipSpace(data, Math.max(end, start + 1));
      continue;
    }
    const { keyword, end } = readKeyword(data, at);
    at = end;
    if (keyword === '') at = start + 1;
    else if (keyword === 'true' || keyword === 'false' || keyword === 'null') {
      operands.push({ value: keyword === 'null' ? null : keyword === 'true', start, end });
    } else {
      yield { operator: keyword, operands, at: start };
      operands = [];
      if (keyword === 'ID') at = endOfInlineImage(data, at);
    }
    at = skipSpace(data, at);
  }
}

const NUMBER_OR_OPENING = new Set([...'0123456789+-.(<[/'].map((char) => char.charCodeAt(0)));

const startsValue = (data: Uint8Array, at: number): boolean => NUMBER_OR_OPENING.has(data[at] ?? 0);

/**
 * Offset of the `EI` that ends an inline image: it stands between white space and is
 * followed by text.
 */
function endOfInlineImage(data: Uint8Array, from: number): number {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.length);
  for (let at = bytes.indexOf('EI', from); at !== -1; at = bytes.indexOf('EI', at + 2)) {
    const follows = bytes.subarray(at + 2, at + 12);
    if (isSpace(bytes[at - 1]) && (follows.length === 0 || isSpace(follows[0])))
      if (follows.every((byte) => isSpace(byte) || (byte >= 0x20 && byte < 0x7f))) return at;
  }
  return data.length;
}

const isSpace = (byte: number | undefined): boolean =>
  byte === 0 || byte === 9 || byte === 10 || byte === 12 || byte === 13 || byte === 32;
