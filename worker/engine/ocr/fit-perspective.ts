import { composed, type Homography, IDENTITY, rotation } from '../image/homography.js';
import { upperMedian } from '../statistics.js';
import { lengthOf, mapLine, middleOf, slopeOf, type TextLine } from './text-lines.js';

/** How text lies, as maps of a plane whose origin is amid the text and whose unit is about half its extent. */
export interface TextPose {
  /** Radians clockwise by which its lines are turned. */
  skew: number;
  /** Whether its lines run together on one side: then `level` is more than a rotation. */
  hasPerspective: boolean;
  /** After which lines are level and columns upright. */
  level: Homography;
}

/** Fewer lines do not tell a perspective. */
const LINES_MIN = 8;
/** Lines that run together by less from the uppermost to the lowest, as slopes, are left as they are. */
const FAN_MIN = 0.02;
/** What a fit must leave at most of the lines' slopes. */
const FAN_RESIDUE_MAX = 0.75;
/** Lines that may come out steeper by so much as slopes: paper that is curved has many. */
const WORSE_MIN = 0.015;
const WORSE_SHARE_MAX = 0.12;
const ROUNDS = 4;

/**
 * The pose of text from its lines: they meet at the vanishing point of the level lines,
 * and their ends, which stand in columns, tell that of the upright ones. Each part is
 * kept only where it clearly improves on none. Null for too few lines.
 */
export function fitPose(lines: readonly TextLine[]): TextPose | null {
  const angles = lines.map((line) => ({
    value: Math.atan(slopeOf(line)),
    weight: lengthOf(line),
  }));
  const skew = weightedMedian(angles);
  if (skew === null) return null;
  const straight = rotation(-skew);
  if (lines.length < LINES_MIN) return { skew, hasPerspective: false, level: straight };
  const fan = fitFan(lines.map((line) => mapLine(straight, line)));
  const level = composed(straight, fan ?? IDENTITY);
  const columns = fitColumns(
    lines.map((line) => mapLine(level, line)),
    fan === null,
  );
  return {
    skew,
    hasPerspective: fan !== null || columns !== null,
    level: composed(level, columns ?? IDENTITY),
  };
}

/**
 * The map after which lines that meet far to one side are level. A level line is mapped
 * from one of slope `a y - s` by `y' = (s x + y) / (a x + 1)`, so that a straight line
 * through the slopes over the heights gives both; what it leaves is fitted again.
 */
function fitFan(lines: readonly TextLine[]): Homography | null {
  let map: Homography = IDENTITY;
  let fitted = lines;
  for (let round = 0; round < ROUNDS; round++) {
    const { at0, perUnit } = fitSlopes(fitted);
    map = composed(map, [1, 0, 0, -at0, 1, 0, perUnit, 0, 1]);
    fitted = lines.map((line) => mapLine(map, line));
  }
  const heights = lines.map((line) => middleOf(line).y);
  const spread = Math.abs(map[6]) * (Math.max(...heights) - Math.min(...heights));
  const isClear =
    residueOf(fitted) <= residueOf(lines) * FAN_RESIDUE_MAX &&
    shareWorse(lines, fitted) <= WORSE_SHARE_MAX;
  return spread >= FAN_MIN && isClear && isSane(map, fitted) ? map : null;
}

/** The line `slope = at0 + perUnit * y` nearest to most lines: least absolute deviations by reweighting. */
export function fitSlopes(lines: readonly TextLine[]): { at0: number; perUnit: number } {
  const points = lines.map((line) => ({
    ...{ y: middleOf(line).y, slope: slopeOf(line), weight: lengthOf(line) },
  }));
  let [at0, perUnit] = [0, 0];
  for (let round = 0; round < 12; round++) {
    let [n, sy, syy, sm, sym] = [0, 0, 0, 0, 0];
    for (const { y, slope, weight } of points) {
      const off = Math.abs(slope - at0 - perUnit * y);
      const w = weight / Math.max(SLOPE_NOISE, round === 0 ? 1 : off);
      [n, sy, syy] = [n + w, sy + w * y, syy + w * y * y];
      [sm, sym] = [sm + w * slope, sym + w * slope * y];
    }
    const determinant = n * syy - sy * sy;
    if (determinant <= 1e-9 * n * n) return { at0: n > 0 ? sm / n : 0, perUnit: 0 };
    perUnit = (n * sym - sy * sm) / determinant;
    at0 = (sm - perUnit * sy) / n;
  }
  return { at0, perUnit };
}

/** Slopes of lines are not known better. */
const SLOPE_NOISE = 0.003;

