import type { ExtractedValue, Money, MonthTable } from '../../evidence/document-data.js';
import type { Rect } from '../../evidence/geometry.js';
import { monthOf } from '../../text/month-names.js';
import { fold } from '../../text/fold.js';
import { moneyAt, type Row } from '../layout.js';

/** Months that a heading names at least; who was hired in spring has fewer. */
const MONTHS_MIN = 6;
/** Rows of one table, and rows of other text between two of them. */
const ROWS_MAX = 40;
const GAP_ROWS_MAX = 2;

/** The number of a month with or without its year: "1", "01", "03/25". */
const NUMBERED = /^(?<month>0?[1-9]|1[0-2])(?:[./-](?:20)?\d{2})?$/u;
const TOTAL = /^(?:סה"כ|סכ הכל|סכ|שנתי|מצטבר|total|totals|ytd|year|gesamt|summe|jahr|annuel)$/u;

interface Column {
  /** 1 to 12; 0 for that of the total. */
  month: number;
  rect: Rect;
}

/**
 * The tables of a document with a column for each month and one for their total, as the yearly papers
 * of payroll programs have: "month | 01 | 02 | ... | 12 | total" above "gross | 16,250 | ... | 211,561".
 * Rows are those in which every month and the total print one number. Numbers may be whole.
 */
export function extractMonthTables(rows: readonly Row[]): MonthTable[] {
  const tables: MonthTable[] = [];
  for (const heading of rows) {
    const columns = columnsOf(heading);
    if (!columns) continue;
    const table: MonthTable = { rows: [] };
    let gap = 0;
    for (const row of rows.slice(heading.index + 1, heading.index + 1 + ROWS_MAX)) {
      if (row.page !== heading.page || gap > GAP_ROWS_MAX || columnsOf(row)) break;
      const found = monthsIn(row, columns);
      gap = found ? 0 : gap + 1;
      if (found) table.rows.push(found);
    }
    if (table.rows.length > 0) tables.push(table);
  }
  return tables;
}

/** The columns of a heading: months in a row, each once, and one total; null for any other row. */
function columnsOf({ line }: Row): Column[] | null {
  const columns = line.words
    .flatMap(({ text, rect }): Column[] => {
      const folded = fold(text).replace(/[.:]$/u, '');
      const month = Number(NUMBERED.exec(folded)?.groups?.month ?? monthOf(folded) ?? NaN);
      if (TOTAL.test(folded)) return [{ month: 0, rect }];
      return Number.isNaN(month) ? [] : [{ month, rect }];
    })
    .sort((a, b) => a.rect.x - b.rect.x);
  const months = columns.filter(({ month }) => month > 0).map(({ month }) => month);
  const totals = columns.length - months.length;
  const steps = new Set(months.slice(1).map((month, at) => month - (months[at] ?? 0)));
  const isInOrder = steps.size === 1 && (steps.has(1) || steps.has(-1));
  const ends = [columns[0], columns.at(-1)];
  const isTotalLast = totals === 1 && ends.some((end) => end?.month === 0);
  return months.length >= MONTHS_MIN && isInOrder && isTotalLast ? columns : null;
}

/** The numbers of a row, one in each column; null where a column has none, or any has several. */
function monthsIn(row: Row, columns: readonly Column[]): MonthTable['rows'][number] | null {
  const numbers = row.cells.flatMap((cell) =>
    cell.amounts.map((found) => ({ amount: moneyAt(cell, found), isWhole: !found.decimals })),
  );
  const byColumn = columns.map(() => [] as typeof numbers);
  for (const number of numbers) {
    const distances = columns.map(({ rect }) => distanceOf(number.amount, rect));
    const at = distances.indexOf(Math.min(...distances));
    byColumn[at]?.push(number);
  }
  const only = byColumn.flatMap((found) => (found.length === 1 ? found : []));
  if (only.length !== columns.length) return null;
  const at = columns.findIndex(({ month }) => month === 0);
  const total = only[at];
  if (!total) return null;
  return {
    months: only.filter((one) => one !== total).map(({ amount }) => amount),
    total: total.amount,
    isWhole: only.every(({ isWhole }) => isWhole),
  };
}

/** Numbers are set under the middle of their heading or at one of its edges, percent of the page. */
const distanceOf = ({ place: { rect } }: ExtractedValue<Money>, heading: Rect): number =>
  Math.abs(rect.x + rect.w / 2 - heading.x - heading.w / 2);
