import type { XrefEntry } from '../../syntax/cross-reference.js';
import type { ObjectStore } from '../../syntax/object-store.js';
import {
  isDict,
  isName,
  isReference,
  type PdfDict,
  type PdfValue,
} from '../../syntax/pdf-values.js';

/**
 * `silent` annotations show no content of their own: links, pop-ups, note icons; `computed`: a
 * form field whose value a script of the form computes.
 */
export type AnnotationKind = 'signature' | 'field' | 'computed' | 'silent' | 'other';

const SILENT = new Set(['Link', 'Popup', 'Text', 'FileAttachment']);

/** Maps a pdf.js annotation id (`12R`) to its kind. */
export const annotationKinds = (store: ObjectStore): ((id: string) => AnnotationKind) => {
  const known = new Map<string, AnnotationKind>();
  return (id) => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const number = /^(\d+)R\d*$/.exec(id)?.[1];
    const dict = number === undefined ? null : store.resolveDict({ reference: Number(number) });
    const kind = dict === null ? 'other' : kindOf(store, dict);
    known.set(id, kind);
    return kind;
  };
};

function kindOf(store: ObjectStore, dict: PdfDict): AnnotationKind {
  const subtype = nameOf(store.resolve(dict.entries.get('Subtype')));
  if (subtype !== 'Widget') return SILENT.has(subtype) ? 'silent' : 'other';
  if (nameOf(inherited(store, dict, 'FT')) === 'Sig') return 'signature';
  return isComputedField(store, dict) ? 'computed' : 'field';
}

const nameOf = (value: PdfValue): string => (isName(value) ? value.name : '');

/** Whether a field has a calculation action (ISO 32000-1, 12.6.3). */
export const isComputedField = (store: ObjectStore, field: PdfDict): boolean =>
  store.resolveDict(inherited(store, field, 'AA'))?.entries.has('C') === true;

/** Fields inherit from a parent; only hostile files have deeper trees. */
const PARENTS_MAX = 8;

function inherited(store: ObjectStore, dict: PdfDict, key: string): PdfValue {
  let field: PdfDict | null = dict;
  for (let depth = 0; field !== null && depth < PARENTS_MAX; depth++) {
    const value = store.resolve(field.entries.get(key));
    if (value !== null) return value;
    field = store.resolveDict(field.entries.get('Parent'));
  }
  return null;
}

/** No genuine page has more annotations, or annotations drawn from more objects. */
const ANNOTATIONS_MAX = 2000;
const OBJECTS_MAX = 5000;
const DEPTH_MAX = 5;

/** Whether a saving wrote, added or removed an annotation of a page that shows content. */
export function touchesAnnotations(
  page: number,
  {
    before,
    after,
    own,
  }: { before: ObjectStore; after: ObjectStore; own: ReadonlyMap<number, XrefEntry> },
): boolean {
  const [old, now] = [showing(before, page), showing(after, page)];
  if (old.size !== now.size || [...now].some((number) => !old.has(number))) return true;
  const drawnFrom = new Set<number>();
  for (const number of now) {
    const parent = after.resolveDict({ reference: number })?.entries.get('Parent');
    if (isReference(parent)) drawnFrom.add(parent.reference);
    collect(after, { reference: number }, { into: drawnFrom, depth: 0 });
  }
  return [...drawnFrom].some((number) => own.has(number));
}

/** Object numbers of a page's annotations that may show content. */
function showing(store: ObjectStore, page: number): Set<number> {
  const list = store.resolve(store.resolveDict({ reference: page })?.entries.get('Annots'));
  const items = Array.isArray(list) ? list.slice(0, ANNOTATIONS_MAX) : [];
  const numbers = items.flatMap((item) => {
    const dict = isReference(item) ? store.resolveDict(item) : null;
    if (!isReference(item) || dict === null) return [];
    const kind = kindOf(store, dict);
    return kind === 'signature' || kind === 'silent' ? [] : [item.reference];
  });
  return new Set(numbers);
}

const LEADING_AWAY = new Set([
  'P',
  'Parent',
  'Popup',
  'Dest',
  'A',
  'AA',
  'IRT',
  'OC',
  'StructParent',
]);

function collect(
  store: ObjectStore,
  value: PdfValue | undefined,
  { into, depth }: { into: Set<number>; depth: number },
): void {
  if (depth > DEPTH_MAX || into.size > OBJECTS_MAX) return;
  if (isReference(value)) {
    if (into.has(value.reference)) return;
    into.add(value.reference);
    collect(store, store.get(value.reference)?.value, { into, depth: depth + 1 });
  } else if (Array.isArray(value)) {
    for (const item of value) collect(store, item, { into, depth: depth + 1 });
  } else if (isDict(value)) {
    for (const [key, item] of value.entries)
      if (!LEADING_AWAY.has(key)) collect(store, item, { into, depth: depth + 1 });
  }
}
