/** The CBOR values (RFC 8949) used here. Map keys are text; bytes are views of the input. */
export type Cbor = number | bigint | string | boolean | null | Uint8Array | Cbor[] | CborMap;
export type CborMap = Map<string, Cbor>;

/** Limits on depth and number of items, against hostile files. */
const DEPTH_MAX = 32;
const ITEMS_MAX = 200_000;

interface Cursor {
  readonly bytes: Uint8Array;
  at: number;
  left: number;
}

const BREAK = Symbol('break');

/**
 * Reads the first item; null when the bytes are no CBOR, truncated, or beyond the limits.
 * Never throws.
 */
export function readCbor(bytes: Uint8Array): Cbor {
  try {
    const value = item({ bytes, at: 0, left: ITEMS_MAX }, 0);
    return value === BREAK ? null : value;
  } catch {
    return null;
  }
}

function item(cursor: Cursor, depth: number): Cbor | typeof BREAK {
  if (depth > DEPTH_MAX || cursor.left-- <= 0) throw new RangeError('too deep or too long');
  const head = take(cursor, 1)[0] ?? 0;
  const major = head >> 5;
  const info = head & 31;
  if (major === 7) return simple(cursor, info);
  if (info === 31 && major >= 2 && major <= 5) return indefiniteLength(cursor, major, depth);
  const count = argument(cursor, info);
  switch (major) {
    case 0:
      return count;
    case 1:
      return typeof count === 'bigint' ? -1n - count : -1 - count;
    case 2:
      return take(cursor, Number(count));
    case 3:
      return utf8(take(cursor, Number(count)));
    case 4:
      return list(cursor, Number(count), depth);
    case 5:
      return map(cursor, Number(count), depth);
    default:
      // A tag only gives the meaning of the following item.
      return item(cursor, depth + 1);
  }
}

function argument(cursor: Cursor, info: number): number | bigint {
  if (info < 24) return info;
  if (info > 27) throw new RangeError('reserved length');
  const size = 1 << (info - 24);
  const raw = take(cursor, size);
  const view = new DataView(raw.buffer, raw.byteOffset, size);
  if (size === 1) return view.getUint8(0);
  if (size === 2) return view.getUint16(0);
  if (size === 4) return view.getUint32(0);
  const wide = view.getBigUint64(0);
  return wide <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(wide) : wide;
}

function simple(cursor: Cursor, info: number): Cbor | typeof BREAK {
  if (info === 20 || info === 21) return info === 21;
  if (info === 31) return BREAK;
  if (info === 24) take(cursor, 1);
  if (info < 25 || info > 27) return null;
  const size = 1 << (info - 24);
  const raw = take(cursor, size);
  const view = new DataView(raw.buffer, raw.byteOffset, size);
  // Half-precision floats are not used here.
  return size === 2 ? null : size === 4 ? view.getFloat32(0) : view.getFloat64(0);
}

function indefiniteLength(cursor: Cursor, major: number, depth: number): Cbor {
  const parts: Cbor[] = [];
  for (let part = item(cursor, depth + 1); part !== BREAK; part = item(cursor, depth + 1))
    parts.push(part);
  if (major === 4) return parts;
  if (major === 5) return paired(parts);
  const chunks = parts.map((part) =>
    part instanceof Uint8Array ? part : Buffer.from(typeof part === 'string' ? part : ''),
  );
  const whole = new Uint8Array(Buffer.concat(chunks));
  return major === 2 ? whole : utf8(whole);
}

function list(cursor: Cursor, count: number, depth: number): Cbor[] {
  const parts: Cbor[] = [];
  for (let index = 0; index < count; index++) {
    const part = item(cursor, depth + 1);
    if (part === BREAK) throw new RangeError('stray break');
    parts.push(part);
  }
  return parts;
}

const map = (cursor: Cursor, count: number, depth: number): CborMap =>
  paired(list(cursor, 2 * count, depth));

function paired(parts: readonly Cbor[]): CborMap {
  const pairs: CborMap = new Map();
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const key = parts[index];
    if (typeof key === 'string' || typeof key === 'number')
      pairs.set(String(key), parts[index + 1] ?? null);
  }
  return pairs;
}

function take(cursor: Cursor, count: number): Uint8Array {
  const end = cursor.at + count;
  if (!(count >= 0) || end > cursor.bytes.length) throw new RangeError('cut short');
  const taken = cursor.bytes.subarray(cursor.at, end);
  cursor.at = end;
  return taken;
}

const utf8 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

export const mapIn = (value: Cbor | undefined): CborMap =>
  value instanceof Map ? value : (new Map() as CborMap);

export const listIn = (value: Cbor | undefined): Cbor[] => (Array.isArray(value) ? value : []);

export const textIn = (value: Cbor | undefined): string | null =>
  typeof value === 'string' ? value : null;

export const bytesIn = (value: Cbor | undefined): Uint8Array | null =>
  value instanceof Uint8Array ? value : null;

export const numberIn = (value: Cbor | undefined): number | null =>
  typeof value === 'number' ? value : null;
