import type { Rect } from '../../evidence/geometry.js';
import type { ExtractedValue, NamedText } from '../../evidence/document-data.js';
import { leastCertain } from '../certainty.js';
import { isCalendarDate } from '../dates.js';
import { upperMedian } from '../../statistics.js';
import { type Cell, extractedAt, placeOf, type Row, type Span, union } from '../layout.js';
import { belowCaption, boxAround } from '../page-model/boxes.js';
import { type FormLabel, formLabelOf } from './form-labels.js';

export interface FormField {
  name: string;
  /** null where the form was left blank. */
  value: NamedText | null;
}

/** A value stands at most this many heights of its label below it. */
const BELOW_HEIGHTS_MAX = 3.2;

/** Labels of which a page needs this many to be a form. */
const LABELS_MIN = 4;

interface Placed {
  label: FormLabel;
  cell: Cell;
}

/**
 * The fields of forms that people fill in by hand or with a viewer. A label stands at the
 * start of its box, right in a Hebrew form; the value below it, anywhere in the box, as
 * text or one digit to a place. A box reaches to the label of the next one on the line.
 */
export function extractForms(rows: readonly Row[]): FormField[] {
  return [...new Set(rows.map((row) => row.page))].flatMap((page) => {
    const own = rows.filter((row) => row.page === page);
    const labels = own.flatMap(({ cells }) =>
      cells.flatMap((cell) => {
        const label = formLabelOf(cell.folded);
        return label ? [{ label, cell }] : [];
      }),
    );
    if (new Set(labels.map(({ label }) => label.name)).size < LABELS_MIN) return [];
    const form: Form = {
      all: rows,
      rows: own,
      labels: labels.map(({ cell }) => cell),
      lineHeight: upperMedian(own.map(({ rect }) => rect.h)) ?? 0,
    };
    return labels.map((placed) => ({
      name: placed.label.name,
      value: valueOf(placed, form),
    }));
  });
}

/** A page of a form. */
interface Form {
  /** Of the document. */
  all: readonly Row[];
  rows: readonly Row[];
  labels: readonly Cell[];
  /** Percent of the page's height: a label read from a picture is as high as its ink. */
  lineHeight: number;
}

function valueOf({ label, cell }: Placed, form: Form): NamedText | null {
  const { rows } = form;
  const box =
    ruledBox(cell, form) ?? boxOf(cell, form, label.type === 'text' ? TEXT_MARGIN : MARGIN);
  const words = rows
    .flatMap(({ cells }) => cells.filter((one) => one !== cell && !isPrinted(one.folded)))
    .flatMap((one) => one.words.map(({ start, end }): Span => ({ cell: one, start, end })))
    .filter((word) => isIn(placeOf(word).rect, box) && !isPrinted(foldedOf(word)));
  const extracted =
    label.type === 'text'
      ? textOf(words)
      : label.type === 'date'
        ? dateOf(words)
        : digitsOf(words, label.digitsMin ?? 1);
  return extracted ? { ...extracted, name: label.name } : null;
}

const textAt = ({ cell, start, end }: Span): string => cell.text.slice(start, end);
const foldedOf = ({ cell, start, end }: Span): string => cell.folded.slice(start, end);

/** The ruled box of a label, below it; null where none encloses it and what stands below it. */
function ruledBox(cell: Cell, { all }: Form): Rect | null {
  const ruled = belowCaption(cell, all) && boxAround(cell.rect, cell.row.page);
  if (ruled === null) return null;
  const top = cell.rect.y + cell.rect.h;
  return { x: ruled.left, y: top, w: ruled.right - ruled.left, h: ruled.bottom - top };
}

/** From below the label to a few lines lower; from the next label on its line to its own edge. */
function boxOf(cell: Cell, { labels, lineHeight }: Form, margin: number): Rect {
  const { rect, row } = cell;
  const edge = (one: Rect): number => one.x + one.w;
  // Labels of boxes side by side may be a little higher or lower.
  const beside = labels.filter(
    (other) => other !== cell && Math.abs(other.rect.y - rect.y) < lineHeight * BESIDE_HEIGHTS,
  );
  const others = [...row.cells, ...beside].map((one) => one.rect);
  const left = Math.max(0, ...others.filter((one) => edge(one) <= rect.x).map(edge));
  const next = Math.min(Infinity, ...others.map((one) => one.x).filter((x) => x >= edge(rect)));
  const right = Math.min(
    100,
    edge(rect) + Math.min(next < Infinity ? margin : MARGIN, (next - edge(rect)) / 2),
  );
  const top = rect.y + rect.h;
  return { x: left, y: top, w: right - left, h: Math.max(rect.h, lineHeight) * BELOW_HEIGHTS_MAX };
}

