import { GrowingBytes } from './growing-bytes.js';

const CLEAR = 256;
const END = 257;
const FIRST_FREE = 258;
const CODES_MAX = 4096;

/**
 * LZWDecode; null when the result is larger than `bytesMax`. Damaged data give the part
 * before the damage.
 *
 * @param earlyChange 1 when the code width grows one entry early, which is the default in
 *   PDF; else 0
 */
export function decodeLzw(
  data: Uint8Array,
  earlyChange: number,
  bytesMax: number,
): Uint8Array | null {
  const out = new GrowingBytes(bytesMax);
  // Each code refers to an earlier part of the output plus one byte.
  const starts = new Uint32Array(CODES_MAX);
  const lengths = new Uint16Array(CODES_MAX);
  let next = FIRST_FREE;
  let width = 9;
  let previous: { start: number; length: number } | null = null;
  let [bits, bitCount] = [0, 0];

  for (let at = 0; at < data.length && !out.isFull;) {
    while (bitCount < width && at < data.length) {
      bits = ((bits << 8) | (data[at++] ?? 0)) & 0xffffff;
      bitCount += 8;
    }
    if (bitCount < width) break;
    const code = (bits >> (bitCount - width)) & ((1 << width) - 1);
    bitCount -= width;
    if (code === END) break;
    if (code === CLEAR) {
      [next, width, previous] = [FIRST_FREE, 9, null];
      continue;
    }
    const start = out.length;
    if (code < CLEAR) out.push(code);
    else {
      const isNew = code === next && previous !== null;
      if (code > next || (code === next && previous === null)) break;
      const from = isNew ? (previous?.start ?? 0) : (starts[code] ?? 0);
      const length = isNew ? (previous?.length ?? 0) + 1 : (lengths[code] ?? 0);
      const room = out.take(length);
      if (room === null) break;
      const written = out.view();
      // The source may overlap the bytes being written: copy one byte at a time.
      for (let index = 0; index < length; index++) room[index] = written[from + index] ?? 0;
    }
    if (previous !== null && next < CODES_MAX) {
      starts[next] = previous.start;
      lengths[next] = previous.length + 1;
      next++;
    }
    previous = { start, length: out.length - start };
    if (next + earlyChange >= 1 << width && width < 12) width++;
  }
  return out.isFull ? null : out.all();
}
