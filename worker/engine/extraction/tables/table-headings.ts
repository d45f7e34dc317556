import type { DateOrder } from '../dates.js';
import { hasMoney, type Row } from '../layout.js';
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

/** Titles of a table that lists movements of one direction, in folded text. */
const MONEY_IN =
  /^(?:deposits?|credits?|additions|deposits?(?: and|,|\/| &) (?:other )?(?:additions|credits)|money in|הפקדות|זיכויימ)(?: \(?continued\)?)?$/u;
const MONEY_OUT =
  /^(?:(?:atm|debit|card|electronic|other|checks|and|&|[ ,]){0,60}(?:withdrawals?|debits?|subtractions|payments|fees|purchases|checks paid)(?: and (?:other )?(?:debits|subtractions|fees))?|money out|משיכות|חיובימ)(?: \(?continued\)?)?$/u;
const TITLE_ROWS_MAX = 3;

/** The direction of all movements of a table by the title above its heading: 1 in, -1 out; null when it has none. */
function directionAbove(rows: readonly Row[], heading: Row): 1 | -1 | null {
  for (const row of rows
    .slice(Math.max(0, heading.index - TITLE_ROWS_MAX), heading.index)
    .reverse()) {
    if (row.page !== heading.page) continue;
    const title = row.cells.length === 1 ? (row.cells[0]?.folded.trim() ?? '') : '';
    if (MONEY_IN.test(title)) return 1;
    if (MONEY_OUT.test(title)) return -1;
  }
  return null;
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
  if (isStatementHeading(one)) return one;
  const next = rows[index + 1];
  if (!next || next.page !== row.page || hasMoney(next)) return null;
  // A title above a heading may name one of its columns: "Withdrawals".
  if (one.length < 2 && one[0]?.kind !== 'date') return null;
  const both = [...one, ...statementColumns(next)];
  return isStatementHeading(both) ? both : null;
}
