import { readToUnicode } from '../fonts/to-unicode.js';
import type { ObjectStore } from '../../syntax/object-store.js';
import { newestRevision, type PdfFile } from '../../syntax/pdf-file.js';
import {
  isDict,
  isName,
  isReference,
  type PdfDict,
  type PdfValue,
} from '../../syntax/pdf-values.js';
import { uint16At } from './big-endian.js';
import { digestOf, type Program, Programs } from './font-programs.js';
import { identityOfName } from './glyph-names.js';
import { readCodeNames } from './simple-encoding.js';
import type { FontShapes } from '../../../evidence/fonts.js';

const OBJECTS_MAX = 50_000;
const FONTS_MAX = 500;
const CODES_MAX = 65_536;

/** The fonts of a file's newest revision, except Type 3 fonts, whose glyphs are drawings. Never throws. */
export function readFontShapes(file: PdfFile): FontShapes[] {
  const store = newestRevision(file)?.store;
  if (store === undefined) return [];
  const programs = new Programs(store);
  const fonts: FontShapes[] = [];
  for (const number of store.numbers.slice(0, OBJECTS_MAX)) {
    const dict = store.get(number)?.value;
    if (!isDict(dict) || nameAt(dict, 'Type', store) !== 'Font') continue;
    const type = nameAt(dict, 'Subtype', store) ?? '';
    if (/^(CIDFont|Type3)/.test(type)) continue;
    fonts.push(readFont(number, dict, type, store, programs));
    if (fonts.length === FONTS_MAX) break;
  }
  return fonts;
}

function readFont(
  object: number,
  dict: PdfDict,
  type: string,
  store: ObjectStore,
  programs: Programs,
): FontShapes {
  const descendants = store.resolve(dict.entries.get('DescendantFonts'));
  const inner = (Array.isArray(descendants) ? store.resolveDict(descendants[0]) : null) ?? dict;
  const descriptor = store.resolveDict(inner.entries.get('FontDescriptor'));
  const program = programs.of(descriptor);
  const { shown, coding } =
    type === 'Type0'
      ? shownByGlyphs(dict, inner, program, store)
      : shownByCodes(dict, descriptor, program, store);
  return {
    object,
    names: [
      nameAt(descriptor, 'FontName', store),
      nameAt(inner, 'BaseFont', store),
      nameAt(dict, 'BaseFont', store),
    ].filter((name) => name !== null),
    hasMap: dict.entries.has('ToUnicode'),
    toUnicode: toldBy(dict, store),
    glyphIdentities: shown,
    drawsAs: program === null || coding === null ? null : `${program.digest} ${coding}`,
  };
}

interface Shown {
  shown: ReadonlyMap<number, string>;
  /** How its codes map to glyphs; null when unknown. */
  coding: string | null;
}

const NOTHING: Shown = { shown: new Map(), coding: null };

/** A composite font whose codes are glyph numbers, or map to them through a table. */
function shownByGlyphs(
  dict: PdfDict,
  inner: PdfDict,
  program: Program | null,
  store: ObjectStore,
): Shown {
  if (!/^Identity-[HV]$/.test(nameAt(dict, 'Encoding', store) ?? '')) return NOTHING;
  const identities = program?.identities ?? new Map<number, string>();
  const table = inner.entries.get('CIDToGIDMap');
  const stream = isReference(table) ? store.get(table.reference) : null;
  if (stream?.stream === undefined || stream.stream === null)
    return { shown: identities, coding: 'glyphs' };
  const data = store.dataOf(stream);
  if (data === null) return NOTHING;
  const shown = new Map<number, string>();
  for (let code = 0; code < Math.min(data.length / 2, CODES_MAX); code++) {
    const identity = identities.get(uint16At(data, 2 * code));
    if (identity !== undefined) shown.set(code, identity);
  }
  return { shown, coding: digestOf(data) };
}

const SYMBOLIC = 4;
const PICTURE_FONTS = /symbol|dingbat|webding|wingding/i;

function shownByCodes(
  dict: PdfDict,
  descriptor: PdfDict | null,
  program: Program | null,
  store: ObjectStore,
): Shown {
  const flags = store.resolve(descriptor?.entries.get('Flags'));
  const isSymbolic = typeof flags === 'number' && (flags & SYMBOLIC) !== 0;
  const encoding = dict.entries.get('Encoding');
  const names = readCodeNames(encoding, program?.builtIn ?? null, store);
  const coding = `${isSymbolic ? 'symbolic ' : ''}${names.join(' ')}`;
  const shown = new Map<number, string>();
  // Viewers find a symbolic font's glyphs by the font's own tables and ignore the names.
  const ownCodes =
    program !== null && program.trueType !== null && (isSymbolic || encoding === undefined);
  if (!ownCodes && program === null && isPictureFont(dict, isSymbolic, store)) return NOTHING;
  names.forEach((name, code) => {
    const identity = ownCodes
      ? program.identities.get(program.trueType?.glyphOfCode(code) ?? 0)
      : name === null
        ? undefined
        : identityOfName(name);
    if (identity !== undefined && identity !== null) shown.set(code, identity);
  });
  return { shown, coding };
}

const isPictureFont = (dict: PdfDict, isSymbolic: boolean, store: ObjectStore): boolean =>
  isSymbolic || PICTURE_FONTS.test(nameAt(dict, 'BaseFont', store) ?? '');

function toldBy(dict: PdfDict, store: ObjectStore): ReadonlyMap<number, string> | null {
  const reference = dict.entries.get('ToUnicode');
  const stream = isReference(reference) ? store.get(reference.reference) : null;
  const data = stream === null ? null : store.dataOf(stream);
  return data === null ? null : readToUnicode(data);
}

function nameAt(dict: PdfDict | null, key: string, store: ObjectStore): string | null {
  const value: PdfValue | undefined = dict?.entries.get(key);
  const resolved = store.resolve(value);
  return isName(resolved) ? resolved.name : null;
}
