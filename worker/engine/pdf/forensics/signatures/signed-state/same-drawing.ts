import type { ObjectStore } from '../../../syntax/object-store.js';
import { isDict, isReference, type PdfValue } from '../../../syntax/pdf-values.js';

/** A value with the objects that its references lead to. */
export interface Rooted {
  store: ObjectStore;
  value: PdfValue | undefined;
}

/** Keys of a page or an annotation that lead away from what it draws, or do not draw. */
const NOT_DRAWN = new Set([
  ...[
    'Parent',
    'P',
    'Popup',
    'IRT',
    'Dest',
    'A',
    'AA',
    'StructParent',
    'StructParents',
    'Metadata',
  ],
  ...[
    'PieceInfo',
    'LastModified',
    'M',
    'NM',
    'CreationDate',
    'Subj',
    'RC',
    'T',
    'TU',
    'TM',
    'Tabs',
  ],
  ...['Thumb', 'Annots', 'Kids', 'Lock', 'SV'],
]);

/** How a stream is packed and tagged, not what it holds. */
const STREAM_KEYS = new Set([
  ...['Length', 'Filter', 'DecodeParms', 'DL', 'Metadata', 'PieceInfo', 'LastModified'],
  ...['StructParent', 'StructParents'],
]);

/** Resources may have any name, so below the first level every key counts. */
const NONE: ReadonlySet<string> = new Set();

/** Beyond these, the rest counts as different, so that it is drawn and compared. */
const VALUES_MAX = 500_000;
const DEPTH_MAX = 64;

/** Programs round numbers when they write them again. */
const NUMBERS_WITHIN = 0.005;

/**
 * Whether two values, with everything that they refer to, draw the same: compared by
 * content, not by object number. Never throws.
 */
export function isSameDrawing(before: Rooted, after: Rooted): boolean {
  const compared = new Set<string>();
  let left = VALUES_MAX;

  const same = (a: PdfValue | undefined, b: PdfValue | undefined, depth: number): boolean => {
    if (left-- <= 0 || depth > DEPTH_MAX) return false;
    if (isReference(a) || isReference(b)) return sameObjects(a, b, depth);
    return sameValues(a ?? null, b ?? null, depth, depth === 0 ? NOT_DRAWN : NONE);
  };

  const sameObjects = (
    a: PdfValue | undefined,
    b: PdfValue | undefined,
    depth: number,
  ): boolean => {
    const key = `${keyOf(a)} ${keyOf(b)}`;
    if (isReference(a) && isReference(b)) {
      if (compared.has(key)) return true;
      compared.add(key);
    }
    const [old, now] = [objectOf(before.store, a), objectOf(after.store, b)];
    const [oldStream, nowStream] = [old?.stream ?? null, now?.stream ?? null];
    if ((oldStream === null) !== (nowStream === null)) return false;
    if (oldStream !== null && nowStream !== null && old && now) {
      const [oldData, nowData] = [before.store.dataOf(old), after.store.dataOf(now)];
      if (Buffer.compare(oldData ?? oldStream, nowData ?? nowStream) !== 0) return false;
      return sameValues(old.value, now.value, depth + 1, STREAM_KEYS);
    }
    return sameValues(
      before.store.resolve(a),
      after.store.resolve(b),
      depth + 1,
      depth === 0 ? NOT_DRAWN : NONE,
    );
  };

  const sameValues = (
    a: PdfValue,
    b: PdfValue,
    depth: number,
    except: ReadonlySet<string>,
  ): boolean => {
    if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object')
      return typeof a === 'number' && typeof b === 'number'
        ? Math.abs(a - b) < NUMBERS_WITHIN
        : a === b;
    if (Array.isArray(a) || Array.isArray(b))
      return (
        Array.isArray(a) &&
        Array.isArray(b) &&
        a.length === b.length &&
        a.every((item, index) => same(item, b[index], depth + 1))
      );
    if (isDict(a) || isDict(b)) {
      if (!isDict(a) || !isDict(b)) return false;
      const keys = new Set([...a.entries.keys(), ...b.entries.keys()]);
      return [...keys].every(
        (key) => except.has(key) || same(a.entries.get(key), b.entries.get(key), depth + 1),
      );
    }
    if ('name' in a) return 'name' in b && a.name === b.name;
    return 'string' in a && 'string' in b && a.string === b.string;
  };

  return same(before.value, after.value, 0);
}

const keyOf = (value: PdfValue | undefined): string =>
  isReference(value) ? String(value.reference) : '-';

const objectOf = (store: ObjectStore, value: PdfValue | undefined) =>
  isReference(value) ? store.get(value.reference) : null;
