import type { ExtractedValue, PayslipLine } from '../../evidence/document-data.js';
import { extractedAt, overlapX } from '../layout.js';
import { blockKindOf, type BlockKind, columnKindOf, type ColumnKind } from './blocks.js';
import { type Item, middleX, middleY, onOneLine, rightOf } from './items.js';
import { payslipLabelOf } from './labels.js';
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
    const line = headingLine(heading, texts)
      .filter((one) => forward(heading, one))
      .sort(
        (a, b) => Math.abs(middleX(a) - middleX(heading)) - Math.abs(middleX(b) - middleX(heading)),
      );
    const end = line.findIndex((one) => headings.includes(one));
    const columns = (end < 0 ? line : line.slice(0, end)).flatMap((one) => {
      const kind = columnKindOf(one.text);
      return kind ? [{ kind, heading: one }] : [];
    });
    const edges = [heading, ...columns.map((column) => column.heading)];
    return {
      kind: blockKindOf(heading.text) ?? 'other',
      heading,
      columns,
      left: Math.min(...edges.map(({ rect }) => rect.x)) - SLACK,
      right: Math.max(...edges.map(rightOf)) + SLACK,
      bottom: Infinity,
    };
  });
  const real = blocks.filter(
    ({ kind, columns }) => kind === 'other' || columns.some((column) => column.kind === 'amount'),
  );
  for (const block of real) {
    block.right = Math.min(block.right, ...edgesBeside(block, real, direction));
    block.bottom = Math.min(
      ...blocks
        .filter((one) => one.heading.rect.y > block.heading.rect.y + block.heading.rect.h)
        .filter((one) => overlapX(spanOf(one), spanOf(block)) > 0)
        .map((one) => one.heading.rect.y - one.heading.rect.h * 0.3),
      Infinity,
    );
  }
  return real;
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

const spanOf = ({ left, right }: Block) => ({ x: left, y: 0, w: right - left, h: 1 });

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
  const total = inside.find((item) => item.kind === 'text' && isTotal(item));
  const rows = inside.filter((item) => total === undefined || middleY(item) < total.rect.y);
  const texts = rows.filter((item) => item.kind === 'text');
  const cells = new Map<Item, Map<ColumnKind, Item>>();
  const distances = new Map<Item, number>();
  for (const number of rows.filter((item) => item.kind === 'number')) {
    const [label] = texts
      .filter((text) => onOneLine(text, number))
      .sort(
        (a, b) => Math.abs(middleY(a) - middleY(number)) - Math.abs(middleY(b) - middleY(number)),
      );
    const column = columnAt(number, block);
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
