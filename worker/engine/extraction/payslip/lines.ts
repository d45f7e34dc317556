import type { ExtractedValue, PayslipLine } from '../../evidence/document-data.js';
import { extractedAt, overlapX } from '../layout.js';
import { blockKindOf, type BlockKind, columnKindOf, type ColumnKind } from './blocks.js';
import { type Item, middleX, middleY, onOneLine, rightOf } from './items.js';
import { payslipLabelOf } from './label-of.js';
import { hundredthsOf, moneyOf, printedOf } from './value-types.js';

export interface PayslipLines {
  payments: PayslipLine[];
  mandatory: PayslipLine[];
  voluntary: PayslipLine[];
}

interface Column {
  kind: ColumnKind;
  heading: Item;
}

/** A table of the form: the heading of its texts and those of its columns. */
interface Block {
  kind: BlockKind;
  heading: Item;
  columns: Column[];
  /** Percent of the page; the last line of the block ends above `bottom`. */
  left: number;
  right: number;
  bottom: number;
  /** From its first heading to its last. */
  core: { x: number; y: number; w: number; h: number };
}

/** The lines of the payments and deductions of a page, each with the columns of its table. */
export function payslipLines(items: readonly Item[], direction: 'ltr' | 'rtl'): PayslipLines {
  const lines: PayslipLines = { payments: [], mandatory: [], voluntary: [] };
  for (const block of blocksOf(items, direction)) {
    if (block.kind === 'other') continue;
    lines[block.kind].push(...linesOf(block, items));
  }
  return lines;
}

/** A heading counts only with a column of amounts beside it on its line. */
function blocksOf(items: readonly Item[], direction: 'ltr' | 'rtl'): Block[] {
  const texts = items.filter(({ kind }) => kind === 'text');
  const forward = (from: Item, to: Item): boolean =>
    direction === 'rtl' ? rightOf(to) <= from.rect.x + 0.5 : to.rect.x >= rightOf(from) - 0.5;
  const headings = texts.filter((item) => blockKindOf(item.text) !== null);
  const blocks = headings.map((heading): Block => {
    const beyond = headings.filter((one) => one !== heading && onOneLine(one, heading));
    const line = headingLine(heading, texts)
      .filter((one) => forward(heading, one))
      // Below titles side by side, what begins under the next title is of its table.
      .filter((one) => !beyond.some((title) => forward(heading, title) && isUnder(one, title)))
      .sort(
        (a, b) => Math.abs(middleX(a) - middleX(heading)) - Math.abs(middleX(b) - middleX(heading)),
      );
    const end = line.findIndex((one, at) => headings.includes(one) || opensNext(one, line, at));
    const columns = joined(
      (end < 0 ? line : line.slice(0, end)).flatMap((one) => {
        const kind = columnKindOf(one.text);
        return kind ? [{ kind, heading: one }] : [];
      }),
    );
    const edges = [heading, ...columns.map((column) => column.heading)];
    // A title above its columns heads the whole width up to the next title.
    const isAbove = columns.some((column) => !onOneLine(column.heading, heading));
    const next = beyond.filter((title) => forward(heading, title));
    const from = Math.min(...edges.map(({ rect }) => rect.x));
    const to = Math.max(...edges.map(rightOf));
    const [left, right] = [from - SLACK, to + SLACK];
    return {
      kind: blockKindOf(heading.text) ?? 'other',
      heading,
      columns,
      left: isAbove && direction === 'rtl' ? Math.max(0, ...next.map(rightOf)) : left,
      right:
        isAbove && direction === 'ltr' ? Math.min(100, ...next.map(({ rect }) => rect.x)) : right,
      bottom: Infinity,
      core: { x: from, y: 0, w: to - from, h: 1 },
    };
  });
  const isHeaded = ({ kind, columns }: Block): boolean =>
    kind === 'other' || columns.some((column) => column.kind === 'amount');
  for (const block of blocks) if (!isHeaded(block)) takeColumnsAbove(block, blocks);
  const real = blocks.filter(isHeaded);
  for (const block of real) {
    block.right = Math.min(block.right, ...edgesBeside(block, real, direction));
    block.bottom = Math.min(
      ...blocks
        .filter((one) => one.heading.rect.y > block.heading.rect.y + block.heading.rect.h)
        // A table beside it begins where it will.
        .filter((one) => overlapX(one.core, block.core) > 0)
        .map((one) => one.heading.rect.y - one.heading.rect.h * 0.3),
      Infinity,
    );
  }
  return real;

  /** Whether a text begins, in reading order, where a title does or behind it. */
  function isUnder(one: Item, title: Item): boolean {
    return direction === 'rtl'
      ? rightOf(one) <= rightOf(title) + 0.5
      : one.rect.x >= title.rect.x - 0.5;
  }
}

