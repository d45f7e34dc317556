import type { Grey } from '../../../image/grey.js';
import { magnitudes } from '../../../image/signal/spectrum.js';
import { median } from '../../../statistics.js';
import type { PixelRect } from '../../../evidence/geometry.js';

/** The strongest period of the second derivative. */
export interface Peak {
  /** Cycles per pixel, 0-0.5. */
  frequency: number;
  /** Relative to the median of the spectrum. */
  strength: number;
}

/**
 * Maximum second difference, in grey levels; stronger ones are edges of print with their
 * own period.
 */
const BEND_MAX = 12;

/**
 * Lowest frequency used, above layout and lighting, and half width of a JPEG harmonic, in
 * cycles per pixel.
 */
const LOW_MAX = 0.06;
const HARMONIC_HALF = 0.012;
const JPEG_BLOCK_PX = 8;

/**
 * The strongest period of second derivatives: interpolation makes their size periodic
 * with the scaling factor (Gallagher 2005; Mahdian and Saic 2008). Periods of JPEG blocks
 * are excluded.
 *
 * @param bins number of frequencies
 */
export function peakAlong(grey: Grey, area: PixelRect, axis: 'x' | 'y', bins: number): Peak {
  const spectrum = magnitudes(
    axis === 'x' ? bendByColumn(grey, area) : bendByRow(grey, area),
    bins,
  );
  let best: Peak = { frequency: 0, strength: 0 };
  const usual = Math.max(1e-6, median(spectrum));
  spectrum.forEach((magnitude, at) => {
    const frequency = (at + 1) / (2 * bins);
    if (frequency < LOW_MAX || isHarmonic(frequency)) return;
    if (magnitude / usual > best.strength) best = { frequency, strength: magnitude / usual };
  });
  return best;
}

const isHarmonic = (frequency: number): boolean =>
  Math.abs(frequency * JPEG_BLOCK_PX - Math.round(frequency * JPEG_BLOCK_PX)) <
  HARMONIC_HALF * JPEG_BLOCK_PX;

function bendByColumn({ width, data }: Grey, { x, y, w, h }: PixelRect): Float64Array {
  const sums = new Float64Array(Math.max(0, w - 2));
  for (let row = y; row < y + h; row++)
    for (let column = 0, at = row * width + x + 1; column < sums.length; column++, at++) {
      const bend = Math.abs(2 * data[at]! - data[at - 1]! - data[at + 1]!);
      if (bend <= BEND_MAX) sums[column]! += bend;
    }
  return sums;
}

function bendByRow({ width, data }: Grey, { x, y, w, h }: PixelRect): Float64Array {
  const sums = new Float64Array(Math.max(0, h - 2));
  for (let row = 0; row < sums.length; row++) {
    const from = (y + row + 1) * width + x;
    for (let at = from; at < from + w; at++) {
      const bend = Math.abs(2 * data[at]! - data[at - width]! - data[at + width]!);
      if (bend <= BEND_MAX) sums[row]! += bend;
    }
  }
  return sums;
}
