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
      const rules = { columns, order, yearOf, wholeAmounts };
      const aligned = index < LAYOUTS_MAX ? alignStatementColumns(rules, body) : columns;
      return tables.map(({ heading }) => [heading, { ...rules, columns: aligned }]);
    }),
  );
}

interface Table {
  heading: Row;
  columns: Column<StatementColumn>[];
  /** All rows up to the next heading. */
  body: readonly Row[];
}

function tablesOf(rows: readonly Row[]): Table[] {
  const headings = rows.flatMap((heading, at) => {
    const columns = headingAt(rows, at);
    return columns ? [{ heading, columns, at }] : [];
  });
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
  if (!next || next.page !== row.page || one.length < 2 || hasMoney(next)) return null;
  const both = [...one, ...statementColumns(next)];
  return isStatementHeading(both) ? both : null;
}
