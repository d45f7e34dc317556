import type { Rect } from '../../../../evidence/geometry.js';
import { plainText } from '../../../../image/plain-text.js';
import type { ObjectStore } from '../../../syntax/object-store.js';
import { apply } from '../../../syntax/matrix.js';
import {
  isDict,
  isName,
  isReference,
  isString,
  type PdfDict,
  type PdfValue,
} from '../../../syntax/pdf-values.js';
import { decodeTextString } from '../../../syntax/text-string.js';
import { isComputedField } from '../../revision-comparison/annotations.js';
import type { Frame } from '../../revision-comparison/frame.js';
import { isNothing } from '../../revision-comparison/whole-values.js';
import { isSameDrawing } from './same-drawing.js';

/** An annotation or form field of a page that was added, removed or drawn anew after signing. */
export interface AlteredAnnotation {
  by: 'field' | 'signature' | 'annotation';
  subtype: string;
  /** Full name of its field; null without one. */
  field: string | null;
  isReadOnly: boolean;
  /**
   * Whether a script that was signed computes its value, and the present one can be computed: it
   * is nothing (0.00), or another field of the page was filled in.
   */
  isComputed: boolean;
  /** Whether the signed file had it, and whether the file still does. */
  existed: boolean;
  exists: boolean;
  /** Where it was and where it is; null where it has no area. */
  before: Rect | null;
  after: Rect | null;
  /** Value of its field, as text; null for none. */
  valueBefore: string | null;
  valueAfter: string | null;
}

/** A page in one state of the file. */
export interface PageObject {
  store: ObjectStore;
  object: number;
}

const ANNOTATIONS_MAX = 2000;
const PARENTS_MAX = 16;

/** Annotations of a page that draw something else than when it was signed. Never throws. */
export function alteredAnnotations(
  before: PageObject,
  after: PageObject,
  frame: Frame,
): AlteredAnnotation[] {
  const [old, now] = [annotationsOf(before), annotationsOf(after)];
  const altered = [...new Set([...old.keys(), ...now.keys()])].flatMap(
    (key): AlteredAnnotation[] => {
      const [was, is] = [old.get(key) ?? null, now.get(key) ?? null];
      if (
        was !== null &&
        is !== null &&
        isSameDrawing({ store: before.store, value: was }, { store: after.store, value: is })
      )
        return [];
      const [oldFacts, nowFacts] = [factsOf(before.store, was), factsOf(after.store, is)];
      const facts = nowFacts ?? oldFacts;
      if (facts === null) return [];
      return [
        {
          by: facts.by,
          subtype: facts.subtype,
          field: facts.field,
          isReadOnly: (oldFacts ?? facts).isReadOnly,
          isComputed: oldFacts?.isComputed === true,
          existed: was !== null,
          exists: is !== null,
          before: rectOf(before.store, was, frame),
          after: rectOf(after.store, is, frame),
          valueBefore: oldFacts?.value ?? null,
          valueAfter: nowFacts?.value ?? null,
        },
      ];
    },
  );
  const isFilledIn = altered.some(
    ({ isComputed, isReadOnly, valueBefore, valueAfter }) =>
      !isComputed && !isReadOnly && valueAfter !== valueBefore && !isNothing(valueAfter),
  );
  return altered.map((one) => ({
    ...one,
    isComputed: one.isComputed && (isFilledIn || isNothing(one.valueAfter)),
  }));
}

/** By object number, or by place in the list for those that it holds directly. */
function annotationsOf({ store, object }: PageObject): Map<string, PdfDict> {
  const list = store.resolve(store.resolveDict({ reference: object })?.entries.get('Annots'));
  const found = new Map<string, PdfDict>();
  (Array.isArray(list) ? list.slice(0, ANNOTATIONS_MAX) : []).forEach((item, index) => {
    const dict = store.resolveDict(item);
    if (dict !== null) found.set(isReference(item) ? `${item.reference}` : `at ${index}`, dict);
  });
  return found;
}

function factsOf(
  store: ObjectStore,
  dict: PdfDict | null,
):
  | (Pick<AlteredAnnotation, 'by' | 'subtype' | 'field' | 'isReadOnly' | 'isComputed'> & {
      value: string | null;
    })
  | null {
  if (dict === null) return null;
  const subtype = nameOf(store.resolve(dict.entries.get('Subtype')));
  if (subtype !== 'Widget')
    return {
      by: 'annotation',
      subtype,
      field: null,
      isReadOnly: false,
      isComputed: false,
      value: null,
    };
  const chain = [dict];
  for (let next: PdfDict | null = dict; next !== null && chain.length < PARENTS_MAX;) {
    next = store.resolveDict(next.entries.get('Parent'));
    if (next !== null) chain.push(next);
  }
  const first = (key: string): PdfValue =>
    chain.map(({ entries }) => store.resolve(entries.get(key))).find((one) => one !== null) ?? null;
  const names = chain.flatMap(({ entries }) => {
    const part = store.resolve(entries.get('T'));
    return isString(part) ? [textOf(part.string)] : [];
  });
  const flags = first('Ff');
  return {
    by: nameOf(first('FT')) === 'Sig' ? 'signature' : 'field',
    subtype,
    field: names.reverse().join('.') || null,
    isReadOnly: typeof flags === 'number' && (flags & 1) === 1,
    isComputed: isComputedField(store, dict),
    value: valueText(first('V')),
  };
}

/** Text or the name of a state; an unchecked box and an empty text have no value. */
function valueText(value: PdfValue): string | null {
  if (isDict(value)) return null;
  if (isName(value)) return value.name === 'Off' ? null : value.name;
  const parts = Array.isArray(value) ? value : [value];
  const texts = parts.flatMap((part) => (isString(part) ? [textOf(part.string).trim()] : []));
  return texts.join(', ') || null;
}

const nameOf = (value: PdfValue): string => (isName(value) ? value.name : '');
const textOf = (raw: string): string => plainText(decodeTextString(raw));

/** Percent of the page as shown. */
function rectOf(store: ObjectStore, dict: PdfDict | null, frame: Frame): Rect | null {
  const list = store.resolve(dict?.entries.get('Rect'));
  const numbers = (Array.isArray(list) ? list : []).map((item) => store.resolve(item));
  const [x0, y0, x1, y1] = numbers.map((one) => (typeof one === 'number' ? one : NaN));
  if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return null;
  const [one, other] = [apply(frame.transform, x0, y0), apply(frame.transform, x1, y1)];
  const rect = {
    x: (Math.min(one.x, other.x) / frame.width) * 100,
    y: (Math.min(one.y, other.y) / frame.height) * 100,
    w: (Math.abs(one.x - other.x) / frame.width) * 100,
    h: (Math.abs(one.y - other.y) / frame.height) * 100,
  };
  return rect.w > 0 && rect.h > 0 ? rect : null;
}