/**
 * "Payment | amount | deduction | amount": whether a heading that may be one of amounts stands over the
 * texts of the next table: an amount's is before it and another behind it.
 */
const opensNext = ({ text }: Item, line: readonly Item[], at: number): boolean =>
  /^ה?ניכוי$/u.test(text) &&
  line.slice(0, at).some((one) => columnKindOf(one.text) === 'amount') &&
  columnKindOf(line[at + 1]?.text ?? '') === 'amount';

/**
 * "Current / hours", "YTD / amount": headings one above the other are of one column. The year
 * counts before what is counted, and a count before an amount.
 */
function joined(columns: readonly Column[]): Column[] {
  const found: Column[] = [];
  for (const column of columns) {
    const same = found.find((one) => overlapX(one.heading.rect, column.heading.rect) > 0);
    if (!same) found.push({ ...column });
    else if (RANKS.indexOf(column.kind) < RANKS.indexOf(same.kind)) same.kind = column.kind;
  }
  return found;
}

const RANKS: readonly ColumnKind[] = ['year', 'quantity', 'rate', 'other', 'amount'];

/**
 * "Mandatory deductions | amount, ..., provident funds, ..., voluntary deductions, ...": a title
 * inside a column of titles goes on with the columns of the table above it.
 */
function takeColumnsAbove(block: Block, blocks: readonly Block[]): void {
  const { rect } = block.heading;
  const [above] = blocks
    .filter(({ kind, columns }) => kind !== 'other' && columns.length > 0)
    .filter((one) => one.heading.rect.y + one.heading.rect.h <= rect.y)
    .filter((one) => overlapX(one.heading.rect, rect) > 0)
    .sort((a, b) => b.heading.rect.y - a.heading.rect.y);
  if (!above || block.kind === 'payments' || above.kind === 'payments') return;
  block.columns = above.columns;
  block.left = above.left;
  block.right = above.right;
  block.core = above.core;
}

/** The line of a heading; where it stands alone above its table, the line below it. */
function headingLine(heading: Item, texts: readonly Item[]): Item[] {
  const hasAmounts = (line: readonly Item[]): boolean =>
    line.some((one) => columnKindOf(one.text) === 'amount');
  const own = texts.filter((one) => onOneLine(one, heading));
  if (hasAmounts(own)) return own;
  const [first] = texts
    .filter((one) => one.rect.y >= heading.rect.y + heading.rect.h)
    .sort((a, b) => a.rect.y - b.rect.y);
  if (!first || first.rect.y - heading.rect.y > TITLE_ABOVE_MAX) return own;
  const below = texts.filter((one) => onOneLine(one, first));
  return hasAmounts(below) ? below : own;
}

/** A title stands at most this far above the headings of its columns, percent of the page. */
const TITLE_ABOVE_MAX = 3;

/** How far texts and amounts reach beyond their headings, percent of the page's width. */
const SLACK = 6;

/** Blocks side by side end where the next one begins. */
function edgesBeside(block: Block, blocks: readonly Block[], direction: 'ltr' | 'rtl'): number[] {
  if (direction === 'ltr') {
    return blocks
      .filter((one) => one !== block && onOneLine(one.heading, block.heading))
      .filter((one) => one.heading.rect.x > block.heading.rect.x)
      .map((one) => one.heading.rect.x);
  }
  return blocks
    .filter((one) => one !== block && onOneLine(one.heading, block.heading))
    .filter((one) => one.heading.rect.x > block.heading.rect.x)
    .map((one) =>
      Math.min(one.heading.rect.x, ...one.columns.map(({ heading }) => heading.rect.x)),
    );
}

