import { constants, inflateRawSync, inflateSync } from 'node:zlib';

/** Remaining number of decoded bytes allowed for one file; decreases with use. */
export interface Budget {
  bytesLeft: number;
}

/**
 * FlateDecode. Damaged data give the part before the damage. null when there is no such
 * part, or when the result exceeds `bytesMax` or the budget.
 */
export function inflate(data: Uint8Array, bytesMax: number, budget: Budget): Uint8Array | null {
  const unpack = (length: number, isRaw: boolean): Unpacked => {
    const max = Math.min(bytesMax, budget.bytesLeft);
    if (max < 1) return 'too_large';
    const options = { maxOutputLength: max, finishFlush: constants.Z_SYNC_FLUSH };
    try {
      const bytes = isRaw
        ? inflateRawSync(data.subarray(ZLIB_HEADER_BYTES, length), options)
        : inflateSync(data.subarray(0, length), options);
      budget.bytesLeft -= bytes.length;
      return bytes;
    } catch (error) {
      const isTooLarge =
        error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
      if (isTooLarge) budget.bytesLeft -= max;
      return isTooLarge ? 'too_large' : 'damaged';
    }
  };
  for (const isRaw of [false, true]) {
    const whole = unpack(data.length, isRaw);
    if (whole === 'too_large') return null;
    if (whole !== 'damaged') return whole;
    const part = beforeDamage(data.length, (length) => unpack(length, isRaw));
    if (part !== null && part.length > 0) return part;
  }
  return null;
}

type Unpacked = Uint8Array | 'damaged' | 'too_large';

const ZLIB_HEADER_BYTES = 2;

/**
 * The longest prefix that decompresses, found by bisection: zlib discards its output when
 * it meets damage.
 */
function beforeDamage(length: number, unpack: (length: number) => Unpacked): Uint8Array | null {
  let best: Uint8Array | null = null;
  let [good, bad] = [0, length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    const part = unpack(middle);
    if (part === 'too_large') return best;
    if (part === 'damaged') bad = middle;
    else [good, best] = [middle, part];
  }
  return best;
}
