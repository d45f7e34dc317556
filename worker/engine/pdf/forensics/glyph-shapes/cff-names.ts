import { asciiAt, byteAt, uint16At, uint32At } from './big-endian.js';

const ITEMS_MAX = 65_536;
const STANDARD_STRINGS = 391;
/** Operators of a top dictionary. */
const CHARSET = 15;
const CHAR_STRINGS = 17;
const ROS = 0x0c1e;

/**
 * Glyph names of a Compact Font Format program, by glyph number. null when its glyphs have
 * only numbers, or when the data is no such program. Never throws.
 */
export function readCffNames(data: Uint8Array): (string | null)[] | null {
  if (byteAt(data, 0) !== 1) return null;
  const names = readIndex(data, byteAt(data, 2));
  const tops = readIndex(data, names.end);
  const strings = readIndex(data, tops.end);
  const top = readDict(tops.item(0));
  const charStrings = top.get(CHAR_STRINGS);
  if (charStrings === undefined || top.has(ROS)) return null;
  const count = readIndex(data, charStrings).count;
  const charset = top.get(CHARSET) ?? 0;
  // Of the predefined charsets, only the first has plain letters and digits.
  if (charset === 1 || charset === 2) return null;
  const ids = charset === 0 ? Array.from({ length: count }, (_, glyph) => glyph) : null;
  return (ids ?? readCharset(data, charset, count)).map((id) =>
    id < STANDARD_STRINGS ? standardName(id) : asciiOf(strings.item(id - STANDARD_STRINGS)),
  );
}

const asciiOf = (bytes: Uint8Array): string => asciiAt(bytes, 0, Math.min(bytes.length, 64));

/** Standard string ids follow ASCII from the space (1) to the tilde. */
const standardName = (id: number): string | null => {
  const character = String.fromCharCode(id + 0x1f);
  return /[0-9A-Za-z]/.test(character) ? character : null;
};

interface Index {
  count: number;
  item: (index: number) => Uint8Array;
  /** Offset after the index. */
  end: number;
}

function readIndex(data: Uint8Array, at: number): Index {
  const count = Math.min(uint16At(data, at), ITEMS_MAX);
  const size = byteAt(data, at + 2);
  if (count === 0 || size < 1 || size > 4)
    return { count: 0, item: () => new Uint8Array(), end: at + 2 };
  const offsets = at + 3;
  const base = offsets + (count + 1) * size - 1;
  const offset = (index: number): number => {
    let sum = 0;
    for (let byte = 0; byte < size; byte++)
      sum = sum * 0x100 + byteAt(data, offsets + index * size + byte);
    return base + sum;
  };
  return {
    count,
    item: (index) =>
      index < count ? data.subarray(offset(index), offset(index + 1)) : new Uint8Array(),
    end: offset(count),
  };
}

/** Operators with their last operand; a two-byte operator counts as one number. */
function readDict(data: Uint8Array): Map<number, number> {
  const entries = new Map<number, number>();
  let last = 0;
  for (let at = 0; at < data.length;) {
    const byte = byteAt(data, at++);
    if (byte === 12) entries.set(0x0c00 + byteAt(data, at++), last);
    else if (byte <= 21) entries.set(byte, last);
    else if (byte === 28) {
      last = uint16At(data, at);
      at += 2;
    } else if (byte === 29) {
      last = uint32At(data, at);
      at += 4;
    } else if (byte === 30) {
      while (at < data.length && (byteAt(data, at) & 0x0f) !== 0x0f) at++;
      at++;
    } else if (byte >= 32 && byte <= 246) last = byte - 139;
    else if (byte >= 247 && byte <= 250) last = (byte - 247) * 0x100 + byteAt(data, at++) + 108;
    else if (byte >= 251 && byte <= 254) last = -(byte - 251) * 0x100 - byteAt(data, at++) - 108;
  }
  return entries;
}

/** The name id of each glyph; glyph 0 stands for missing characters. */
function readCharset(data: Uint8Array, at: number, count: number): number[] {
  const ids = [0];
  const format = byteAt(data, at++);
  while (ids.length < count && at < data.length) {
    const first = uint16At(data, at);
    at += 2;
    let more = 0;
    if (format === 1) more = byteAt(data, at++);
    else if (format === 2) {
      more = uint16At(data, at);
      at += 2;
    }
    for (let step = 0; step <= more && ids.length < count; step++) ids.push(first + step);
  }
  return ids;
}
