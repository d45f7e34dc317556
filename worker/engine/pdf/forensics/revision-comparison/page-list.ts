import type { FileRevision } from '../../syntax/pdf-file.js';
import { isReference, type PdfValue } from '../../syntax/pdf-values.js';

/** Further pages are not needed: a scan covers 50 pages at most. */
const PAGES_MAX = 500;
const TREE_DEPTH_MAX = 32;

/** Object numbers of a revision's pages in order; empty when the page tree cannot be followed. */
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
 * For each current page, its index among the pages of an earlier revision: matched by
 * object number or, where a program rewrote a page under a new number, by position. null
 * for a page that did not exist.
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
