import { rootOf, type XrefEntry, type XrefSection } from './cross-reference.js';
import { asBuffer } from './eof-markers.js';
import type { ObjectLocations } from './object-store.js';
import type { PdfDict } from './pdf-values.js';

/** One incremental update: what was written in one save. */
export interface IncrementalUpdate {
  /** Offset after its `%%EOF`. */
  endOffset: number;
  /** The objects it wrote; repeated entries are left out. */
  entries: Map<number, XrefEntry>;
  root: number | null;
  /** The trailer of its newest section. */
  trailer: PdfDict;
}

/**
 * Groups sections (newest first) into updates, oldest first. Sections written by one save
 * are merged.
 */
export function groupIntoUpdates(
  sections: readonly XrefSection[],
  bytes: Uint8Array,
): IncrementalUpdate[] {
  const updates: IncrementalUpdate[] = [];
  const known = new Map<number, XrefEntry>();
  let older: XrefSection | null = null;
  for (const section of [...sections].reverse()) {
    const entries = new Map(
      [...section.entries].filter(([n, entry]) => !isSameEntry(known.get(n), entry)),
    );
    for (const [number, entry] of entries) known.set(number, entry);
    const last = updates.at(-1);
    const root = rootOf(section.trailer);
    if (
      last === undefined ||
      older === null ||
      !isSameUpdate(older, section, { added: entries, bytes })
    ) {
      updates.push({ entries, endOffset: section.endOffset, root, trailer: section.trailer });
    } else {
      for (const [number, entry] of entries) last.entries.set(number, entry);
      last.endOffset = Math.max(last.endOffset, section.endOffset);
      last.root = root ?? last.root;
      last.trailer = section.trailer;
    }
    older = section;
  }
  return updates;
}

/**
 * Whether two sections were written by one save. A linearised file keeps the section of
 * its first page at the front, pointing forward to the main one. Word repeats its section
 * for older readers: the second adds no object written after the first.
 */
function isSameUpdate(
  older: XrefSection,
  newer: XrefSection,
  { added, bytes }: { added: ReadonlyMap<number, XrefEntry>; bytes: Uint8Array },
): boolean {
  if (older.offset > newer.offset) return true;
  // Objects between the two sections belong to the newer one, whatever its entries say.
  if (asBuffer(bytes).subarray(older.endOffset, newer.offset).includes('endobj')) return false;
  return [...added].every(([number, entry]) => {
    if (entry === 'free') return false;
    const location = 'offset' in entry ? entry : newer.entries.get(entry.objectStream);
    const isBeforeOlder =
      location !== undefined &&
      location !== 'free' &&
      'offset' in location &&
      location.offset < older.offset;
    const previous = older.entries.get(number);
    return isBeforeOlder && (previous === undefined || previous === 'free');
  });
}

export function isSameEntry(a: XrefEntry | undefined, b: XrefEntry | undefined): boolean {
  if (a === undefined || b === undefined || a === 'free' || b === 'free') return a === b;
  if ('offset' in a) return 'offset' in b && a.offset === b.offset;
  return 'objectStream' in b && a.objectStream === b.objectStream && a.index === b.index;
}

/** Object locations after each of a sequence of updates. */
export function locationsAfter(updates: readonly IncrementalUpdate[]): ObjectLocations[] {
  /** For each object, the indices of the updates that wrote it, oldest first. */
  const writers = new Map<number, number[]>();
  for (const [index, { entries }] of updates.entries())
    for (const number of entries.keys()) {
      const known = writers.get(number);
      if (known === undefined) writers.set(number, [index]);
      else known.push(index);
    }
  return updates.map((_, index): ObjectLocations => {
    const entryOf = (number: number): XrefEntry | undefined => {
      const writer = writers.get(number)?.findLast((one) => one <= index);
      return writer === undefined ? undefined : updates[writer]?.entries.get(number);
    };
    return {
      entryOf,
      numbers: () => [...writers.keys()].filter((number) => (entryOf(number) ?? 'free') !== 'free'),
    };
  });
}
