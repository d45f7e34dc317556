import { asBuffer, eofMarkerAfter, type EofMarker } from './eof-markers.js';
import { decodeStream } from './filters/decode-stream.js';
import { parseValue, readKeyword, skipSpace } from './parse-value.js';
import {
  integersOf,
  isDict,
  isName,
  isReference,
  type PdfDict,
  type PdfValue,
} from './pdf-values.js';
import { readIndirectObject } from './indirect-object.js';

/** Location of an object: an offset in the file, or an index in an object stream. */
export type XrefEntry = { offset: number } | { objectStream: number; index: number } | 'free';

/** One cross-reference section: the table or stream that one update of the file wrote. */
export interface XrefSection {
  offset: number;
  /** Offset after its `%%EOF`. */
  endOffset: number;
  entries: Map<number, XrefEntry>;
  trailer: PdfDict;
  previous: number | null;
}

/**
 * Reads the cross-reference sections of one file. Each section is read once; the total
 * work is bounded. Never throws.
 */
export interface SectionReader {
  /**
   * The section at an offset declared in the file, or a few bytes away; null when there
   * is none.
   */
  read(offset: number): XrefSection | null;
}

/** Maximum number of entries over all sections. Books of a thousand pages have some 100,000. */
const ENTRIES_MAX = 250_000;
/** Maximum number of attempts to read a section, successful or not. */
const SECTION_READS_MAX = 3000;
/** Maximum total size of decoded cross-reference streams. */
const DECODED_MAX_BYTES = 32 * 1024 * 1024;
/** Search distance around a declared offset. Producers miscount line ends and headers. */
const OFFSET_TOLERANCE_BYTES = 48;

interface Bounds {
  entriesLeft: number;
  readsLeft: number;
  budget: { bytesLeft: number };
}

export function sectionReader(
  bytes: Uint8Array,
  headerOffset: number,
  eofMarkers: readonly EofMarker[],
): SectionReader {
  const known = new Map<number, XrefSection | null>();
  const bounds: Bounds = {
    entriesLeft: ENTRIES_MAX,
    readsLeft: SECTION_READS_MAX,
    budget: { bytesLeft: DECODED_MAX_BYTES },
  };
  const readAt = (declared: number): XrefSection | null => {
    if (declared < 0 || declared >= bytes.length) return null;
    const offset = skipSpace(bytes, declared);
    const cached = known.get(offset);
    if (cached !== undefined) return cached;
    if (bounds.readsLeft-- < 1) return null;
    const parts =
      readKeyword(bytes, offset).keyword === 'xref'
        ? readTable(bytes, offset, headerOffset, bounds)
        : readStream(bytes, offset, bounds);
    const section = parts === null ? null : toSection(parts, bytes, eofMarkers);
    known.set(offset, section);
    return section;
  };
  return {
    read: (offset) =>
      readAt(offset) ??
      (headerOffset > 0 ? readAt(offset + headerOffset) : null) ??
      readNearby(bytes, offset, readAt),
  };
}

function readNearby(
  bytes: Uint8Array,
  offset: number,
  readAt: (offset: number) => XrefSection | null,
): XrefSection | null {
  const from = Math.max(0, offset - OFFSET_TOLERANCE_BYTES);
  const around = asBuffer(bytes).toString('latin1', from, offset + OFFSET_TOLERANCE_BYTES);
  for (const match of around.matchAll(/(?<![a-z])xref|(?<!\d)\d{1,10}\s+\d{1,5}\s+obj/g)) {
    const section = readAt(from + match.index);
    if (section !== null) return section;
  }
  return null;
}

