import * as en from './en.js';
import * as he from './he.js';
import { pictureDetector } from '../../detector.js';
import { forwardDct } from '../../../image/jpeg/dct.js';
import { libjpegTable, LUMA_50 } from '../../../image/jpeg/standard-tables.js';
import { abstain } from '../picture-detection.js';

/** Quality of the recompression whose error is shown. */
const QUALITY = 90;
const GHOST_QUALITIES = [50, 55, 60, 65, 70, 75, 80, 85, 90, 95] as const;

/** Number of blocks measured for the curve over qualities. */
const GHOST_BLOCKS = 600;

/**
 * Error level analysis (Krawetz 2007) and JPEG ghosts (Farid 2009), for visual
 * inspection: edges of text stand out on every page, so it reports and scores nothing.
 */
export const errorLevel = pictureDetector({
  id: 'error-level',
  names: { en: en.name, he: he.name },
  findings: {},
  needs: ['picture'],
  detect: ({ picture }) => {
    const columns = picture.width >> 3;
    const rows = picture.height >> 3;
    if (columns * rows < 16) return abstain('picture too small');
    const plane = { grey: picture.grey(), width: picture.width };
    const steps = libjpegTable(LUMA_50, QUALITY);
    const values = new Float32Array(columns * rows);
    const block = new Float32Array(64);
    let sum = 0;
    for (let index = 0; index < values.length; index++) {
      readBlock(plane, index, columns, block);
      const error = Math.sqrt(errorOf(block, steps) / 64);
      sum += error;
      values[index] = error;
    }
    const usual = largestOf(steps);
    return {
      findings: [],
      score: null,
      figures: {
        mean_error: sum / values.length,
        ghost_quality: ghostQuality(plane, columns, rows),
      },
      regions: [],
      heatmap: { columns, rows, cellPx: 8, values: values.map((v) => Math.min(1, v / usual)) },
      abstained: null,
    };
  },
});

interface Plane {
  grey: Uint8Array;
  width: number;
}

/**
 * The usual error of rounding to steps (uniform distribution), as a root mean square in
 * grey levels.
 */
const largestOf = (steps: Uint16Array): number =>
  Math.sqrt(steps.reduce((sum, step) => sum + (step * step) / 12, 0) / 64);

function readBlock(
  { grey, width }: Plane,
  index: number,
  columns: number,
  block: Float32Array,
): void {
  const top = Math.floor(index / columns) * 8;
  const left = (index % columns) * 8;
  for (let y = 0, k = 0; y < 8; y++)
    for (let x = 0; x < 8; x++, k++) block[k] = grey[(top + y) * width + left + x]! - 128;
  forwardDct(block);
}

/** Sum of squared rounding errors for the steps. */
function errorOf(frequencies: Float32Array, steps: Uint16Array): number {
  let sum = 0;
  for (let k = 0; k < 64; k++) {
    const step = steps[k]!;
    const error = frequencies[k]! - Math.round(frequencies[k]! / step) * step;
    sum += error * error;
  }
  return sum;
}

/**
 * The quality that changes the page less than both adjacent qualities do; null when there
 * is none.
 */
function ghostQuality(plane: Plane, columns: number, rows: number): number | null {
  const total = columns * rows;
  const stride = Math.max(1, Math.floor(total / GHOST_BLOCKS));
  const tables = GHOST_QUALITIES.map((quality) => libjpegTable(LUMA_50, quality));
  const errors = new Float64Array(tables.length);
  const block = new Float32Array(64);
  for (let index = 0; index < total; index += stride) {
    readBlock(plane, index, columns, block);
    tables.forEach((steps, at) => (errors[at]! += errorOf(block, steps)));
  }
  for (let at = 1; at + 1 < errors.length; at++)
    if (errors[at]! < errors[at - 1]! && errors[at]! < errors[at + 1]!) return GHOST_QUALITIES[at]!;
  return null;
}
