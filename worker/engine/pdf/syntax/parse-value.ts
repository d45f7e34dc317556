import { bytesOfHex } from './filters/ascii.js';
import type { PdfDict, PdfValue } from './pdf-values.js';

/** Maximum nesting depth; a deeper value is read as null. */
const DEPTH_MAX = 64;
/** Maximum number of values in one object; bounds its cost in memory. */
const VALUES_MAX = 500_000;
/** Maximum number of characters of a number; longer ones would parse as infinite. */
const DIGITS_MAX = 300;

export interface Parsed {
  value: PdfValue;
  /** Offset after the value. */
  end: number;
}

/**
 * A keyword that is no value: `obj`, `stream`, `endobj`, `trailer`; empty at the end of
 * the bytes.
 */
export interface Keyword {
  keyword: string;
  end: number;
}

/**
 * Reads one PDF value at an offset. Never throws. An unreadable value is null, and `end`
 * always advances unless the bytes are exhausted.
 */
export function parseValue(bytes: Uint8Array, at: number): Parsed {
  return readValue(bytes, at, { depth: 0, valuesLeft: VALUES_MAX });
}

/** State of reading one value: current depth and remaining number of values. */
interface Progress {
  depth: number;
  valuesLeft: number;
}

/** Reads the keyword at an offset, skipping white space and comments. */
export function readKeyword(bytes: Uint8Array, at: number): Keyword {
  const start = skipSpace(bytes, at);
  let end = start;
  while (end < bytes.length && isRegular(bytes[end])) end++;
  return { keyword: textOf(bytes, start, end), end };
}

function readValue(bytes: Uint8Array, from: number, progress: Progress): Parsed {
  const at = skipSpace(bytes, from);
  const char = bytes[at];
  if (char === undefined) return { value: null, end: bytes.length };
  if (progress.depth > DEPTH_MAX || progress.valuesLeft-- < 1)
    return { value: null, end: bytes.length };
  if (char === SLASH) return readName(bytes, at + 1);
  if (char === OPEN_ANGLE && bytes[at + 1] === OPEN_ANGLE) return readDict(bytes, at + 2, progress);
  if (char === OPEN_ANGLE) return readHexString(bytes, at + 1);
  if (char === OPEN_ROUND) return readString(bytes, at + 1);
  if (char === OPEN_SQUARE) return readArray(bytes, at + 1, progress);
  if (!isRegular(char)) return { value: null, end: at + 1 };
  return readWord(bytes, at);
}

/** Numbers, references (`12 0 R`), true, false, null. */
function readWord(bytes: Uint8Array, at: number): Parsed {
  const { keyword, end } = readKeyword(bytes, at);
  if (keyword === 'true' || keyword === 'false') return { value: keyword === 'true', end };
  // Some producers write `--5` and `5.-3`; viewers read the leading number.
  const number = /^[+-]*((?:\d+\.?\d*|\.\d+))/.exec(keyword)?.[1];
  if (number === undefined || number.length > DIGITS_MAX) return { value: null, end };
  if (/^\d{1,10}$/.test(keyword)) {
    const generation = readKeyword(bytes, end);
    if (/^\d{1,5}$/.test(generation.keyword)) {
      const letter = readKeyword(bytes, generation.end);
      if (letter.keyword === 'R') return { value: { reference: Number(keyword) }, end: letter.end };
    }
  }
  return { value: keyword.startsWith('-') ? -Number(number) : Number(number), end };
}

