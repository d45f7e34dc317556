import { overlapX } from '../layout.js';
import { nearness, type Column } from './columns.js';
import { lanesOf, type Lane, type LaneRow, type TableNumber } from './lanes.js';

/** The numbers of a table, and what their sums say of its columns. */
export interface Numbers<Kind extends string> {
  rows: readonly (readonly TableNumber[])[];
  /** Columns that numbers may stand in. */
  mayHold: (kind: Kind) => boolean;
  /** What numbers are that stand in no column. */
  stray: Kind;
  /** How well sums hold if lanes are of these kinds: the first number counts before the next. */
  support: (rows: readonly LaneRow[], kinds: readonly (Kind | undefined)[]) => readonly number[];
}

/** No table has more columns of numbers, or more of them filled. */
const HEADINGS_MAX = 8;
const LANES_MAX = 7;
/**
 * A lane of at most this share of the amounts may be no column: an amount within
 * a description. So may any lane of bare numbers.
 */
const STRAY_SHARE_MAX = 0.1;

/**
 * Puts each column where its amounts stand. A heading may be set left, centred
 * or right in its column and the numbers otherwise, so that they stand nearer to
 * the next heading than to their own. What holds however a table is set: columns
 * and headings follow each other in the same order, and numbers below a heading
 * are its own, those below the heading of a text no column's. Where this leaves a choice, for a column may be empty, the sums
 * that hold tell, and only then the distance.
 */
export function settleColumns<Kind extends string>(
  columns: Column<Kind>[],
  { rows, mayHold, stray, support }: Numbers<Kind>,
): Column<Kind>[] {
  const headings = columns
    .filter(({ kind }) => mayHold(kind))
    .sort((a, b) => middle(a) - middle(b));
  const found = lanesOf(rows);
  if (!found || found.lanes.length > LANES_MAX || headings.length > HEADINGS_MAX) return columns;
  const { lanes } = found;
  const strayMax = Math.max(1, sum(lanes, ({ amounts }) => amounts) * STRAY_SHARE_MAX);
  const texts = columns.filter(({ kind }) => !mayHold(kind));
  const own = lanes.map((lane) => ownOf(lane, headings, texts, strayMax));
  const ways = waysOf(own, headings).map((way) => ({
    way,
    merits: [
      ...support(
        found.rows,
        way.map((heading) => heading?.kind),
      ),
      sum(lanes, ({ amounts }, index) => (way[index] ? amounts : 0)),
      way.filter((heading) => heading !== null).length,
      sum(lanes, ({ rect }, index) => (way[index] ? nearness(rect, way[index].rect) : 0)),
    ],
  }));
  const [best] = ways.sort((a, b) => compare(b.merits, a.merits));
  return best ? withLanes(columns, best.way, lanes, stray) : columns;
}

const middle = ({ rect }: Column<string>): number => rect.x + rect.w / 2;

const sum = <T>(values: readonly T[], of: (value: T, index: number) => number): number =>
  values.reduce((total, value, index) => total + of(value, index), 0);

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** The heading of each lane; null for numbers that are no column's. */
type Way<Kind extends string> = (Column<Kind> | null)[];

/** The headings that a lane may belong to; null among them where it may belong to none. */
function ownOf<Kind extends string>(
  lane: Lane,
  headings: readonly Column<Kind>[],
  texts: readonly Column<Kind>[],
  strayMax: number,
): Way<Kind> {
  const isAbove = ({ rect }: Column<Kind>): boolean => overlapX(rect, lane.rect) > 0;
  const above = headings.filter(isAbove);
  if (above.length === 0 && texts.some(isAbove)) return [null];
  const own = above.length > 0 ? above : headings;
  return lane.amounts > strayMax ? [...own] : [...own, null];
}

/** Every way to give the lanes headings of their own, both from left to right. */
function waysOf<Kind extends string>(
  [own, ...others]: readonly Way<Kind>[],
  headings: readonly Column<Kind>[],
): Way<Kind>[] {
  if (!own) return [[]];
  return own.flatMap((heading) => {
    const at = heading === null ? -1 : headings.indexOf(heading);
    if (heading !== null && at < 0) return [];
    return waysOf(others, headings.slice(at + 1)).map((rest): Way<Kind> => [heading, ...rest]);
  });
}

/** The columns at the places of their lanes; numbers of no column become one of their own. */
function withLanes<Kind extends string>(
  columns: readonly Column<Kind>[],
  way: Way<Kind>,
  lanes: readonly Lane[],
  stray: Kind,
): Column<Kind>[] {
  const settled = columns.map((column) => {
    const lane = lanes[way.indexOf(column)];
    return lane ? { ...column, rect: { ...column.rect, x: lane.rect.x, w: lane.rect.w } } : column;
  });
  const strays = lanes.filter((_, index) => way[index] === null);
  return [...settled, ...strays.map(({ rect }) => ({ kind: stray, rect }))];
}
