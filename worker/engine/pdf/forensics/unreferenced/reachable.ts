import type { ObjectStore } from '../../syntax/object-store.js';
import type { PdfFile } from '../../syntax/pdf-file.js';
import { isDict, isReference, type PdfValue } from '../../syntax/pdf-values.js';

/** With more values, reachability is unknown, and no object is reported as unreferenced. */
const VALUES_MAX = 2_000_000;

/**
 * Numbers of the objects reachable from the trailer of any revision; null when there are
 * too many to follow.
 */
export function reachableObjects(file: PdfFile): Set<number> | null {
  const reached = new Set<number>();
  let visited = 0;
  for (const { store, trailer } of file.revisions) {
    visited += follow([...trailer.entries.values()], store, reached);
    if (visited > VALUES_MAX) return null;
  }
  return reached;
}

/** Returns the number of values visited. */
function follow(start: PdfValue[], store: ObjectStore, into: Set<number>): number {
  const seen = new Set<number>();
  const waiting = start;
  let visited = 0;
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (++visited > VALUES_MAX) break;
    if (Array.isArray(value)) for (const item of value) waiting.push(item);
    else if (isDict(value)) for (const item of value.entries.values()) waiting.push(item);
    else if (isReference(value) && !seen.has(value.reference)) {
      seen.add(value.reference);
      into.add(value.reference);
      waiting.push(store.get(value.reference)?.value ?? null);
    }
  }
  return visited;
}
