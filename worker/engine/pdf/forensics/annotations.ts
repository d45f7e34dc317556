import type { AnnotationFacts } from '../../evidence/annotations.js';
import type { Rect } from '../../evidence/geometry.js';
import type { ObjectStore } from '../syntax/object-store.js';
import { pagesOf } from '../syntax/page-content.js';
import { newestRevision, type PdfFile } from '../syntax/pdf-file.js';
import {
  isName,
  isReference,
  isString,
  type PdfDict,
  type PdfValue,
} from '../syntax/pdf-values.js';
import { decodeTextString } from '../syntax/text-string.js';

/** No genuine document has more. */
const ANNOTATIONS_MAX = 5000;
const TEXT_MAX = 10_000;

/** The annotations of every page in the newest revision. */
export function readAnnotations(file: PdfFile): AnnotationFacts[] {
  const newest = newestRevision(file);
  if (newest === null || newest.root === null) return [];
  const { store, root } = newest;
  const found: AnnotationFacts[] = [];
  pagesOf(store, root).forEach(({ object }, index) => {
    const page = store.resolveDict({ reference: object });
    const list = store.resolve(page?.entries.get('Annots'));
    if (page === null || !Array.isArray(list)) return;
    const toPage = toPercent(page, store);
    for (const item of list.slice(0, ANNOTATIONS_MAX - found.length)) {
      const dict = store.resolveDict(item);
      if (dict === null) continue;
      const id = isReference(item) ? `${item.reference}R` : '';
      found.push({ page: index + 1, id, ...factsOf(dict, store, toPage) });
    }
  });
  return found;
}

const HIDDEN = 2;
const PRINT = 4;
const NO_VIEW = 32;

function factsOf(
  dict: PdfDict,
  store: ObjectStore,
  toPage: (rect: readonly number[]) => Rect | null,
): Omit<AnnotationFacts, 'page' | 'id'> {
  const subtype = nameAt(dict, 'Subtype', store) ?? '';
  const flags = store.resolve(dict.entries.get('F'));
  const bits = typeof flags === 'number' ? flags : 0;
  const isHidden = (bits & HIDDEN) !== 0;
  return {
    subtype,
    rect: toPage(numbersAt(dict, 'Rect', store)),
    contents: textAt(dict, 'Contents', store),
    isHidden: isHidden || ((bits & NO_VIEW) !== 0 && (bits & PRINT) === 0),
    isPrintOnly: !isHidden && (bits & NO_VIEW) !== 0 && (bits & PRINT) !== 0,
    name: textAt(dict, 'NM', store),
    field: subtype === 'Widget' ? fieldOf(dict, store) : null,
    hasAppearance: store.resolveDict(dict.entries.get('AP'))?.entries.has('N') === true,
  };
}

/** A field's entries may be in the parent field that its widgets share. */
const FIELD_DEPTH_MAX = 8;

function fieldOf(widget: PdfDict, store: ObjectStore): AnnotationFacts['field'] {
  const chain = chainOf(widget, store, FIELD_DEPTH_MAX);
  const first = <Found>(read: (dict: PdfDict) => Found | null): Found | null =>
    chain.map(read).find((one) => one !== null) ?? null;
  return {
    name: first((dict) => textAt(dict, 'T', store)),
    value: first((dict) => textAt(dict, 'V', store) ?? nameAt(dict, 'V', store)),
    kind: first((dict) => nameAt(dict, 'FT', store)),
  };
}

const PAGE_DEPTH_MAX = 32;

/** Converts user space to percent of the page as shown, after cropping and rotation. */
function toPercent(page: PdfDict, store: ObjectStore): (rect: readonly number[]) => Rect | null {
  const chain = chainOf(page, store, PAGE_DEPTH_MAX);
  const inherited = (key: string): PdfDict | undefined =>
    chain.find((dict) => dict.entries.has(key));
  const boxAt = (key: string): number[] | null => {
    const dict = inherited(key);
    const box = dict === undefined ? [] : numbersAt(dict, key, store);
    return box.length === 4 ? box : null;
  };
  const media = edgesOf(boxAt('MediaBox') ?? [0, 0, 612, 792]);
  const crop = edgesOf(boxAt('CropBox') ?? [media.left, media.low, media.right, media.high]);
  const box = {
    left: Math.max(media.left, crop.left),
    low: Math.max(media.low, crop.low),
    right: Math.min(media.right, crop.right),
    high: Math.min(media.high, crop.high),
  };
  const rotate = store.resolve(inherited('Rotate')?.entries.get('Rotate'));
  const turns = typeof rotate === 'number' ? ((Math.round(rotate / 90) % 4) + 4) % 4 : 0;
  const [width, height] = [box.right - box.left, box.high - box.low];
  return (rect) => {
    if (rect.length !== 4 || !(width > 0) || !(height > 0)) return null;
    const { left, low, right, high } = edgesOf(rect);
    const x1 = (left - box.left) / width;
    const x2 = (right - box.left) / width;
    const y1 = (box.high - high) / height;
    const y2 = (box.high - low) / height;
    if (turns === 1) return inPercent(1 - y2, x1, 1 - y1, x2);
    if (turns === 2) return inPercent(1 - x2, 1 - y2, 1 - x1, 1 - y1);
    if (turns === 3) return inPercent(y1, 1 - x2, y2, 1 - x1);
    return inPercent(x1, y1, x2, y2);
  };
}

function inPercent(left: number, top: number, right: number, bottom: number): Rect {
  const within = (share: number): number => Math.min(1, Math.max(0, share)) * 100;
  const [x, y] = [within(left), within(top)];
  return { x, y, w: within(right) - x, h: within(bottom) - y };
}

const edgesOf = ([a = 0, b = 0, c = 0, d = 0]: readonly number[]) => ({
  left: Math.min(a, c),
  low: Math.min(b, d),
  right: Math.max(a, c),
  high: Math.max(b, d),
});

/** A dictionary and those it inherits from, nearest first. */
function chainOf(dict: PdfDict, store: ObjectStore, depthMax: number): PdfDict[] {
  const chain = [dict];
  for (let next: PdfDict | null = dict; next !== null && chain.length < depthMax;) {
    next = store.resolveDict(next.entries.get('Parent'));
    if (next !== null) chain.push(next);
  }
  return chain;
}

const numbersAt = (dict: PdfDict, key: string, store: ObjectStore): number[] => {
  const list = store.resolve(dict.entries.get(key));
  if (!Array.isArray(list)) return [];
  return list
    .slice(0, 8)
    .map((item) => store.resolve(item))
    .filter((item): item is number => typeof item === 'number' && Number.isFinite(item));
};

const nameAt = (dict: PdfDict, key: string, store: ObjectStore): string | null => {
  const value = store.resolve(dict.entries.get(key));
  return isName(value) ? value.name : null;
};

const textAt = (dict: PdfDict, key: string, store: ObjectStore): string | null => {
  const value: PdfValue = store.resolve(dict.entries.get(key));
  return isString(value) ? decodeTextString(value.string).slice(0, TEXT_MAX) : null;
};
