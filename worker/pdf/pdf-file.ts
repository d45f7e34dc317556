import { readSections, rootOf, type Entry, type Section } from './cross-reference.js';
import { openObjects, type ObjectStore } from './object-store.js';
import type { PdfDict } from './pdf-values.js';

/**
 * A PDF as its bytes tell it, read by a reader of its own below what a viewer
 * shows. Reading never throws: `damage` says what could not be read.
 */
export interface PdfFile {
  bytes: Uint8Array;
  /** Where `%PDF-` stands; offsets in the file may count from there. */
  headerOffset: number;
  /** Every saving of the file, the oldest first; empty when no object can be found. */
  revisions: readonly FileRevision[];
  /** In words for an engineer, without content of the document. */
  damage: string[];
}

/** The file as one saving left it. */
export interface FileRevision {
  /** Offset after its `%%EOF`: the bytes up to here are the file as it was. */
  endOffset: number;
  /** The objects this saving wrote, not those whose place it repeats. */
  entries: ReadonlyMap<number, Entry>;
  trailer: PdfDict;
  /** All objects as they stood then. */
  store: ObjectStore;
  /** Number of the catalogue; null when the trailer names none. */
  root: number | null;
}

/** Reads a file's cross-reference sections into its revisions. Never throws. */
export function readPdfFile(bytes: Uint8Array, headerOffset: number): PdfFile {
  const { sections, damage } = readSections(bytes, headerOffset);
  const known = new Map<number, Entry>();
  const revisions = joinSavings(sections).map((saving): FileRevision => {
    for (const [number, entry] of saving.entries) known.set(number, entry);
    return { ...saving, store: openObjects(bytes, new Map(known), headerOffset) };
  });
  return { bytes, headerOffset, revisions, damage };
}

/** The file as it stands; null when nothing of it can be found. */
export const newestOf = (file: PdfFile): FileRevision | null => file.revisions.at(-1) ?? null;

/** What was written at once. */
interface Saving {
  /** Only the objects it wrote, not those whose place it repeats. */
  entries: Map<number, Entry>;
  endOffset: number;
  root: number | null;
  /** The trailer of its newest section. */
  trailer: PdfDict;
}

/** Oldest first; sections that one saving wrote are joined. */
function joinSavings(sections: readonly Section[]): Saving[] {
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
    if (last === undefined || older === null || !isSameSaving(older, section, entries)) {
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
function isSameSaving(older: Section, newer: Section, added: ReadonlyMap<number, Entry>): boolean {
  if (older.offset > newer.offset) return true;
  return [...added].every(([number, entry]) => {
    if (entry === 'free') return false;
    const place = 'offset' in entry ? entry : newer.entries.get(entry.packedIn);
    const isOlderPlace =
      place !== undefined && place !== 'free' && 'offset' in place && place.offset < older.offset;
    const was = older.entries.get(number);
    return isOlderPlace && (was === undefined || was === 'free');
  });
}

function isSame(a: Entry | undefined, b: Entry): boolean {
  if (a === undefined || a === 'free' || b === 'free') return a === b;
  if ('offset' in a) return 'offset' in b && a.offset === b.offset;
  return 'packedIn' in b && a.packedIn === b.packedIn && a.index === b.index;
}
