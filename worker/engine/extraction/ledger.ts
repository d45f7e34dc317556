import type { AmountField, ExtractedValue, LedgerRow, Money } from '../evidence/document-data.js';
import type { Rect } from '../evidence/geometry.js';
import type { Label } from './labels/label.js';
import { namesKind } from './amount-of-label.js';
import { isInSentence } from './labelled-amounts.js';
import type { LabelledRows } from './labels/value-of.js';
import type { Row } from './layout.js';
import { upperMedian } from '../statistics.js';

type Amount = ExtractedValue<Money>;

/** Sums of a receipt; each starts or continues the column. */
const SUMS: ReadonlySet<AmountField | null> = new Set(['total', 'subtotal', 'amount_due', 'gross']);

/** What else is labelled in such a column. */
const OTHERS: ReadonlySet<AmountField> = new Set([
  'vat',
  'vat_exempt',
  'service_charge',
  'rounding',
  'discount',
  'cash',
  'amount_paid',
  'change',
]);

/** How a receipt was paid; elsewhere these words stand before other amounts. */
const PAID =
  /^\W*(?:payment|visa|master ?card|amex|(?:debit|credit) ?card)(?:\W|\d)*(?:rm(?:\W|\d)*)?$/u;

/** Right edges of one column differ by at most this many characters: skew, a letter read with the number. */
const LETTERS_BEHIND = 2.6;

/** Below them a page repeats its sums by rate, or offers what might be paid. */
const END =
  /^\W*(?:(?:gst|vat|tax|sst) ?(?:s\p{L}{3,7}y|rate|code|analysis)|suggested|tip (?:guide|suggest|not)|recommended tip)/u;

/** A tip that is added, where a sum follows; else one that is offered. */
const TIP = /^\W*gratuity/u;

/**
 * The column of amounts in which a receipt adds up, top to bottom: its items, sums, taxes, what
 * was paid and what was given back. Empty where no sum is labelled.
 *
 * @param amounts of the document, of which those in the column are given back themselves
 */
export function extractLedger(
  { rows, labels }: LabelledRows,
  amounts: readonly Amount[],
): LedgerRow[] {
  const printed = rows.map((row): Printed => {
    const found = labels.get(row) ?? [];
    const last = lastAmountOf(row, amounts);
    return {
      row,
      // Of "Total taxes | Total goods | 205.33" the first is no label of the amount.
      amount: namesSeveral(found) ? undefined : last,
      field:
        fieldOf(found.filter(isLabelOf(last))) ??
        (PAID.test(row.cells[0]?.folded ?? '') ? 'amount_paid' : null),
      isCount: found.some(({ meaning }) => meaning.kind === 'count'),
      ends: row.cells.some(({ folded }) => END.test(folded)),
      isTip: row.cells.some(({ folded }) => TIP.test(folded)),
    };
  });
  const first = printed.findIndex(({ field, amount }) => SUMS.has(field) && amount !== undefined);
  const page = printed[first]?.row.page;
  if (!page || hasSections(printed, labels)) return [];
  const onPage = printed.filter(({ row, isCount }) => row.page === page && !isCount);
  const at = onPage.indexOf(printed[first] as Printed);
  return [...itemsAbove(onPage.slice(0, at)), ...sumsFrom(onPage.slice(at))];
}

/** A label of a sentence that mentions an amount is none of the amount. */
const isLabelOf =
  (amount: Amount | undefined) =>
  (label: Label): boolean =>
    amount === undefined ||
    label.meaning.kind !== 'amount' ||
    (wordsBefore(label) <= WORDS_BEFORE_MAX && !isInSentence(label, amount));

const wordsBefore = ({ cell, start }: Label): number =>
  (cell.text.slice(0, start).match(/\p{L}{2,}/gu) ?? []).length;

/** More words before a label are a sentence. */
const WORDS_BEFORE_MAX = 5;

/** "Total parts 980.19 / Total labour 793.00": sums of sections, which are no column that adds up to each. */
function hasSections(printed: readonly Printed[], labels: LabelledRows['labels']): boolean {
  const sums = printed.flatMap(({ row, amount, field }) => {
    const ofKind = (labels.get(row) ?? []).some(namesKind);
    return amount && field === 'total' && ofKind ? [amount.value.minor] : [];
  });
  return new Set(sums).size >= SECTIONS_MIN;
}

const SECTIONS_MIN = 2;

interface Printed {
  row: Row;
  /** The amount at the end of the row. */
  amount: Amount | undefined;
  field: AmountField | null;
  isCount: boolean;
  /** Whether the column ends above it. */
  ends: boolean;
  isTip: boolean;
}

