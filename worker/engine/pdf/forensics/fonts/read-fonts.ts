import type { PdfFont } from '../../../evidence/fonts.js';
import type { ObjectStore } from '../../syntax/object-store.js';
import { newestRevision, type PdfFile } from '../../syntax/pdf-file.js';
import {
  isDict,
  isName,
  isReference,
  type PdfDict,
  type PdfValue,
} from '../../syntax/pdf-values.js';
import { readToUnicode } from './to-unicode.js';

/** No genuine document has more; further objects of a hostile one are ignored. */
const OBJECTS_MAX = 50_000;
const FONTS_MAX = 2_000;

/** The fonts of a file as its newest revision describes them, including unused ones. Never throws. */
export function readFonts(file: PdfFile): PdfFont[] {
  const store = newestRevision(file)?.store;
  if (store === undefined) return [];
  const fonts: PdfFont[] = [];
  for (const number of store.numbers.slice(0, OBJECTS_MAX)) {
    const value = store.get(number)?.value;
    if (!isDict(value) || !isFont(value)) continue;
    fonts.push(readFont(number, value, store));
    if (fonts.length === FONTS_MAX) break;
  }
  return fonts;
}

/** The descendant of a composite font is part of it, not a separate font. */
const isFont = (dict: PdfDict): boolean =>
  nameOf(dict.entries.get('Type')) === 'Font' &&
  !/^CIDFont/.test(nameOf(dict.entries.get('Subtype')) ?? '');

function readFont(object: number, dict: PdfDict, store: ObjectStore): PdfFont {
  const [, subset = null, name = ''] =
    /^(?:([A-Z]{6})\+)?(.*)$/s.exec(nameOf(store.resolve(dict.entries.get('BaseFont'))) ?? '') ??
    [];
  const type = nameOf(store.resolve(dict.entries.get('Subtype'))) ?? '';
  return {
    object,
    name,
    subset,
    type,
    // A Type 3 font consists of its glyph shapes, so it is always embedded.
    embedded: type === 'Type3' || hasFontFile(descriptorOf(dict, store)),
    letters: lettersOf(dict, store),
  };
}

function descriptorOf(dict: PdfDict, store: ObjectStore): PdfDict | null {
  const own = store.resolveDict(dict.entries.get('FontDescriptor'));
  if (own !== null) return own;
  const descendants = store.resolve(dict.entries.get('DescendantFonts'));
  const first = Array.isArray(descendants) ? store.resolveDict(descendants[0]) : null;
  return store.resolveDict(first?.entries.get('FontDescriptor'));
}

const hasFontFile = (descriptor: PdfDict | null): boolean =>
  ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.entries.has(key));

function lettersOf(dict: PdfDict, store: ObjectStore): ReadonlyMap<number, string> | null {
  const reference = dict.entries.get('ToUnicode');
  const stream = isReference(reference) ? store.get(reference.reference) : null;
  const data = stream === null ? null : store.dataOf(stream);
  return data === null ? null : readToUnicode(data);
}

const nameOf = (value: PdfValue | undefined): string | null => (isName(value) ? value.name : null);
