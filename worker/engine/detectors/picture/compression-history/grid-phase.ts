import type { LumaPlane } from '../../../image/jpeg/luma-plane.js';
import { COSINES } from './cosines.js';
import { BIN, BINS, countLevels, texturedBlocks } from './level-histograms.js';
import type { Phase } from './level-histograms.js';
import { MAD_TO_SIGMA, upperMedian } from '../../../statistics.js';

/** Frequencies and steps of the search. */
const FREQUENCIES = 27;
const STEP_MAX = 40;
const BLOCKS = 1000;
/** Maximum contribution of one frequency. */
const FREQUENCY_MAX = 30;

export interface GridPhase {
  phase: Phase;
  /**
   * Excess of periodicity at this phase: sum over frequencies of the best step's robust
   * z, minus that of the median phase, in its deviations.
   */
  strength: number;
}

/**
 * Finds the offset of the 8 x 8 grid of an earlier compression: the phase at which
 * magnitudes of coefficients cluster at multiples of some step. Each of the 64 phases is
 * compared with the other 63, which see the same content. null when the page has too
 * little content.
 *
 * @param isOnOwnGrid whether the file is a JPEG, whose own steps show at phase 0 and,
 *   through rules and edges, at phases that share its rows, columns or half blocks
 */
export function findGridPhase(plane: LumaPlane, isOnOwnGrid: boolean): GridPhase | null {
  const blocks = texturedBlocks(plane, BLOCKS);
  if (blocks.length < 100) return null;
  const few = blocks.filter((_, index) => index % 4 === 0);
  const all = Array.from({ length: 64 }, (_, index) => index).filter(
    (index) => !isOnOwnGrid || !sharesOwnGrid(index),
  );
  const first = totalsAt(plane, few, all);
  const order = all.map((_, at) => at).sort((a, b) => first[b]! - first[a]!);
  const phases = order.slice(0, SHORTLIST).map((at) => all[at]!);
  const totals = totalsAt(plane, blocks, phases);
  const best = totals.indexOf(Math.max(...totals));
  const usual = upperMedian(totals)!;
  const spread = Math.max(
    1,
    MAD_TO_SIGMA * upperMedian(totals.map((total) => Math.abs(total - usual)))!,
  );
  return {
    phase: phaseOf(phases[best]!),
    strength: (totals[best]! - usual) / spread,
  };
}

/** Number of phases evaluated with all blocks; most of them must be wrong ones. */
const SHORTLIST = 16;

const phaseOf = (index: number): Phase => ({ x: index & 7, y: index >> 3 });

const sharesOwnGrid = (index: number): boolean => index < 8 || index % 8 === 0 || index === 36;

/** For each phase, the sum over frequencies of the lead of its best step over the other phases. */
function totalsAt(plane: LumaPlane, blocks: Int32Array, phases: readonly number[]): Float32Array {
  const periodicities = phases.map((index) =>
    periodicity(countLevels(plane, blocks, phaseOf(index), FREQUENCIES)),
  );
  const totals = new Float32Array(phases.length);
  for (let k = 0; k < FREQUENCIES; k++) addBestSteps(periodicities, k, totals);
  return totals;
}

/** For each frequency and step, the mean cosine of magnitudes beyond half a step, in standard errors. */
function periodicity(counts: Float32Array): Float32Array {
  const result = new Float32Array(FREQUENCIES * (STEP_MAX + 1));
  for (let k = 0; k < FREQUENCIES; k++) {
    const bins: number[] = [];
    for (let bin = 1; bin < BINS; bin++) if (counts[k * BINS + bin]! > 0) bins.push(bin);
    for (let step = 2; step <= STEP_MAX; step++) {
      const cosines = COSINES[step]!;
      const from = step / 2 / BIN;
      let sum = 0;
      let total = 0;
      for (const bin of bins) {
        if (bin <= from) continue;
        const count = counts[k * BINS + bin]!;
        sum += count * cosines[bin % (4 * step)]!;
        total += count;
      }
      if (total > 20) result[k * (STEP_MAX + 1) + step] = sum / Math.sqrt(total / 2);
    }
  }
  return result;
}

function addBestSteps(periodicities: Float32Array[], k: number, totals: Float32Array): void {
  const best = new Float32Array(totals.length);
  const values = new Float32Array(totals.length);
  for (let step = 2; step <= STEP_MAX; step++) {
    for (let index = 0; index < values.length; index++)
      values[index] = periodicities[index]![k * (STEP_MAX + 1) + step]!;
    const usual = upperMedian(values)!;
    const spread = Math.max(
      1,
      MAD_TO_SIGMA * upperMedian(values.map((value) => Math.abs(value - usual)))!,
    );
    for (let index = 0; index < values.length; index++)
      best[index] = Math.max(best[index]!, (values[index]! - usual) / spread);
  }
  for (let index = 0; index < totals.length; index++)
    totals[index]! += Math.min(FREQUENCY_MAX, best[index]!);
}