/** The lowest column above the sums, followed upwards as it drifts with the paper. */
function itemsAbove(rows: readonly Printed[]): LedgerRow[] {
  const items: LedgerRow[] = [];
  let edge: Amount | null = null;
  for (const { row, amount: last, field } of [...rows].reverse()) {
    if (last && (field !== null || edge === null || isInColumn(last.place.rect, edge))) {
      items.unshift({ amount: last, field, gapBefore: false });
      if (field === null) edge = last;
    } else if (edge !== null && holdsNumber(row, edge) && items[0]) items[0].gapBefore = true;
  }
  const tops = rows.map(({ row }) => row.rect.y);
  const usual = upperMedian(tops.slice(1).map((top, at) => top - (tops[at] ?? top))) ?? Infinity;
  for (const [index, item] of items.entries()) {
    const top = items[index - 1]?.amount.place.rect.y ?? Infinity;
    const between = tops.filter((y) => y > top && y < item.amount.place.rect.y);
    const steps = [...between, item.amount.place.rect.y].map(
      (y, at) => y - (between[at - 1] ?? top),
    );
    item.gapBefore ||= steps.some((step) => step > usual * ROOM_FOR_ROW);
  }
  return items;
}

/** A row distance of this many usual ones has room for a row that OCR missed. */
const ROOM_FOR_ROW = 1.7;

/** What has a label, from the first sum on, and what stands in one column with it. */
function sumsFrom(rows: readonly Printed[]): LedgerRow[] {
  const lastSum = rows.findLastIndex(({ field }) => SUMS.has(field));
  const end = rows.findIndex(({ ends, isTip }, at) => ends || (isTip && at > lastSum));
  const within = rows.slice(0, end < 0 ? rows.length : end);
  const edges = within.flatMap(({ amount, field }) => (amount && field !== null ? [amount] : []));
  const ledger: LedgerRow[] = [];
  let gapBefore = false;
  for (const { row, amount: last, field } of within) {
    if (last && (field !== null || edges.some((edge) => isInColumn(last.place.rect, edge)))) {
      ledger.push({ amount: last, field, gapBefore });
      gapBefore = false;
    } else gapBefore ||= edges.some((edge) => holdsNumber(row, edge));
  }
  return ledger;
}

/** The amount that is printed last on a row, as its language is read. */
function lastAmountOf(
  { page, line, rect: rowRect }: Row,
  amounts: readonly Amount[],
): Amount | undefined {
  const within = amounts.filter(
    ({ place }) => place.page === page.number && isWithin(place.rect, rowRect),
  );
  const among = (is: (amount: Rect, word: Rect) => boolean): Amount[] =>
    within.filter(({ place }) => line.words.some(({ rect }) => is(place.rect, rect)));
  // The tall boxes of leaning lines cover words of the next.
  const same = among(isSame);
  const own = (same.length > 0 ? same : among(covers)).sort(
    (a, b) => rightOf(a.place.rect) - rightOf(b.place.rect),
  );
  return line.direction === 'rtl' ? own[0] : own.at(-1);
}

const isSame = (a: Rect, b: Rect): boolean => a.x === b.x && a.y === b.y;

const covers = (outer: Rect, inner: Rect): boolean =>
  inner.x >= outer.x && rightOf(inner) <= rightOf(outer) && inner.y >= outer.y - 0.01;

const isWithin = (rect: Rect, row: Rect): boolean => {
  const middle = rect.y + rect.h / 2;
  return middle >= row.y && middle <= row.y + row.h;
};

const rightOf = (rect: Rect): number => rect.x + rect.w;

/** Whether labels in cells of their own name different amounts of one row. */
function namesSeveral(labels: readonly Label[]): boolean {
  const named = labels.flatMap(({ cell, meaning }) =>
    meaning.kind === 'amount' && (SUMS.has(meaning.field) || OTHERS.has(meaning.field))
      ? [{ cell, field: meaning.field }]
      : [],
  );
  return named.some(({ cell, field }) =>
    named.some((other) => other.field !== field && other.cell.index === cell.index + 1),
  );
}

/** What the first label of an amount on a row says. */
function fieldOf(labels: readonly Label[]): AmountField | null {
  for (const { meaning } of labels) {
    if (meaning.kind === 'decoy') return null;
    if (meaning.kind !== 'amount') continue;
    if (SUMS.has(meaning.field) || OTHERS.has(meaning.field)) return meaning.field;
  }
  return null;
}

/** Whether a place begins or ends where another does: numbers are set to the left in some columns. */
function isInColumn(rect: Rect, { place, raw }: Amount): boolean {
  const slack = (LETTERS_BEHIND * place.rect.w) / Math.max(1, raw.length);
  const ends = Math.abs(rightOf(rect) - rightOf(place.rect)) <= slack;
  return ends || Math.abs(rect.x - place.rect.x) <= slack / 2;
}

/** Whether a row has a number in the column; one that was not read as an amount. */
const holdsNumber = ({ line }: Row, anchor: Amount): boolean =>
  line.words.some(({ text, rect }) => /\d/.test(text) && isInColumn(rect, anchor));
