import { rootOf, type Entry, type Section } from './cross-reference.js';
import { asBuffer } from './end-marks.js';
import type { Places } from './object-store.js';
import type { PdfDict } from './pdf-values.js';

/** What was written at once. */
export interface Saving {
  /** Offset after its `%%EOF`. */
  endOffset: number;
  /** Only the objects it wrote, not those whose place it repeats. */
  entries: Map<number, Entry>;
  root: number | null;
  /** The trailer of its newest section. */
  trailer: PdfDict;
}

/** Oldest first; sections that one saving wrote are joined. */
export function joinSavings(sections: readonly Section[], bytes: Uint8Array): Saving[] {
  const savings: Saving[] = [];
  const known = new Map<number, Entry>();
  let older: Section | null = null;
  for (const section of [...sections].reverse()) {
    const entries = new Map(
      [...section.entries].filter(([n, entry]) => !isSame(known.get(n), entry)),
    );
    for (const [number, entry] of entries) known.set(number, entry);
    const last = savings.at(-1);
    const root = rootOf(section.trailer);
    if (
      last === undefined ||
      older === null ||
      !isSameSaving(older, section, { added: entries, bytes })
    ) {
      savings.push({ entries, endOffset: section.endOffset, root, trailer: section.trailer });
    } else {
      for (const [number, entry] of entries) last.entries.set(number, entry);
      last.endOffset = Math.max(last.endOffset, section.endOffset);
      last.root = root ?? last.root;
      last.trailer = section.trailer;
    }
    older = section;
  }
  return savings;
}

/**
 * Two ways in which one saving leaves two sections. A linearised file keeps its
 * first page's section at the front, pointing forward to the main one. And Word
 * repeats its section for older readers: the second adds no object after the first.
 */
function isSameSaving(
  older: Section,
  newer: Section,
  { added, bytes }: { added: ReadonlyMap<number, Entry>; bytes: Uint8Array },
): boolean {
  if (older.offset > newer.offset) return true;
  // Objects between the two were written by the newer, whatever its entries say.
  if (asBuffer(bytes).subarray(older.endOffset, newer.offset).includes('endobj')) return false;
  return [...added].every(([number, entry]) => {
    if (entry === 'free') return false;
    const place = 'offset' in entry ? entry : newer.entries.get(entry.packedIn);
    const isOlderPlace =
      place !== undefined && place !== 'free' && 'offset' in place && place.offset < older.offset;
    const was = older.entries.get(number);
    return isOlderPlace && (was === undefined || was === 'free');
  });
}

export function isSame(a: Entry | undefined, b: Entry | undefined): boolean {
  if (a === undefined || b === undefined || a === 'free' || b === 'free') return a === b;
  if ('offset' in a) return 'offset' in b && a.offset === b.offset;
  return 'packedIn' in b && a.packedIn === b.packedIn && a.index === b.index;
}

/** Where objects lay after each of some savings that build on one another. */
export function placesAfter(savings: readonly Saving[]): Places[] {
  /** For each object the savings that wrote it, the oldest first. */
  const writers = new Map<number, number[]>();
  for (const [index, { entries }] of savings.entries())
    for (const number of entries.keys()) {
      const known = writers.get(number);
      if (known === undefined) writers.set(number, [index]);
      else known.push(index);
    }
  return savings.map((_, index): Places => {
    const entryOf = (number: number): Entry | undefined => {
      const writer = writers.get(number)?.findLast((one) => one <= index);
      return writer === undefined ? undefined : savings[writer]?.entries.get(number);
    };
    return {
      entryOf,
      numbers: () => [...writers.keys()].filter((number) => (entryOf(number) ?? 'free') !== 'free'),
    };
  });
}
