import type { ObjectStore } from './object-store.js';
import { isDict, isName, isReference, type PdfDict, type PdfValue } from './pdf-values.js';

/** The content of one page as declared in the file. */
export interface PageContent {
  /** Object number of the page. */
  object: number;
  /** `Contents` and `Resources` of the page; `Resources` may be inherited. */
  contentEntries: Map<string, PdfValue>;
  /**
   * Numbers of all objects that the page draws from, directly or indirectly: content
   * streams, fonts, pictures.
   */
  usedObjects: Set<number>;
}

/** Limits for the traversal of one file; analyses end at 50 pages. */
const PAGES_MAX = 500;
const OBJECTS_MAX = 50_000;
const VALUES_MAX = 2_000_000;
const TREE_DEPTH_MAX = 32;

/**
 * The keys that determine what a page draws. Rotation and cropping, which every viewer
 * offers, draw nothing new.
 */
const CONTENT_KEYS = ['Contents', 'Resources'];

/** Keys whose values do not belong to the drawn content. */
const UNRELATED_KEYS = new Set(['Parent', 'Metadata', 'PieceInfo', 'StructParents', 'OC', 'P']);

/** The pages of a document in order; empty when their tree cannot be followed. */
export function pagesOf(store: ObjectStore, root: number): PageContent[] {
  const catalogue = store.resolveDict({ reference: root });
  const pages: PageContent[] = [];
  const seen = new Set<number>();
  let visited = 0;
  let valuesLeft = VALUES_MAX;

  const walk = (node: PdfValue | undefined, inherited: Map<string, PdfValue>, depth: number) => {
    if (depth > TREE_DEPTH_MAX || pages.length >= PAGES_MAX) return;
    if (!isReference(node) || seen.has(node.reference)) return;
    seen.add(node.reference);
    const dict = store.resolveDict(node);
    if (dict === null) return;
    const passedOn = new Map(inherited);
    copyKey(dict, 'Resources', passedOn);
    const kids = store.resolve(dict.entries.get('Kids'));
    if (Array.isArray(kids)) {
      for (const kid of kids) walk(kid, passedOn, depth + 1);
      return;
    }
    copyKey(dict, 'Contents', passedOn);
    const usedObjects = new Set<number>();
    for (const key of CONTENT_KEYS) collect(passedOn.get(key), usedObjects, 0);
    pages.push({ object: node.reference, contentEntries: passedOn, usedObjects });
  };

  const collect = (value: PdfValue | undefined, into: Set<number>, depth: number): void => {
    if (depth > TREE_DEPTH_MAX || visited > OBJECTS_MAX || valuesLeft-- < 1) return;
    if (isReference(value)) {
      if (into.has(value.reference)) return;
      into.add(value.reference);
      visited++;
      collect(store.get(value.reference)?.value, into, depth + 1);
    } else if (Array.isArray(value)) {
      for (const item of value) collect(item, into, depth + 1);
    } else if (isDict(value)) {
      for (const [key, item] of value.entries)
        if (!UNRELATED_KEYS.has(key)) collect(item, into, depth + 1);
    }
  };

  walk(catalogue?.entries.get('Pages'), new Map(), 0);
  return pages;
}

function copyKey(dict: PdfDict, key: string, into: Map<string, PdfValue>): void {
  const value = dict.entries.get(key);
  if (value !== undefined) into.set(key, value);
}

/** Width times height of the largest picture that a page draws, in pixels. */
export function largestPicturePixels(store: ObjectStore, page: PageContent): number {
  let largest = 0;
  for (const number of page.usedObjects) {
    const value = store.get(number)?.value;
    if (!isDict(value)) continue;
    const subtype = value.entries.get('Subtype');
    if (!isName(subtype) || subtype.name !== 'Image') continue;
    const [width, height] = ['Width', 'Height'].map((key) => store.resolve(value.entries.get(key)));
    if (typeof width === 'number' && typeof height === 'number')
      largest = Math.max(largest, width * height);
  }
  return largest;
}
