import type { Calibration, ScoringManifest, PageFeature } from '../../core/model-manifest.js';

export const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));

const EDGE = 1e-6;

/** Natural logit of a probability clamped to 1e-6 from 0 and 1. */
export const logitOf = (probability: number): number => {
  const held = Math.min(1 - EDGE, Math.max(EDGE, probability));
  return Math.log(held / (1 - held));
};

/** Calibrated probability of the page from its features. */
export function pageScore(
  { page }: Calibration,
  features: Partial<Record<PageFeature, number>>,
): number {
  let logit = page.bias;
  for (const [feature, weight] of Object.entries(page.weights)) {
    logit += weight * (features[feature as PageFeature] ?? 0);
  }
  return interpolate(page.isotonic, sigmoid(logit));
}

function interpolate(points: [number, number][] | undefined, raw: number): number {
  if (points === undefined || points.length === 0) return raw;
  const after = points.findIndex(([x]) => x >= raw);
  const [x1, y1] = points.at(after) ?? [1, raw];
  const before = after > 0 ? points[after - 1] : undefined;
  if (after < 0 || before === undefined) return y1;
  const [x0, y0] = before;
  return y0 + ((y1 - y0) * (raw - x0)) / (x1 - x0);
}

/** Page features of a map of cell probabilities, as defined by `PAGE_FEATURES`. */
export function mapFeatures(
  map: { columns: number; rows: number; values: Float32Array },
  { calibration, thresholds }: Pick<ScoringManifest, 'calibration' | 'thresholds'>,
): Record<Exclude<PageFeature, 'logit'>, number> {
  const { values } = map;
  const sorted = Float32Array.from(values).sort();
  const top = sorted.subarray(-Math.ceil(values.length * calibration.page.topShare));
  const topMean = meanOf(top);
  return {
    max: sorted.at(-1) ?? 0,
    mean: meanOf(values),
    topMean,
    logitTopMean: logitOf(topMean),
    logLargest: Math.log10(1 + largestRegion(map, thresholds.region)),
  };
}

function meanOf(values: Float32Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length === 0 ? 0 : sum / values.length;
}

/** Number of cells of the largest 4-connected region at or above the threshold. */
export function largestRegion(
  { columns, rows, values }: { columns: number; rows: number; values: Float32Array },
  threshold: number,
): number {
  const seen = new Uint8Array(values.length);
  const stack = new Int32Array(values.length);
  let largest = 0;
  for (let first = 0; first < values.length; first += 1) {
    let depth = visit(first, 0);
    let cells = 0;
    while (depth > 0) {
      const cell = stack[(depth -= 1)] ?? 0;
      const column = cell % columns;
      cells += 1;
      if (column > 0) depth = visit(cell - 1, depth);
      if (column < columns - 1) depth = visit(cell + 1, depth);
      if (cell >= columns) depth = visit(cell - columns, depth);
      if (cell < columns * (rows - 1)) depth = visit(cell + columns, depth);
    }
    largest = Math.max(largest, cells);
  }
  return largest;

  function visit(cell: number, depth: number): number {
    if (seen[cell] === 1 || (values[cell] ?? 0) < threshold) return depth;
    seen[cell] = 1;
    stack[depth] = cell;
    return depth + 1;
  }
}
