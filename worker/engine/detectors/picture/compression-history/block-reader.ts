import { forwardDct, inverseDct } from '../../../image/jpeg/dct.js';
import type { LumaPlane } from '../../../image/jpeg/luma-plane.js';
import { MAY_BE_BRIGHTER, MAY_BE_DARKER } from '../../../image/jpeg/luma-plane.js';

/**
 * Iterations of restoring clipped samples; four suffice for the blocks of real scans,
 * more change nothing.
 */
const ROUNDS = 5;
/** Maximum number of clipped samples; a block with more could fit any history. */
export const CLIPPED_MAX = 56;

/** Computes the DCT of blocks at any position of a plane, in one reused buffer. */
export class BlockReader {
  /** 64 frequencies in natural order; DC counts from grey 128, as in a JPEG. */
  readonly frequencies = new Float32Array(64);
  private readonly plane: LumaPlane;
  private readonly rebuilt = new Float32Array(64);

  constructor(plane: LumaPlane) {
    this.plane = plane;
  }

  /** @param at the block's top left sample */
  read(at: number): void {
    const { samples, width } = this.plane;
    const { frequencies } = this;
    for (let y = 0, k = 0; y < 8; y++)
      for (let x = 0; x < 8; x++, k++) frequencies[k] = samples[at + y * width + x]! - 128;
    forwardDct(frequencies);
  }

  /** Number of possibly clipped samples of a block. */
  clippedAt(at: number): number {
    const { clipped, width } = this.plane;
    let count = 0;
    for (let y = 0; y < 8; y++)
      for (let x = 0; x < 8; x++) if (clipped[at + y * width + x] !== 0) count++;
    return count;
  }

  /**
   * Restores clipped samples to values that the earlier quantisation could have produced.
   * Projects alternately onto the lattice of steps and onto blocks that agree with the
   * samples (bounds where clipped). Converges only for blocks with a fitting original
   * near the lattice.
   *
   * @param steps in natural order of frequencies, 0 where unknown
   */
  restoreClipped(at: number, steps: Float32Array): void {
    const { samples, clipped, width } = this.plane;
    const { frequencies, rebuilt } = this;
    for (let round = 0; round < ROUNDS; round++) {
      for (let k = 0; k < 64; k++) {
        const step = steps[k]!;
        rebuilt[k] = step > 0 ? Math.round(frequencies[k]! / step) * step : frequencies[k]!;
      }
      inverseDct(rebuilt);
      for (let y = 0, k = 0; y < 8; y++) {
        for (let x = 0; x < 8; x++, k++) {
          const sample = samples[at + y * width + x]! - 128;
          const bound = clipped[at + y * width + x]!;
          let value = rebuilt[k]!;
          if ((bound & MAY_BE_BRIGHTER) === 0) value = Math.min(value, sample);
          if ((bound & MAY_BE_DARKER) === 0) value = Math.max(value, sample);
          frequencies[k] = value;
        }
      }
      forwardDct(frequencies);
    }
  }
}
