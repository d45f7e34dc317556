import type { Grey } from '../../../image/grey.js';
import type { PixelRect } from '../../../evidence/geometry.js';

/** How one place lies over another after both were aligned to fractions of a pixel. */
export interface Registration {
  /**
   * Share of the first place's contrast that the other does not explain, 0-1: 1 - squared
   * correlation, after the best shift, scale and contrast.
   */
  dissimilarity: number;
  /** Shift of the centres, pixels, from the first to the other. */
  dx: number;
  dy: number;
  /** Size of the other over that of the first. */
  sx: number;
  sy: number;
}

/** Margin of background that is compared too, pixels. */
const MARGIN_PX = 2;
/** Room around the other place for its shift and its spline, pixels. */
const ROOM_PX = 7;
/** Larger steps would leave the place; scales change more slowly than shifts. */
const STEP_MAX_PX = 1;
const SCALE_STEP_MAX = 0.03;
/** Factors beyond which letters are not of one size. */
const SCALE_MIN = 0.75;
const SCALE_MAX = 1.3;
/** Steps too small to matter, pixels. */
const SETTLED_PX = 0.01;

export interface RegistrationLimits {
  /** Whether size may differ; otherwise only the shift is sought. */
  scales: boolean;
  iterations: number;
  /** Pixels of the first place that are compared, at most; more are thinned out evenly. */
  samples: number;
}

/**
 * Aligns `other` to `one` by Gauss-Newton steps on shift, scale, contrast and brightness
 * (Lucas and Kanade 1981; Baker and Matthews 2004), with cubic B-splines between pixels. null
 * where a place with its room leaves the picture or has one level only.
 */
export function register(
  grey: Grey,
  one: PixelRect,
  other: PixelRect,
  limits: RegistrationLimits,
): Registration | null {
  const first = samplesOf(grey, one, limits.samples);
  const patch = first && splineOf(grey, other);
  if (!first || !patch) return null;
  const scale = limits.scales ? { x: other.w / one.w, y: other.h / one.h } : { x: 1, y: 1 };
  const place = {
    x: other.x + (other.w - 1) / 2 - patch.x,
    y: other.y + (other.h - 1) / 2 - patch.y,
    sx: scale.x,
    sy: scale.y,
  };
  let best: Registration | null = null;
  for (let round = 0; round < limits.iterations; round++) {
    const step = stepOf(first, patch, place, limits.scales ? 4 : 2);
    if (step === null) break;
    if (best === null || step.dissimilarity < best.dissimilarity)
      best = {
        dissimilarity: step.dissimilarity,
        dx: place.x + patch.x - (one.x + (one.w - 1) / 2),
        dy: place.y + patch.y - (one.y + (one.h - 1) / 2),
        sx: place.sx,
        sy: place.sy,
      };
    const [x, y, sx, sy] = step.change;
    place.x += clamp(x, STEP_MAX_PX);
    place.y += clamp(y, STEP_MAX_PX);
    place.sx = between(place.sx + clamp(sx, SCALE_STEP_MAX), SCALE_MIN, SCALE_MAX);
    place.sy = between(place.sy + clamp(sy, SCALE_STEP_MAX), SCALE_MIN, SCALE_MAX);
    const moved = Math.hypot(x, y) + Math.abs(sx) * one.w + Math.abs(sy) * one.h;
    if (moved < SETTLED_PX) break;
  }
  return best;
}

/** Pixels of the first place, relative to its centre; levels with mean 0. */
interface Samples {
  x: Float32Array;
  y: Float32Array;
  levels: Float32Array;
  energy: number;
}

