import type { XrefEntry } from './cross-reference.js';
import type { ObjectSource } from './object-source.js';
import { isDict, isReference, type PdfDict, type PdfValue } from './pdf-values.js';
import type { IndirectObject } from './indirect-object.js';

/**
 * The objects of a file as they stood after one of its revisions, in the clear
 * where the file opens without a password. Reading never throws.
 */
export interface ObjectStore {
  /** Numbers of all objects in use. */
  readonly numbers: readonly number[];
  /** Where an object lies; undefined when nothing tells. */
  entryOf: (number: number) => XrefEntry | undefined;
  get: (number: number) => IndirectObject | null;
  /**
   * A stream's data with its filters undone; null when it has none, when a filter
   * is one of pictures (DCT, JPX, JBIG2, CCITT), or the data are broken or too
   * large (32 MB a stream, 256 MB a file). Damaged data give what comes before
   * the damage. Kept for the next reader: do not change it.
   */
  dataOf(object: IndirectObject): Uint8Array | null;
  /** Follows references until something else comes. */
  resolve: (value: PdfValue | undefined) => PdfValue;
  resolveDict(value: PdfValue | undefined): PdfDict | null;
}

/** Where the objects of one revision lie. */
export interface ObjectLocations {
  entryOf: (number: number) => XrefEntry | undefined;
  numbers(): number[];
}

/** Longer chains of references exist only in hostile files. */
const REFERENCE_HOPS_MAX = 16;
/** So many objects may be needed to read one: its length, its filter's parameters, the stream it is packed in. */
const NESTED_READS_MAX = 16;

export function openObjects(source: ObjectSource, locations: ObjectLocations): ObjectStore {
  const objects = new Map<number, IndirectObject | null>();
  let numbers: number[] | null = null;
  let nestedReads = 0;

  const readAt = (number: number, offset: number): IndirectObject | null => {
    for (const from of new Set([offset, offset + source.headerOffset])) {
      const object = source.readAt(from, lengthOf);
      if (object?.number === number) return object;
    }
    return null;
  };

  const read = (number: number): IndirectObject | null => {
    const entry = locations.entryOf(number);
    if (entry === undefined || entry === 'free') return null;
    if ('objectStream' in entry) {
      const objectStream = objectStreamAt(entry.objectStream);
      return objectStream === null
        ? null
        : (source.objectsIn(objectStream, resolve).get(number) ?? null);
    }
    return readAt(number, entry.offset);
  };

  /** A stream of objects is never itself packed: that would lead nowhere. */
  const objectStreamAt = (number: number): IndirectObject | null => {
    const entry = locations.entryOf(number);
    return typeof entry === 'object' && 'offset' in entry ? get(number) : null;
  };

  const get = (number: number): IndirectObject | null => {
    const known = objects.get(number);
    if (known !== undefined) return known;
    if (nestedReads >= NESTED_READS_MAX) return null;
    // An object that is needed to read itself is not there.
    objects.set(number, null);
    nestedReads++;
    const object = read(number);
    nestedReads--;
    objects.set(number, object);
    return object;
  };

  const lengthOf = (value: PdfValue | undefined): number | null => {
    const length = resolve(value);
    return typeof length === 'number' ? length : null;
  };

  const resolve = (value: PdfValue | undefined): PdfValue => {
    let current = value ?? null;
    for (let hop = 0; isReference(current) && hop < REFERENCE_HOPS_MAX; hop++)
      current = get(current.reference)?.value ?? null;
    return isReference(current) ? null : current;
  };

  return {
    get numbers() {
      return (numbers ??= locations.numbers());
    },
    entryOf: locations.entryOf,
    get,
    dataOf: (object) => source.dataOf(object, resolve),
    resolve,
    resolveDict: (value) => {
      const resolved = resolve(value);
      return isDict(resolved) ? resolved : null;
    },
  };
}
