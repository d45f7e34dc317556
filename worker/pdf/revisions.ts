import type { PdfRevision } from '../evidence.js';
import { readSections, rootOf, type Entry, type Section } from './cross-reference.js';
import { openObjects, type ObjectStore } from './object-store.js';
import { pagesOf, type PageContent } from './page-content.js';
import { isDict, isReference, type PdfValue } from './pdf-values.js';
import { decodeStream, type StoredObject } from './stored-object.js';

export interface Revisions {
  /** The oldest first; one for a file that was saved once. */
  revisions: PdfRevision[];
  /** The objects of the file as it stands, and its catalogue's number; null when they cannot be found. */
  newest: { store: ObjectStore; root: number } | null;
  damage: string[];
}

/** Only so many of the newest savings are compared, each with the one before it. */
const COMPARED_MAX = 50;

/**
 * The savings a file went through, and whether a later one touched what the
 * pages show. Signing, filling forms, stamping time and rewriting metadata do
 * not; neither does writing the same content again. Never throws.
 */
export function readRevisions(bytes: Uint8Array, headerOffset: number): Revisions {
  const { sections, damage } = readSections(bytes, headerOffset);
  const known = new Map<number, Entry>();
  let before: State | null = null;
  const revisions: PdfRevision[] = [];
  let newest: Revisions['newest'] = null;
  const savings = joinSavings(sections);
  for (const [index, saving] of savings.entries()) {
    for (const [number, entry] of saving.entries) known.set(number, entry);
    const store = openObjects(bytes, new Map(known), headerOffset);
    newest = saving.root === null ? null : { store, root: saving.root };
    const isCompared = savings.length > 1 && index >= savings.length - COMPARED_MAX;
    const after: State | null =
      isCompared && saving.root !== null ? { store, pages: pagesOf(store, saving.root) } : null;
    const changed = before && after ? changedPages(before, after, saving.entries) : [];
    before = after;
    revisions.push({
      endOffset: saving.endOffset,
      objectsChanged: [...saving.entries.values()].filter((entry) => entry !== 'free').length,
      changesPageContent: changed.length > 0,
      pages: changed.filter((page) => page > 0),
    });
  }
  return { revisions, newest, damage };
}

/** What was written at once. */
interface Saving {
  /** Only the objects it wrote, not those whose place it repeats. */
  entries: Map<number, Entry>;
  endOffset: number;
  root: number | null;
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
      savings.push({ entries, endOffset: section.endOffset, root });
    } else {
      for (const [number, entry] of entries) last.entries.set(number, entry);
      last.endOffset = Math.max(last.endOffset, section.endOffset);
      last.root = root ?? last.root;
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

interface State {
  store: ObjectStore;
  pages: PageContent[];
}

/** Pages whose looks a saving changed, counted from 1; a 0 stands for pages taken away. */
function changedPages(before: State, after: State, own: ReadonlyMap<number, Entry>): number[] {
  const earlier = new Map(before.pages.map((page) => [page.object, page]));
  const changed = after.pages.flatMap((page, index) => {
    // Some programs give a page they rewrite a new number: its place then tells which it was.
    const old = earlier.get(page.object) ?? before.pages[index];
    if (old !== undefined) earlier.delete(old.object);
    return old !== undefined && isSamePage(old, page, { before, after, own }) ? [] : [index + 1];
  });
  return earlier.size > 0 ? [...changed, 0] : changed;
}

function isSamePage(
  old: PageContent,
  page: PageContent,
  { before, after, own }: { before: State; after: State; own: ReadonlyMap<number, Entry> },
): boolean {
  const keys = new Set([...old.drawn.keys(), ...page.drawn.keys()]);
  for (const key of keys)
    if (!isSameValue(old.drawn.get(key) ?? null, page.drawn.get(key) ?? null)) return false;
  for (const number of page.drawnFrom)
    if (own.has(number) && !isSameObject(before.store.get(number), after.store.get(number)))
      return false;
  return true;
}

function isSameObject(old: StoredObject | null, now: StoredObject | null): boolean {
  if (old === null || now === null) return old === now;
  if (old.stream === null && now.stream === null) return isSameValue(old.value, now.value);
  const [oldData, nowData] = [decodeStream(old) ?? old.stream, decodeStream(now) ?? now.stream];
  if (oldData === null || nowData === null) return false;
  return Buffer.compare(oldData, nowData) === 0 && isSameValue(old.value, now.value, PACKING);
}

/** Keys of a stream that say how it is packed, not what it holds. */
const PACKING = new Set(['Length', 'Filter', 'DecodeParms', 'DL']);

/** Programs round when they write a value again. */
const NUMBERS_WITHIN = 0.005;

function isSameValue(a: PdfValue, b: PdfValue, except: ReadonlySet<string> = new Set()): boolean {
  if (a === b) return true;
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) < NUMBERS_WITHIN;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, index) => isSameValue(item, b[index] ?? null))
    );
  if (isDict(a) || isDict(b)) {
    if (!isDict(a) || !isDict(b)) return false;
    const keys = new Set([...a.entries.keys(), ...b.entries.keys()]);
    return [...keys].every(
      (key) =>
        except.has(key) || isSameValue(a.entries.get(key) ?? null, b.entries.get(key) ?? null),
    );
  }
  if (isReference(a)) return isReference(b) && a.reference === b.reference;
  if ('name' in a) return 'name' in b && a.name === b.name;
  return 'string' in a && 'string' in b && a.string === b.string;
}
