import type { XrefEntry } from './cross-reference.js';
import type { ObjectSource } from './object-source.js';
import { isDict, isReference, type PdfDict, type PdfValue } from './pdf-values.js';
import type { IndirectObject } from './indirect-object.js';

/**
 * The objects of a file as of one of its revisions, decrypted when the file opens without
 * a password. Reading never throws.
 */
export interface ObjectStore {
  /** Numbers of all objects in use. */
  readonly numbers: readonly number[];
  /** Location of an object; undefined when no section declares it. */
  entryOf: (number: number) => XrefEntry | undefined;
  get: (number: number) => IndirectObject | null;
  /**
   * The decoded data of a stream. null when there is no stream, when a filter is an image
   * filter (DCT, JPX, JBIG2, CCITT), or when the data are broken or too large (32 MB per
   * stream, 256 MB per file). Damaged data give the part before the damage. The result is
   * cached: do not modify it.
   */
  dataOf(object: IndirectObject): Uint8Array | null;
  /** Follows references until a direct value is reached; null when there is none. */
  resolve: (value: PdfValue | undefined) => PdfValue;
  resolveDict(value: PdfValue | undefined): PdfDict | null;
}

/** Locations of the objects of one revision. */
export interface ObjectLocations {
  entryOf: (number: number) => XrefEntry | undefined;
  numbers(): number[];
}

/** Longer chains of references occur only in hostile files. */
const REFERENCE_HOPS_MAX = 16;
/**
 * Maximum depth of objects needed to read one object: its length, its filter's
 * parameters, its object stream.
 */
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

  /**
   * An object stream is never stored in another object stream (ISO 32000-2, 7.5.7);
   * following one would not terminate.
   */
  const objectStreamAt = (number: number): IndirectObject | null => {
    const entry = locations.entryOf(number);
    return typeof entry === 'object' && 'offset' in entry ? get(number) : null;
  };

  const get = (number: number): IndirectObject | null => {
    const known = objects.get(number);
    if (known !== undefined) return known;
    if (nestedReads >= NESTED_READS_MAX) return null;
    // An object that is needed to read itself counts as missing.
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