function samplesOf({ width, height, data }: Grey, area: PixelRect, limit: number): Samples | null {
  const [left, top] = [area.x - MARGIN_PX, area.y - MARGIN_PX];
  const [w, h] = [area.w + 2 * MARGIN_PX, area.h + 2 * MARGIN_PX];
  if (left < 0 || top < 0 || left + w > width || top + h > height) return null;
  const stride = Math.max(1, Math.ceil(Math.sqrt((w * h) / limit)));
  const [columns, rows] = [Math.ceil(w / stride), Math.ceil(h / stride)];
  const samples = {
    x: new Float32Array(columns * rows),
    y: new Float32Array(columns * rows),
    levels: new Float32Array(columns * rows),
  };
  let [sum, count] = [0, 0];
  for (let row = 0; row < h; row += stride)
    for (let column = 0; column < w; column += stride) {
      samples.x[count] = column - (w - 1) / 2;
      samples.y[count] = row - (h - 1) / 2;
      const level = data[(top + row) * width + left + column]!;
      samples.levels[count++] = level;
      sum += level;
    }
  let energy = 0;
  for (let at = 0; at < count; at++) {
    samples.levels[at] = samples.levels[at]! - sum / count;
    energy += samples.levels[at]! ** 2;
  }
  return energy > 0 ? { ...samples, energy } : null;
}

/** Coefficients of a cubic B-spline through the pixels of a place and its room. */
interface Spline {
  x: number;
  y: number;
  w: number;
  h: number;
  coefficients: Float32Array;
}

function splineOf({ width, height, data }: Grey, area: PixelRect): Spline | null {
  const [x, y] = [area.x - ROOM_PX, area.y - ROOM_PX];
  const [w, h] = [area.w + 2 * ROOM_PX, area.h + 2 * ROOM_PX];
  if (x < 0 || y < 0 || x + w > width || y + h > height) return null;
  const coefficients = new Float32Array(w * h);
  for (let row = 0; row < h; row++)
    for (let column = 0; column < w; column++)
      coefficients[row * w + column] = data[(y + row) * width + x + column]!;
  for (let row = 0; row < h; row++) prefilter(coefficients, row * w, 1, w);
  for (let column = 0; column < w; column++) prefilter(coefficients, column, w, h);
  return { x, y, w, h, coefficients };
}

/** Pole of the recursive filter of cubic B-splines. */
const POLE = Math.sqrt(3) - 2;
/** Terms of the geometric series at the border until they vanish. */
const BORDER = 12;

/** Turns samples into B-spline coefficients in place (Unser 1999), mirrored at both ends. */
function prefilter(values: Float32Array, from: number, step: number, count: number): void {
  let first = 0;
  for (let at = 0, power = 1; at < Math.min(BORDER, count); at++, power *= POLE)
    first += power * values[from + at * step]!;
  values[from] = first;
  for (let at = 1; at < count; at++)
    values[from + at * step] = values[from + at * step]! + POLE * values[from + (at - 1) * step]!;
  const last = from + (count - 1) * step;
  values[last] = (POLE / (POLE * POLE - 1)) * (values[last]! + POLE * values[last - step]!);
  for (let at = count - 2; at >= 0; at--)
    values[from + at * step] = POLE * (values[from + (at + 1) * step]! - values[from + at * step]!);
  for (let at = 0; at < count; at++) values[from + at * step] = 6 * values[from + at * step]!;
}

interface Step {
  dissimilarity: number;
  /** Of x, y and both scales. */
  change: readonly [number, number, number, number];
}

/** One Gauss-Newton step; null outside of the patch or without contrast there. */
function stepOf(
  first: Samples,
  patch: Spline,
  place: { x: number; y: number; sx: number; sy: number },
  free: 2 | 4,
): Step | null {
  const count = first.levels.length;
  const seen = new Float32Array(3 * count);
  let mean = 0;
  for (let at = 0; at < count; at++) {
    const x = place.x + place.sx * first.x[at]!;
    const y = place.y + place.sy * first.y[at]!;
    if (!interpolate(patch, x, y, seen, 3 * at)) return null;
    mean += seen[3 * at]!;
  }
  mean /= count;
  let [own, shared] = [0, 0];
  for (let at = 0; at < count; at++) {
    const level = seen[3 * at]! - mean;
    own += level * level;
    shared += level * first.levels[at]!;
  }
  // Ink never lies on paper.
  if (own <= 0 || shared <= 0) return null;
  const gain = shared / own;
  const dissimilarity = Math.max(0, 1 - (shared * shared) / (own * first.energy));

  const size = free + 2;
  const normal = new Float64Array(size * (size + 1));
  const row = new Float64Array(size);
  for (let at = 0; at < count; at++) {
    const [right, down] = [gain * seen[3 * at + 1]!, gain * seen[3 * at + 2]!];
    row[0] = right;
    row[1] = down;
    if (free === 4) {
      row[2] = right * first.x[at]!;
      row[3] = down * first.y[at]!;
    }
    const level = seen[3 * at]! - mean;
    row[free] = level;
    row[free + 1] = 1;
    const rest = first.levels[at]! - gain * level;
    for (let a = 0; a < size; a++) {
      for (let b = a; b < size; b++) normal[a * (size + 1) + b]! += row[a]! * row[b]!;
      normal[a * (size + 1) + size]! += row[a]! * rest;
    }
  }
  const solved = solve(normal, size);
  if (solved === null) return { dissimilarity, change: [0, 0, 0, 0] };
  const [x = 0, y = 0, sx = 0, sy = 0] = solved;
  return { dissimilarity, change: free === 4 ? [x, y, sx, sy] : [x, y, 0, 0] };
}

