import type { PdfDict, PdfValue } from './pdf-values.js';

/** Deeper nesting than any honest file has; beyond it a value reads as null. */
const DEPTH_MAX = 64;

export interface Parsed {
  value: PdfValue;
  /** Offset after the value. */
  end: number;
}

/** A word that is no value: `obj`, `stream`, `endobj`, `trailer`; empty at the end of the bytes. */
export interface Keyword {
  keyword: string;
  end: number;
}

/**
 * Reads one PDF value at an offset. Never throws: what cannot be understood is
 * null, and `end` always moves forward unless the bytes are used up.
 */
export function parseValue(bytes: Uint8Array, at: number): Parsed {
  return readValue(bytes, at, 0);
}

/** Reads the word at an offset, past white space and comments. */
export function readKeyword(bytes: Uint8Array, at: number): Keyword {
  const start = skipSpace(bytes, at);
  let end = start;
  while (end < bytes.length && isRegular(bytes[end])) end++;
  return { keyword: textOf(bytes, start, end), end };
}

function readValue(bytes: Uint8Array, from: number, depth: number): Parsed {
  const at = skipSpace(bytes, from);
  const char = bytes[at];
  if (char === undefined) return { value: null, end: bytes.length };
  if (depth > DEPTH_MAX) return { value: null, end: bytes.length };
  if (char === SLASH) return readName(bytes, at + 1);
  if (char === OPEN_ANGLE && bytes[at + 1] === OPEN_ANGLE) return readDict(bytes, at + 2, depth);
  if (char === OPEN_ANGLE) return readHexString(bytes, at + 1);
  if (char === OPEN_ROUND) return readString(bytes, at + 1);
  if (char === OPEN_SQUARE) return readArray(bytes, at + 1, depth);
  if (!isRegular(char)) return { value: null, end: at + 1 };
  return readWord(bytes, at);
}

/** Numbers, references (`12 0 R`), true, false, null. */
function readWord(bytes: Uint8Array, at: number): Parsed {
  const { keyword, end } = readKeyword(bytes, at);
  if (keyword === 'true' || keyword === 'false') return { value: keyword === 'true', end };
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(keyword)) return { value: null, end };
  if (/^\d{1,10}$/.test(keyword)) {
    const generation = readKeyword(bytes, end);
    if (/^\d{1,5}$/.test(generation.keyword)) {
      const letter = readKeyword(bytes, generation.end);
      if (letter.keyword === 'R') return { value: { reference: Number(keyword) }, end: letter.end };
    }
  }
  return { value: Number(keyword), end };
}

function readName(bytes: Uint8Array, at: number): Parsed {
  let end = at;
  while (end < bytes.length && isRegular(bytes[end])) end++;
  const name = textOf(bytes, at, end).replace(/#([0-9a-fA-F]{2})/g, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  return { value: { name }, end };
}

function readArray(bytes: Uint8Array, from: number, depth: number): Parsed {
  const items: PdfValue[] = [];
  let at = skipSpace(bytes, from);
  while (at < bytes.length && bytes[at] !== CLOSE_SQUARE) {
    if (isEndOfObject(bytes, at)) return { value: items, end: at };
    const { value, end } = readValue(bytes, at, depth + 1);
    items.push(value);
    at = skipSpace(bytes, end);
  }
  return { value: items, end: Math.min(at + 1, bytes.length) };
}

function readDict(bytes: Uint8Array, from: number, depth: number): Parsed {
  const dict: PdfDict = { entries: new Map() };
  let at = skipSpace(bytes, from);
  while (at < bytes.length && bytes[at] !== CLOSE_ANGLE) {
    if (isEndOfObject(bytes, at)) return { value: dict, end: at };
    if (bytes[at] !== SLASH) {
      at = skipSpace(bytes, readValue(bytes, at, depth + 1).end);
      continue;
    }
    const key = readName(bytes, at + 1);
    const { value, end } = readValue(bytes, key.end, depth + 1);
    const name = key.value;
    if (typeof name === 'object' && name !== null && 'name' in name)
      dict.entries.set(name.name, value);
    at = skipSpace(bytes, end);
  }
  return { value: dict, end: Math.min(at + 2, bytes.length) };
}

/** A list or dictionary that never closes ends with its object. */
const isEndOfObject = (bytes: Uint8Array, at: number): boolean =>
  bytes[at] === 0x65 && textOf(bytes, at, at + 6) === 'endobj';

function readString(bytes: Uint8Array, from: number): Parsed {
  const chars: number[] = [];
  let open = 1;
  let at = from;
  for (; at < bytes.length; at++) {
    const char = bytes[at] ?? 0;
    if (char === BACKSLASH) {
      const octal = /^[0-7]{1,3}/.exec(textOf(bytes, at + 1, at + 4))?.[0];
      if (octal !== undefined) chars.push(parseInt(octal, 8) & 0xff);
      else chars.push(ESCAPES[textOf(bytes, at + 1, at + 2)] ?? bytes[at + 1] ?? 0);
      at += octal?.length ?? 1;
      continue;
    }
    if (char === OPEN_ROUND) open++;
    if (char === CLOSE_ROUND && --open === 0) break;
    chars.push(char);
  }
  return { value: { string: latin1(chars) }, end: Math.min(at + 1, bytes.length) };
}

function readHexString(bytes: Uint8Array, from: number): Parsed {
  let end = from;
  while (end < bytes.length && bytes[end] !== CLOSE_ANGLE) end++;
  const digits = textOf(bytes, from, end).replace(/[^0-9a-fA-F]/g, '');
  const pairs = digits.match(/../g) ?? [];
  const string = latin1(pairs.map((pair) => parseInt(pair, 16)));
  return { value: { string }, end: Math.min(end + 1, bytes.length) };
}

const ESCAPES: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

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

const latin1 = (codes: readonly number[]): string => Buffer.from(codes).toString('latin1');
