import type { Point } from '../evidence/geometry.js';
import { upperMedian } from '../statistics.js';
import { fitSlopes } from './fit-perspective.js';
import { lengthOf, middleOf, slopeOf, type TextLine } from './text-lines.js';

/** Fewer lines are no document of their own. */
const LINES_MIN = 6;
/** Directions of the gap between two documents, radians from upright. */
const LEAN_MAX = 0.28;
const LEAN_STEP = 0.035;
/** Documents lie this many line heights apart, at least; where they lie askew to each other, less far. */
const GAP_MIN_HEIGHTS = 2.5;
const GAP_ASKEW_MIN_HEIGHTS = 1.5;
/** Documents lie askew to each other from this difference of their slopes on. */
const ASKEW_MIN = 0.1;
/** No curl of one paper sets its columns askew by so much. */
const SURELY_ASKEW_MIN = 0.14;
/** `sharedRows` of columns of one document, at least; of lines that lie askew to each other. */
const SHARED_MIN = 0.7;
const SHARED_ASKEW_MIN = 0.9;
/** `sharedRows` of two documents, at most; where they lie far apart. */
const STRANGE_MAX = 0.45;
const STRANGE_FAR_MAX = 0.65;
const FAR_MIN_HEIGHTS = 5;
/** Slopes of the lines of one document differ from their neighbours' by less, at the median. */
const UNEVEN_MAX = 0.03;
/** By how much lines of one row may miss each other, line heights, besides an offset that all have. */
const ROW_REACH_HEIGHTS = 0.2;
/** Offset that a curl of the paper gives the rows of one column, line heights. */
const OFFSET_MAX_HEIGHTS = 0.6;

/**
 * The lines of each document of a picture, several lying side by side: divided by gaps
 * that no line crosses, where what stands on both sides has no rows in common. A gap
 * between the columns of one document has.
 */
export function divideLines<Line extends TextLine>(lines: readonly Line[]): Line[][] {
  const height = upperMedian(lines.map((line) => line.height)) ?? 0;
  if (lines.length < 2 * LINES_MIN || height <= 0) return [[...lines]];
  const lean = leanOfGaps(lines);
  let strips = stripsOf(lines, lean, height * GAP_ASKEW_MIN_HEIGHTS);
  // Columns first, so that what is compared next are whole documents.
  for (const isWhole of [false, true])
    for (let at = 0; at + 1 < strips.length;)
      if (areApart(strips[at]!, strips[at + 1]!, { height, lean, isWhole })) at++;
      else strips = joined(strips, at);
  return withoutScraps(strips).map(({ lines: some }) => some);
}

interface Strip<Line extends TextLine = TextLine> {
  lines: Line[];
  /** Across the direction of the gaps. */
  from: number;
  to: number;
}

/** The direction in which the widest gap runs that has many lines on both sides. */
function leanOfGaps(lines: readonly TextLine[]): number {
  let best = { lean: 0, gap: 0 };
  for (let step = 0; step * LEAN_STEP <= LEAN_MAX; step++)
    for (const lean of step === 0 ? [0] : [step * LEAN_STEP, -step * LEAN_STEP]) {
      const strips = stripsOf(lines, lean, 0);
      let before = 0;
      for (const [index, { lines: some, to }] of strips.entries()) {
        before += some.length;
        const gap = (strips[index + 1]?.from ?? to) - to;
        const isAmid = before >= LINES_MIN && lines.length - before >= LINES_MIN;
        if (isAmid && gap > best.gap) best = { lean, gap };
      }
    }
  return best.lean;
}

/** What lies between gaps of at least the given width that run at the given lean, from the left. */
function stripsOf<Line extends TextLine>(
  lines: readonly Line[],
  lean: number,
  gapMin: number,
): Strip<Line>[] {
  const across = (point: Point): number => acrossAt(point, lean);
  const placed = lines
    .map((line) => {
      const [a, b] = [across(line.left), across(line.right)];
      return { line, from: Math.min(a, b), to: Math.max(a, b) };
    })
    .sort((a, b) => a.from - b.from);
  const strips: Strip<Line>[] = [];
  for (const { line, from, to } of placed) {
    const last = strips.at(-1);
    if (last === undefined || from - last.to > gapMin) strips.push({ lines: [line], from, to });
    else {
      last.lines.push(line);
      last.to = Math.max(last.to, to);
    }
  }
  return strips;
}

const acrossAt = ({ x, y }: Point, lean: number): number => x * Math.cos(lean) + y * Math.sin(lean);

/**
 * Whether neighbours are of different documents. Before they are whole, only a column
 * whose rows its neighbour shares is known to be of the same one.
 */