function readName(bytes: Uint8Array, at: number): Parsed {
  let end = at;
  while (end < bytes.length && isRegular(bytes[end])) end++;
  const name = textOf(bytes, at, end).replace(/#([0-9a-fA-F]{2})/g, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  return { value: { name }, end };
}

function readArray(bytes: Uint8Array, from: number, progress: Progress): Parsed {
  progress.depth++;
  const items: PdfValue[] = [];
  let at = skipSpace(bytes, from);
  while (at < bytes.length && bytes[at] !== CLOSE_SQUARE) {
    if (isEndOfObject(bytes, at)) break;
    const { value, end } = readValue(bytes, at, progress);
    items.push(value);
    at = skipSpace(bytes, end);
  }
  progress.depth--;
  const isClosed = bytes[at] === CLOSE_SQUARE;
  return { value: items, end: isClosed ? at + 1 : at };
}

function readDict(bytes: Uint8Array, from: number, progress: Progress): Parsed {
  progress.depth++;
  const dict: PdfDict = { entries: new Map() };
  let at = skipSpace(bytes, from);
  while (at < bytes.length && bytes[at] !== CLOSE_ANGLE) {
    if (isEndOfObject(bytes, at)) break;
    if (bytes[at] !== SLASH) {
      at = skipSpace(bytes, readValue(bytes, at, progress).end);
      continue;
    }
    const key = readName(bytes, at + 1);
    const next = skipSpace(bytes, key.end);
    const { value, end } =
      bytes[next] === CLOSE_ANGLE ? { value: null, end: next } : readValue(bytes, next, progress);
    const name = key.value;
    if (typeof name === 'object' && name !== null && 'name' in name)
      dict.entries.set(name.name, value);
    at = skipSpace(bytes, end);
  }
  progress.depth--;
  const isClosed = bytes[at] === CLOSE_ANGLE;
  return { value: dict, end: isClosed ? Math.min(at + 2, bytes.length) : at };
}

/** An unclosed array or dictionary ends with its object. */
const isEndOfObject = (bytes: Uint8Array, at: number): boolean =>
  bytes[at] === 0x65 && textOf(bytes, at, at + 6) === 'endobj';

function readString(bytes: Uint8Array, from: number): Parsed {
  let open = 1;
  let end = from;
  let isPlain = true;
  for (; end < bytes.length; end++) {
    const char = bytes[end];
    if (char === BACKSLASH) end++;
    else if (char === OPEN_ROUND) open++;
    else if (char === CLOSE_ROUND && --open === 0) break;
    isPlain &&= char !== BACKSLASH && char !== CARRIAGE_RETURN;
  }
  const written = textOf(bytes, from, end);
  const string = isPlain ? written : unescaped(written);
  return { value: { string }, end: Math.min(end + 1, bytes.length) };
}

/** A line end in a string counts as one LF; after a backslash it is removed. */
const unescaped = (written: string): string =>
  written.replace(/\\(?:([0-7]{1,3})|(\r\n|[^]))?|\r\n?/g, (_, octal?: string, char?: string) => {
    if (octal !== undefined) return String.fromCharCode(parseInt(octal, 8) & 0xff);
    if (char === undefined) return '\n';
    return ESCAPES[char] ?? char;
  });

function readHexString(bytes: Uint8Array, from: number): Parsed {
  let end = from;
  while (end < bytes.length && bytes[end] !== CLOSE_ANGLE) end++;
  const string = bytesOfHex(textOf(bytes, from, end)).toString('latin1');
  return { value: { string }, end: Math.min(end + 1, bytes.length) };
}

const ESCAPES: Record<string, string> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '\n': '',
  '\r': '',
  '\r\n': '',
};

const CARRIAGE_RETURN = 13;
const SLASH = 0x2f;
const BACKSLASH = 0x5c;
const OPEN_ROUND = 0x28;
const CLOSE_ROUND = 0x29;
const OPEN_ANGLE = 0x3c;
const CLOSE_ANGLE = 0x3e;
const OPEN_SQUARE = 0x5b;
const CLOSE_SQUARE = 0x5d;
const PERCENT = 0x25;

const isSpace = (byte: number | undefined): boolean =>
  byte === 0 || byte === 9 || byte === 10 || byte === 12 || byte === 13 || byte === 32;

const DELIMITERS = new Set([...'()<>[]{}/%'].map((char) => char.charCodeAt(0)));

const isRegular = (byte: number | undefined): boolean =>
  byte !== undefined && !isSpace(byte) && !DELIMITERS.has(byte);

/** The next offset that is neither white space nor in a comment. */
export function skipSpace(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    while (isSpace(bytes[at])) at++;
    if (bytes[at] !== PERCENT) return Math.min(at, bytes.length);
    while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at++;
  }
}

const textOf = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(
    bytes.buffer,
    bytes.byteOffset + from,
    Math.max(0, Math.min(to, bytes.length) - from),
  ).toString('latin1');
