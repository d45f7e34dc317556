import { parseValue, readKeyword, skipSpace } from './parse-value.js';
import { integersOf, isDict, isName, isReference, type PdfDict } from './pdf-values.js';
import { decodeStream, readObject } from './stored-object.js';

/** Where an object lies: at an offset of the file, or packed in an object stream. */
export type Entry = { offset: number } | { packedIn: number; index: number } | 'free';

/** One cross-reference section: what one saving of the file wrote. */
export interface Section {
  offset: number;
  /** Offset after its `%%EOF`. */
  endOffset: number;
  entries: Map<number, Entry>;
  trailer: PdfDict;
  previous: number | null;
}

export interface Sections {
  /** The newest first. */
  sections: Section[];
  /** In words for an engineer. */
  damage: string[];
}

/** More savings than any honest file has, and a bound for hostile ones. */
const SECTIONS_MAX = 1000;
const ENTRIES_MAX = 1_000_000;

/** Follows the chain of cross-reference sections back from the end of the file. Never throws. */
export function readSections(bytes: Uint8Array, headerOffset: number): Sections {
  const result: Sections = { sections: [], damage: [] };
  const start = lastStartOffset(bytes);
  if (start === null) {
    result.damage.push('no startxref');
    return result;
  }
  const seen = new Set<number>();
  let next: number | null = start;
  while (next !== null && result.sections.length < SECTIONS_MAX) {
    if (seen.has(next)) {
      result.damage.push('cross-reference sections point at each other in a circle');
      break;
    }
    seen.add(next);
    const section: Section | null =
      readSection(bytes, next) ?? readSection(bytes, next + headerOffset);
    if (section === null) {
      result.damage.push(
        result.sections.length === 0
          ? 'startxref points at no cross-reference section'
          : 'an earlier cross-reference section is missing',
      );
      break;
    }
    result.sections.push(section);
    next = section.previous;
  }
  return result;
}

/** What the last `startxref` says; null when there is none. */
function lastStartOffset(bytes: Uint8Array): number | null {
  const at = asBuffer(bytes).lastIndexOf('startxref');
  if (at === -1) return null;
  const { keyword } = readKeyword(bytes, at + 'startxref'.length);
  return /^\d{1,10}$/.test(keyword) ? Number(keyword) : null;
}

function readSection(bytes: Uint8Array, offset: number): Section | null {
  if (offset < 0 || offset >= bytes.length) return null;
  return readKeyword(bytes, offset).keyword === 'xref'
    ? readTable(bytes, offset)
    : readStream(bytes, offset);
}

/** `xref`, lines of twenty bytes, `trailer`, a dictionary. */
function readTable(bytes: Uint8Array, offset: number): Section | null {
  const entries = new Map<number, Entry>();
  let at = readKeyword(bytes, offset).end;
  for (;;) {
    const first = readKeyword(bytes, at);
    if (first.keyword === 'trailer') {
      at = first.end;
      break;
    }
    const count = readKeyword(bytes, first.end);
    if (!/^\d{1,10}$/.test(first.keyword) || !/^\d{1,10}$/.test(count.keyword)) return null;
    at = count.end;
    for (let index = 0; index < Number(count.keyword); index++) {
      const place = readKeyword(bytes, at);
      const generation = readKeyword(bytes, place.end);
      const state = readKeyword(bytes, generation.end);
      if (!/^\d+$/.test(place.keyword) || !/^[nf]$/.test(state.keyword)) break;
      if (entries.size >= ENTRIES_MAX) return null;
      entries.set(
        Number(first.keyword) + index,
        state.keyword === 'n' ? { offset: Number(place.keyword) } : 'free',
      );
      at = state.end;
    }
  }
  const { value: trailer, end } = parseValue(bytes, at);
  if (!isDict(trailer)) return null;
  const hybrid = trailer.entries.get('XRefStm');
  const beside = typeof hybrid === 'number' ? readStream(bytes, hybrid) : null;
  for (const [number, entry] of beside?.entries ?? [])
    if (!entries.has(number) || entries.get(number) === 'free') entries.set(number, entry);
  return section(bytes, { offset, end, entries, trailer });
}

/** A stream object whose rows of fixed width hold the entries. */
function readStream(bytes: Uint8Array, offset: number): Section | null {
  const object = readObject(bytes, offset);
  if (object === null || !isDict(object.value)) return null;
  const trailer = object.value;
  const type = trailer.entries.get('Type');
  const data = decodeStream(object);
  if (!isName(type) || type.name !== 'XRef' || data === null) return null;
  const widths = integersOf(trailer.entries.get('W'));
  const [kindWidth = 0, secondWidth = 0, thirdWidth = 0] = widths;
  const rowWidth = kindWidth + secondWidth + thirdWidth;
  if (rowWidth < 1 || widths.some((width) => width < 0 || width > 8)) return null;
  const size = trailer.entries.get('Size');
  const index = integersOf(trailer.entries.get('Index'));
  const ranges = index.length > 1 ? index : [0, typeof size === 'number' ? size : 0];
  const entries = new Map<number, Entry>();
  let at = 0;
  for (let range = 0; range + 1 < ranges.length; range += 2) {
    const first = ranges[range] ?? 0;
    const count = ranges[range + 1] ?? 0;
    for (let row = 0; row < count && at + rowWidth <= data.length; row++, at += rowWidth) {
      if (entries.size >= ENTRIES_MAX) return null;
      const kind = kindWidth === 0 ? 1 : bigEndian(data, at, kindWidth);
      const second = bigEndian(data, at + kindWidth, secondWidth);
      const third = bigEndian(data, at + kindWidth + secondWidth, thirdWidth);
      if (kind === 1) entries.set(first + row, { offset: second });
      else if (kind === 2) entries.set(first + row, { packedIn: second, index: third });
      else if (kind === 0) entries.set(first + row, 'free');
    }
  }
  return section(bytes, { offset, end: object.end, entries, trailer });
}

function section(
  bytes: Uint8Array,
  read: { offset: number; end: number; entries: Map<number, Entry>; trailer: PdfDict },
): Section {
  const previous = read.trailer.entries.get('Prev');
  const mark = asBuffer(bytes).indexOf('%%EOF', read.end);
  return {
    offset: read.offset,
    endOffset: mark === -1 ? bytes.length : mark + '%%EOF'.length,
    entries: read.entries,
    trailer: read.trailer,
    previous: typeof previous === 'number' && previous > 0 ? previous : null,
  };
}

/** Number of the document's catalogue; null when the trailer names none. */
export function rootOf(trailer: PdfDict): number | null {
  const root = trailer.entries.get('Root');
  return isReference(root) ? root.reference : null;
}

function bigEndian(data: Uint8Array, at: number, width: number): number {
  let value = 0;
  for (let index = 0; index < width; index++) value = value * 256 + (data[at + index] ?? 0);
  return value;
}

/** Whether the file's first object says it is linearised. */
export function isLinearised(bytes: Uint8Array, headerOffset: number): boolean {
  const first = readObject(bytes, skipSpace(bytes, headerOffset));
  return first !== null && isDict(first.value) && first.value.entries.has('Linearized');
}

const asBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
