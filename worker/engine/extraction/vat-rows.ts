import type { Rect } from '../evidence/geometry.js';
import type { ExtractedValue, Money, VatRow, VatSums } from '../evidence/document-data.js';
import type { Row } from './layout.js';
import { columnAt } from './tables/columns.js';
import { isSumHeading, sumColumns } from './tables/sum-columns.js';
import { amountsIn, onlyOf, REACH_ROWS, titledSummary, type VatSummary } from './tax-summary.js';
import { RATES_MAX, rateIn, rateRowOf } from './vat-by-rate.js';

/** Percent of the page by which amounts of one column differ at their edge or middle. */
const COLUMN_TOLERANCE = 0.8;

type Amount = ExtractedValue<Money>;

/** How a summary is laid out, from one of its rows. */
interface Layout {
  row: Row;
  /** The rate of a row, percent; null where it prints none or several. */
  rateOf: (row: Row) => number | null;
  /** The base and the tax among the amounts of a row. */
  sumsOf: (amounts: readonly Amount[]) => VatSums | null;
}

const NONE: VatSummary = { rows: [], total: null };

/**
 * The summary of value added tax by rate as it is printed, for the checks to judge. Its columns are
 * named by a heading, or are those of a row with a percentage in which the tax is that share of the
 * base; its rows are those around it that print a rate and both amounts. Empty where a rate is
 * printed twice and no title says that it is a summary: those are rows of goods.
 *
 * @param claimed rows of other tables
 * @param amounts of the document, of which those of the summary are given back themselves
 */
export function extractVatRows(
  rows: readonly Row[],
  claimed: ReadonlySet<Row>,
  amounts: readonly Amount[],
): VatSummary {
  const free = rows.filter((row) => !claimed.has(row));
  const titled = titledSummary(free, amounts);
  if (titled) return titled;
  for (const layout of [...free.flatMap(byHeading), ...free.flatMap(byFittingRow)]) {
    const found = free
      .filter(({ page, index }) => {
        const distance = Math.abs(index - layout.row.index);
        return page === layout.row.page && distance <= REACH_ROWS;
      })
      .flatMap((row) => rowBy(layout, row, amounts));
    const rates = new Set(found.map(({ rate }) => rate));
    if (found.length > 0 && found.length <= RATES_MAX)
      return rates.size === found.length ? { rows: found, total: null } : NONE;
  }
  return NONE;
}

function rowBy({ rateOf, sumsOf }: Layout, row: Row, amounts: readonly Amount[]): VatRow[] {
  const rate = rateOf(row);
  const sums = rate === null ? null : sumsOf(amountsIn(row, amounts));
  return rate !== null && sums ? [{ rate, ...sums }] : [];
}

function byHeading(row: Row): Layout[] {
  const columns = sumColumns(row);
  const kinds = new Set(columns.map(({ kind }) => kind));
  if (!isSumHeading(columns) || !kinds.has('net') || !kinds.has('vat')) return [];
  const kindAt = (rect: Rect) => columnAt(rect, columns)?.kind;
  return [
    {
      row,
      rateOf: ({ cells }) =>
        onlyOf(
          cells.flatMap((cell) => rateIn(cell, { orBare: kindAt(cell.rect) === 'rate' }) ?? []),
        ),
      sumsOf: (amounts) => {
        const under = (kind: 'net' | 'vat') =>
          onlyOf(amounts.filter(({ place }) => kindAt(place.rect) === kind));
        const [net, vat] = [under('net'), under('vat')];
        return net && vat ? { net, vat } : null;
      },
    },
  ];
}

function byFittingRow(row: Row): Layout[] {
  const fitting = rateRowOf(row);
  if (!fitting || !row.cells.some((cell) => rateIn(cell, { orBare: false }) === fitting.rate))
    return [];
  return [
    {
      row,
      rateOf: (other) =>
        other === row
          ? fitting.rate
          : onlyOf(other.cells.flatMap((cell) => rateIn(cell, { orBare: false }) ?? [])),
      sumsOf: (amounts) => {
        const inColumn = ({ place: { rect } }: Amount) =>
          amounts.find(({ place }) => isAligned(place.rect, rect));
        const [net, vat] = [inColumn(fitting.net), inColumn(fitting.vat)];
        return net && vat && net !== vat ? { net, vat } : null;
      },
    },
  ];
}

const isAligned = (one: Rect, other: Rect): boolean =>
  [0, 0.5, 1].some(
    (share) => Math.abs(one.x + share * one.w - other.x - share * other.w) <= COLUMN_TOLERANCE,
  );
