import type { DateOrder } from '../dates.js';
import { hasMoney, overlapX, type Row } from '../layout.js';
import type { Column } from './columns.js';
import { yearFinder } from './missing-year.js';
import type { RowRules } from './movement.js';
import { alignStatementColumns } from './align-statement-columns.js';
import { isStatementHeading, statementColumns, type StatementColumn } from './statement-columns.js';

/** Rows sampled to detect whether a table prints decimals. */
const SAMPLE_ROWS = 12;
/** Layouts aligned at most; no file has more. Tables of further layouts use the positions of their headings. */
const LAYOUTS_MAX = 40;

/** Extraction rules for the rows below each heading of a statement table, by the row of the heading. */
export function rulesByHeading(rows: readonly Row[], order: DateOrder): Map<Row, RowRules> {
  const yearOf = yearFinder(rows, order);
  return new Map(
    // One page may print debits only, so tables of equal layout are aligned together.
    byLayout(tablesOf(rows)).flatMap((tables, index): [Row, RowRules][] => {
      const body = tables.flatMap((table) => table.body);
      const wholeAmounts = !body.slice(0, SAMPLE_ROWS).some(hasMoney);
      const columns = tables[0]?.columns ?? [];
      const rules = { columns, order, yearOf, wholeAmounts, direction: null };
      const aligned = index < LAYOUTS_MAX ? alignStatementColumns(rules, body) : columns;
      return tables.map(({ heading }) => [
        heading,
        { ...rules, columns: aligned, direction: directionAbove(rows, heading) },
      ]);
    }),
  );
}

/** Words before the one that tells the direction in the title of a table of movements, in folded text. */
const KINDS =
  '(?:(?:customer|other|electronic|online|mobile|direct|wire|atm|debit|check|card|banking|counter|automated|and|&)[ ,/]{1,3}){0,8}';
/** Titles of a table that lists movements of one direction, in folded text. */
const MONEY_IN = new RegExp(
  String.raw`^(?:${KINDS}(?:deposits?|credits?|additions)|deposits?(?: and|,|\/| &) (?:other )?(?:additions|credits)|money in|הפקדות|זיכויימ)(?: \(?continued\)?)?$`,
  'u',
);
const MONEY_OUT = new RegExp(
  String.raw`^(?:${KINDS}(?:withdrawals?|debits?|subtractions|deductions|payments|fees|purchases|checks paid|checks presented conventionally|checks and substitute checks)(?: and (?:other )?(?:debits|subtractions|deductions|fees|purchases|withdrawals))?|money out|משיכות|חיובימ)(?: \(?continued\)?)?$`,
  'u',
);
const TITLE_ROWS_MAX = 3;
const SENTENCE_WORDS = 5;

/** The direction of all movements of a table by the title above its heading: 1 in, -1 out; null when it has none. */
function directionAbove(rows: readonly Row[], heading: Row): 1 | -1 | null {
  for (const row of rows
    .slice(Math.max(0, heading.index - TITLE_ROWS_MAX), heading.index)
    .reverse()) {
    const direction = row.page === heading.page ? directionOf(row) : null;
    if (direction !== null) return direction;
  }
  return null;
}

/** The direction that a row states as a title; null for any other row. "There were 4 deposits totaling ..." may stand behind it. */
function directionOf({ cells: [first, ...others] }: Row): 1 | -1 | null {
  if (!first || !others.every(({ text }) => text.split(' ').length >= SENTENCE_WORDS)) return null;
  const [title = ''] = first.folded.trim().split(/ there (?:was|were) /u);
  if (MONEY_IN.test(title)) return 1;
  return MONEY_OUT.test(title) ? -1 : null;
}

interface Table {
  heading: Row;
  columns: Column<StatementColumn>[];
  /** All rows up to the next heading. */
  body: readonly Row[];
}

function tablesOf(rows: readonly Row[]): Table[] {
  const found = rows.flatMap((heading, at) => {
    const columns = headingAt(rows, at);
    return columns ? [{ heading, columns, at }] : [];
  });
  // The second line of a heading may look like one of its own.
  const headings = found.filter(
    ({ columns, at }) =>
      !found.some((above) => above.at === at - 1 && above.columns.length > columns.length),
  );
  return headings.map(({ heading, columns, at }, index) => ({
    heading,
    columns,
    body: rows.slice(at + 1, headings[index + 1]?.at),
  }));
}

/** Groups tables whose headings have the same columns at the same positions, to 1 % of the page's width. */
function byLayout(tables: readonly Table[]): Table[][] {
  const groups = new Map<string, Table[]>();
  for (const table of tables) {
    const key = table.columns.map(({ kind, rect }) => `${kind} ${Math.round(rect.x)}`).join();
    const group = groups.get(key);
    if (group) group.push(table);
    else groups.set(key, [table]);
  }
  return [...groups.values()];
}

/** The columns of a heading, which may take two lines. */
function headingAt(rows: readonly Row[], index: number): Column<StatementColumn>[] | null {
  const row = rows[index];
  if (!row || hasMoney(row)) return null;
  const one = statementColumns(row);
  const next = rows[index + 1];
  if (isStatementHeading(one)) return [...one, ...(next ? onSecondLine(row, next, one) : [])];
  if (!next || next.page !== row.page || hasMoney(next)) return null;
  // A title above a heading may name its columns: "Withdrawals", "Deposits and other additions".
  if ((one.length < 2 && one[0]?.kind !== 'date') || directionOf(row) !== null) return null;
  const both = [...one, ...statementColumns(next)];
  return isStatementHeading(both) ? both : null;
}

/** A second line of a heading stands this near below the first, in its heights. */
const LEADING_MAX = 2.2;

/**
 * "... | Withdrawal | Deposit | Closing" above "Amt. | Amt. | Balance": the columns that only the second line
 * of a heading names, each below a word of the first that names none.
 */
function onSecondLine(
  row: Row,
  next: Row,
  known: readonly Column<StatementColumn>[],
): Column<StatementColumn>[] {
  const isNear = next.page === row.page && next.rect.y - row.rect.y < row.rect.h * LEADING_MAX;
  const isOfHeading = next.cells.every(
    (cell) =>
      !/\d/.test(cell.text) && row.cells.some((above) => overlapX(above.rect, cell.rect) > 0),
  );
  if (!isNear || !isOfHeading || next.cells.length >= row.cells.length) return [];
  return statementColumns(next).filter(({ kind, rect }) =>
    known.every((one) => one.kind !== kind && overlapX(one.rect, rect) <= 0),
  );
}
