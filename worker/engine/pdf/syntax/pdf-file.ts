import { sectionReader, type XrefEntry } from './cross-reference.js';
import { idsOf, setDecryption } from './encryption/set-decryption.js';
import type { Encryption } from './encryption/decryption.js';
import { findEofMarkers, type EofMarker } from './eof-markers.js';
import { openSource, type ObjectSource } from './object-source.js';
import { openObjects, type ObjectStore } from './object-store.js';
import type { PdfDict } from './pdf-values.js';
import { recoverUpdates } from './recover-updates.js';
import { repairSections } from './repair-sections.js';
import {
  isSameEntry,
  groupIntoUpdates,
  locationsAfter,
  type IncrementalUpdate,
} from './incremental-updates.js';
import { isWithin, scanObjects, type ObjectScan } from './scan-objects.js';
import { linkedChain, unlinkedChains } from './section-chain.js';

/**
 * A PDF parsed from its bytes, independently of what a viewer shows. Reading never
 * throws; `damage` lists what could not be read.
 */
export interface PdfFile {
  bytes: Uint8Array;
  /** Offset of `%PDF-`; offsets in the file may count from there. */
  headerOffset: number;
  /** Every revision of the file, oldest first; empty when no object can be found. */
  revisions: readonly FileRevision[];
  /** The two halves of the newest trailer's ID in hexadecimal; null when it has none. */
  ids: readonly [string, string] | null;
  /** null when the file is not encrypted. */
  encryption: Encryption | null;
  /** Notes for an engineer, without document content. Grows while objects are read. */
  damage: string[];
}

/** The state of the file after one incremental update. */
export interface FileRevision {
  /** Offset after its `%%EOF`. The bytes up to here are the file at that revision. */
  endOffset: number;
  /** The objects that this update wrote; repeated entries are left out. */
  entries: ReadonlyMap<number, XrefEntry>;
  trailer: PdfDict;
  /** All objects as of this revision. */
  store: ObjectStore;
  /** Object number of the catalogue; null when the trailer names none. */
  root: number | null;
  /**
   * Whether the cross-reference chain of the file reaches it; false for an earlier state
   * whose link was removed.
   */
  linked: boolean;
}

/**
 * Reads the revisions of a file from its cross-reference sections, or by scanning where
 * these are unusable. Never throws.
 */
export function readPdfFile(bytes: Uint8Array, headerOffset: number): PdfFile {
  const damage: string[] = [];
  const eofMarkers = findEofMarkers(bytes);
  const file = { bytes, headerOffset, eofMarkers, damage, scan: once(() => scanObjects(bytes)) };
  const read = readBySections(file) ?? readByScan(file);
  const newest = read.revisions.at(-1);
  const [first, second] = newest === undefined ? [] : idsOf(newest.trailer, newest.store);
  const decryption = read.source.decryption;
  return {
    bytes,
    headerOffset,
    revisions: read.revisions,
    ids:
      first === undefined || second === undefined
        ? null
        : [first.toString('hex'), second.toString('hex')],
    encryption:
      decryption === null ? null : { handler: decryption.handler, opens: decryption.opens },
    damage,
  };
}

/** The newest revision of the file; null when there is none. */
export const newestRevision = (file: PdfFile): FileRevision | null => file.revisions.at(-1) ?? null;

interface ScannedBytes {
  bytes: Uint8Array;
  headerOffset: number;
  eofMarkers: readonly EofMarker[];
  damage: string[];
  scan: () => ObjectScan;
}

interface ReadRevisions {
  revisions: FileRevision[];
  source: ObjectSource;
}

/** null when the sections do not lead to a page. */
function readBySections(file: ScannedBytes): ReadRevisions | null {
  const { bytes, headerOffset, eofMarkers, damage } = file;
  const reader = sectionReader(bytes, headerOffset, eofMarkers);
  const notes: string[] = [];
  const chain = linkedChain({ bytes, eofMarkers, reader }, notes);
  damage.push(...new Set(notes));
  if (chain.length === 0) return null;
  const source = openSource(bytes, headerOffset, damage);
  const linked = revisionsOf(groupIntoUpdates(repairSections(chain, file), bytes), {
    source,
    linked: true,
  });
  const newest = linked.at(-1);
  if (newest === undefined) return null;
  // As in viewers, encryption is read from the newest trailer only.
  setDecryption(source, newest.trailer, newest.store);
  if (!hasPages(newest)) return null;
  const isPlain = (offset: number): boolean =>
    !isWithin(file.scan().streams, offset) && !isInStreamData(newest.store, offset);
  const unlinked = unlinkedChains({ bytes, eofMarkers, reader }, chain, isPlain)
    .flatMap((one) =>
      revisionsOf(groupIntoUpdates(repairSections(one, file), bytes), { source, linked: false }),
    )
    .filter((one) => one.endOffset < newest.endOffset && hasPages(one));
  if (unlinked.length > 0) damage.push('no section points back to an earlier saving in the file');
  return { revisions: mergeByEnd(linked, unlinked), source };
}

function readByScan(file: ScannedBytes): ReadRevisions {
  const source = openSource(file.bytes, file.headerOffset, file.damage);
  const updates = recoverUpdates(source, file.scan(), file.eofMarkers);
  const revisions = revisionsOf(updates, { source, linked: true });
  const newest = revisions.at(-1);
  const found = newest !== undefined && hasPages(newest) ? 'found by scanning' : 'not found';
  file.damage.push(`no cross-reference section leads to the pages: they were ${found}`);
  return { revisions, source };
}

function revisionsOf(
  updates: readonly IncrementalUpdate[],
  { source, linked }: { source: ObjectSource; linked: boolean },
): FileRevision[] {
  const locations = locationsAfter(updates);
  return updates.flatMap((update, index) => {
    const own = locations[index];
    return own === undefined ? [] : [{ ...update, linked, store: openObjects(source, own) }];
  });
}

/** Whether the catalogue leads to at least one node of the page tree. */
function hasPages({ store, root }: FileRevision): boolean {
  if (root === null) return false;
  const catalogue = store.resolveDict({ reference: root });
  const pages = store.resolveDict(catalogue?.entries.get('Pages'));
  const kids = store.resolve(pages?.entries.get('Kids'));
  return Array.isArray(kids) && kids.some((kid) => store.resolveDict(kid) !== null);
}

/** Whether an offset lies within the data of a stream in use, e.g. of an attached PDF. */
const isInStreamData = (store: ObjectStore, offset: number): boolean =>
  store.numbers.some((number) => {
    const object = store.get(number);
    return (
      object?.stream !== null &&
      object !== null &&
      object.end > offset &&
      object.end - object.stream.length <= offset
    );
  });

/**
 * Orders revisions by their end. An unlinked state is placed between linked ones; entries
 * it shares with the next revision are not new there.
 */
function mergeByEnd(linked: FileRevision[], unlinked: FileRevision[]): FileRevision[] {
  if (unlinked.length === 0) return linked;
  const all = new Map([...unlinked, ...linked].map((one) => [one.endOffset, one]));
  const ordered = [...all.values()].sort((a, b) => a.endOffset - b.endOffset);
  return ordered.map((revision, index) => {
    const before = ordered[index - 1];
    if (before === undefined) return revision;
    const entries = [...revision.entries].filter(
      ([number, entry]) => !isSameEntry(before.store.entryOf(number), entry),
    );
    return { ...revision, entries: new Map(entries) };
  });
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
