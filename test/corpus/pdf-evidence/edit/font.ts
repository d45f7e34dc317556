import { PDFDocument, StandardFonts } from 'pdf-lib';
import {
  isName,
  type PdfDict,
  type PdfValue,
} from '../../../../worker/engine/pdf/syntax/pdf-values.js';
import type { PdfEdit } from './pdf-edit.js';

/** Converts codes of a font to letters and back. */
export interface Font {
  name: string;
  codeBytes: 1 | 2;
  /** Empty if the file does not define it. */
  textOf(code: string): string;
  /** Thousandths of the font's size. */
  widthOf(code: string): number;
  /** null if, according to the file, the font does not have the letter. */
  codeOf(letter: string): string | null;
}

/** Reads a font dictionary. */
export function readFont(edit: PdfEdit, dict: PdfDict): Font {
  const baseFont = edit.resolve(dict.entries.get('BaseFont'));
  const name = isName(baseFont) ? baseFont.name : '';
  const subtype = edit.resolve(dict.entries.get('Subtype'));
  const composite = isName(subtype) && subtype.name === 'Type0';
  const told = toUnicode(edit, dict);
  const texts = composite || told.size > 0 ? told : simpleCodes(edit, dict);
  const codes = new Map<string, string>();
  for (const [code, text] of texts) if (!codes.has(text)) codes.set(text, code);
  const widths = composite ? compositeWidths(edit, dict) : simpleWidths(edit, dict, name);
  return {
    name,
    codeBytes: composite ? 2 : 1,
    textOf: (code) => texts.get(code) ?? '',
    widthOf: widths,
    codeOf: (letter) => codes.get(letter) ?? null,
  };
}

const bytesOf = (hex: string): string => Buffer.from(hex, 'hex').toString('latin1');
const textOf = (hex: string): string =>
  Buffer.from(hex.replace(/\s/g, '').padStart(4, '0'), 'hex').swap16().toString('utf16le');

function toUnicode(edit: PdfEdit, dict: PdfDict): Map<string, string> {
  const map = new Map<string, string>();
  const reference = dict.entries.get('ToUnicode');
  if (typeof reference !== 'object' || reference === null || !('reference' in reference))
    return map;
  const text = edit.dataOf(reference.reference)?.toString('latin1') ?? '';
  for (const [, body = ''] of text.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', to = ''] of body.matchAll(/<([\da-f]+)>\s*<([\da-f]+)>/gi))
      map.set(bytesOf(code), textOf(to));
  for (const [, body = ''] of text.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, first = '', last = '', , to = '', list = ''] of body.matchAll(
      /<([\da-f]+)>\s*<([\da-f]+)>\s*(<([\da-f\s]+)>|\[([^\]]*)\])/gi,
    )) {
      const items = [...list.matchAll(/<([\da-f\s]*)>/gi)].map(([, item = '']) => item);
      for (let code = parseInt(first, 16); code <= Math.min(parseInt(last, 16), 65535); code++) {
        const index = code - parseInt(first, 16);
        const target = items[index] ?? (to === '' ? '' : shifted(to, index));
        map.set(bytesOf(code.toString(16).padStart(first.length, '0')), textOf(target));
      }
    }
  return map;
}

/** The first target of a range, with its last code unit increased. */
const shifted = (hex: string, by: number): string =>
  hex.slice(0, -4) + (parseInt(hex.slice(-4), 16) + by).toString(16).padStart(4, '0');

/** Codes of a one-byte font: Latin letters, and the encoding's differences by glyph name. */
function simpleCodes(edit: PdfEdit, dict: PdfDict): Map<string, string> {
  const codes = new Map<string, string>();
  for (let code = 32; code < 127; code++)
    codes.set(String.fromCharCode(code), String.fromCharCode(code));
  const encoding = edit.resolveDict(dict.entries.get('Encoding'));
  const differences = edit.resolve(encoding?.entries.get('Differences'));
  if (!Array.isArray(differences)) return codes;
  let code = 0;
  for (const item of differences) {
    if (typeof item === 'number') code = item;
    else if (isName(item))
      codes.set(String.fromCharCode(code++), LETTERS[item.name] ?? item.name.slice(0, 1));
  }
  return codes;
}

const LETTERS: Record<string, string> = {
  zero: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  period: '.',
  comma: ',',
  hyphen: '-',
  slash: '/',
  colon: ':',
  space: ' ',
};

function compositeWidths(edit: PdfEdit, dict: PdfDict): (code: string) => number {
  const descendants = edit.resolve(dict.entries.get('DescendantFonts'));
  const descendant = Array.isArray(descendants) ? edit.resolveDict(descendants[0]) : null;
  const fallback = edit.resolve(descendant?.entries.get('DW'));
  const widths = new Map<number, number>();
  const list = edit.resolve(descendant?.entries.get('W'));
  const items = Array.isArray(list) ? list.map((item) => edit.resolve(item)) : [];
  for (let at = 0; at < items.length;) {
    const [first, second, third] = [items[at], items[at + 1], items[at + 2]];
    if (typeof first === 'number' && Array.isArray(second)) {
      second.forEach((width, index) => {
        if (typeof width === 'number') widths.set(first + index, width);
      });
      at += 2;
    } else {
      if (typeof first === 'number' && typeof second === 'number' && typeof third === 'number')
        for (let cid = first; cid <= Math.min(second, 65535); cid++) widths.set(cid, third);
      at += 3;
    }
  }
  return (code) => {
    const cid = code.charCodeAt(0) * 256 + code.charCodeAt(1);
    return widths.get(cid) ?? (typeof fallback === 'number' ? fallback : 1000);
  };
}

function simpleWidths(edit: PdfEdit, dict: PdfDict, name: string): (code: string) => number {
  const widths = edit.resolve(dict.entries.get('Widths'));
  const first = edit.resolve(dict.entries.get('FirstChar'));
  if (Array.isArray(widths) && typeof first === 'number') {
    const numbers = widths.map((item) => edit.resolve(item));
    return (code) => asNumber(numbers[code.charCodeAt(0) - first]);
  }
  const standard = standardWidths.get(name) ?? standardWidths.get('Helvetica');
  return (code) => standard?.(code) ?? 500;
}

const asNumber = (value: PdfValue | undefined): number => (typeof value === 'number' ? value : 0);

/** Widths of the standard fonts that every viewer has; files omit them. */
const standardWidths = await (async () => {
  const document = await PDFDocument.create();
  const widths = new Map<string, (code: string) => number>();
  for (const name of Object.values(StandardFonts)) {
    if (name === StandardFonts.Symbol || name === StandardFonts.ZapfDingbats) continue;
    const font = document.embedStandardFont(name);
    widths.set(name, (code) => (/^[ -~]$/.test(code) ? font.widthOfTextAtSize(code, 1000) : 500));
  }
  return widths;
})();
