import { editPage, type PageEdit } from './edit/page-edit.js';
import { pageCountOf } from './edit/page-tree.js';
import type { PdfEdit } from './edit/pdf-edit.js';
import type { Show } from './edit/shows.js';
import { codesFor } from './edit/type-text.js';
import { readWords } from './edit/words.js';
import type { Method } from './method.js';

export interface Chosen {
  page: PageEdit;
  value: Show;
  wanted: string;
}

/** A value of the file that suits the method, and its replacement; null if there is none. */
export function chooseValue(edit: PdfEdit, method: Method, random: () => number): Chosen | null {
  const values = somePages(pageCountOf(edit)).flatMap((number) => {
    const page = editPage(edit, number);
    return valuesOf(readWords(page.shows()).filter(isFree), method.value).map((value) => ({
      page,
      value,
    }));
  });
  const chosen = values[Math.floor(random() * values.length)];
  if (chosen === undefined) return null;
  const change = method.value === 'hebrew' ? otherWord : otherAmount;
  const wanted = change(chosen.value, random);
  return wanted === null ? null : { ...chosen, wanted };
}

/** The first page, one in the middle and the last. */
const somePages = (count: number): number[] =>
  [...new Set([1, Math.ceil(count / 2), count])].filter((number) => number >= 1);

/** Upright, and no other text is positioned only by following it. */
const isFree = ({ runsOn, ctm, textMatrix }: Show): boolean =>
  !runsOn && ctm[1] === 0 && ctm[2] === 0 && textMatrix[1] === 0 && textMatrix[2] === 0;

/** A single amount of money that is an operation by itself. */
const AMOUNT = /^(?:[₪$€]|ILS )?\s?-?\d{1,3}(?:,\d{3})*\.\d\d-?\s?(?:₪)?$/;

const HEBREW_WORD = /^[א-ת]{3,6}$/;

/** A value in a column or a sentence has at least so many neighbours in its own style. */
const NEIGHBOURS_MIN = 3;

function valuesOf(words: readonly Show[], kind: Method['value']): Show[] {
  if (kind === 'hebrew') return words.filter(({ text }) => HEBREW_WORD.test(text));
  const amounts = words.filter(({ text }) => AMOUNT.test(text));
  if (kind === undefined) return amounts;
  const [others, areNear] = kind === 'column' ? [amounts, isAbove] : [words, isBeside];
  return amounts.filter(
    (one) => others.filter((other) => areNear(one, other)).length >= NEIGHBOURS_MIN,
  );
}

const edges = (show: Show): [number, number] => {
  const left = show.ctm[0] * show.textMatrix[4] + show.ctm[4];
  return [left, left + show.ctm[0] * show.textMatrix[0] * show.width];
};

const baseline = ({ ctm, textMatrix }: Show): number => ctm[3] * textMatrix[5] + ctm[5];

/** Points; producers that add up kerned widths miss an edge by this. */
const EDGE_MAX = 1;

const sameStyle = (one: Show, other: Show): boolean =>
  one !== other && one.font.name === other.font.name && one.size === other.size;

/** Whether two values share a column's edge and a style. */
function isAbove(one: Show, other: Show): boolean {
  if (!sameStyle(one, other)) return false;
  const [left, right] = edges(one);
  const [otherLeft, otherRight] = edges(other);
  return Math.abs(left - otherLeft) < EDGE_MAX || Math.abs(right - otherRight) < EDGE_MAX;
}

/** In font sizes: neighbours in running text are this close, columns usually not. */
const REACH_EM = 8;

/** Whether two words share a line of running text and a style. */
function isBeside(one: Show, other: Show): boolean {
  if (!sameStyle(one, other) || !/\p{L}{2}/u.test(other.text)) return false;
  if (Math.abs(baseline(one) - baseline(other)) > 0.1) return false;
  const [left, right] = edges(one);
  const [otherLeft, otherRight] = edges(other);
  const size = Math.abs(one.size * one.textMatrix[3] * one.ctm[3]);
  return Math.max(otherLeft - right, left - otherRight) < REACH_EM * size;
}

/** The amount with one digit raised, as forgers do, using letters that its font has. */
function otherAmount({ text, font }: Show, random: () => number): string | null {
  const digits = [...text].flatMap((letter, index) => (/\d/.test(letter) ? [index] : []));
  for (let attempt = 0; attempt < 40; attempt++) {
    const at = digits[Math.floor(random() * Math.min(2, digits.length))] ?? 0;
    const digit = String(1 + Math.floor(random() * 9));
    const changed = text.slice(0, at) + digit + text.slice(at + 1);
    if (changed !== text && codesFor(font, changed) !== null) return changed;
  }
  return null;
}

/** In thousandths of the size: a word that grew by more would touch its neighbour. */
const GROWTH_MAX = 80;

/**
 * A word with one letter changed: another name of the same length, using
 * letters that its font has.
 */
function otherWord({ text, font }: Show, random: () => number): string | null {
  const widthOf = (letter: string): number => font.widthOf(font.codeOf(letter) ?? '');
  const letters = [...'אבגדהוזחטילמנסעפצקרשת'].filter((letter) => font.codeOf(letter) !== null);
  const words = [...text]
    .slice(1, -1)
    .flatMap((old, index) =>
      letters
        .filter(
          (letter) => letter !== old && Math.abs(widthOf(letter) - widthOf(old)) <= GROWTH_MAX,
        )
        .map((letter) => text.slice(0, index + 1) + letter + text.slice(index + 2)),
    );
  return words[Math.floor(random() * words.length)] ?? null;
}
