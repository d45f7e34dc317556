import type { Grey } from '../image/grey.js';
import { heightOf, widthOf, type InkComponent } from './connected-components.js';

const SLOPE_MAX = 0.09;
const STEPS = 36;
/** Below this slope a line across the whole page drifts by less than half a letter. */
const SLOPE_MIN = 0.004;
/** Fewer letters do not determine a slope. */
const LETTERS_MIN = 30;

/**
 * Slope of the text lines: pixels down (positive) or up per pixel to the right,
 * within about 5 degrees; 0 below `SLOPE_MIN`. It is the slope at which the bottoms
 * of the letters align best.
 */
export function skewOf(components: readonly InkComponent[]): number {
  const heights = components
    .filter((component) => heightOf(component) >= 7)
    .map(heightOf)
    .sort((a, b) => a - b);
  const medianHeight = heights[Math.floor(heights.length / 2)];
  if (medianHeight === undefined) return 0;
  const letters = components.filter(
    (component) =>
      heightOf(component) > medianHeight * 0.6 &&
      heightOf(component) < medianHeight * 1.8 &&
      widthOf(component) < medianHeight * 4,
  );
  if (letters.length < LETTERS_MIN) return 0;
  const coarse = bestSlope(letters, 0, SLOPE_MAX / STEPS, STEPS, medianHeight);
  const fine = bestSlope(letters, coarse, SLOPE_MAX / STEPS / 6, 6, medianHeight);
  return Math.abs(fine) < SLOPE_MIN ? 0 : fine;
}

function bestSlope(
  letters: readonly InkComponent[],
  centre: number,
  step: number,
  steps: number,
  medianHeight: number,
): number {
  let found = centre;
  let most = -1;
  for (let index = -steps; index <= steps; index++) {
    const slope = centre + index * step;
    const score = alignment(letters, slope, medianHeight);
    // On equal scores the slope nearer to 0 wins.
    if (score > most || (score === most && Math.abs(slope) < Math.abs(found)))
      [found, most] = [slope, score];
  }
  return found;
}

/** Sum of squared counts of letter bottoms per level: high when they concentrate on few levels. */
function alignment(letters: readonly InkComponent[], slope: number, medianHeight: number): number {
  const bin = Math.max(1, medianHeight / 5);
  const counts = new Map<number, number>();
  for (const component of letters) {
    const x = (component.left + component.right) / 2;
    const level = Math.round((component.bottom - slope * x) / bin);
    counts.set(level, (counts.get(level) ?? 0) + 1);
  }
  let score = 0;
  for (const count of counts.values()) score += count * count;
  return score;
}

/** Levels the text lines by shifting each pixel column vertically (a shear); letter shapes are kept. */
export function deskew(grey: Grey, slope: number): Grey {
  const { width, height, data } = grey;
  const level = new Uint8Array(width * height);
  for (let x = 0; x < width; x++) {
    const shift = slope * x;
    const whole = Math.floor(shift);
    const part = shift - whole;
    for (let y = 0; y < height; y++) {
      const from = Math.min(height - 1, Math.max(0, y + whole));
      const next = Math.min(height - 1, from + 1);
      level[y * width + x] = data[from * width + x]! * (1 - part) + data[next * width + x]! * part;
    }
  }
  return { width, height, data: level };
}