const shareWorse = (before: readonly TextLine[], after: readonly TextLine[]): number =>
  after.filter(
    (line, index) => Math.abs(slopeOf(line)) > Math.abs(slopeOf(before[index]!)) + WORSE_MIN,
  ).length / Math.max(1, after.length);

const residueOf = (lines: readonly TextLine[]): number =>
  weightedMedian(
    lines.map((line) => ({ value: Math.abs(slopeOf(line)), weight: lengthOf(line) })),
  ) ?? 0;

/** Columns that lean or run together by less over the text are left as they are. */
const LEAN_MIN = 0.02;
const CONVERGENCE_MIN = 0.03;
/** Where the lines themselves show no perspective, columns must show more of it. */
const ALONE = { leanMin: 0.06, convergenceMin: 0.08, gain: 1.5 };
/** By how much more the ends of lines must stand in columns. */
const GAIN_MIN = 1.25;
const LEAN_MAX = 0.3;
const CONVERGENCE_MAX = 0.36;
const STEP = 0.02;

/**
 * The map `x' = (x + t y) / (b y + 1)`, `y' = y / (b y + 1)`, after which the beginnings,
 * middles and ends of lines stand best above each other.
 */
function fitColumns(lines: readonly TextLine[], isAlone: boolean): Homography | null {
  const height = upperMedian(lines.map((line) => line.height)) ?? 0;
  if (height <= 0) return null;
  const reach = height * 0.5;
  const ends = (['left', 'middle', 'right'] as const).map((end) => {
    const points = lines.map((line) => (end === 'middle' ? middleOf(line) : line[end]));
    return {
      x: Float64Array.from(points, ({ x }) => x),
      y: Float64Array.from(points, ({ y }) => y),
    };
  });
  const xs = new Float64Array(lines.length);
  const score = (lean: number, convergence: number): number => {
    let pairs = 0;
    for (const { x, y } of ends) {
      for (let at = 0; at < xs.length; at++)
        xs[at] = (x[at]! + lean * y[at]!) / (convergence * y[at]! + 1);
      pairs += pairsWithin(xs.sort(), reach);
    }
    return pairs;
  };
  let best = { lean: 0, convergence: 0, score: score(0, 0) };
  const none = best.score;
  const search = (around: typeof best, step: number, leanMax: number, most: number): void => {
    const leans = Math.round(leanMax / step);
    const convergences = Math.round(most / step);
    for (let i = -leans; i <= leans; i++)
      for (let j = -convergences; j <= convergences; j++) {
        const lean = around.lean + i * step;
        const convergence = around.convergence + j * step;
        const found = score(lean, convergence);
        if (found > best.score) best = { lean, convergence, score: found };
      }
  };
  search(best, STEP, LEAN_MAX, CONVERGENCE_MAX);
  search({ ...best }, STEP / 4, STEP, STEP);
  const { lean, convergence } = best;
  const [leanMin, convergenceMin, gain] = isAlone
    ? [ALONE.leanMin, ALONE.convergenceMin, ALONE.gain]
    : [LEAN_MIN, CONVERGENCE_MIN, GAIN_MIN];
  if (Math.abs(lean) < leanMin && Math.abs(convergence) < convergenceMin) return null;
  if (best.score < none * gain) return null;
  const map: Homography = [1, lean, 0, 0, 1, 0, 0, convergence, 1];
  return isSane(map, lines) ? map : null;
}

/** How many pairs of ends stand above each other, nearer ones counting more; `xs` ascending. */
function pairsWithin(xs: Float64Array, reach: number): number {
  let pairs = 0;
  for (let i = 0; i < xs.length; i++)
    for (let j = i + 1; j < xs.length && xs[j]! - xs[i]! < reach; j++)
      pairs += 1 - (xs[j]! - xs[i]!) / reach;
  return pairs;
}

/** Depth across the text that a photo of a document has at most: the far side at half the scale. */
const DEPTH_MIN = 0.5;

function isSane([, , , , , , g, h, i]: Homography, lines: readonly TextLine[]): boolean {
  const depths = lines.flatMap(({ left, right }) =>
    [left, right].map(({ x, y }) => (g * x + h * y + i) / i),
  );
  return Math.min(...depths) >= DEPTH_MIN && Math.max(...depths) <= 1 / DEPTH_MIN;
}

function weightedMedian(values: readonly { value: number; weight: number }[]): number | null {
  const sorted = [...values].sort((a, b) => a.value - b.value);
  let left = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  for (const { value, weight } of sorted) {
    left -= weight;
    if (left <= 0) return value;
  }
  return sorted.at(-1)?.value ?? null;
}
