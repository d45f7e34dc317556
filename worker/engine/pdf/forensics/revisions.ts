import type { PdfRevision } from '../../evidence/revisions.js';
import type { XrefEntry } from '../syntax/cross-reference.js';
import type { ObjectStore } from '../syntax/object-store.js';
import { type PageContent, pagesOf } from '../syntax/page-content.js';
import type { PdfFile } from '../syntax/pdf-file.js';
import { isDict, isReference, type PdfValue } from '../syntax/pdf-values.js';

/** Only this many of the newest savings are each compared with the previous one; bounds the work. */
const COMPARED_MAX = 50;

/**
 * The savings of a file, oldest first, and whether a later one changed what the pages show.
 * Signing, filling forms, time stamping and rewriting metadata do not count; nor does
 * writing the same content again.
 */
export function readRevisions(file: PdfFile): PdfRevision[] {
  let before: State | null = null;
  return file.revisions.map(({ endOffset, entries, store, root }, index) => {
    const isCompared = file.revisions.length > 1 && index >= file.revisions.length - COMPARED_MAX;
    const after: State | null =
      isCompared && root !== null ? { store, pages: pagesOf(store, root) } : null;
    const changed = before && after ? changedPages(before, after, entries) : [];
    before = after;
    return {
      endOffset,
      objectsChanged: [...entries.values()].filter((entry) => entry !== 'free').length,
      changesPageContent: changed.length > 0,
      pages: changed.filter((page) => page > 0),
    };
  });
}

interface State {
  store: ObjectStore;
  pages: PageContent[];
}

/** Pages whose appearance a saving changed, counted from 1; 0 stands for removed pages. */
function changedPages(before: State, after: State, own: ReadonlyMap<number, XrefEntry>): number[] {
  const earlier = new Map(before.pages.map((page) => [page.object, page]));
  // Pages share fonts and pictures; each is compared only once.
  const compared = new Map<number, boolean>();
  const isSame = (number: number): boolean => {
    const known = compared.get(number);
    if (known !== undefined) return known;
    const same = !own.has(number) || isSameObject(number, before.store, after.store);
    compared.set(number, same);
    return same;
  };
  const changed = after.pages.flatMap((page, index) => {
    // Some programs rewrite a page under a new number; the page is then matched by position.
    const old = earlier.get(page.object) ?? before.pages[index];
    if (old !== undefined) earlier.delete(old.object);
    return old !== undefined && isSamePage(old, page, isSame) ? [] : [index + 1];
  });
  return earlier.size > 0 ? [...changed, 0] : changed;
}

function isSamePage(
  old: PageContent,
  page: PageContent,
  isSame: (number: number) => boolean,
): boolean {
  const keys = new Set([...old.contentEntries.keys(), ...page.contentEntries.keys()]);
  for (const key of keys)
    if (!isSameValue(old.contentEntries.get(key) ?? null, page.contentEntries.get(key) ?? null))
      return false;
  return [...page.usedObjects].every(isSame);
}

function isSameObject(number: number, before: ObjectStore, after: ObjectStore): boolean {
  const [old, now] = [before.get(number), after.get(number)];
  if (old === null || now === null || old === now) return old === now;
  if (old.stream === null && now.stream === null) return isSameValue(old.value, now.value);
  const [oldData, nowData] = [before.dataOf(old) ?? old.stream, after.dataOf(now) ?? now.stream];
  if (oldData === null || nowData === null) return false;
  return Buffer.compare(oldData, nowData) === 0 && isSameValue(old.value, now.value, PACKING);
}

/** Keys that describe a stream's compression, not its content. */
const PACKING = new Set(['Length', 'Filter', 'DecodeParms', 'DL']);

/** Programs round values when they rewrite them. */
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