const BESIDE_HEIGHTS = 1;

/** A value may begin this far right of its label, percent of the page's width. */
const MARGIN = 4;
/** A text of the next box may begin nearer than that. */
const TEXT_MARGIN = 1;

const isIn = (rect: Rect, box: Rect): boolean => {
  const [x, y] = [rect.x + rect.w / 2, rect.y + rect.h / 2];
  return x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h;
};

/** Words of the form itself under a value: the parts of a date, the check digit, rules. */
const isPrinted = (folded: string): boolean =>
  formLabelOf(folded) !== null || /^(?:יומ|חודש|שנה|ס"ב|[_\s./]+)$/u.test(folded.trim());

/** The words of the first line, in reading order. */
function textOf(words: readonly Span[]): ExtractedValue<string> | null {
  const [line = []] = linesOf(words.filter((word) => /\p{L}/u.test(textAt(word))));
  const text = line.map(textAt).join(' ').replace(/_/g, '').trim();
  return /\p{L}{2}/u.test(text) ? joined(line, text) : null;
}

/**
 * Digits in one text, or one to a place from left to right; the longest run on the first line
 * that has one of so many: marks of the form, read as a digit, stand above a number.
 */
function digitsOf(words: readonly Span[], least: number): ExtractedValue<string> | null {
  const printed = (run: readonly Span[]): string => run.map(textAt).join('');
  const runs = linesOf(words.filter((word) => /^\d+$/.test(textAt(word)))).flatMap((line) =>
    runsOf(line).sort((a, b) => printed(b).length - printed(a).length),
  );
  const run = runs.find((one) => printed(one).length >= least);
  return run ? joined(run, printed(run)) : null;
}

/** The words of a line from the left, cut where they stand too far apart for places of one number. */
function runsOf(line: readonly Span[]): Span[][] {
  const runs: Span[][] = [];
  let reach = -Infinity;
  for (const word of [...line].sort((a, b) => placeOf(a).rect.x - placeOf(b).rect.x)) {
    const { x, w } = placeOf(word).rect;
    if (x - reach > PLACES_GAP_MAX) runs.push([]);
    runs.at(-1)?.push(word);
    reach = x + w;
  }
  return runs;
}

/** Gap between the places of one number, percent of the page's width. */
const PLACES_GAP_MAX = 3.5;

/** Words by line, from the top, in their order on each. */
function linesOf(words: readonly Span[]): Span[][] {
  const lines: { rect: Rect; words: Span[] }[] = [];
  const placed = words.map((word, at) => ({ word, at, rect: placeOf(word).rect }));
  for (const { word, rect } of placed.sort((a, b) => a.rect.y - b.rect.y)) {
    const last = lines.at(-1);
    if (last !== undefined && rect.y - last.rect.y < last.rect.h * 0.7) last.words.push(word);
    else lines.push({ rect, words: [word] });
  }
  const order = new Map(words.map((word, at) => [word, at]));
  return lines.map((line) => line.words.sort((a, b) => order.get(a)! - order.get(b)!));
}

function joined(words: readonly Span[], value: string): ExtractedValue<string> | null {
  const [first] = words;
  const rect = union(words.map((word) => placeOf(word).rect));
  if (!first || !rect) return null;
  return {
    value,
    raw: value,
    place: { page: first.cell.row.page.number, rect },
    certainty: leastCertain(...words.map((word) => extractedAt(word, ''))),
  };
}

const DATE_DIGITS = 8;

/** Eight digits: day, month, year from the left. */
function dateOf(words: readonly Span[]): ExtractedValue<string> | null {
  const digits = digitsOf(words, DATE_DIGITS);
  const [, day, month, year] = /^(\d{2})(\d{2})(\d{4})$/.exec(digits?.value ?? '') ?? [];
  if (!digits || !day || !month || !year) return null;
  if (!isCalendarDate(Number(year), Number(month), Number(day))) return null;
  return { ...digits, value: `${year}-${month}-${day}` };
}
