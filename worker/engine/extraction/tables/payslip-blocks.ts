import type { Component } from '../../evidence/document-data.js';
import { labelPattern, wholeWord } from '../../text/fold.js';
import type { Label } from '../labels/label.js';
import type { LabelledRows } from '../labels/value-of.js';
import { moneyAt, placeOf, union, type Cell, type Row, type Span } from '../layout.js';

type Block = 'payments' | 'deductions' | 'other';

const HEADINGS: Record<Block, string[]> = {
  payments: [
    'תשלומים',
    'פירוט (ה)תשלומים',
    'רכיבי (ה)שכר',
    'רכיבי תשלום',
    'payments',
    'earnings',
    'salary components',
  ],
  deductions: [
    'ניכויים',
    'פירוט (ה)ניכויים',
    'ניכויי חובה',
    'ניכויי רשות',
    'קופות גמל',
    'קופות גמל וקרנות',
    'ניכויי חובה - מיסים',
    'deductions',
    'mandatory deductions',
    'voluntary deductions',
    'statutory deductions',
    'other deductions',
  ],
  other: [
    'הפרשות (ה)מעסיק',
    'הפרשות (ה)מעביד',
    'זקיפות',
    'נתונים מצטברים',
    'מצטברים',
    'חופשה ומחלה',
    'נתונים נוספים',
    'נתוני (ה)עובד',
    'פרטי (ה)עובד',
    'employer contributions',
    'year to date',
    'employee details',
    'cumulative',
  ],
};

const patterns = (Object.keys(HEADINGS) as Block[]).map((block) => ({
  block,
  pattern: new RegExp(`^(?:${HEADINGS[block].map(labelPattern).join('|')})[ :]*$`, 'u'),
}));

export interface PayslipBlocks {
  payments: Component[];
  deductions: Component[];
}

interface Heading {
  block: Block;
  cell: Cell;
  /** Its number among the headings of its row. */
  side: number;
}

/** A gap of this many line heights ends the blocks above it. */
const GAP_HEIGHTS_MAX = 4;

/**
 * Extracts the payments and deductions of a payslip: labelled amounts below the heading
 * of their block, down to its total.
 */
export function extractPayslipBlocks(document: LabelledRows): PayslipBlocks {
  const found: PayslipBlocks = { payments: [], deductions: [] };
  let open: Heading[] = [];
  let sides: number[] | null = null;
  let last: Row | null = null;
  for (const row of document.rows) {
    const here = headingsIn(row);
    if (here.length > 0) {
      open = here;
      sides = sidesBelow(row, here, document);
      last = row;
      continue;
    }
    if (!last || last.page !== row.page || isFarBelow(row, last)) open = [];
    for (const group of groupsOf(row)) {
      const heading = headingOver(group, open, sides);
      if (!heading) continue;
      last = row;
      if (isTotal(group.label, document.labels.get(row) ?? [])) {
        open = open.filter((other) => other !== heading);
      } else if (heading.block !== 'other') {
        const { cell, start, end } = group.label;
        found[heading.block].push({
          label: cell.text.slice(start, end).trim(),
          amount: group.amount,
        });
      }
    }
  }
  return found;
}

/** Rows below headings side by side in which one is looked for that fills both sides. */
const SIDE_ROWS = 4;

/**
 * Where the labels under headings side by side begin, in the order of the headings: by the first
 * row that has a label and an amount under each. A heading often stands over the amounts, or over
 * the middle of both. null for a heading alone, or without such a row.
 */
function sidesBelow(
  { index, page }: Row,
  headings: readonly Heading[],
  { rows }: LabelledRows,
): number[] | null {
  if (headings.length < 2) return null;
  for (const row of rows.slice(index + 1, index + 1 + SIDE_ROWS)) {
    if (row.page !== page || headingsIn(row).length > 0) return null;
    const groups = groupsOf(row);
    if (groups.length === headings.length) return groups.map(labelStart);
  }
  return null;
}

/** Where a label begins, in reading direction. */
function labelStart({ label }: Group): number {
  const { rect } = placeOf(label);
  return label.cell.row.line.direction === 'rtl' ? rect.x + rect.w : rect.x;
}

function headingOver(
  group: Group,
  open: readonly Heading[],
  sides: readonly number[] | null,
): Heading | null {
  if (!sides) return nearest(open, group.spans);
  const at = labelStart(group);
  const away = sides.map((side) => Math.abs(side - at));
  const side = away.indexOf(Math.min(...away));
  return open.find((heading) => heading.side === side) ?? null;
}

const isFarBelow = (row: Row, last: Row): boolean =>
  row.rect.y - (last.rect.y + last.rect.h) > last.rect.h * GAP_HEIGHTS_MAX;

/** Block headings of a row; a heading is alone in its cell. */
const headingsIn = (row: Row): Heading[] =>
  row.cells
    .flatMap((cell) => {
      const match = patterns.find(({ pattern }) => pattern.test(cell.folded));
      return match ? [{ block: match.block, cell }] : [];
    })
    .map((heading, side) => ({ ...heading, side }));

interface Group {
  label: Span;
  amount: Component['amount'];
  spans: Span[];
}

/** Splits a row into labels and the amounts after them; of several amounts the last one counts. */
function groupsOf(row: Row): Group[] {
  const groups: Group[] = [];
  let label: Span | null = null;
  let spans: Span[] = [];
  let amount: Component['amount'] | null = null;
  const close = (): void => {
    if (label && amount) groups.push({ label, amount, spans });
    label = null;
    amount = null;
    spans = [];
  };
  for (const cell of row.cells) {
    let at = 0;
    for (const found of [...cell.amounts, null]) {
      const text = cell.text.slice(at, found?.start ?? cell.text.length);
      if (/\p{L}{2}/u.test(text)) {
        if (amount) close();
        const span = { cell, start: at, end: at + text.length };
        label ??= span;
        spans.push(span);
      }
      if (!found) break;
      at = found.end;
      const place = { cell, start: found.start, end: found.end };
      if (found.isMoney && label) {
        amount = moneyAt(cell, found);
        spans.push(place);
      }
    }
  }
  close();
  return groups;
}

function nearest(headings: readonly Heading[], spans: Span[]): Heading | null {
  const rect = union(spans.map((span) => placeOf(span).rect));
  if (!rect) return null;
  const middle = rect.x + rect.w / 2;
  const away = ({ cell }: Heading): number => Math.abs(cell.rect.x + cell.rect.w / 2 - middle);
  return [...headings].sort((a, b) => away(a) - away(b))[0] ?? null;
}

/** Whether a label is a total of the block (total, gross, net) and not a part. */
const isTotal = (span: Span, labels: Label[]): boolean =>
  labels.some(
    ({ cell, start, meaning }) =>
      cell === span.cell &&
      start >= span.start &&
      start < span.end &&
      ((meaning.kind === 'amount' && TOTAL_FIELDS.has(meaning.field)) ||
        (meaning.kind === 'decoy' && ASSESSMENT_BASE.test(cell.folded.slice(start))) ||
        meaning.kind === 'count'),
  ) || new RegExp(wholeWord('סה"?כ|total'), 'u').test(span.cell.folded.slice(span.start, span.end));

/** Bases of tax and insurance; they are neither paid nor deducted. */
const ASSESSMENT_BASE = /^(?:ברוטו|שכר|נטו|שווי|taxable|gross|net)/u;

const TOTAL_FIELDS: ReadonlySet<string> = new Set([
  'total',
  'gross',
  'net',
  'total_deductions',
  'mandatory_deductions',
  'voluntary_deductions',
]);
