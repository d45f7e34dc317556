import { ZIGZAG } from '../../../image/jpeg/zigzag.js';
import { libjpegTable, LUMA_50 } from '../../../image/jpeg/standard-tables.js';
import type { LumaPlane } from '../../../image/jpeg/luma-plane.js';
import { estimateQuality } from './estimate-quality.js';
import type { Phase } from './level-histograms.js';
import {
  BIN,
  BINS,
  countLevels,
  FREQUENCIES,
  shifted,
  texturedBlocks,
} from './level-histograms.js';
import type { StepModel } from './step-model.js';
import { COSINES, STEP_MAX } from './cosines.js';
import { contentDensity, gatherCounts, stepModel } from './step-model.js';
import { upperMedian } from '../../../statistics.js';

/** Trace of an earlier compression at one frequency. */
export interface EarlierStep extends StepModel {
  /** Natural order of the frequency. */
  frequency: number;
}

/** Traces of an earlier compression, by frequency. */
export interface EarlierSteps {
  steps: EarlierStep[];
  /**
   * Approximate libjpeg quality, 1-100, where the steps are the scaled example table;
   * otherwise null.
   */
  quality: number | null;
}

/**
 * Control phases that share neither row nor column with the page's; they show the content
 * without its lattice.
 */
const CONTROL_PHASES = [
  [3, 5],
  [5, 3],
  [1, 2],
  [6, 2],
] as const;
const BLOCKS = 2000;
/**
 * Blur of the lattice by rounding, in grey levels: .3 for grey pictures, more where
 * colours were clipped.
 */
const NOISES = [0.4, 0.8, 1.6] as const;
/**
 * Minimum gain in likelihood, in nats, of an earlier step: per coefficient, in total, and
 * over control phases.
 */
const GAIN_EACH_MIN = 0.08;
const GAIN_MIN = 40;
const GAIN_OVER_CONTROL = 3;
const COUNT_MIN = 60;
/** Number of candidate steps per frequency that are evaluated in full. */
const SHORTLIST = 3;
/**
 * Minimum number of magnitudes beyond the first two cells of the lattice; otherwise a
 * step only shows that most are small.
 */
const BEYOND_MIN = 30;
/** Minimum ratio of step to blur for a step taken from a table. */
const STEP_TO_BLUR = 5;

/**
 * Estimates the earlier quantisation step of each AC frequency where the page shows one.
 *
 * @param ownSteps steps of the file where it is a JPEG on this same grid, else null
 */
export function estimateSteps(
  plane: LumaPlane,
  phase: Phase,
  ownSteps: Uint16Array | null,
): EarlierSteps {
  const blocks = texturedBlocks(plane, BLOCKS);
  const elsewhere = CONTROL_PHASES.map(([x, y]) =>
    countLevels(plane, blocks, shifted(phase, x, y)),
  );
  const here = countLevels(plane, blocks, phase);
  const first = acceptedSteps(here, elsewhere, ownSteps);
  let table = nearestTable(first);
  if (table === null) {
    const quality = estimateQuality(plane, blocks, phase, ownSteps);
    if (quality !== null)
      table = { percent: percentOf(quality), steps: libjpegTable(LUMA_50, quality) };
  }
  if (table === null && first.length === 0) return { steps: first, quality: null };
  // Clipped samples hide the lattice; a provisional estimate allows restoring them.
  const provisional = table === null ? stepTable(first) : Float32Array.from(table.steps);
  const restoredCounts = countLevels(plane, blocks, phase, FREQUENCIES, provisional);
  const found = acceptedSteps(restoredCounts, elsewhere, ownSteps);
  table = nearestTable(found) ?? table;
  return table === null
    ? { steps: found, quality: null }
    : {
        steps: completeFromTable(table, found, restoredCounts, elsewhere, ownSteps),
        quality: qualityOf(table.percent),
      };
}

/**
 * Adds the other steps of the table where the steps are the scaled example table: few
 * coefficients of high frequencies are large enough to show theirs.
 */
function completeFromTable(
  nearest: ScaledTable,
  found: readonly EarlierStep[],
  here: Float32Array,
  elsewhere: readonly Float32Array[],
  ownSteps: Uint16Array | null,
): EarlierStep[] {
  const noise = upperMedian(found.map((step) => step.noise)) ?? NOISES[1];
  const steps: EarlierStep[] = [];
  for (let k = 0; k < FREQUENCIES; k++) {
    const frequency = ZIGZAG[k + 1]!;
    const step = nearest.steps[frequency]!;
    const width = ownSteps === null ? BIN : ownSteps[frequency]!;
    const own = found.find((one) => one.frequency === frequency && one.step === step);
    if (own !== undefined) {
      steps.push(own);
      continue;
    }
    if (step < STEP_TO_BLUR * noise || step <= width) continue;
    const density = contentDensity(contentCounts(elsewhere, k), Math.max(3, step));
    const model = stepModel(density, step, width, noise);
    const counts = gatherCounts(here.subarray(k * BINS, (k + 1) * BINS), width);
    if (gainOf(model, counts) >= 0) steps.push({ ...model, frequency });
  }
  return steps;
}

/**
 * The example table of T.81 at the scale that matches nearly all steps of the lower
 * frequencies: libjpeg rounds, other encoders truncate. null when there is none.
 */
