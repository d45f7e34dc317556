import { areaAverage, type Grey } from '../../../image/grey.js';
import { upperMedian } from '../../../statistics.js';

/**
 * Difference between a thumbnail and its picture; sizes in pixels of the picture part of
 * the thumbnail.
 */
export interface Comparison {
  columns: number;
  rows: number;
  /** Correlation of luma, -1 to 1. */
  correlation: number;
  /** Difference in grey levels after the best shift by up to one pixel, rows from the top. */
  difference: Float32Array;
  /** Upper median of the differences, grey levels. */
  usual: number;
}

/** Maximum relative deviation of aspect ratio; beyond it the thumbnail was rotated or cropped. */
const SHAPE_TOLERANCE = 0.04;

/**
 * Compares a thumbnail with its downscaled picture. Black bars, with which cameras fill a
 * different shape, are removed. null where the shapes differ otherwise, or there is too
 * little to compare.
 */
export function compareThumbnail(picture: Grey, thumbnail: Grey): Comparison | null {
  const part = pictureShape(picture, thumbnail);
  if (part === null) return null;
  const { columns, rows, left, top } = part;
  if (columns < 32 || rows < 32 || columns > picture.width || rows > picture.height) return null;
  const shown = Float32Array.from(areaAverage(picture, columns, rows));
  const small = new Float32Array(columns * rows);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++)
      small[y * columns + x] = thumbnail.data[(top + y) * thumbnail.width + left + x]!;
  const whole = fit(shown, small);
  const { correlation } = whole;
  const { gain, offset } = fitWithoutOutliers(shown, small, whole);
  const expected = smooth(
    shown.map((value) => gain * value + offset),
    columns,
    rows,
  );
  const seen = smooth(small, columns, rows);
  const difference = new Float32Array(columns * rows);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++)
      difference[y * columns + x] = Math.max(
        nearest(seen[y * columns + x]!, expected, x, y, columns, rows),
        nearest(expected[y * columns + x]!, seen, x, y, columns, rows),
      );
  const usual = upperMedian(difference)!;
  return { columns, rows, correlation, difference, usual };
}

/**
 * Area of a thumbnail that shows the picture; bars exist only where the shape requires
 * them. null when the shapes do not match.
 */
function pictureShape(picture: Grey, thumbnail: Grey) {
  const { width, height } = thumbnail;
  const aspect = picture.width / picture.height;
  const isTurned = aspect > 1 !== width / height > 1 && Math.abs(aspect - 1) > SHAPE_TOLERANCE;
  if (isTurned) return null;
  const columns = Math.min(width, Math.round(height * aspect));
  const rows = Math.min(height, Math.round(width / aspect));
  // No camera fills more than a third with bars.
  if (columns < width / 1.5 || rows < height / 1.5) return null;
  const part = { columns, rows, left: (width - columns) >> 1, top: (height - rows) >> 1 };
  return hasDarkBars(thumbnail, part) ? part : null;
}

/** Whether everything a pixel or more outside of the picture part is black. */
function hasDarkBars(
  { width, height, data }: Grey,
  { columns, rows, left, top }: { columns: number; rows: number; left: number; top: number },
): boolean {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isBar = x < left - 1 || x > left + columns || y < top - 1 || y > top + rows;
      if (isBar && data[y * width + x]! > BAR_MAX) return false;
    }
  return true;
}

/** Maximum level of black, with the compression error beside an edge. */
const BAR_MAX = 60;

/** Least-squares fit of b by a, and their correlation. */
function fit(a: Float32Array, b: Float32Array): Fit {
  const n = a.length;
  const mean = (values: Float32Array) => values.reduce((sum, value) => sum + value, 0) / n;
  const [meanA, meanB] = [mean(a), mean(b)];
  let aa = 0;
  let bb = 0;
  let ab = 0;
  for (let index = 0; index < n; index++) {
    const x = a[index]! - meanA;
    const y = b[index]! - meanB;
    aa += x * x;
    bb += y * y;
    ab += x * y;
  }
  const gain = aa > 0 ? ab / aa : 0;
  const correlation = aa > 0 && bb > 0 ? ab / Math.sqrt(aa * bb) : 0;
  return { correlation, gain, offset: meanB - gain * meanA };
}

interface Fit {
  correlation: number;
  gain: number;
  offset: number;
}

/**
 * The fit without the tenth of the pixels with the largest error, so that a changed area
 * does not bias it.
 */
function fitWithoutOutliers(a: Float32Array, b: Float32Array, { gain, offset }: Fit): Fit {
  const misses = a.map((value, index) => Math.abs(gain * value + offset - b[index]!));
  const most = Float32Array.from(misses).sort()[Math.floor(misses.length * 0.9)]!;
  const isKept = (_: number, index: number) => misses[index]! <= most;
  return fit(a.filter(isKept), b.filter(isKept));
}

/** Means of 3 x 3 pixels, because cameras sharpen and blur thumbnails differently. */
function smooth(values: Float32Array, columns: number, rows: number): Float32Array {
  return values.map((_, index) => {
    const x = index % columns;
    const y = Math.floor(index / columns);
    let sum = 0;
    let count = 0;
    for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row++)
      for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column++) {
        sum += values[row * columns + column]!;
        count++;
      }
    return sum / count;
  });
}

/** Smallest difference of a value to those around a position, because cameras scale differently. */
function nearest(
  value: number,
  among: Float32Array,
  x: number,
  y: number,
  columns: number,
  rows: number,
): number {
  let low = Infinity;
  let high = -Infinity;
  for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row++)
    for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column++) {
      const other = among[row * columns + column]!;
      if (other < low) low = other;
      if (other > high) high = other;
    }
  return Math.max(0, low - value, value - high);
}
