import type { XrefEntry } from './cross-reference.js';
import { isLinearised, rootOf } from './cross-reference.js';
import { setDecryption } from './encryption/set-decryption.js';
import type { EofMarker } from './eof-markers.js';
import type { ObjectSource } from './object-source.js';
import { openObjects, type ObjectStore } from './object-store.js';
import { parseValue } from './parse-value.js';
import { isDict, isName, type PdfDict, type PdfValue } from './pdf-values.js';
import { locationsAfter, type IncrementalUpdate } from './incremental-updates.js';
import { isWithin, type FoundObject, type ObjectScan } from './scan-objects.js';

/** Only the last trailers are read when there are more. */
const TRAILERS_MAX = 500;
const TRAILER_MAX_BYTES = 65_536;
/** Maximum number of updates that are told apart; in hostile files the last ones. */
const UPDATES_MAX = 1000;
/** Maximum number of object streams read per update. */
const OBJECT_STREAMS_MAX = 5000;

/**
 * The incremental updates of a file whose cross-reference sections are unusable. Each
 * update ends at a `%%EOF` that is followed by further objects; later objects replace
 * earlier ones. Oldest first; empty when no object is found.
 */
export function recoverUpdates(
  source: ObjectSource,
  scan: ObjectScan,
  eofMarkers: readonly EofMarker[],
): IncrementalUpdate[] {
  if (scan.objects.length === 0) return [];
  const store = storeOf(scan.objects, source);
  const trailers = readTrailers(source, scan, store);
  const encrypted = trailers.findLast(({ dict }) => dict.entries.has('Encrypt'));
  if (encrypted !== undefined) setDecryption(source, encrypted.dict, store);
  const root = { value: null as number | null };
  const updates = splitAtEofMarkers(source, scan, eofMarkers).map(
    ({ objects, endOffset, startOffset }): IncrementalUpdate => {
      const own = trailers.filter(({ offset }) => offset >= startOffset && offset < endOffset);
      const trailer = mergedTrailer(own.map(({ dict }) => dict));
      root.value = rootOf(trailer) ?? root.value;
      return { endOffset, entries: entriesOf(objects, source, store), root: root.value, trailer };
    },
  );
  const newest = updates.at(-1);
  if (newest !== undefined && !isCatalogue(newest, updates, source)) {
    const found = findCatalogue(updates, source);
    for (const update of updates) update.root = found ?? update.root;
  }
  return updates;
}

/** The last object of each number as found, before any object stream is read. */
function storeOf(objects: readonly FoundObject[], source: ObjectSource): ObjectStore {
  const offsets = new Map(objects.map(({ number, offset }) => [number, offset]));
  return openObjects(source, {
    entryOf: (number) => {
      const offset = offsets.get(number);
      return offset === undefined ? undefined : { offset };
    },
    numbers: () => [...offsets.keys()],
  });
}

interface FoundTrailer {
  offset: number;
  dict: PdfDict;
}

/** The trailers in file order. Trailers are never encrypted. */
function readTrailers(source: ObjectSource, scan: ObjectScan, store: ObjectStore): FoundTrailer[] {
  const ofTables = scan.trailers.slice(-TRAILERS_MAX).map((offset) => ({
    offset,
    value: parseValue(source.bytes.subarray(offset, offset + TRAILER_MAX_BYTES), 0).value,
  }));
  const ofStreams = scan.objects
    .filter(({ kind }) => kind === 'xref')
    .slice(-TRAILERS_MAX)
    .map(({ offset }) => ({ offset, value: valueAt(source, offset, store) }));
  return [...ofTables, ...ofStreams]
    .flatMap(({ offset, value }) => (isDict(value) ? [{ offset, dict: value }] : []))
    .sort((a, b) => a.offset - b.offset);
}

const valueAt = (source: ObjectSource, offset: number, store: ObjectStore): PdfValue =>
  source.readAt(offset, resolveLengthIn(store))?.value ?? null;

const resolveLengthIn =
  (store: ObjectStore) =>
  (value: PdfValue | undefined): number | null => {
    const length = store.resolve(value);
    return typeof length === 'number' ? length : null;
  };

/**
 * Merges the trailers of one update: a linearised file has two, and a damaged one may
 * keep only some entries in each.
 */
const mergedTrailer = (trailers: readonly PdfDict[]): PdfDict => ({
  entries: new Map(trailers.flatMap(({ entries }) => [...entries])),
});

interface Part {
  startOffset: number;
  endOffset: number;
  objects: FoundObject[];
}

function splitAtEofMarkers(
  source: ObjectSource,
  scan: ObjectScan,
  eofMarkers: readonly EofMarker[],
): Part[] {
  const own = eofMarkers.filter(({ endOffset }) => !isWithin(scan.streams, endOffset));
  // The first marker of a linearised file closes only the section of its first page.
  const ends = own.slice(isLinearised(source.bytes, source.headerOffset) ? 1 : 0);
  const parts: Part[] = [];
  let [startOffset, from] = [0, 0];
  for (const { endOffset } of [...ends.slice(-UPDATES_MAX), { endOffset: source.bytes.length }]) {
    let to = from;
    while ((scan.objects[to]?.offset ?? Infinity) < endOffset) to++;
    const last = parts.at(-1);
    if (to > from) parts.push({ startOffset, endOffset, objects: scan.objects.slice(from, to) });
    else if (last !== undefined && endOffset < source.bytes.length) last.endOffset = endOffset;
    [startOffset, from] = [endOffset, to];
  }
  return parts;
}

function entriesOf(
  objects: readonly FoundObject[],
  source: ObjectSource,
  store: ObjectStore,
): Map<number, XrefEntry> {
  const entries = new Map<number, XrefEntry>();
  let objectStreams = 0;
  for (const { number, offset, kind } of objects) {
    entries.set(number, { offset });
    if (kind !== 'object-stream' || objectStreams++ >= OBJECT_STREAMS_MAX) continue;
    const objectStream = source.readAt(offset, resolveLengthIn(store));
    if (objectStream === null) continue;
    let index = 0;
    for (const contained of source.objectsIn(objectStream, store.resolve).keys())
      entries.set(contained, { objectStream: number, index: index++ });
  }
  return entries;
}

const isCatalogueDict = (value: PdfValue | undefined): boolean => {
  const type = isDict(value) ? value.entries.get('Type') : null;
  return isDict(value) && isName(type) && type.name === 'Catalog' && value.entries.has('Pages');
};

function isCatalogue(
  newest: IncrementalUpdate,
  updates: readonly IncrementalUpdate[],
  source: ObjectSource,
): boolean {
  if (newest.root === null) return false;
  const catalogue = newestStore(updates, source)?.get(newest.root)?.value;
  return isDict(catalogue) && catalogue.entries.has('Pages');
}

/** The last object whose type is `Catalog`. */
function findCatalogue(updates: readonly IncrementalUpdate[], source: ObjectSource): number | null {
  const store = newestStore(updates, source);
  return store?.numbers.findLast((number) => isCatalogueDict(store.get(number)?.value)) ?? null;
}

function newestStore(
  updates: readonly IncrementalUpdate[],
  source: ObjectSource,
): ObjectStore | null {
  const locations = locationsAfter(updates).at(-1);
  return locations === undefined ? null : openObjects(source, locations);
}
