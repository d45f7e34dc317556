import type { BalanceSummary, DocumentData, SummaryPart } from '../../evidence/document-data.js';
import type { LabelledRows } from '../labels/value-of.js';
import type { Rect } from '../../evidence/geometry.js';
import { type Cell, moneyAt, overlapX, type Row } from '../layout.js';

/** Rows between the balance at the start and that at the end at most. */
const PARTS_MAX = 10;

/** ... and of the page, where other text stands beside them. */
const ROWS_MAX = 30;

/** What makes a balance larger or smaller, in folded text; which of both depends on whose it is. */
const PART =
  /(?<!\p{L})(?:payments?|credits?|refunds?|returns|purchases?|transactions|debits?|charges|advances?|transfers?|fees?|interest|deposits?|additions|withdrawals?|subtractions|deductions|checks|money (?:in|out)|paid (?:in|out)|deducted|added|הפקדות|משיכות|זיכויימ|חיובימ|עמלות|ריבית)(?!\p{L})/u;

/**
 * The summary in which a statement leads from one balance to the next: a list or a band from the
 * opening balance through what was added and taken to the closing balance, else the four values by
 * their labels. null where a line between them is of no known kind.
 */
export function extractBalanceSummary(
  document: LabelledRows,
  fields: DocumentData['fields'],
): BalanceSummary | null {
  for (const row of document.rows) {
    const summary = listFrom(row, document) ?? bandAt(row, document);
    if (summary) return summary;
  }
  const { opening_balance: opening, closing_balance: closing } = fields;
  const { total_credits: credits, total_debits: debits } = fields;
  if (!opening || !closing || !credits || !debits) return null;
  return {
    opening,
    closing,
    parts: [
      { label: 'credits', amount: credits },
      { label: 'debits', amount: debits },
    ],
    isListed: false,
  };
}

/** "Previous balance 100.00 / payments 50.00 / purchases 20.00 / new balance 70.00", beside other text or not. */
function listFrom(row: Row, document: LabelledRows): BalanceSummary | null {
  const label = labelOf(row, 'opening_balance', document);
  const amount = row.cells.find(({ rect, amounts }) =>
    Boolean(label && rect.x >= label.rect.x && amounts.some(({ isMoney }) => isMoney)),
  );
  if (!label || !amount) return null;
  const x = Math.min(label.rect.x, amount.rect.x);
  const column = { ...amount.rect, x, w: amount.rect.x + amount.rect.w - x };
  const within = (other: Row): Cell[] =>
    other.cells.filter(({ rect }) => overlapX(rect, column) > 0);
  const opening = lineOf(within(row));
  if (!opening) return null;
  const parts: SummaryPart[] = [];
  for (const next of document.rows.slice(row.index + 1, row.index + 1 + ROWS_MAX)) {
    if (next.page !== row.page || parts.length > PARTS_MAX) return null;
    const cells = within(next);
    // A line of what stands beside the list.
    if (cells.length === 0) continue;
    const line = lineOf(cells);
    if (!line) return null;
    const closing = labelOf(next, 'closing_balance', document);
    if (closing && cells.includes(closing))
      return parts.length < 2
        ? null
        : {
            ...{ opening: opening.amount, closing: line.amount },
            ...{ parts: parts.filter(isSome), isListed: true },
          };
    if (!PART.test(line.label)) return null;
    if (!isThereof(cells)) parts.push(line);
  }
  return null;
}

/** "• commission charges", "of which fees": a part of the part above, which holds it. */
const isThereof = ([first]: readonly Cell[]): boolean =>
  /^(?:[•·▪◦‣–*-] |(?:of|from) which|incl|thereof|including|davon|dont |מתוכם|מזה)/iu.test(
    first?.text.trim() ?? '',
  );

const isSome = ({ amount }: SummaryPart): boolean => amount.value.minor !== 0;

/** A text with one amount, in it or behind it. */
function lineOf(cells: readonly Cell[]): SummaryPart | null {
  const found = cells.flatMap((cell) =>
    cell.amounts.filter(({ isMoney }) => isMoney).map((amount) => ({ cell, amount })),
  );
  const [only, ...others] = found;
  const [first] = cells;
  if (!only || !first || others.length > 0 || cells.length > 2) return null;
  const label = first === only.cell ? first.folded.slice(0, only.amount.start) : first.folded;
  return /\p{L}{2}/u.test(label) ? { label, amount: moneyAt(only.cell, only.amount) } : null;
}

/** A heading of a column, on one line or two. */
interface Heading {
  folded: string;
  rect: Rect;
}

