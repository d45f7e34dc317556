import { currencyOf } from './currencies.js';
import type { AmountField, Money, ExtractedValue } from '../evidence/document-data.js';
import type { Label } from './labels/label.js';
import { type LabelledRows, readBelow, spansAfter, spansBefore } from './labels/value-of.js';
import { belowCaption, overlapInColumn } from './page-model/boxes.js';
import { percentagesIn } from './percentages.js';
import { columnKindOf } from './payslip/blocks.js';
import {
  amountsIn,
  type Cell,
  hasMoney,
  moneyAt,
  overlapX,
  placeOf,
  type Row,
  type Span,
} from './layout.js';

/** Fields also printed in boxes, the value below its label. All other values are on the row of their label. */
const VALUE_MAY_BE_BELOW: ReadonlySet<AmountField> = new Set([
  'total',
  'amount_due',
  'opening_balance',
  'closing_balance',
  'total_credits',
  'total_debits',
  'net',
  'transfer_amount',
]);

/** The amount that a label names: on its row, in its box, or below or above it where forms print it so. */
export function amountOf(
  label: Label,
  field: AmountField,
  document: LabelledRows,
): ExtractedValue<Money> | null {
  // "Bill of August 2026" is made of words of a total, and "total guests 2" is one of a kind.
  const bare =
    !label.isComposed &&
    !namesKind(label) &&
    !NEVER_BARE.has(field) &&
    !readsDecimals(label, document);
  const behind = includedTax(label, document) ?? label;
  const spans = untilOtherText(spansAfter(behind, document), behind).filter(
    (span) => !isOfLevelLabel(span, label, document),
  );
  const tax = field === 'vat' ? taxAmong(moneyIn(spans), label, document) : null;
  if (tax) return tax;
  const beside = pick(withoutYear(withoutBase(moneyIn(spans), spans), document.rows), bare);
  if (beside) return beside;
  const isCaption = belowCaption(label.cell, document.rows) !== null;
  const before = isCaption ? null : pick(moneyIn(spansBefore(label, document)), false);
  if (before) return before;
  if (!isCaption && isBand(label, document, 'above')) return amountAbove(label, document);
  const isBelow = isCaption || isBand(label, document, 'below');
  if (!isBelow && (!VALUE_MAY_BE_BELOW.has(field) || isTableHead(label, document))) return null;
  return readBelow(label, document, (below) =>
    pick(withoutTextBefore(below), bare && !TEXT.test(textOf(below))),
  );
}

/** Without amounts behind words: "Advances invoiced and paid (12 x 168.00)" below a label is a line of its own. */
const withoutTextBefore = (below: Span): PrintedAmount[] =>
  moneyIn([below]).filter(({ extracted }) => {
    const text = textOf(below);
    const before = text.slice(0, Math.max(0, text.indexOf(extracted.raw)));
    return (before.match(/\p{L}{3,}/gu) ?? []).length < OTHER_WORDS_MIN;
  });

/** "Total charges including £5.88 VAT @ 5.00 % | £123.56": the tax in a label's text, behind which its amount stands. */
function includedTax({ cell, end, meaning }: Label, { labels }: LabelledRows): Label | null {
  if (meaning.kind !== 'amount' || meaning.field === 'vat') return null;
  const next = (labels.get(cell.row) ?? []).find(
    (other) => other.cell === cell && other.start >= end,
  );
  const isTax = next?.meaning.kind === 'amount' && next.meaning.field === 'vat';
  return isTax && INCLUDING.test(cell.folded.slice(end, next.start)) ? next : null;
}

