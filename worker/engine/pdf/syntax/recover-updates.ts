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

/** Of more trailers only the last are read. */
const TRAILERS_MAX = 500;
const TRAILER_MAX_BYTES = 65_536;
/** More savings than any honest file has; of a hostile one the last are told apart. */
const UPDATES_MAX = 1000;
/** Of more packs only the last are read. */
const OBJECT_STREAMS_MAX = 5000;

/**
 * The savings of a file whose cross-reference sections are of no use: each ends
 * at a `%%EOF` behind which further objects follow, and what comes later counts.
 * Oldest first; empty when no object is found.
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

/** All objects as found, the last of each number, before any pack is opened. */
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

/** In the order of the file. What a trailer says is never encrypted. */
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

/** A linearised file has two trailers in one saving, and a cut one half of what it had. */
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
  // The first mark of a linearised file closes the section of its first page only.
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

/** The last object that says it is the catalogue. */
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
