import type { Place } from '../../../evidence/geometry.js';
import { plainText } from '../../../image/plain-text.js';
import { pagesOf } from '../../syntax/page-content.js';
import type { FileRevision } from '../../syntax/pdf-file.js';
import {
  isDict,
  isName,
  isReference,
  isString,
  type PdfDict,
  type PdfValue,
} from '../../syntax/pdf-values.js';
import { decodeTextString } from '../../syntax/text-string.js';
import { placeOnPage } from './widget-place.js';

/** A form field for a signature, signed or not. */
export interface SignatureField {
  name: string | null;
  /** Number of the signature's object, or of the field that holds it; null while unsigned. */
  value: number | null;
  place: Place | null;
}

const FIELDS_MAX = 10_000;
const DEPTH_MAX = 32;

/** The signature fields of a revision: those of its form, and those on its pages that the form omits. */
export function signatureFields({ store, root }: FileRevision): SignatureField[] {
  if (root === null) return [];
  const pages = pagesOf(store, root).map((page) => page.object);
  const catalogue = store.resolveDict({ reference: root });
  const form = store.resolveDict(catalogue?.entries.get('AcroForm'));
  const fields: SignatureField[] = [];
  const seen = new Set<number>();

  const walk = (node: PdfValue, above: Inherited, depth: number): void => {
    if (depth > DEPTH_MAX || seen.size > FIELDS_MAX) return;
    if (isReference(node)) {
      if (seen.has(node.reference)) return;
      seen.add(node.reference);
    }
    const dict = store.resolveDict(node);
    if (dict === null) return;
    const own = inherit(above, dict);
    const kids = store.resolve(dict.entries.get('Kids'));
    if (own.type === 'Sig' && (own.value !== undefined || !hasNamedKids(kids)))
      fields.push({
        name: own.name,
        value: valueNumber(own.value, node),
        place: placeOnPage(store, [dict, ...dictsOf(kids)], pages),
      });
    else if (Array.isArray(kids)) for (const kid of kids) walk(kid, own, depth + 1);
  };

  const hasNamedKids = (kids: PdfValue): boolean =>
    dictsOf(kids).some((kid) => kid.entries.has('T'));

  const dictsOf = (list: PdfValue): PdfDict[] =>
    Array.isArray(list)
      ? list.slice(0, FIELDS_MAX).flatMap((item) => store.resolveDict(item) ?? [])
      : [];

  const inherit = (above: Inherited, { entries }: PdfDict): Inherited => {
    const type = store.resolve(entries.get('FT'));
    const part = store.resolve(entries.get('T'));
    const parts = [above.name, isString(part) ? textOf(part.string) : null];
    return {
      type: isName(type) ? type.name : above.type,
      value: entries.get('V') ?? above.value,
      name: parts.filter((one) => one !== null && one !== '').join('.') || null,
    };
  };

  const listAt = (dict: PdfDict | null, key: string): PdfValue[] => {
    const list = store.resolve(dict?.entries.get(key));
    return Array.isArray(list) ? list : [];
  };

  const none: Inherited = { type: null, value: undefined, name: null };
  for (const field of listAt(form, 'Fields')) walk(field, none, 0);
  for (const page of pages)
    for (const annotation of listAt(store.resolveDict({ reference: page }), 'Annots'))
      if (!isReference(annotation) || !seen.has(annotation.reference)) walk(annotation, none, 0);
  return fields;
}

interface Inherited {
  type: string | null;
  value: PdfValue | undefined;
  name: string | null;
}

/** Also null for a value that was removed by writing null. */
function valueNumber(value: PdfValue | undefined, field: PdfValue): number | null {
  if (isReference(value)) return value.reference;
  return isDict(value) && isReference(field) ? field.reference : null;
}

const textOf = (raw: string): string => plainText(decodeTextString(raw));