/** "Opening balance | withdrawals | deposits | closing balance" above one amount each; of several accounts the first. */
function bandAt(row: Row, document: LabelledRows): BalanceSummary | null {
  const next = document.rows[row.index + 1];
  const second = next?.page === row.page && isOfWords(next) ? next : null;
  if (row.cells.length < 4 || !next || next.page !== row.page || hasAmounts(row)) return null;
  const headings = second ? joined(row, second) : row.cells;
  const below = second ? document.rows[second.index + 1] : next;
  if (!headings || below?.page !== row.page) return null;
  const parts = headings.flatMap((heading) => partUnder(heading, below) ?? []);
  const opens = parts.findIndex(({ label }) => OPENS.test(label) && BALANCE.test(label));
  const closes = parts.findIndex(({ label }) => CLOSES.test(label) && BALANCE.test(label));
  const between = parts.slice(opens + 1, closes);
  const [opening, closing] = [parts[opens], parts[closes]];
  if (!opening || !closing || between.length < 2 || closes < opens) return null;
  if (between.some(({ label }) => !PART.test(label))) return null;
  const ends = { opening: opening.amount, closing: closing.amount };
  return { ...ends, parts: between.filter(isSome), isListed: true };
}

const isOfWords = ({ cells }: Row): boolean => cells.every(({ text }) => !/\d/.test(text));

/** "Previous | Deposits/ | ..." and below it "Balance | Credits | ...": each heading on two lines; null otherwise. */
function joined(first: Row, second: Row): Heading[] | null {
  if (first.cells.length !== second.cells.length) return null;
  const headings = first.cells.flatMap((cell) => {
    const under = second.cells.find(({ rect }) => overlapX(rect, cell.rect) > 0);
    if (!under) return [];
    const x = Math.min(cell.rect.x, under.rect.x);
    const right = Math.max(cell.rect.x + cell.rect.w, under.rect.x + under.rect.w);
    const h = under.rect.y + under.rect.h - cell.rect.y;
    return [
      { folded: `${cell.folded} ${under.folded}`, rect: { ...cell.rect, x, w: right - x, h } },
    ];
  });
  return headings.length === first.cells.length ? headings : null;
}

const BALANCE = /balance|(?<!\p{L})bal(?!\p{L})|saldo|solde|יתר/u;
const IN =
  /(?<!\p{L})(?:credits?|deposits?|additions|money in|paid in|added|הפקדות|זיכויימ)(?!\p{L})/u;
const OUT =
  /(?<!\p{L})(?:debits?|withdrawals?|subtractions|deductions|money out|paid out|deducted|משיכות|חיובימ)(?!\p{L})/u;

/** The balances of a summary, and what came in and went out where it has one part of each and no other. */
export function sumsOfSummary({
  opening,
  closing,
  parts,
}: BalanceSummary): Partial<Pick<DocumentData['fields'], SummaryField>> {
  const [credits, debits] = [IN, OUT].map((kind) => parts.find(({ label }) => kind.test(label)));
  const balances = { opening_balance: opening, closing_balance: closing };
  if (!credits || !debits || credits === debits || parts.length !== 2) return balances;
  const size = ({ amount }: SummaryPart): SummaryPart['amount'] => ({
    ...amount,
    value: { ...amount.value, minor: Math.abs(amount.value.minor) },
  });
  return { ...balances, total_credits: size(credits), total_debits: size(debits) };
}

type SummaryField = 'opening_balance' | 'closing_balance' | 'total_credits' | 'total_debits';

const OPENS = /(?<!\p{L})(?:opening|previous|beginning|starting|old|פתיחה|קודמת)(?!\p{L})/u;
const CLOSES = /(?<!\p{L})(?:closing|new|ending|final|סגירה|חדשה)(?!\p{L})/u;

function partUnder(cell: Heading, below: Row): SummaryPart | null {
  const [under, ...others] = below.cells.filter(({ rect }) => overlapX(rect, cell.rect) > 0);
  const [amount, ...more] = under?.amounts.filter(({ isMoney }) => isMoney) ?? [];
  if (!under || !amount || others.length > 0 || more.length > 0) return null;
  return { label: cell.folded, amount: moneyAt(under, amount) };
}

const hasAmounts = ({ cells }: Row): boolean =>
  cells.some(({ amounts }) => amounts.some(({ isMoney }) => isMoney));

/** The cell in which a label names this balance. */
const labelOf = (
  row: Row,
  field: 'opening_balance' | 'closing_balance',
  { labels }: LabelledRows,
): Cell | null =>
  (labels.get(row) ?? []).find(
    ({ meaning }) => meaning.kind === 'amount' && meaning.field === field,
  )?.cell ?? null;
