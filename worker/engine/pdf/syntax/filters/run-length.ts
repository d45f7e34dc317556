import { GrowingBytes } from './growing-bytes.js';

/** RunLengthDecode; null when the result is larger than `bytesMax`. */
export function decodeRunLength(data: Uint8Array, bytesMax: number): Uint8Array | null {
  const out = new GrowingBytes(bytesMax);
  let at = 0;
  while (at < data.length && !out.isFull) {
    const length = data[at++] ?? END;
    if (length === END) break;
    if (length < END) {
      const literal = data.subarray(at, at + length + 1);
      out.take(literal.length)?.set(literal);
      at += length + 1;
    } else out.take(257 - length)?.fill(data[at++] ?? 0);
  }
  return out.isFull ? null : out.all();
}

const END = 128;
