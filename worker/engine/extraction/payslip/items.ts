import { spacedAmountAt } from '../spaced-thousands.js';
import type { Rect } from '../../evidence/geometry.js';
import { MONTH } from '../../text/month-names.js';
import { CURRENCY, currencyOf } from '../currencies.js';
import { placeOf, type Row, type Span } from '../layout.js';
import { columnKindOf } from './blocks.js';

/** A text or a number of a form, at its own place: a cell may hold both. */
export interface Item {
  kind: 'text' | 'number';
  span: Span;
  /** Folded, without a colon at its end. */
  text: string;
  rect: Rect;
  /** Whether a colon or a percent sign follows: it then introduces a value. */
  introduces: boolean;
}

/** A day with the name of its month. */
const DAY = String.raw`\d{1,2}\.? ?(?:ב-?)?${MONTH}\.?,? \d{4}|${MONTH}\.? \d{1,2},? \d{4}`;
/** A number with its signs and separators, a date, or a number with dashes: all digits of one value. */
const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\p{N}'"])(?:${DAY}|[-+(]?(?:${CURRENCY})?\s?[-+]?(?:\d{1,3}(?: \d{3}){1,4},\d{2}|\d{1,3}(?:'\d{3}){1,4}[.,]\d{2}|\d[\d.,:/-]*)\)?-?(?: ?h(?!\p{L}))?)(?![\p{L}\p{N}'"])`,
  'gu',
);

/** "Muster (2004) Ltd": the year in a company's name is no value. */
const YEAR_OF_COMPANY = /\(\d{4}\)(?= ?(?:בע["']|ltd|limited))/gu;

/** The items of a page in reading order. A colon ends a text. */
export function itemsOf(rows: readonly Row[]): Item[] {
  return rows.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const items: Item[] = [];
      let at = 0;
      const texts = (end: number): void => {
        for (const part of cell.folded.slice(at, end).matchAll(/[^:]+:*/g)) {
          const start = at + part.index;
          if (/\p{L}/u.test(part[0]) && !isCurrency(part[0]))
            items.push(
              ...headingsIn(part[0]).map(([from, to]) =>
                itemAt('text', { cell, start: start + from, end: start + to }),
              ),
            );
        }
      };
      const years = [...cell.folded.matchAll(YEAR_OF_COMPANY)].map(({ index }) => index);
      for (const match of cell.folded.matchAll(NUMBER)) {
        if (years.includes(match.index) || match.index < at) continue;
        texts(match.index);
        at = spacedAmountAt(cell, match.index)?.end ?? match.index + match[0].length;
        items.push(itemAt('number', { cell, start: match.index, end: at }));
      }
      texts(cell.folded.length);
      return items;
    }),
  );
}

/** "Total earnings: INR. 86,250.00": whether a text is the code or sign of a currency, with its point. */
const isCurrency = (text: string): boolean =>
  currencyOf(text.replace(/(?<![.\s])[.\s]+$/u, '')) !== null;

/**
 * "RATE HOURS": headings of narrow columns stand as near to each other as words do. The text in
 * one piece where it is not made of headings alone.
 */
function headingsIn(text: string): [from: number, to: number][] {
  const whole: [number, number][] = [[0, text.length]];
  const words = [...text.matchAll(/\S+/g)].map((word) => word.index);
  if (words.length < 2 || words.length > HEADING_WORDS_MAX || columnKindOf(text.trim()) !== null)
    return whole;
  const isHeading = (from: number, to: number): boolean =>
    columnKindOf(text.slice(from, to).trim()) !== null;
  const [start = 0, ...starts] = words;
  for (const at of starts) {
    if (!isHeading(start, at)) continue;
    const rest = headingsIn(text.slice(at)).map(([from, to]): [number, number] => [
      at + from,
      at + to,
    ]);
    if (rest.every(([from, to]) => isHeading(from, to))) return [[0, at], ...rest];
  }
  return whole;
}

/** Of the words of headings beside each other in one cell. */
const HEADING_WORDS_MAX = 8;

function itemAt(kind: Item['kind'], span: Span): Item {
  const printed = span.cell.folded.slice(span.start, span.end);
  const text =
    kind === 'number'
      ? printed.trim()
      : printed.replace(/^[^\p{L}\p{N}(+-]+/u, '').replace(/(?<![\s:%*_])[\s:%*_]+$/u, '');
  const start = span.start + printed.indexOf(text);
  const own = { cell: span.cell, start, end: start + text.length };
  return { kind, span: own, text, rect: placeOf(own).rect, introduces: /:\s*$/.test(printed) };
}

export const middleY = ({ rect }: Item): number => rect.y + rect.h / 2;
export const middleX = ({ rect }: Item): number => rect.x + rect.w / 2;
export const rightOf = ({ rect }: Item): number => rect.x + rect.w;

/** Forms set values up to half a line lower or higher than their labels. */
const SAME_LINE_HEIGHTS = 0.7;

/** Whether two items stand on one line of the form, as nearly as forms do. */
export const onOneLine = (a: Item, b: Item): boolean =>
  Math.abs(middleY(a) - middleY(b)) <= SAME_LINE_HEIGHTS * Math.max(a.rect.h, b.rect.h);

export const overlapsX = (a: Item, b: Item, slack = 0): boolean =>
  Math.min(rightOf(a), rightOf(b)) - Math.max(a.rect.x, b.rect.x) > -slack;
