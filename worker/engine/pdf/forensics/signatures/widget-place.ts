import type { Place } from '../../../evidence/geometry.js';
import type { ObjectStore } from '../../syntax/object-store.js';
import { isReference, type PdfDict, type PdfValue } from '../../syntax/pdf-values.js';

const PARENTS_MAX = 32;

/**
 * Where a field is shown: its first widget with an area on one of the pages, given by their
 * object numbers in order. null for none.
 */
export function placeOnPage(
  store: ObjectStore,
  widgets: readonly PdfDict[],
  pages: readonly number[],
): Place | null {
  for (const { entries } of widgets) {
    const on = entries.get('P');
    const rect = boxAt(store, entries.get('Rect'));
    const index = isReference(on) ? pages.indexOf(on.reference) : -1;
    if (rect === null || index === -1 || !isReference(on)) continue;
    const area = boxAt(store, inherited(store, on, 'CropBox') ?? inherited(store, on, 'MediaBox'));
    const turned = store.resolve(inherited(store, on, 'Rotate'));
    if (area === null) continue;
    const x = ((rect.left - area.left) / area.w) * 100;
    const y = ((area.top - rect.top) / area.h) * 100;
    const shown = { x, y, w: (rect.w / area.w) * 100, h: (rect.h / area.h) * 100 };
    return { page: index + 1, rect: turn(shown, typeof turned === 'number' ? turned : 0) };
  }
  return null;
}

interface Area {
  left: number;
  top: number;
  w: number;
  h: number;
}

/** An area from two opposite corners, in any order; null if it is invalid or empty. */
function boxAt(store: ObjectStore, value: PdfValue | undefined): Area | null {
  const list = store.resolve(value);
  if (!Array.isArray(list)) return null;
  const [x0, y0, x1, y1] = list.map((item) => store.resolve(item));
  if (typeof x0 !== 'number' || typeof y0 !== 'number') return null;
  if (typeof x1 !== 'number' || typeof y1 !== 'number') return null;
  const [w, h] = [Math.abs(x1 - x0), Math.abs(y1 - y0)];
  return w > 0 && h > 0 ? { left: Math.min(x0, x1), top: Math.max(y0, y1), w, h } : null;
}

function inherited(store: ObjectStore, page: PdfValue, key: string): PdfValue | undefined {
  let node = store.resolveDict(page);
  for (let hop = 0; node !== null && hop < PARENTS_MAX; hop++) {
    const value = node.entries.get(key);
    if (value !== undefined) return value;
    node = store.resolveDict(node.entries.get('Parent'));
  }
  return undefined;
}

/** Percent of the page as shown, after clockwise rotation by multiples of 90 degrees. */
function turn({ x, y, w, h }: Place['rect'], degrees: number): Place['rect'] {
  const quarters = ((Math.round(degrees / 90) % 4) + 4) % 4;
  if (quarters === 1) return { x: 100 - y - h, y: x, w: h, h: w };
  if (quarters === 2) return { x: 100 - x - w, y: 100 - y - h, w, h };
  if (quarters === 3) return { x: y, y: 100 - x - w, w: h, h: w };
  return { x, y, w, h };
}
