import type { Grey } from '../../../image/grey.js';
import { magnitudes } from '../../../image/signal/spectrum.js';
import { median } from '../../../statistics.js';
import type { PixelRect } from '../../../evidence/geometry.js';

/** The strongest period in how much a picture bends. */
export interface Peak {
  /** Cycles a pixel, 0-0.5. */
  frequency: number;
  /** Over the spectrum's median. */
  strength: number;
}

/** A stronger bend is an edge of print, whose own period is not meant: grey levels. */
const BEND_MAX = 12;

/** Share of the spectrum at its low end that layouts and lighting fill, and width of a JPEG harmonic. */
const LOW_MAX = 0.06;
const HARMONIC_HALF = 0.012;
const JPEG_BLOCK_PX = 8;

/**
 * Interpolation leaves second derivatives whose size repeats with the factor of
 * scaling (Gallagher 2005; Mahdian and Saic 2008). Periods of JPEG's own blocks
 * are left out.
 *
 * @param bins frequencies that are looked at
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
