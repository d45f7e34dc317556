import { BIN, BINS } from './level-histograms.js';

/**
 * Two models of the magnitudes of one frequency, as probabilities of bins. `shared`:
 * quantised by the earlier step, then blurred by rounding (and quantised again where the
 * file is a JPEG). `foreign`: not quantised before. After Bianchi and Piva, "Image
 * forgery localization via block-grained analysis of JPEG artifacts", IEEE TIFS 2012; the
 * density of content is taken from the page at other phases.
 */
export interface StepModel {
  /** The earlier quantisation step. */
  step: number;
  /** Width of a bin: the file's own step, or BIN where it has none. */
  width: number;
  /** Standard deviation of the blur of the lattice, grey levels. */
  noise: number;
  /** The lowest informative bin; bins near zero are not. */
  first: number;
  /** log(foreign / shared) of each bin, by magnitude. */
  evidence: Float32Array;
}

/** Assumed share of coefficients of the page off the lattice; bounds the evidence of each. */
const MISFIT = 0.1;

/**
 * Density of magnitudes without a lattice: that of other phases, averaged over a window
 * as wide as a step.
 *
 * @param counts BINS numbers
 * @param width in units of grey level
 */
export function contentDensity(counts: Float32Array, width: number): Float32Array {
  const half = Math.max(1, Math.round(width / BIN / 2));
  // The bin of zero covers half the range of magnitudes of the others.
  const at = (bin: number): number => (bin === 0 ? 2 * counts[0]! : (counts[Math.abs(bin)] ?? 0));
  const density = new Float32Array(BINS);
  let sum = 0;
  let total = 0;
  for (let bin = -half; bin <= half; bin++) sum += at(bin);
  for (let bin = 0; bin < BINS; bin++) {
    density[bin] = sum / (2 * half + 1) + 1e-3;
    total += density[bin]!;
    sum += at(bin + half + 1) - at(bin - half);
  }
  for (let bin = 0; bin < BINS; bin++) density[bin]! /= total;
  return density;
}

/**
 * @param density from `contentDensity`
 * @param noise standard deviation of the blur of the lattice, grey levels
 * @param isAnyBin false to use only magnitudes beyond the first cell of the lattice,
 *   which show whether there is a lattice and not merely how small magnitudes are
 */
export function stepModel(
  density: Float32Array,
  step: number,
  width: number,
  noise: number,
  isAnyBin = true,
): StepModel {
  const foreign = gather(density, width);
  const shared = gather(onLattice(density, step, noise), width);
  const blank = width > BIN ? width / 2 : Math.min(3 * noise, step / 3);
  const first = Math.max(1, Math.ceil((isAnyBin ? blank : step / 2) / width));
  const sums = [shared, foreign].map((bins) => sumFrom(bins, first));
  const evidence = new Float32Array(shared.length);
  for (let bin = first; bin < evidence.length; bin++) {
    const other = foreign[bin]! / sums[1]!;
    const own = (1 - MISFIT) * (shared[bin]! / sums[0]!) + MISFIT * other;
    evidence[bin] = Math.log(other / own);
  }
  return { step, width, noise, first, evidence };
}

/** The density concentrated at multiples of a step and blurred. */
function onLattice(density: Float32Array, step: number, noise: number): Float32Array {
  const kernel = gaussian(noise);
  const reach = kernel.length - 1;
  const period = Math.round(step / BIN);
  const lattice = new Float32Array(BINS);
  for (let centre = 0; centre < BINS; centre += period) {
    const from = Math.max(0, centre - (period >> 1));
    const to = Math.min(BINS, centre + period - (period >> 1));
    let mass = 0;
    for (let bin = from; bin < to; bin++) mass += density[bin]!;
    for (let shift = -reach; shift <= reach; shift++) {
      const bin = Math.abs(centre + shift);
      if (bin < BINS) lattice[bin]! += mass * kernel[Math.abs(shift)]!;
    }
  }
  return lattice;
}

/** Half of a sampled normal density, summing to 1 over both halves. */
function gaussian(noise: number): Float32Array {
  const reach = Math.ceil((4 * noise) / BIN);
  const kernel = Float32Array.from({ length: reach + 1 }, (_, bin) =>
    Math.exp(-0.5 * ((bin * BIN) / noise) ** 2),
  );
  const total = 2 * kernel.reduce((sum, value) => sum + value, 0) - kernel[0]!;
  return kernel.map((value) => value / total);
}

/** Regroups fine bins into bins of a width around its multiples; a bin on an edge is shared. */
function gather(fine: Float32Array, width: number): Float32Array {
  const bins = new Float32Array(Math.floor((BINS * BIN) / width)).fill(1e-9);
  if (width === BIN) return fine.map((value) => value + 1e-9);
  for (let bin = 0; bin < BINS; bin++) {
    const at = (bin * BIN) / width;
    const low = Math.round(at - 1e-6);
    const high = Math.round(at + 1e-6);
    if (low < bins.length) bins[low]! += fine[bin]! / 2;
    if (high < bins.length) bins[high]! += fine[bin]! / 2;
  }
  return bins;
}

function sumFrom(values: Float32Array, first: number): number {
  let sum = 0;
  for (let index = first; index < values.length; index++) sum += values[index]!;
  return sum;
}

/** Regroups fine counts into the bins of a model. */
export const gatherCounts = (counts: Float32Array, width: number): Float32Array =>
  gather(counts, width);
