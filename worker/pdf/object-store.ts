import type { Entry } from './cross-reference.js';
import { parseValue, readKeyword } from './parse-value.js';
import { isDict, isReference, type PdfDict, type PdfValue } from './pdf-values.js';
import { decodeStream, readObject, type StoredObject } from './stored-object.js';

/** The objects of a file as they stood after one of its revisions. Reading never throws. */
export interface ObjectStore {
  /** Numbers of all objects in use. */
  readonly numbers: readonly number[];
  get(number: number): StoredObject | null;
  /**
   * A stream's data with its filters undone; null when it has none, when a filter
   * is one of pictures (DCT, JPX, JBIG2, CCITT), or the data are broken or too large.
   */
  dataOf(object: StoredObject): Uint8Array | null;
  /** Follows references until something else comes. */
  resolve(value: PdfValue | undefined): PdfValue;
  resolveDict(value: PdfValue | undefined): PdfDict | null;
}

/** Longer chains of references exist only in hostile files. */
const REFERENCE_HOPS_MAX = 16;

/** `entries` says where each object lies; offsets count from `headerOffset` when that fits better. */
export function openObjects(
  bytes: Uint8Array,
  entries: ReadonlyMap<number, Entry>,
  headerOffset: number,
): ObjectStore {
  const objects = new Map<number, StoredObject | null>();
  const packs = new Map<number, StoredObject[]>();

  const read = (number: number): StoredObject | null => {
    const entry = entries.get(number);
    if (entry === undefined || entry === 'free') return null;
    if ('offset' in entry)
      for (const offset of [entry.offset, entry.offset + headerOffset]) {
        const object = readObject(bytes, offset);
        if (object?.number === number) return object;
      }
    return 'packedIn' in entry
      ? (unpack(entry.packedIn).find((object) => object.number === number) ?? null)
      : null;
  };

  const unpack = (number: number): StoredObject[] => {
    const known = packs.get(number);
    if (known !== undefined) return known;
    packs.set(number, []);
    const entry = entries.get(number);
    // A stream of objects is never itself packed: that would lead nowhere.
    const pack = typeof entry === 'object' && 'offset' in entry ? read(number) : null;
    const objects = pack === null ? [] : unpackObjects(pack);
    packs.set(number, objects);
    return objects;
  };

  const get = (number: number): StoredObject | null => {
    const known = objects.get(number);
    if (known !== undefined) return known;
    const object = read(number);
    objects.set(number, object);
    return object;
  };

  const resolve = (value: PdfValue | undefined): PdfValue => {
    let current = value ?? null;
    for (let hop = 0; isReference(current) && hop < REFERENCE_HOPS_MAX; hop++)
      current = get(current.reference)?.value ?? null;
    return isReference(current) ? null : current;
  };

  return {
    numbers: [...entries.keys()].filter((number) => entries.get(number) !== 'free'),
    get,
    dataOf: decodeStream,
    resolve,
    resolveDict: (value) => {
      const resolved = resolve(value);
      return isDict(resolved) ? resolved : null;
    },
  };
}

/** The objects in an object stream: pairs of number and offset, then the values. */
function unpackObjects(pack: StoredObject): StoredObject[] {
  if (!isDict(pack.value)) return [];
  const data = decodeStream(pack);
  const count = pack.value.entries.get('N');
  const first = pack.value.entries.get('First');
  if (data === null || typeof count !== 'number' || typeof first !== 'number') return [];
  const objects: StoredObject[] = [];
  let at = 0;
  for (let index = 0; index < count && at < data.length; index++) {
    const number = readKeyword(data, at);
    const offset = readKeyword(data, number.end);
    at = offset.end;
    if (!/^\d{1,10}$/.test(number.keyword) || !/^\d{1,10}$/.test(offset.keyword)) break;
    const { value, end } = parseValue(data, first + Number(offset.keyword));
    objects.push({ number: Number(number.keyword), value, stream: null, end });
  }
  return objects;
}
