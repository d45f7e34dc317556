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
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += values[at]!;
  const mean = sum / values.length;
  let energy = 0;
  for (let at = 0; at < values.length; at++) {
    values[at] = values[at]! - mean;
    energy += values[at]! ** 2;
  }
  const length = Math.sqrt(energy) || 1;
  for (let at = 0; at < values.length; at++) values[at] = values[at]! / length;
  return values;
}

/**
 * Maximum shifts in a comparison, pixels: a box is off by a pixel where compression moves
 * an edge.
 */
const SHIFT_X = 2;
const SHIFT_Y = 1;

/**
 * Highest correlation of two shapes over small shifts, -1 to 1.
 *
 * The five sums of a row shift are formed side by side, each in the order of its pixels: one
 * sum alone waits for each addition before the next.
 */
export function similarity(one: Float32Array, other: Float32Array): number {
  const { width, height } = CANVAS;
  let best = -1;
  for (let dy = -SHIFT_Y; dy <= SHIFT_Y; dy++) {
    let [left2, left1, none, right1, right2] = [0, 0, 0, 0, 0];
    for (let y = Math.max(0, -dy); y < Math.min(height, height - dy); y++) {
      const row = y * width;
      const end = row + width;
      let at = row;
      let to = row + dy * width;
      none += one[at]! * other[to]!;
      right1 += one[at]! * other[to + 1]!;
      right2 += one[at]! * other[to + 2]!;
      at++;
      to++;
      left1 += one[at]! * other[to - 1]!;
      none += one[at]! * other[to]!;
      right1 += one[at]! * other[to + 1]!;
      right2 += one[at]! * other[to + 2]!;
      for (at++, to++; at < end - SHIFT_X; at++, to++) {
        const value = one[at]!;
        left2 += value * other[to - 2]!;
        left1 += value * other[to - 1]!;
        none += value * other[to]!;
        right1 += value * other[to + 1]!;
        right2 += value * other[to + 2]!;
      }
      left2 += one[at]! * other[to - 2]!;
      left1 += one[at]! * other[to - 1]!;
      none += one[at]! * other[to]!;
      right1 += one[at]! * other[to + 1]!;
      at++;
      to++;
      left2 += one[at]! * other[to - 2]!;
      left1 += one[at]! * other[to - 1]!;
      none += one[at]! * other[to]!;
    }
    best = Math.max(best, left2, left1, none, right1, right2);
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

/**
 * Correlations without shift of a shape with some of one size, which lie one after the other in
 * `others`. Four at a time, each in the order of its values: one sum alone waits for each
 * addition before the next.
 *
 * @param into one for each of them
 */
export function correlations(one: Float32Array, others: Float32Array, into: Float64Array): void {
  const { length } = one;
  let first = 0;
  for (; first + 4 <= into.length; first += 4) {
    let [a, b, c, d] = [0, 0, 0, 0];
    let atA = first * length;
    let [atB, atC, atD] = [atA + length, atA + 2 * length, atA + 3 * length];
    for (let at = 0; at < length; at++) {
      const value = one[at]!;
      a += value * others[atA++]!;
      b += value * others[atB++]!;
      c += value * others[atC++]!;
      d += value * others[atD++]!;
    }
    into[first] = a;
    into[first + 1] = b;
    into[first + 2] = c;
    into[first + 3] = d;
  }
  for (; first < into.length; first++) {
    let sum = 0;
    for (let at = 0, to = first * length; at < length; at++, to++) sum += one[at]! * others[to]!;
    into[first] = sum;
  }
}
