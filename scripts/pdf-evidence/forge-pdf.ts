import { seeded } from '../samples/random.js';
import { editPage, pageCountOf, type PageEdit } from './edit/page-edit.js';
import { editPdf, type PdfEdit } from './edit/pdf-edit.js';
import type { Show } from './edit/shows.js';
import { readWords } from './edit/words.js';
import { codesFor } from './edit/type-text.js';
import type { Genuine, Method, Truth } from './method.js';

/**
 * Forges a genuine PDF by a method. The seed chooses the value and what it
 * becomes. null where the file gives no chance for the method.
 */
export async function forgePdf(
  genuine: Genuine,
  method: Method,
  seed = 1,
): Promise<{ pdf: Buffer; truth: Truth } | null> {
  if ((genuine.scanned ?? false) !== (method.scanned ?? false)) return null;
  const random = seeded(seed);
  const edit = editPdf(genuine.bytes);
  const values = valuesOf(
    Array.from({ length: Math.min(3, pageCountOf(edit)) }, (_, index) => editPage(edit, index + 1)),
    method.value === 'column',
  );
  const chosen = values[Math.floor(random() * values.length)];
  if (chosen === undefined) return null;
  const wanted = changed(chosen.value, random);
  if (wanted === null) return null;
  const done = await method.forge({ genuine, edit, ...chosen, wanted, random });
  if (done === null) return null;
  const saved = savedBy(method, edit);
  const pdf = (await method.finish?.(saved)) ?? saved;
  return { pdf, truth: { ...done, method: method.id, base: genuine.id, codes: method.codes } };
}

function savedBy({ save }: Method, edit: PdfEdit): Buffer {
  if (save === 'kept') return edit.bytes;
  return save === 'appended' ? edit.saveAppended() : edit.saveWhole();
}

interface Value {
  page: PageEdit;
  value: Show;
}

/** An amount of money alone in its operation. */
const AMOUNT = /^(?:[₪$€]|ILS )?\s?-?\d{1,3}(?:,\d{3})*\.\d\d-?\s?(?:₪)?$/;

/** Neighbours that a value in a column has at least. */
const NEIGHBOURS_MIN = 3;

function valuesOf(pages: PageEdit[], inColumn: boolean): Value[] {
  return pages.flatMap((page) => {
    const amounts = readWords(page.shows()).filter(
      (show) => AMOUNT.test(show.text) && !show.runsOn && isUpright(show),
    );
    return amounts
      .filter(
        (one) =>
          !inColumn || amounts.filter((other) => isAbove(one, other)).length >= NEIGHBOURS_MIN,
      )
      .map((value) => ({ page, value }));
  });
}

const isUpright = ({ ctm, textMatrix }: Show): boolean =>
  ctm[1] === 0 && ctm[2] === 0 && textMatrix[1] === 0 && textMatrix[2] === 0;

const edges = (show: Show): [number, number] => {
  const left = show.ctm[0] * show.textMatrix[4] + show.ctm[4];
  return [left, left + show.ctm[0] * show.textMatrix[0] * show.width];
};

/** Points; producers that add up kerned widths miss an edge by this. */
const EDGE_MAX = 1;

/** Whether two values share a column's edge and a style. */
function isAbove(one: Show, other: Show): boolean {
  if (one === other || one.font.name !== other.font.name || one.size !== other.size) return false;
  const [left, right] = edges(one);
  const [otherLeft, otherRight] = edges(other);
  return Math.abs(left - otherLeft) < EDGE_MAX || Math.abs(right - otherRight) < EDGE_MAX;
}

/** The value with one or two digits raised, as forgers do, in letters that its font has. */
function changed(value: Show, random: () => number): string | null {
  const digits = [...value.text].flatMap((letter, index) => (/\d/.test(letter) ? [index] : []));
  for (let attempt = 0; attempt < 40; attempt++) {
    const at = digits[Math.floor(random() * Math.min(2, digits.length))] ?? 0;
    const digit = String(1 + Math.floor(random() * 9));
    const text = value.text.slice(0, at) + digit + value.text.slice(at + 1);
    if (text !== value.text && codesFor(value.font, text) !== null) return text;
  }
  return null;
}
