import type { HuffmanTable } from './huffman-table.js';
import { lookUp, QUICK_SHIFT } from './huffman-table.js';

/**
 * Reads bits of one restart interval. Beyond its end the following bytes are read; the
 * caller checks `isOver` after each block, so at most one block is misread.
 */
export class BitReader {
  private readonly bytes: Uint8Array;
  private at = 0;
  private end = 0;
  /** Set by a code that is in no table; later values are meaningless. */
  isBroken = false;

  /** @param bytes without byte stuffing, with at least 3 spare bytes after the last interval */
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** Opens an interval given by byte offsets. */
  open(start: number, end: number): void {
    this.at = start * 8;
    this.end = end * 8;
  }

  isOver(): boolean {
    return this.isBroken || this.at > this.end;
  }

  /** The next 16 bits, without consuming them. */
  private window(): number {
    const { bytes, at } = this;
    const byte = at >> 3;
    const bits = (bytes[byte]! << 16) | (bytes[byte + 1]! << 8) | bytes[byte + 2]!;
    return (bits >> (8 - (at & 7))) & 0xffff;
  }

  /** The next symbol; 0 and `isBroken` where there is none. */
  symbol(table: HuffmanTable): number {
    const window = this.window();
    const entry = table.quick[window >> QUICK_SHIFT]! || lookUp(table, window);
    if (entry === 0) this.isBroken = true;
    this.at += entry >> 8;
    return entry & 0xff;
  }

  /** The next `count` bits, 0-16. */
  bits(count: number): number {
    const value = this.window() >> (16 - count);
    this.at += count;
    return value;
  }

  /**
   * A signed number of `size` bits, 0-16, as in DC differences and AC levels (T.81,
   * F.2.2.1, EXTEND).
   */
  signed(size: number): number {
    if (size === 0) return 0;
    const value = this.bits(size);
    return value < 1 << (size - 1) ? value - (1 << size) + 1 : value;
  }
}
