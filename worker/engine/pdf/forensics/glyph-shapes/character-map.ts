import { byteAt, uint16At, uint32At } from './big-endian.js';

/** Finds the glyph of a character in one subtable of a TrueType `cmap`; 0 for none. */
export type Lookup = (character: number) => number;

/** `data` starts at the subtable. null for a format that hardly any file uses. */
export function readLookup(data: Uint8Array): Lookup | null {
  switch (uint16At(data, 0)) {
    case 0:
      return (character) => (character < 256 ? byteAt(data, 6 + character) : 0);
    case 4:
      return (character) => inSegments(data, character);
    case 6:
      return (character) => {
        const index = character - uint16At(data, 6);
        return index >= 0 && index < uint16At(data, 8) ? uint16At(data, 10 + 2 * index) : 0;
      };
    case 12:
      return (character) => inGroups(data, character);
    default:
      return null;
  }
}

function inSegments(data: Uint8Array, character: number): number {
  if (character > 0xffff) return 0;
  const doubled = uint16At(data, 6) & ~1;
  const ends = 14;
  const starts = ends + doubled + 2;
  const index = firstAtLeast(doubled / 2, character, (at) => uint16At(data, ends + 2 * at));
  const start = uint16At(data, starts + 2 * index);
  if (2 * index >= doubled || character < start) return 0;
  const delta = uint16At(data, starts + doubled + 2 * index);
  const offsetAt = starts + 2 * doubled + 2 * index;
  const offset = uint16At(data, offsetAt);
  if (offset === 0) return (character + delta) & 0xffff;
  const glyph = uint16At(data, offsetAt + offset + 2 * (character - start));
  return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
}

const GROUP_BYTES = 12;

function inGroups(data: Uint8Array, character: number): number {
  const count = Math.min(uint32At(data, 12), Math.floor(data.length / GROUP_BYTES));
  const at = (index: number, part: number): number =>
    uint32At(data, 16 + GROUP_BYTES * index + part);
  const index = firstAtLeast(count, character, (group) => at(group, 4));
  return index < count && character >= at(index, 0) ? at(index, 8) + character - at(index, 0) : 0;
}

/** Index of the first of `count` ascending numbers that is not below the wanted one. */
function firstAtLeast(count: number, wanted: number, numberAt: (index: number) => number): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numberAt(middle) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
