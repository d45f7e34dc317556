/** Codes up to this length are decoded with one table look-up; longer ones are rare. */
const QUICK_BITS = 10;
export const QUICK_SHIFT = 16 - QUICK_BITS;

/**
 * A Huffman table ready to decode (T.81, annex F.2.2.3). Both look-ups give
 * `length << 8 | symbol`, or 0 for a code that does not exist.
 */
export interface HuffmanTable {
  /** Indexed by the next 10 bits. */
  quick: Uint16Array;
  /** For each length 1-16, the first 16-bit window beyond its codes, left-aligned. */
  limits: Int32Array;
  /** For each length, the offset from code to symbol index. */
  offsets: Int32Array;
  symbols: Uint8Array;
  /** Whether the code lengths equal those of an example table of the standard. */
  isStandard: boolean;
}

/** Null when the lengths over-subscribe the code space or symbols are missing. */
export function buildHuffmanTable(counts: Uint8Array, symbols: Uint8Array): HuffmanTable | null {
  const quick = new Uint16Array(1 << QUICK_BITS);
  const limits = new Int32Array(18);
  const offsets = new Int32Array(18);
  let code = 0;
  let at = 0;
  for (let length = 1; length <= 16; length++) {
    const count = counts[length - 1]!;
    offsets[length] = at - code;
    if (code + count > 1 << length || at + count > symbols.length) return null;
    if (length <= QUICK_BITS) {
      for (let index = 0; index < count; index++) {
        const entry = (length << 8) | symbols[at + index]!;
        const spare = QUICK_BITS - length;
        quick.fill(entry, (code + index) << spare, (code + index + 1) << spare);
      }
    }
    code += count;
    at += count;
    limits[length] = code << (16 - length);
    code <<= 1;
  }
  return { quick, limits, offsets, symbols, isStandard: STANDARD.has(counts.join(' ')) };
}

/** Code lengths of the example tables K.3 to K.6, the default of encoders. */
const STANDARD: ReadonlySet<string> = new Set([
  '0 1 5 1 1 1 1 1 1 0 0 0 0 0 0 0',
  '0 3 1 1 1 1 1 1 1 1 1 0 0 0 0 0',
  '0 2 1 3 3 2 4 3 5 5 4 4 0 0 1 125',
  '0 2 1 2 4 4 3 4 7 5 4 4 0 1 2 119',
]);

/** `length << 8 | symbol` of the code at the head of a window of 16 bits; 0 when there is none. */
export function lookUp(table: HuffmanTable, window: number): number {
  const quick = table.quick[window >> QUICK_SHIFT]!;
  if (quick !== 0) return quick;
  for (let length = QUICK_BITS + 1; length <= 16; length++) {
    if (window < table.limits[length]!) {
      const symbol = table.symbols[(window >> (16 - length)) + table.offsets[length]!];
      return symbol === undefined ? 0 : (length << 8) | symbol;
    }
  }
  return 0;
}
