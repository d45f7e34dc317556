import { inverseDct } from '../../../image/jpeg/dct.js';
import type { LumaPlane } from '../../../image/jpeg/luma-plane.js';
import { MAY_BE_BRIGHTER, MAY_BE_DARKER } from '../../../image/jpeg/luma-plane.js';
import { libjpegTable, LUMA_50 } from '../../../image/jpeg/standard-tables.js';
import { ZIGZAG } from '../../../image/jpeg/zigzag.js';
import { BlockReader, CLIPPED_MAX } from './block-reader.js';
import type { Phase } from './level-histograms.js';
import { shifted } from './level-histograms.js';

const QUALITY_MIN = 30;
const QUALITY_MAX = 97;
const BLOCKS = 150;
const FREQUENCIES = 35;
/** Minimum advantage of the page's phase over the control phase, in standard errors. */
const LEAD_MIN = 12;
/** Control phase: it shares neither row nor column with the page's. */
const CONTROL = { x: 5, y: 3 };

/**
 * Estimates the libjpeg quality of an earlier compression where clipped samples hide it.
 * For each quality, clipped samples are restored with its table; then blocks of the
 * page's grid must lie on its lattice better than blocks of a control phase, which are
 * treated the same way. null when no quality does.
 *
 * @param ownSteps steps of the file where it is a JPEG on this same grid, else null
 */
export function estimateQuality(
  plane: LumaPlane,
  blocks: Int32Array,
  phase: Phase,
  ownSteps: Uint16Array | null,
): number | null {
  const some = blocks.filter((_, index) => index % Math.ceil(blocks.length / BLOCKS) === 0);
  const own = extractBlocks(plane, some, phase, null);
  const control = extractBlocks(plane, some, shifted(phase, CONTROL.x, CONTROL.y), ownSteps);
  const leadOf = (quality: number): number => {
    const table = Float32Array.from(libjpegTable(LUMA_50, quality));
    return fitToTable(own, table) - fitToTable(control, table);
  };
  let best = { quality: 0, lead: -Infinity };
  const tryOne = (quality: number) => {
    const lead = leadOf(quality);
    if (lead > best.lead) best = { quality, lead };
  };
  for (let quality = QUALITY_MIN; quality <= QUALITY_MAX; quality += 2) tryOne(quality);
  const coarse = best.quality;
  tryOne(coarse - 1);
  tryOne(coarse + 1);
  return best.lead >= LEAD_MIN ? best.quality : null;
}

/**
 * Copies blocks at a phase into a plane of their own. If steps are given, the blocks are
 * first quantised: the content of a file with these steps without an earlier compression.
 */
function extractBlocks(
  plane: LumaPlane,
  blocks: Int32Array,
  phase: Phase,
  steps: Uint16Array | null,
): LumaPlane {
  const width = blocks.length * 8;
  const samples = new Float32Array(width * 8);
  const clipped = new Uint8Array(width * 8);
  const reader = new BlockReader(plane);
  const offset = phase.y * plane.width + phase.x;
  blocks.forEach((block, index) => {
    const at = block + offset;
    reader.read(at);
    const { frequencies } = reader;
    if (steps !== null) {
      for (let k = 0; k < 64; k++)
        frequencies[k] = Math.round(frequencies[k]! / steps[k]!) * steps[k]!;
      inverseDct(frequencies);
    }
    for (let y = 0; y < 8; y++) {
      for (let x = 0; x < 8; x++) {
        const from = at + y * plane.width + x;
        const to = y * width + index * 8 + x;
        const value = steps === null ? plane.samples[from]! : frequencies[y * 8 + x]! + 128;
        samples[to] = value;
        clipped[to] = plane.clipped[from]!;
        if (steps === null) continue;
        if (value > 255 - CLIPPING_MARGIN) clipped[to] |= MAY_BE_BRIGHTER;
        else if (value < CLIPPING_MARGIN) clipped[to] |= MAY_BE_DARKER;
      }
    }
  });
  return { width, height: 8, samples, clipped };
}

/**
 * Distance from black or white, in grey levels, within which a quantised sample may have
 * been clipped.
 */
const CLIPPING_MARGIN = 6;

/**
 * Mean cosine of magnitudes relative to the steps of a table, beyond half a step, in
 * standard errors.
 */
function fitToTable(row: LumaPlane, table: Float32Array): number {
  const reader = new BlockReader(row);
  let sum = 0;
  let count = 0;
  for (let at = 0; at < row.width; at += 8) {
    const clipped = reader.clippedAt(at);
    if (clipped > CLIPPED_MAX) continue;
    reader.read(at);
    if (clipped > 0) reader.restoreClipped(at, table);
    for (let k = 1; k <= FREQUENCIES; k++) {
      const frequency = ZIGZAG[k]!;
      const step = table[frequency]!;
      const magnitude = Math.abs(reader.frequencies[frequency]!);
      if (step < 2 || magnitude <= step / 2) continue;
      sum += Math.cos((2 * Math.PI * magnitude) / step);
      count++;
    }
  }
  return sum / Math.sqrt(count / 2 + 1);
}