/** Weights of the four coefficients around a place on one axis, and their slopes. */
interface Weights {
  level: Float64Array;
  slope: Float64Array;
}

const ACROSS: Weights = { level: new Float64Array(4), slope: new Float64Array(4) };
const DOWN: Weights = { level: new Float64Array(4), slope: new Float64Array(4) };

/** @param t 0-1, from the second coefficient to the third */
function weigh({ level, slope }: Weights, t: number): void {
  const u = 1 - t;
  level[0] = (u * u * u) / 6;
  level[1] = (4 - 6 * t * t + 3 * t * t * t) / 6;
  level[2] = (4 - 6 * u * u + 3 * u * u * u) / 6;
  level[3] = (t * t * t) / 6;
  slope[0] = -(u * u) / 2;
  slope[1] = -2 * t + 1.5 * t * t;
  slope[2] = 2 * u - 1.5 * u * u;
  slope[3] = (t * t) / 2;
}

/** Writes the level and its slopes along and down at a place; false outside of the patch. */
function interpolate(
  { w, h, coefficients }: Spline,
  x: number,
  y: number,
  out: Float32Array,
  at: number,
): boolean {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 1 || row < 1 || column + 2 >= w || row + 2 >= h) return false;
  weigh(ACROSS, x - column);
  weigh(DOWN, y - row);
  let [level, right, down] = [0, 0, 0];
  for (let line = 0; line < 4; line++) {
    let [sum, slope] = [0, 0];
    for (let step = 0, from = (row - 1 + line) * w + column - 1; step < 4; step++) {
      sum += ACROSS.level[step]! * coefficients[from + step]!;
      slope += ACROSS.slope[step]! * coefficients[from + step]!;
    }
    level += DOWN.level[line]! * sum;
    right += DOWN.level[line]! * slope;
    down += DOWN.slope[line]! * sum;
  }
  out[at] = level;
  out[at + 1] = right;
  out[at + 2] = down;
  return true;
}

/**
 * Solves symmetric equations whose upper triangle and right side are given, a row each, by
 * elimination; null where they have no single answer.
 */
function solve(rows: Float64Array, size: number): number[] | null {
  const wide = size + 1;
  for (let a = 0; a < size; a++)
    for (let b = 0; b < a; b++) rows[a * wide + b] = rows[b * wide + a]!;
  for (let a = 0; a < size; a++) {
    const pivot = rows[a * wide + a]!;
    if (!(pivot > 1e-9)) return null;
    for (let b = a + 1; b < size; b++) {
      const factor = rows[b * wide + a]! / pivot;
      for (let c = a; c <= size; c++) rows[b * wide + c]! -= factor * rows[a * wide + c]!;
    }
  }
  const out = new Array<number>(size).fill(0);
  for (let a = size - 1; a >= 0; a--) {
    let value = rows[a * wide + size]!;
    for (let b = a + 1; b < size; b++) value -= rows[a * wide + b]! * out[b]!;
    out[a] = value / rows[a * wide + a]!;
  }
  return out;
}

const clamp = (value: number, limit: number): number => between(value, -limit, limit);

const between = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));