function nearestTable(found: readonly EarlierStep[]): ScaledTable | null {
  const lower = found.filter(({ frequency }) => (frequency >> 3) + (frequency & 7) <= 5);
  if (lower.length < 6) return null;
  let best: ScaledTable | null = null;
  let bestShare = 0.7;
  for (const rounding of [50, 0]) {
    for (let percent = 4; percent <= 500; percent++) {
      const stepAt = (k: number) =>
        Math.max(1, Math.floor((LUMA_50[k]! * percent + rounding) / 100));
      const same = lower.filter(({ frequency, step }) => stepAt(frequency) === step).length;
      if (same / lower.length <= bestShare) continue;
      bestShare = same / lower.length;
      best = { percent, steps: LUMA_50.map((_, k) => stepAt(k)) };
    }
  }
  return best;
}

interface ScaledTable {
  /** Scale of the example table in percent. */
  percent: number;
  steps: Uint16Array;
}

/** Table scale of libjpeg in percent (jpeg_quality_scaling). */
const percentOf = (quality: number): number =>
  quality < 50 ? Math.floor(5000 / quality) : 200 - 2 * quality;

/** The libjpeg quality, 1-100, with this table scale. */
const qualityOf = (percent: number): number =>
  Math.round(percent > 100 ? 5000 / percent : (200 - percent) / 2);

function contentCounts(elsewhere: readonly Float32Array[], k: number): Float32Array {
  const content = new Float32Array(BINS);
  for (const counts of elsewhere)
    for (let bin = 0; bin < BINS; bin++) content[bin]! += counts[k * BINS + bin]!;
  return content;
}

/** Steps by natural order of frequencies, 0 where unknown. */
export function stepTable(steps: readonly EarlierStep[]): Float32Array {
  const table = new Float32Array(64);
  for (const { frequency, step } of steps) table[frequency] = step;
  return table;
}

function acceptedSteps(
  here: Float32Array,
  elsewhere: readonly Float32Array[],
  ownSteps: Uint16Array | null,
): EarlierStep[] {
  const found: EarlierStep[] = [];
  for (let k = 0; k < FREQUENCIES; k++) {
    const frequency = ZIGZAG[k + 1]!;
    const part = (counts: Float32Array) => counts.subarray(k * BINS, (k + 1) * BINS);
    const width = ownSteps === null ? BIN : ownSteps[frequency]!;
    const best = bestStep(part(here), elsewhere.map(part), contentCounts(elsewhere, k), width);
    if (best !== null) found.push({ ...best, frequency });
  }
  return found;
}

function bestStep(
  here: Float32Array,
  elsewhere: readonly Float32Array[],
  content: Float32Array,
  width: number,
): StepModel | null {
  const counts = gatherCounts(here, width);
  let best: StepModel | null = null;
  let whole: StepModel | null = null;
  let bestGain = 0;
  for (const step of candidateSteps(here, content, width)) {
    const density = contentDensity(content, Math.max(3, step));
    for (const noise of NOISES) {
      if (noise > step / 3) continue;
      const model = stepModel(density, step, width, noise, false);
      const gain = gainOf(model, counts);
      if (gain <= bestGain) continue;
      [best, bestGain] = [model, gain];
      whole = stepModel(density, step, width, noise);
    }
  }
  if (best === null || whole === null || bestGain < GAIN_MIN) return null;
  const count = sumFrom(counts, best.first);
  if (count < COUNT_MIN || bestGain < GAIN_EACH_MIN * count) return null;
  const chance = Math.max(...elsewhere.map((part) => gainOf(best, gatherCounts(part, width))));
  return bestGain > GAIN_MIN + GAIN_OVER_CONTROL * Math.max(0, chance) ? whole : null;
}

/** The steps at whose multiples magnitudes cluster most, relative to control phases. */
function candidateSteps(here: Float32Array, content: Float32Array, width: number): number[] {
  const ranked: { step: number; z: number }[] = [];
  const [own, other] = [here, content].map((counts) => onFileGrid(counts, width)) as [
    Float32Array,
    Float32Array,
  ];
  for (let step = 2; step <= STEP_MAX; step++) {
    if (step === width) continue;
    const [mean, count] = periodicity(own, step);
    const beyond = sumFrom(own, Math.ceil((1.5 * step) / BIN));
    if (beyond < BEYOND_MIN) break;
    ranked.push({ step, z: (mean - periodicity(other, step)[0]) * Math.sqrt(2 * count) });
  }
  return ranked
    .sort((a, b) => b.z - a.z)
    .slice(0, SHORTLIST)
    .map(({ step }) => step);
}

/** Moves fine counts to the nearest multiples of a width, still in fine bins. */
function onFileGrid(counts: Float32Array, width: number): Float32Array {
  if (width <= 1) return counts;
  const moved = new Float32Array(BINS);
  for (let bin = 0; bin < BINS; bin++) {
    const to = Math.round((bin * BIN) / width) * (width / BIN);
    if (to < BINS) moved[to]! += counts[bin]!;
  }
  return moved;
}

/** Mean cosine of magnitudes beyond half a step, and their number. */
function periodicity(counts: Float32Array, step: number): [mean: number, count: number] {
  const cosines = COSINES[step]!;
  let sum = 0;
  let total = 0;
  for (let bin = 2 * step + 1; bin < BINS; bin++) {
    const count = counts[bin]!;
    if (count === 0) continue;
    sum += count * cosines[bin % (4 * step)]!;
    total += count;
  }
  return [total === 0 ? 0 : sum / total, total];
}

/** Log-likelihood gain of the lattice over no lattice, in nats. */
function gainOf({ evidence, first }: StepModel, counts: Float32Array): number {
  let gain = 0;
  for (let bin = first; bin < evidence.length; bin++) gain -= counts[bin]! * evidence[bin]!;
  return gain;
}

function sumFrom(values: Float32Array, first: number): number {
  let sum = 0;
  for (let index = first; index < values.length; index++) sum += values[index]!;
  return sum;
}
