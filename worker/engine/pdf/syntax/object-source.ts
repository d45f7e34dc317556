import type { Decryption } from './encryption/decryption.js';
import { decodeStream } from './filters/decode-stream.js';
import { parseValue, readKeyword } from './parse-value.js';
import { isDict, type PdfValue } from './pdf-values.js';
import { readIndirectObject, type ResolveLength, type IndirectObject } from './indirect-object.js';

/**
 * Object access shared by all revisions of a file. Each object and stream is read once,
 * and the total cost is bounded. Never throws.
 */
export interface ObjectSource {
  readonly bytes: Uint8Array;
  /** Offset of `%PDF-`. Offsets in the file count from there or from the first byte. */
  readonly headerOffset: number;
  /** Set after the trailers are read and before any object of the document is read. */
  decryption: Decryption | null;
  /** The object at an offset with its strings decrypted; null when there is none. */
  readAt(offset: number, readLength: ResolveLength): IndirectObject | null;
  /** The objects that an object stream contains, by object number. */
  objectsIn(pack: IndirectObject, resolve: Resolve): ReadonlyMap<number, IndirectObject>;
  dataOf(object: IndirectObject, resolve: Resolve): Uint8Array | null;
}

type Resolve = (value: PdfValue | undefined) => PdfValue;

/**
 * Maximum total size of decoded streams of one file. A hundred dense pages have some 50
 * MB of content and fonts.
 */
const DECODED_MAX_BYTES = 256 * 1024 * 1024;
/** Maximum total size of decoded streams kept in the cache. */
const KEPT_MAX_BYTES = 48 * 1024 * 1024;
/** Maximum number of objects in one object stream; producers store some 200. */
const STREAM_OBJECTS_MAX = 100_000;

/** @param damage receives a note when the file holds more than is read */
export function openSource(
  bytes: Uint8Array,
  headerOffset: number,
  damage: string[],
): ObjectSource {
  const objects = new Map<number, IndirectObject | null>();
  const objectStreams = new WeakMap<IndirectObject, ReadonlyMap<number, IndirectObject>>();
  const decoded = new WeakMap<IndirectObject, Uint8Array | null>();
  const budget = { bytesLeft: DECODED_MAX_BYTES };
  let keptBytesLeft = KEPT_MAX_BYTES;
  // Objects of a well-formed file do not overlap, so their total length is at most that
  // of the file.
  let parsedBytesLeft = 2 * bytes.length + 8 * 1024 * 1024;

  const source: ObjectSource = { bytes, headerOffset, decryption: null, readAt, objectsIn, dataOf };
  return source;

  function readAt(offset: number, readLength: ResolveLength): IndirectObject | null {
    const known = objects.get(offset);
    if (known !== undefined) return known;
    if (offset < 0 || offset >= bytes.length) return null;
    if (parsedBytesLeft < 1) {
      note('objects overlap so often that not all were read');
      return null;
    }
    const stored = readIndirectObject(bytes, offset, readLength);
    parsedBytesLeft -= stored === null ? FAILED_READ_COST_BYTES : stored.end - offset;
    const object = stored === null ? null : decrypted(stored);
    objects.set(offset, object);
    return object;
  }

  function decrypted({
    generation,
    ...stored
  }: IndirectObject & { generation: number }): IndirectObject {
    const { decryption } = source;
    if (decryption === null) return stored;
    const { number, value, stream } = stored;
    return {
      ...stored,
      value: decryption.value(value, number, generation),
      stream:
        stream !== null && isDict(value)
          ? decryption.stream(stream, value, number, generation)
          : null,
    };
  }

  function dataOf(object: IndirectObject, resolve: Resolve): Uint8Array | null {
    if (object.stream === null || !isDict(object.value)) return null;
    const known = decoded.get(object);
    if (known !== undefined) return known;
    const data = decodeStream(object.stream, object.value, { resolve, budget });
    if (budget.bytesLeft < 1) note('streams unpack to more than was read');
    const size = data === object.stream ? 0 : (data?.length ?? 0);
    if (size > keptBytesLeft) return data;
    keptBytesLeft -= size;
    decoded.set(object, data);
    return data;
  }

  function objectsIn(
    objectStream: IndirectObject,
    resolve: Resolve,
  ): ReadonlyMap<number, IndirectObject> {
    const known = objectStreams.get(objectStream);
    if (known !== undefined) return known;
    // The entry is empty while the stream is read: its length cannot be stored inside itself.
    objectStreams.set(objectStream, new Map());
    const contained = parseObjects(objectStream, dataOf(objectStream, resolve), resolve);
    objectStreams.set(objectStream, contained);
    return contained;
  }

  function parseObjects(
    { value }: IndirectObject,
    data: Uint8Array | null,
    resolve: Resolve,
  ): Map<number, IndirectObject> {
    const contained = new Map<number, IndirectObject>();
    if (!isDict(value) || data === null) return contained;
    const [count, first] = ['N', 'First'].map((key) => resolve(value.entries.get(key)));
    if (typeof count !== 'number' || typeof first !== 'number' || first < 0) return contained;
    let at = 0;
    for (let index = 0; index < Math.min(count, STREAM_OBJECTS_MAX) && at < data.length; index++) {
      const number = readKeyword(data, at);
      const offset = readKeyword(data, number.end);
      at = offset.end;
      if (!/^\d{1,10}$/.test(number.keyword) || !/^\d{1,10}$/.test(offset.keyword)) break;
      if (parsedBytesLeft < 1) break;
      const from = first + Number(offset.keyword);
      const parsed = parseValue(data, from);
      parsedBytesLeft -= Math.max(0, parsed.end - from);
      const object = { number: Number(number.keyword), stream: null, ...parsed };
      if (!contained.has(object.number)) contained.set(object.number, object);
    }
    return contained;
  }

  function note(words: string): void {
    if (!damage.includes(words)) damage.push(words);
  }
}

/** Cost charged for an offset at which no object stands. */
const FAILED_READ_COST_BYTES = 64;