/** All of the text between a label and the tax that it includes. */
const INCLUDING =
  /^[ ,(]{0,3}(?:including|inclusive of|incl\.?|inkl\.?|inklusive|davon|darin|dont|y compris|of which|thereof|כולל|מזה) [^\p{L}]{0,4}[\d.,' ]{1,16}[^\p{L}\d]{0,4}$/u;

/** Rows around a label that may stand at its height: columns are set a little higher or lower. */
const LEVEL_ROWS = 2;

/**
 * "Debits | 760.44 | | 4,673.56" with "Available credit" before the second amount a little higher: whether a
 * label of another row stands at the height of a text, between it and the first label.
 */
function isOfLevelLabel({ cell }: Span, label: Label, { rows, labels }: LabelledRows): boolean {
  const { row, rect } = label.cell;
  if (cell.row !== row || cell === label.cell) return false;
  const [from, to] = [middleOf(rect), middleOf(cell.rect)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return rows
    .slice(Math.max(0, row.index - LEVEL_ROWS), row.index + LEVEL_ROWS + 1)
    .filter((other) => other !== row && other.page === row.page)
    .flatMap((other) => labels.get(other) ?? [])
    .some((other) => {
      const { rect: at } = other.cell;
      const shared = Math.min(at.y + at.h, cell.rect.y + cell.rect.h) - Math.max(at.y, cell.rect.y);
      const isLevel = shared >= Math.min(at.h, cell.rect.h) / 2;
      const isBeside = overlapX(at, rect) <= 0 && middleOf(at) > from && middleOf(at) < to;
      return other.start === 0 && isLevel && isBeside;
    });
}

const middleOf = ({ x, w }: { x: number; w: number }): number => x + w / 2;

/**
 * The texts behind a label up to one behind its amount that has words of its own: "Total charges |
 * 414.27 | Your estimated annual cost: 1,912.40" is a line beside a box.
 */
function untilOtherText(spans: readonly Span[], { cell }: Label): Span[] {
  const isText = (span: Span | undefined): boolean =>
    span !== undefined && span.cell !== cell && TEXT.test(textOf(span)) && !moneyIn([span]).length;
  const end = spans.findIndex((span, index) => {
    if (span.cell === cell) return false;
    const isBehindAmount = moneyIn(spans.slice(0, index)).some(({ marked }) => marked);
    const words = (textOf(span).match(/\p{L}{3,}/gu) ?? []).length;
    return isBehindAmount
      ? words >= OTHER_WORDS_MIN
      : // "Rate | Base | Tax | Kind | Professional fees | 5,253.00": headings beside a line.
        isText(span) && isText(spans[index - 1]);
  });
  return end < 0 ? [...spans] : spans.slice(0, end);
}

const TEXT = /\p{L}{4}/u;

/** "15.00 USD", "15.00 per month" go on; two words or more and an amount are another statement. */
const OTHER_WORDS_MIN = 2;

/** Fields whose labels also precede rates, section numbers and counts. */
const NEVER_BARE: ReadonlySet<AmountField> = new Set(['vat', 'cash', 'change', 'discount']);

/** Whether OCR reads decimals in the document; a bare number is then not an amount. */
const readsDecimals = ({ cell }: Label, { rows }: LabelledRows): boolean =>
  cell.row.page.textSource === 'ocr' &&
  rows.some(({ cells }) => cells.some(({ amounts }) => amounts.some(({ decimals }) => decimals)));

/**
 * The amount of a label. Of several, as in "Total 100.00 18.00 118.00", the last if it is
 * the largest; otherwise null.
 */
function pick(candidates: PrintedAmount[], acceptsBare: boolean): ExtractedValue<Money> | null {
  const marked = candidates.filter((one) => one.marked);
  const whole = candidates.filter((one) => Math.abs(one.extracted.value.minor) < WHOLE_MAX_MINOR);
  const eligible = marked.length > 0 || !acceptsBare ? marked : whole;
  const last = eligible.at(-1);
  if (!last) return null;
  const size = Math.abs(last.extracted.value.minor);
  const isLargest = eligible.every((one) => Math.abs(one.extracted.value.minor) <= size);
  return isLargest ? last.extracted : null;
}

/** A bare number of seven digits or more after a label is not an amount; hundredths. */
const WHOLE_MAX_MINOR = 1_000_000_00;

/** "VAT at 20% | 7.56 | 45.37": of several amounts the one that is the printed share of another, with it or without. */
function taxAmong(
  candidates: readonly PrintedAmount[],
  label: Label,
  { labels }: LabelledRows,
): ExtractedValue<Money> | null {
  const rate = rateBehind(label);
  if (rate === null || rate === 0) return null;
  // Of several rates each line has a tax of its own.
  const isOther = (other: Label): boolean =>
    other.meaning.kind === 'amount' &&
    other.meaning.field === 'vat' &&
    ![null, rate].includes(rateBehind(other));
  if ([...labels.values()].some((all) => all.some(isOther))) return null;
  const minors = candidates.map(({ extracted }) => extracted.value.minor);
  const found = candidates.filter(({ extracted }) =>
    minors.some((base) =>
      [base * (rate / 100), base * (rate / (100 + rate))].some(
        (tax) => base !== 0 && Math.abs(extracted.value.minor - tax) <= 1,
      ),
    ),
  );
  return found.length === 1 ? (found[0]?.extracted ?? null) : null;
}

/** The only percentage behind a label in its cell. */
function rateBehind({ cell, end }: Label): number | null {
  const [rate, ...others] = percentagesIn(cell.folded.slice(end));
  return others.length === 0 ? (rate ?? null) : null;
}

/** "Sales tax (8.875% on $346.15) | $30.72": without an amount in brackets with a rate, which is what the tax is of. */
function withoutBase(candidates: PrintedAmount[], spans: readonly Span[]): PrintedAmount[] {
  const bases = spans.flatMap((span) => BASE_OF_RATE.exec(textOf(span))?.[0] ?? []);
  const others = candidates.filter(
    ({ extracted }) => !bases.some((base) => base.includes(extracted.raw)),
  );
  return others.length > 0 ? others : candidates;
}

const BASE_OF_RATE = /\([^()]{0,24}%[^()]{1,40}\)/u;

/** "Actual | YTD" above "86,250.00 | 549,750.00": the amounts of a line but those of the year so far. */
function withoutYear(candidates: PrintedAmount[], rows: readonly Row[]): PrintedAmount[] {
  if (candidates.length < 2) return candidates;
  const ofMonth = candidates.filter(({ extracted }) => !isUnderYear(extracted, rows));
  return ofMonth.length > 0 ? ofMonth : candidates;
}

/** Whether the heading of the column in which an amount stands is that of the year so far. */
function isUnderYear({ place }: ExtractedValue<Money>, rows: readonly Row[]): boolean {
  const headings = rows.flatMap(({ page, cells }) =>
    page.number !== place.page
      ? []
      : cells.filter(
          ({ folded, rect }) =>
            rect.y + rect.h <= place.rect.y + place.rect.h / 2 &&
            overlapX(rect, place.rect) > 0 &&
            columnKindOf(folded.trim()) !== null,
        ),
  );
  const [nearest] = headings.sort((a, b) => b.rect.y - a.rect.y);
  return nearest !== undefined && columnKindOf(nearest.folded.trim()) === 'year';
}

interface PrintedAmount {
  extracted: ExtractedValue<Money>;
  marked: boolean;
}

/** Amounts in reading order; a currency alone in a neighbouring span applies to them. */
function moneyIn(spans: readonly Span[]): PrintedAmount[] {
  const beside = spans.map((span) => currencyOf(textOf(span))).find((code) => code !== null);
  return spans.flatMap((span) =>
    amountsIn(span).map((found) => {
      const extracted = moneyAt(span.cell, found);
      extracted.value.currency ??= beside ?? null;
      return { extracted, marked: found.isMoney || (beside !== undefined && !found.isPart) };
    }),
  );
}

const textOf = ({ cell, start, end }: Span): string => cell.text.slice(start, end);

/**
 * "before VAT | VAT 18% | total" above "103,000 | 18,540 | 121,540", or captions below the large
 * amounts of a summary: whether every cell of a row is the label of an amount and the row on one
 * side of it holds one amount for each.
 */
function isBand(
  { cell: { row } }: Label,
  { rows, labels }: LabelledRows,
  side: 'above' | 'below',
): boolean {
  const other = rows[row.index + (side === 'below' ? 1 : -1)];
  if (row.cells.length < 2 || other?.page !== row.page) return false;
  const named = labels.get(row) ?? [];
  const isLabelled = row.cells.every((cell) =>
    named.some((one) => one.cell === cell && one.start === 0 && one.meaning.kind === 'amount'),
  );
  const isFilled = row.cells.every((cell) =>
    other.cells.some(
      ({ rect, amounts }) =>
        overlapX(rect, cell.rect) > 0 && amounts.some(({ isMoney }) => isMoney),
    ),
  );
  const isOnlyAmounts = side === 'below' || (labels.get(other) ?? []).length === 0;
  return isLabelled && isFilled && isOnlyAmounts && other.cells.length === row.cells.length;
}

/** The amount of the row above that a caption stands under. */
function amountAbove({ cell }: Label, { rows }: LabelledRows): ExtractedValue<Money> | null {
  const above = rows[cell.row.index - 1]?.cells.find(({ rect }) => overlapX(rect, cell.rect) > 0);
  return above ? pick(moneyIn([{ cell: above, start: 0, end: above.text.length }]), false) : null;
}

/** "Article | Price | Total" above "Tart | 6.50 | x2 | 13.00", whatever the first two are called. */
function headsItems({ cells, index, page }: Row, rows: readonly Row[]): boolean {
  if (cells.length < 3 || cells.some(({ text }) => /[\d:]/.test(text))) return false;
  const item = rows
    .slice(index + 1, index + 1 + ROWS_BELOW_HEAD)
    .find((row) => row.page === page && hasMoney(row));
  const [name] = item?.cells ?? [];
  return (
    name !== undefined && /\p{L}{3}/u.test(name.text) && item !== undefined && moneyInRow(item) >= 2
  );
}

/** Rows below a heading that have a text and an amount each, from which it heads them. */
const ROWS_MIN = 2;

/** "Date | tooth | treatment | price with VAT" above a line for each treatment, with one amount in this column. */
function headsRows(label: Label, { rows, labels }: LabelledRows): boolean {
  const { row } = label.cell;
  const { rect } = placeOf(label);
  if (row.cells.length < 3 || row.cells.some(({ text }) => /\d/.test(text))) return false;
  const isInColumn = (cell: Cell): boolean =>
    overlapInColumn(cell, label.cell, rect) > 0 && cell.amounts.length > 0;
  const below = rows.slice(row.index + 1, row.index + 1 + ROWS_MIN);
  const isOfRow = (other: Row): boolean =>
    other.page === row.page &&
    other.cells.length === row.cells.length &&
    (labels.get(other) ?? []).length === 0 &&
    other.cells.some(({ text }) => /\p{L}{3}/u.test(text)) &&
    other.cells.some(isInColumn);
  return below.length === ROWS_MIN && below.every(isOfRow);
}

/** A rule of dashes may stand between a heading and its items. */
const ROWS_BELOW_HEAD = 2;

const moneyInRow = ({ cells }: Row): number =>
  cells.reduce((sum, { amounts }) => sum + amounts.filter(({ isMoney }) => isMoney).length, 0);

/**
 * "Statement | page | of | IBAN | old balance per 31.07.2025" above "8 | 1 | 2 | DE48 ... | + 3,418.27": whether
 * the only amount of the row below stands under a label with words of its own.
 */
const headsOnlySum = ({ cell, start, end }: Label, below: Row | undefined): boolean =>
  below?.page === cell.row.page &&
  / /.test(cell.text.slice(start, end)) &&
  moneyInRow(below) === 1 &&
  below.cells.some(({ rect, amounts }) => overlapX(rect, cell.rect) > 0 && amounts.length > 0);

/** Whether labels side by side without amounts form a table heading. */
function isTableHead(label: Label, { rows, labels }: LabelledRows): boolean {
  const { row } = label.cell;
  if (headsRows(label, { rows, labels })) return true;
  if (headsOnlySum(label, rows[row.index + 1])) return false;
  if (headsItems(row, rows)) return true;
  const others = (labels.get(row) ?? []).filter((other) => other !== label);
  const parts = others.some(
    ({ meaning }) =>
      meaning.kind === 'count' ||
      (meaning.kind === 'amount' && !VALUE_MAY_BE_BELOW.has(meaning.field)),
  );
  return parts || others.length >= 3 || row.cells.length >= 5;
}

/** "Total Fines 50.00": whether the word behind "total" says that it is the total of one kind. */
export function namesKind({ cell, start, end }: Label): boolean {
  if (!/^(?:total(?: ttc| ht)?|סה"כ|סכ הכל)$/u.test(cell.folded.slice(start, end))) return false;
  const [, word] = /^ (\p{L}{3,})/u.exec(cell.folded.slice(end)) ?? [];
  return word !== undefined && !FILLERS.test(word) && currencyOf(word) === null;
}

/** Words between the word for a total and its amount that name no kind of things. */
export const FILLERS =
  /^(?:euros?|payer|dont|facture|net|due|amount|amt|payable|after|adj|sales|incl|excl|including|excluding|inclusive|(?:gst|vat|tax)\p{L}?|ils|nis|usd|eur|myr|only|תשלומ|כולל|שקל|שקלימ|מעמ)$/u;
