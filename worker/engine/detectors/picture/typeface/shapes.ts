import type { PixelRect } from '../../../evidence/geometry.js';
import type { InkPatch } from './ink-patch.js';

/** Rows of a normalised character; the canvas has margins for shifts and wide characters. */
const ROWS = 28;
const MARGIN = 2;

export const CANVAS = { width: 36, height: ROWS + 2 * MARGIN };

/** Margin of background around a character that is scaled too, so that its outline is complete. */
const AROUND_PX = 1;

/**
 * Normalises the ink of a character to one height, width in proportion, centred in
 * CANVAS; mean 0, length 1, so that the scalar product of two is their correlation.
 * Resampled with a triangle filter.
 */
export function shapeOf(patch: InkPatch, { x, y, w, h }: PixelRect): Float32Array {
  const left = Math.max(0, x - AROUND_PX);
  const top = Math.max(0, y - AROUND_PX);
  const right = Math.min(patch.width, x + w + AROUND_PX);
  const bottom = Math.min(patch.height, y + h + AROUND_PX);
  const scale = ROWS / (bottom - top);
  const columns = Math.min(
    CANVAS.width - 2 * MARGIN - 2,
    Math.max(3, Math.round((right - left) * scale)),
  );
  const across = triangles(left, right - left, columns, patch.width);
  const down = triangles(top, bottom - top, ROWS, patch.height);
  const out = new Float32Array(CANVAS.width * CANVAS.height);
  const offset = (CANVAS.width - columns) >> 1;
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < columns; column++) {
      let value = 0;
      for (const [sourceRow, rowWeight] of down[row]!)
        for (const [sourceColumn, weight] of across[column]!)
          value += rowWeight * weight * patch.ink[sourceRow * patch.width + sourceColumn]!;
      out[(row + MARGIN) * CANVAS.width + offset + column] = value;
    }
  return unit(out);
}

/** Source pixels and weights (sum 1) for each target pixel. */
function triangles(from: number, length: number, to: number, end: number): [number, number][][] {
  const ratio = length / to;
  const support = Math.max(1, ratio);
  return Array.from({ length: to }, (_, place) => {
    const centre = from + (place + 0.5) * ratio - 0.5;
    const parts: [number, number][] = [];
    let sum = 0;
    for (let at = Math.ceil(centre - support); at <= centre + support; at++) {
      const weight = 1 - Math.abs(at - centre) / support;
      if (weight <= 0) continue;
      parts.push([Math.min(end - 1, Math.max(0, at)), weight]);
      sum += weight;
    }
    return parts.map(([at, weight]) => [at, weight / sum]);
  });
}

function unit(values: Float32Array): Float32Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let energy = 0;
  for (let at = 0; at < values.length; at++) {
    values[at] = values[at]! - mean;
    energy += values[at]! ** 2;
  }
  const length = Math.sqrt(energy) || 1;
  return values.map((value) => value / length);
}

/**
 * Maximum shifts in a comparison, pixels: a box is off by a pixel where compression moves
 * an edge.
 */
const SHIFT_X = 2;
const SHIFT_Y = 1;

/** Highest correlation of two shapes over small shifts, -1 to 1. */
export function similarity(one: Float32Array, other: Float32Array): number {
  const { width, height } = CANVAS;
  let best = -1;
  for (let dy = -SHIFT_Y; dy <= SHIFT_Y; dy++)
    for (let dx = -SHIFT_X; dx <= SHIFT_X; dx++) {
      let sum = 0;
      for (let y = Math.max(0, -dy); y < Math.min(height, height - dy); y++) {
        const row = y * width;
        const shifted = row + dy * width + dx;
        for (let x = Math.max(0, -dx); x < Math.min(width, width - dx); x++)
          sum += one[row + x]! * other[shifted + x]!;
      }
      if (sum > best) best = sum;
    }
  return best;
}

/** A shape at half size: enough to preselect shapes for comparison. */
export function coarseOf(shape: Float32Array): Float32Array {
  const { width, height } = CANVAS;
  const coarse = new Float32Array((width * height) / 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      coarse[(y >> 1) * (width >> 1) + (x >> 1)]! += shape[y * width + x]!;
  return unit(coarse);
}

/** Correlation of two shapes of one size without shift. */
export function correlation(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!;
  return sum;
}
