import { BitReader } from './bit-reader.js';
import type { BandState, BlockState, DecodeBlock } from './block-decoders.js';
import type { ScanData } from './scan-data.js';

/** Plane of a component during decoding: stored up to whole coded units, cropped later. */
export interface Plane {
  horizontal: number;
  vertical: number;
  columns: number;
  rows: number;
  /** Blocks per row as stored. */
  stride: number;
  state: BlockState;
}

/** Number of coded units (MCUs) of the interleaved picture. */
export interface Units {
  across: number;
  down: number;
}

/**
 * Decodes every block of a scan (T.81, A.2). False when the data are truncated or do not
 * match the tables: the result is then invalid.
 */
export function decodeScan(
  planes: readonly Plane[],
  units: Units,
  data: ScanData,
  restartInterval: number,
  decode: DecodeBlock,
): boolean {
  const alone = planes.length === 1 ? planes[0]! : null;
  const total = alone === null ? units.across * units.down : alone.columns * alone.rows;
  const interval = restartInterval > 0 ? restartInterval : total;
  if (data.ends.length < Math.ceil(total / interval)) return false;
  const bits = new BitReader(data.bytes);
  const run: BandState = { endOfBand: 0 };
  for (let unit = 0; unit < total; unit++) {
    if (unit % interval === 0) {
      const index = unit / interval;
      bits.open(index === 0 ? 0 : data.ends[index - 1]!, data.ends[index]!);
      run.endOfBand = 0;
      for (const plane of planes) plane.state.lastDc = 0;
    }
    if (alone !== null) {
      const row = Math.floor(unit / alone.columns);
      const block = row * alone.stride + (unit - row * alone.columns);
      decode(bits, alone.state, block * 64, run);
    } else {
      decodeUnit(planes, units, unit, bits, decode, run);
    }
    if (bits.isOver()) return false;
  }
  return true;
}

function decodeUnit(
  planes: readonly Plane[],
  units: Units,
  unit: number,
  bits: BitReader,
  decode: DecodeBlock,
  run: BandState,
): void {
  const unitRow = Math.floor(unit / units.across);
  const unitColumn = unit - unitRow * units.across;
  for (const { horizontal, vertical, stride, state } of planes) {
    for (let row = 0; row < vertical; row++) {
      const first = (unitRow * vertical + row) * stride + unitColumn * horizontal;
      for (let column = 0; column < horizontal; column++)
        decode(bits, state, (first + column) * 64, run);
    }
  }
}
