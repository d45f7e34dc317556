import type { FileRevision } from '../../syntax/pdf-file.js';
import { isReference, type PdfValue } from '../../syntax/pdf-values.js';

/** Beyond these a file is not walked further: scans end at 50 pages anyway. */
const PAGES_MAX = 500;
const TREE_DEPTH_MAX = 32;

/** Object numbers of a revision's pages in order; empty when their tree cannot be followed. */
export function pageNumbers({ store, root }: FileRevision): number[] {
  const found: number[] = [];
  const seen = new Set<number>();
  const walk = (node: PdfValue | undefined, depth: number): void => {
    if (depth > TREE_DEPTH_MAX || found.length >= PAGES_MAX) return;
    if (!isReference(node) || seen.has(node.reference)) return;
    seen.add(node.reference);
    const dict = store.resolveDict(node);
    if (dict === null) return;
    const kids = store.resolve(dict.entries.get('Kids'));
    if (!Array.isArray(kids)) found.push(node.reference);
    else for (const kid of kids) walk(kid, depth + 1);
  };
  if (root !== null) walk(store.resolveDict({ reference: root })?.entries.get('Pages'), 0);
  return found;
}

/**
 * Which page of an earlier revision each page is, as indexes: by its object's
 * number, and where a program gave a page it rewrote a new number, by its place.
 * null for a page that was not there.
 */
export function tracePages(now: readonly number[], then: readonly number[]): (number | null)[] {
  const free = new Map(then.map((number, index) => [number, index]));
  const traced = now.map((number) => {
    const index = free.get(number) ?? null;
    free.delete(number);
    return index;
  });
  const places = new Set(free.values());
  return traced.map((index, place) => index ?? (places.has(place) ? place : null));
}