/** `xref`, lines of twenty bytes, `trailer`, a dictionary. */
function readTable(
  bytes: Uint8Array,
  offset: number,
  headerOffset: number,
  bounds: Bounds,
): SectionParts | null {
  const entries = new Map<number, XrefEntry>();
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
      const position = readKeyword(bytes, at);
      const generation = readKeyword(bytes, position.end);
      const state = readKeyword(bytes, generation.end);
      if (!/^\d+$/.test(position.keyword) || !/^[nf]$/.test(state.keyword)) break;
      if (bounds.entriesLeft-- < 1) return null;
      entries.set(
        Number(first.keyword) + index,
        state.keyword === 'n' ? { offset: Number(position.keyword) } : 'free',
      );
      at = state.end;
    }
  }
  const { value: trailer, end } = parseValue(bytes, at);
  if (!isDict(trailer)) return null;
  const hybrid = trailer.entries.get('XRefStm');
  const hybridSection =
    typeof hybrid === 'number'
      ? (readStream(bytes, hybrid, bounds) ?? readStream(bytes, hybrid + headerOffset, bounds))
      : null;
  for (const [number, entry] of hybridSection?.entries ?? [])
    if (!entries.has(number) || entries.get(number) === 'free') entries.set(number, entry);
  return { offset, end, entries, trailer };
}

/** A cross-reference stream: rows of fixed width hold the entries. */
function readStream(bytes: Uint8Array, offset: number, bounds: Bounds): SectionParts | null {
  const object = readIndirectObject(bytes, offset);
  if (object === null || !isDict(object.value)) return null;
  const trailer = object.value;
  const type = trailer.entries.get('Type');
  if (!isName(type) || type.name !== 'XRef' || object.stream === null) return null;
  const data = decodeStream(object.stream, trailer, {
    resolve: withoutReferences,
    budget: bounds.budget,
  });
  if (data === null) return null;
  const widths = integersOf(trailer.entries.get('W'));
  const [kindWidth = 0, secondWidth = 0, thirdWidth = 0] = widths;
  const rowWidth = kindWidth + secondWidth + thirdWidth;
  if (rowWidth < 1 || widths.some((width) => width < 0 || width > 8)) return null;
  const size = trailer.entries.get('Size');
  const index = integersOf(trailer.entries.get('Index'));
  const ranges = index.length > 1 ? index : [0, typeof size === 'number' ? size : 0];
  const entries = new Map<number, XrefEntry>();
  let at = 0;
  for (let range = 0; range + 1 < ranges.length; range += 2) {
    const first = ranges[range] ?? 0;
    const count = ranges[range + 1] ?? 0;
    for (let row = 0; row < count && at + rowWidth <= data.length; row++, at += rowWidth) {
      if (bounds.entriesLeft-- < 1) return null;
      const kind = kindWidth === 0 ? 1 : bigEndian(data, at, kindWidth);
      const second = bigEndian(data, at + kindWidth, secondWidth);
      const third = bigEndian(data, at + kindWidth + secondWidth, thirdWidth);
      if (kind === 1) entries.set(first + row, { offset: second });
      else if (kind === 2) entries.set(first + row, { objectStream: second, index: third });
      else if (kind === 0) entries.set(first + row, 'free');
    }
  }
  return { offset, end: object.end, entries, trailer };
}

/**
 * The values of a section are direct objects: no reference can be resolved before the
 * section is read.
 */
const withoutReferences = (value: PdfValue | undefined): PdfValue =>
  value === undefined || isReference(value) ? null : value;

type SectionParts = Pick<XrefSection, 'offset' | 'entries' | 'trailer'> & {
  /** Offset after the section itself. */
  end: number;
};

function toSection(
  parts: SectionParts,
  bytes: Uint8Array,
  eofMarkers: readonly EofMarker[],
): XrefSection {
  const previous = parts.trailer.entries.get('Prev');
  return {
    offset: parts.offset,
    endOffset: eofMarkerAfter(eofMarkers, parts.end)?.endOffset ?? bytes.length,
    entries: parts.entries,
    trailer: parts.trailer,
    previous: typeof previous === 'number' && previous > 0 ? previous : null,
  };
}

/** Object number of the document catalogue; null when the trailer names none. */
export function rootOf(trailer: PdfDict): number | null {
  const root = trailer.entries.get('Root');
  return isReference(root) ? root.reference : null;
}

function bigEndian(data: Uint8Array, at: number, width: number): number {
  let value = 0;
  for (let index = 0; index < width; index++) value = value * 256 + (data[at + index] ?? 0);
  return value;
}

/** Whether the first object of the file declares it linearised. */
export function isLinearised(bytes: Uint8Array, headerOffset: number): boolean {
  const first = readIndirectObject(bytes, skipSpace(bytes, headerOffset));
  return first !== null && isDict(first.value) && first.value.entries.has('Linearized');
}
