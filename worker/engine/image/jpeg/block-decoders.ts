import type { BitReader } from './bit-reader.js';
import type { HuffmanTable } from './huffman-table.js';
import { ZIGZAG } from './zigzag.js';

/**
 * The part of each block that a scan codes: a band of frequencies and a bit range of
 * their levels.
 */
export interface ScanBand {
  /** First and last frequency in zigzag order. */
  first: number;
  last: number;
  /** Lowest bit coded; lower ones follow in later scans. */
  low: number;
  /** Whether earlier scans coded the higher bits. */
  isRefinement: boolean;
}

/** State carried from block to block of one component; reset at restarts. */
export interface BlockState {
  levels: Int16Array;
  dc: HuffmanTable | null;
  ac: HuffmanTable | null;
  lastDc: number;
}

/** State carried from block to block of a progressive scan. */
export interface BandState {
  /** Remaining blocks without new levels in the band (end-of-band run). */
  endOfBand: number;
}

/** Decodes one block at an offset of the component's levels. */
export type DecodeBlock = (bits: BitReader, state: BlockState, at: number, run: BandState) => void;

/** A whole block (T.81, F.2.2). */
const wholeBlock: DecodeBlock = (bits, state, at) => {
  const { levels, ac } = state;
  state.lastDc += bits.signed(bits.symbol(state.dc!) & 15);
  levels[at] = state.lastDc;
  for (let k = 1; k < 64; k++) {
    const symbol = bits.symbol(ac!);
    const size = symbol & 15;
    const run = symbol >> 4;
    if (size === 0) {
      if (run < 15) return;
      k += 15;
      continue;
    }
    k += run;
    if (k > 63) {
      bits.isBroken = true;
      return;
    }
    levels[at + ZIGZAG[k]!] = bits.signed(size);
  }
};

/** First bits of DC (T.81, G.1.2.1). */
const firstDc =
  (band: ScanBand): DecodeBlock =>
  (bits, state, at) => {
    state.lastDc += bits.signed(bits.symbol(state.dc!) & 15);
    state.levels[at] = state.lastDc << band.low;
  };

/** One more bit of DC. */
const moreDc =
  (band: ScanBand): DecodeBlock =>
  (bits, state, at) => {
    state.levels[at]! |= bits.bits(1) << band.low;
  };

/** First bits of a band (T.81, G.1.2.2). */
const firstAc =
  (band: ScanBand): DecodeBlock =>
  (bits, state, at, run) => {
    if (run.endOfBand > 0) {
      run.endOfBand--;
      return;
    }
    for (let k = band.first; k <= band.last; k++) {
      const symbol = bits.symbol(state.ac!);
      const size = symbol & 15;
      const skip = symbol >> 4;
      if (size === 0 && skip < 15) {
        run.endOfBand = (1 << skip) + bits.bits(skip) - 1;
        return;
      }
      k += skip;
      if (k > 63) bits.isBroken = true;
      if (bits.isBroken) return;
      if (size > 0) state.levels[at + ZIGZAG[k]!] = bits.signed(size) << band.low;
    }
  };

/**
 * One more bit of a band (T.81, G.1.2.3): levels that are already nonzero get a
 * correction bit when passed.
 */
const moreAc =
  (band: ScanBand): DecodeBlock =>
  (bits, state, at, run) => {
    const { levels } = state;
    const one = 1 << band.low;
    let k = band.first;
    while (run.endOfBand === 0 && k <= band.last) {
      const symbol = bits.symbol(state.ac!);
      if (bits.isBroken) return;
      let skip = symbol >> 4;
      const isNew = (symbol & 15) !== 0;
      if (!isNew && skip < 15) {
        run.endOfBand = (1 << skip) + bits.bits(skip);
        break;
      }
      const level = isNew ? (bits.bits(1) === 1 ? one : -one) : 0;
      for (; k <= band.last; k++) {
        const index = at + ZIGZAG[k]!;
        if (levels[index] !== 0) refine(bits, levels, index, one);
        else if (skip-- === 0) {
          if (isNew) levels[index] = level;
          k++;
          break;
        }
      }
    }
    if (run.endOfBand === 0) return;
    run.endOfBand--;
    for (; k <= band.last; k++) {
      const index = at + ZIGZAG[k]!;
      if (levels[index] !== 0) refine(bits, levels, index, one);
    }
  };

function refine(bits: BitReader, levels: Int16Array, index: number, one: number): void {
  const level = levels[index]!;
  if (bits.bits(1) === 1) levels[index] = level > 0 ? level + one : level - one;
}

/** The block decoder for a scan. */
export function blockDecoder(isProgressive: boolean, band: ScanBand): DecodeBlock {
  if (!isProgressive) return wholeBlock;
  if (band.first === 0) return band.isRefinement ? moreDc(band) : firstDc(band);
  return band.isRefinement ? moreAc(band) : firstAc(band);
}
