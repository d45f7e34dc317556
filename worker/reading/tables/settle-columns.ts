import { overlapX, type Row } from '../layout.js';
import { distanceX, type Column } from './columns.js';
import { followingBalances } from './following-balances.js';
import { lanesOf, type Lane } from './lanes.js';
import { isDated, moneyOf, type RowRules } from './movement.js';
import { isMoneyColumn, type StatementColumn } from './statement-columns.js';

type Columns = Column<StatementColumn>[];

/** So many rows tell the columns of a table. */
const ROWS_MAX = 200;
/** No statement has more columns of money, or more amounts side by side. */
const HEADINGS_MAX = 8;
const LANES_MAX = 6;
/** A lane of at most this share of the amounts may be no column: an amount within a description. */
const STRAY_SHARE_MAX = 0.1;

/**
 * Puts each column where its amounts stand. A heading may be set left, centred
 * or right in its column and the amounts otherwise, so that they stand nearer to
 * the next heading than to their own. What holds however a table is set: columns
 * and headings follow each other in the same order, and amounts below a heading
 * are its own. Where this leaves a choice, for a column may be empty, the
 * balances that follow from the amounts tell, and only then the distance.
 */
export function settleColumns(rules: RowRules, rows: readonly Row[]): Columns {
  const { columns, wholeAmounts } = rules;
  const headings = columns.filter(isMoneyColumn).sort((a, b) => middle(a) - middle(b));
  if (wholeAmounts || headings.length > HEADINGS_MAX) return columns;
  const found = lanesOf(bodyOf(rows, rules).map((row) => moneyOf(row, rules)));
  if (!found || found.lanes.length > LANES_MAX) return columns;
  const { lanes } = found;
  const strayMax = Math.max(1, sum(lanes, ({ amounts }) => amounts) * STRAY_SHARE_MAX);
  const ways = waysOf(lanes, headings, strayMax).map((way) => ({
    way,
    following: followingBalances(
      found.rows,
      way.map((heading) => heading?.kind),
    ),
    amounts: sum(lanes, (lane, index) => (way[index] ? lane.amounts : 0)),
    distance: sum(lanes, ({ rect }, index) => (way[index] ? distanceX(rect, way[index].rect) : 0)),
  }));
  const [best] = ways.sort(
    (a, b) =>
      b.following.either - a.following.either ||
      b.following.held - a.following.held ||
      b.amounts - a.amounts ||
      a.distance - b.distance,
  );
  return best ? withLanes(columns, best.way, lanes) : columns;
}

const middle = ({ rect }: Column<StatementColumn>): number => rect.x + rect.w / 2;

const sum = <T>(values: readonly T[], of: (value: T, index: number) => number): number =>
  values.reduce((total, value, index) => total + of(value, index), 0);

/** Rows with a date, and those with two amounts and none that stand between them. */
function bodyOf(rows: readonly Row[], rules: RowRules): Row[] {
  const dated = new Set(rows.filter((row) => isDated(row, rules)));
  const last = rows.findLastIndex((row) => dated.has(row));
  return rows
    .slice(0, last + 1)
    .filter((row) => moneyOf(row, rules).length >= (dated.has(row) ? 1 : 2))
    .slice(0, ROWS_MAX);
}

/** The heading of each lane; null for amounts that are no column's. */
type Way = (Column<StatementColumn> | null)[];

/** Every way to give lanes to headings, both from left to right. */
function waysOf(lanes: readonly Lane[], headings: Columns, strayMax: number): Way[] {
  const [lane, ...others] = lanes;
  if (!lane) return [[]];
  const above = headings.filter(({ rect }) => overlapX(rect, lane.rect) > 0);
  const own = above.length > 0 ? above : headings;
  const ways = own.flatMap((heading) =>
    waysOf(others, headings.slice(headings.indexOf(heading) + 1), strayMax).map((rest): Way => [
      heading,
      ...rest,
    ]),
  );
  if (lane.amounts > strayMax) return ways;
  return [...ways, ...waysOf(others, headings, strayMax).map((rest): Way => [null, ...rest])];
}

/** The columns at the places of their lanes; amounts of no column become one of their own. */
function withLanes(columns: Columns, way: Way, lanes: readonly Lane[]): Columns {
  const settled = columns.map((column) => {
    const lane = lanes[way.indexOf(column)];
    return lane ? { ...column, rect: { ...column.rect, x: lane.rect.x, w: lane.rect.w } } : column;
  });
  const strays = lanes.filter((_, index) => way[index] === null);
  return [...settled, ...strays.map(({ rect }) => ({ kind: 'other' as const, rect }))];
}