function linesOf(block: Block, items: readonly Item[]): PayslipLine[] {
  const inside = items.filter(
    (item) =>
      middleY(item) > block.heading.rect.y + block.heading.rect.h &&
      middleY(item) < block.bottom &&
      middleX(item) > block.left &&
      middleX(item) < block.right,
  );
  const total = inside.find(
    (item) => item.kind === 'text' && isTotal(item) && !isBeyondAmounts(item, block),
  );
  const rows = inside.filter((item) => total === undefined || middleY(item) < total.rect.y);
  const texts = rows.filter((item) => item.kind === 'text');
  const cells = new Map<Item, Map<ColumnKind, Item>>();
  const distances = new Map<Item, number>();
  const inOrder = columnsInOrder(block, rows, texts);
  for (const number of rows.filter((item) => item.kind === 'number')) {
    const [label] = textsOf(number, texts);
    const column = inOrder.get(number) ?? columnAt(number, block);
    if (!label || !column) continue;
    const own = cells.get(label) ?? new Map<ColumnKind, Item>();
    const rival = own.get(column.kind);
    distances.set(number, column.away);
    if (rival && (distances.get(rival) ?? 0) <= column.away) continue;
    cells.set(label, own.set(column.kind, number));
  }
  return texts.flatMap((text) => {
    const line = lineOf(text, cells.get(text) ?? new Map<ColumnKind, Item>());
    return line ? [line] : [];
  });
}

/** Whether a text stands on the far side of the amounts: the total of the table beside this one. */
function isBeyondAmounts(text: Item, { heading, columns }: Block): boolean {
  const amount = columns.find(({ kind }) => kind === 'amount')?.heading;
  if (!amount) return false;
  return middleX(amount) < middleX(heading)
    ? rightOf(text) <= amount.rect.x + 0.5
    : text.rect.x >= rightOf(amount) - 0.5;
}

/** The texts on the line of a number, the nearest first. */
const textsOf = (number: Item, texts: readonly Item[]): Item[] =>
  texts
    .filter((text) => onOneLine(text, number))
    .sort(
      (a, b) => Math.abs(middleY(a) - middleY(number)) - Math.abs(middleY(b) - middleY(number)),
    );

/**
 * Columns by order: a line with as many numbers behind its text as the table has columns
 * fills each of them, however headings and numbers are aligned.
 */
function columnsInOrder(
  { columns, heading }: Block,
  rows: readonly Item[],
  texts: readonly Item[],
): Map<Item, { kind: ColumnKind; away: number }> {
  const found = new Map<Item, { kind: ColumnKind; away: number }>();
  const away = (one: Item, from: Item): number => Math.abs(middleX(one) - middleX(from));
  const isLeftOf = columns.every((column) => middleX(column.heading) < middleX(heading));
  for (const text of texts) {
    const numbers = rows
      .filter((item) => item.kind === 'number' && textsOf(item, texts)[0] === text)
      .filter((item) => middleX(item) < middleX(text) === isLeftOf)
      .sort((a, b) => away(a, text) - away(b, text));
    if (numbers.length !== columns.length) continue;
    for (const [index, number] of numbers.entries()) {
      const kind = columns[index]?.kind;
      if (kind !== undefined) found.set(number, { kind, away: 0 });
    }
  }
  return found;
}

/** The column whose heading stands over a number, or nearest to it. */
function columnAt(
  number: Item,
  { columns, heading }: Block,
): { kind: ColumnKind; away: number } | null {
  const away = (one: Item): number =>
    Math.max(0, -overlapX(one.rect, number.rect)) + Math.abs(middleX(one) - middleX(number)) / 100;
  const [nearest] = [...columns].sort((a, b) => away(a.heading) - away(b.heading));
  if (!nearest || away(nearest.heading) > COLUMN_GAP_MAX) return null;
  // A number under the heading of the texts belongs to the text: "overtime 125%".
  if (away(heading) < away(nearest.heading)) return null;
  return { kind: nearest.kind, away: away(nearest.heading) };
}

/** A number stands under its heading or this near to it, percent of the page's width. */
const COLUMN_GAP_MAX = 8;

function lineOf(text: Item, cells: ReadonlyMap<ColumnKind, Item>): PayslipLine | null {
  const amount = cells.get('amount');
  const money = amount ? moneyOf(amount) : null;
  if (!money) return null;
  const number = (kind: ColumnKind): ExtractedValue<number> | null => {
    const item = cells.get(kind);
    const value = item ? hundredthsOf(item) : null;
    return item && value !== null ? extractedAt(item.span, value) : null;
  };
  const rate = cells.get('rate');
  return {
    label: printedOf(text).trim(),
    amount: money,
    quantity: number('quantity'),
    rate: rate ? moneyOf(rate) : null,
  };
}

/** Totals of the block; they are no parts of it. */
const isTotal = ({ text }: Item): boolean => {
  const name = payslipLabelOf(text)?.label.name;
  return (
    /^(?:סה"?כ|ס"ה|סכ הכל|total|gross (?:pay|earnings))(?!\p{L})/u.test(text) ||
    (name !== undefined && TOTALS.has(name))
  );
};

const TOTALS: ReadonlySet<string> = new Set(['net', 'net_to_pay', 'total_deductions']);