function areApart(
  left: Strip,
  right: Strip,
  { height, lean, isWhole }: { height: number; lean: number; isWhole: boolean },
): boolean {
  const seam = (left.to + right.from) / 2;
  const [one, other] = [rowsAt(left.lines, seam, lean), rowsAt(right.lines, seam, lean)];
  const gap = (right.from - left.to) / height;
  const askew = Math.abs(one.slope - other.slope);
  const isAskew = askew >= ASKEW_MIN;
  const shared = askew >= SURELY_ASKEW_MIN ? 0 : sharedRows(one.rows, other.rows, height);
  if (shared !== null && shared >= (isAskew ? SHARED_ASKEW_MIN : SHARED_MIN)) return false;
  if (!isWhole) return true;
  if (shared === null || Math.min(left.lines.length, right.lines.length) < LINES_MIN) return false;
  if (Math.max(one.uneven, other.uneven) > UNEVEN_MAX) return false;
  if (isAskew) return gap >= GAP_ASKEW_MIN_HEIGHTS;
  return (
    gap >= GAP_MIN_HEIGHTS && shared <= (gap >= FAR_MIN_HEIGHTS ? STRANGE_FAR_MAX : STRANGE_MAX)
  );
}

interface Rows {
  /** Where the lines would meet a seam, going on as the lines at their height run. */
  rows: number[];
  /** Amid the lines. */
  slope: number;
  /** Median difference of a line's slope from what those around it have. */
  uneven: number;
}

function rowsAt(lines: readonly TextLine[], seam: number, lean: number): Rows {
  const long = lines.filter((line) => lengthOf(line) >= line.height * 2);
  const { at0, perUnit } = fitSlopes(long);
  const slopeAt = (y: number): number => at0 + perUnit * y;
  const rows = lines.map((line) => {
    const { x, y } = middleOf(line);
    const slope = slopeAt(y);
    // A point further along the line is further across the gaps by so much per unit of x.
    const perX = Math.cos(lean) + slope * Math.sin(lean);
    return y + (slope * (seam - acrossAt({ x, y }, lean))) / perX;
  });
  const amid = upperMedian(lines.map((line) => middleOf(line).y)) ?? 0;
  const off = long.map((line) => Math.abs(slopeOf(line) - slopeAt(middleOf(line).y)));
  return { rows, slope: slopeAt(amid), uneven: upperMedian(off) ?? 0 };
}

/**
 * How much more of the rows of the side with fewer meet rows of the other at their best
 * offset than at any: 0 for rows that have nothing to do with each other, 1 for the same
 * rows. Null where too few stand beside each other.
 */
function sharedRows(
  one: readonly number[],
  other: readonly number[],
  height: number,
): number | null {
  const top = Math.max(Math.min(...one), Math.min(...other)) - height;
  const bottom = Math.min(Math.max(...one), Math.max(...other)) + height;
  const within = (rows: readonly number[]): number[] => rows.filter((y) => y >= top && y <= bottom);
  const [few = [], many = []] = [within(one), within(other)].sort((a, b) => a.length - b.length);
  if (few.length < 2) return null;
  const reach = height * ROW_REACH_HEIGHTS;
  let [most, sum, count] = [0, 0, 0];
  for (let offset = -CHANCE_HEIGHTS; offset <= CHANCE_HEIGHTS; offset += ROW_REACH_HEIGHTS / 2) {
    const at = offset * height;
    const shared = few.filter((y) => many.some((row) => Math.abs(row - y - at) <= reach)).length;
    [sum, count] = [sum + shared, count + 1];
    if (Math.abs(offset) <= OFFSET_MAX_HEIGHTS) most = Math.max(most, shared);
  }
  const chance = sum / count;
  return chance >= few.length ? 0 : (most - chance) / (few.length - chance);
}

/** Offsets that tell how many rows meet by chance, line heights up and down. */
const CHANCE_HEIGHTS = 4;

function joined<Line extends TextLine>(strips: readonly Strip<Line>[], at: number): Strip<Line>[] {
  const [one, other] = [strips[at]!, strips[at + 1]!];
  const both = { lines: [...one.lines, ...other.lines], from: one.from, to: other.to };
  return [...strips.slice(0, at), both, ...strips.slice(at + 2)];
}

/** With strips of too few lines joined to the nearer neighbour. */
function withoutScraps<Line extends TextLine>(strips: Strip<Line>[]): Strip<Line>[] {
  const scrap = strips.findIndex(({ lines }) => lines.length < LINES_MIN);
  if (scrap === -1 || strips.length === 1) return strips;
  const gapBefore = scrap > 0 ? strips[scrap]!.from - strips[scrap - 1]!.to : Infinity;
  const gapAfter =
    scrap + 1 < strips.length ? strips[scrap + 1]!.from - strips[scrap]!.to : Infinity;
  return withoutScraps(joined(strips, gapBefore <= gapAfter ? scrap - 1 : scrap));
}
