import type { PdfSignature, SignedRange } from '../../../evidence/signatures.js';
import { parsePdfDate } from '../metadata.js';
import { type FileRevision, newestRevision, type PdfFile } from '../../syntax/pdf-file.js';
import { isDict, isName, isString, type PdfDict } from '../../syntax/pdf-values.js';
import { fitRange, type RangeFit } from './byte-range.js';
import { type Checked, checkSignature, UNREADABLE } from './check-signature.js';
import { isBlank, isEnd, leavesObjects, revisionUpTo } from './coverage.js';
import {
  findSignatureObjects,
  hollowSignatureIn,
  signatureIn,
  type SignatureObject,
} from './find-signatures.js';
import { lockOf } from './field-lock.js';
import { permissionsOf } from './permissions.js';
import { type SignatureField, signatureFields } from './signature-fields.js';

/** Each one is hashed over the bytes it covers. Further ones are reported as not checked. */
const CHECKED_MAX = 30;

/**
 * Every digital signature in the file, used or not, in file order: what it covers, whether
 * it matches those bytes, and who made it. Never throws.
 */
export function readSignatures(file: PdfFile): PdfSignature[] {
  const newest = newestRevision(file);
  const fields = newest === null ? [] : signatureFields(newest);
  const permitted = newest === null ? new Map<number, string>() : permissionsOf(newest);
  const stored = findSignatureObjects(file);
  const inUse = (one: SignatureObject): boolean =>
    (fields.some(({ value }) => value === one.number) || permitted.has(one.number)) &&
    isNewest(file, one);
  const inTheClear = (one: SignatureObject): PdfDict =>
    (isNewest(file, one) ? signatureIn(newest?.store.get(one.number)?.value) : null) ?? one.dict;
  const objects = [...stored, ...packedSignatures(file, fields, stored)].map((one) => ({
    ...one,
    dict: settled(one.dict, newest),
  }));
  return objects.map((one, index): PdfSignature => {
    const field = fields.find(({ value }) => value === one.number) ?? null;
    const range = fitRange(file.bytes, one, file.headerOffset);
    const checked = index < CHECKED_MAX ? check(file, one.dict, range) : TOO_MANY;
    return {
      field: field?.name ?? null,
      place: field?.place ?? null,
      inUse: inUse(one),
      kind: kindOf(one.dict, permitted.get(one.number)),
      subFilter: nameAt(one.dict, 'SubFilter'),
      ...checked,
      signedAt: checked.signedAt ?? dateAt(inTheClear(one), 'M'),
      revision: 'end' in range ? revisionUpTo(file, range.end) : null,
      coversWholeFile: 'end' in range && isEnd(file.bytes, range.end),
      leavesObjects: 'end' in range && leavesObjects(file, range.end),
      range: signedRange(range),
      certification: certificationOf(one.dict),
      lock: lockOf(one.dict),
    };
  });
}

/**
 * The dictionary with its range and value in place: they should stand in it directly, but a
 * program that stores every value as an object of its own forges nothing.
 */
function settled(dict: PdfDict, newest: FileRevision | null): PdfDict {
  if (newest === null) return dict;
  const entries = new Map(dict.entries);
  for (const key of ['ByteRange', 'Contents']) {
    const given = entries.get(key);
    if (given === undefined) continue;
    const value = newest.store.resolve(given);
    entries.set(key, Array.isArray(value) ? value.map((one) => newest.store.resolve(one)) : value);
  }
  return { ...dict, entries };
}

function signedRange(range: RangeFit): SignedRange | null {
  const [first, second] = 'spans' in range ? (range.spans ?? []) : [];
  return first === undefined || second === undefined
    ? null
    : { start: first[0], gapFrom: first[1], gapTo: second[0], end: second[1] };
}

const TOO_MANY: Checked = {
  integrity: 'unchecked',
  reason: 'too_many',
  signer: null,
  signedAt: null,
};

function check({ bytes }: PdfFile, dict: PdfDict, range: RangeFit): Checked {
  if ('contents' in range) {
    const covered = range.spans.map(([from, to]) => bytes.subarray(from, to));
    if (range.fit === 'fits') return checkSignature(dict, range.contents, covered);
    return checkCut(dict, range.contents, covered);
  }
  if (range.fit === 'too_long') return UNREADABLE;
  const contents = dict.entries.get('Contents');
  const data = isString(contents) ? Buffer.from(contents.string, 'latin1') : Buffer.alloc(0);
  if (range.fit === 'misplaced' && range.spans !== null) {
    const covered = range.spans.map(([from, to]) => bytes.subarray(from, to));
    const moved = checkSignature(dict, data, covered);
    // No program that writes a file anew keeps the signed bytes.
    if (moved.integrity === 'intact') return { ...moved, integrity: 'broken', reason: 'wrapped' };
  }
  const read = range.fit === 'emptied' ? null : checkSignature(dict, data, null);
  return {
    integrity: 'broken',
    reason: range.fit,
    signer: read?.signer ?? null,
    signedAt: read?.signedAt ?? null,
  };
}

/** Mail programs cut off the last line break; with it restored, the signature may match. */
function checkCut(dict: PdfDict, contents: Uint8Array, covered: readonly Uint8Array[]): Checked {
  for (const end of ['\n', '\r\n', '\r']) {
    const mended = checkSignature(dict, contents, [...covered, Buffer.from(end)]);
    if (mended.integrity === 'intact') return mended;
  }
  return { ...checkSignature(dict, contents, null), integrity: 'unchecked', reason: 'cut' };
}

/**
 * Signatures that a program moved into object streams when it rewrote the file, where a
 * search of the bytes cannot find them.
 */
function packedSignatures(
  file: PdfFile,
  fields: readonly SignatureField[],
  stored: readonly SignatureObject[],
): SignatureObject[] {
  const store = newestRevision(file)?.store;
  const known = new Set(stored.map(({ number }) => number));
  return fields.flatMap(({ value: number }) => {
    if (number === null || known.has(number)) return [];
    known.add(number);
    const value = store?.get(number)?.value;
    const dict = signatureIn(value) ?? hollowSignatureIn(value);
    return dict === null ? [] : [{ number, dict, offset: null, end: 0 }];
  });
}

/** Whether an object is where the newest revision locates it. */
function isNewest(file: PdfFile, { number, offset }: SignatureObject): boolean {
  if (offset === null) return true;
  const entry = file.revisions.findLast(({ entries }) => entries.has(number))?.entries.get(number);
  if (entry === undefined || entry === 'free' || !('offset' in entry)) return entry === undefined;
  // The offset may include the line break before the object.
  return [entry.offset, entry.offset + file.headerOffset].some(
    (at) => at <= offset && isBlank(file.bytes.subarray(0, offset), at),
  );
}

function kindOf(dict: PdfDict, permission: string | undefined): PdfSignature['kind'] {
  if (nameAt(dict, 'SubFilter') === 'ETSI.RFC3161') return 'timestamp';
  const methods = transformsOf(dict).map((one) => nameAt(one, 'TransformMethod') ?? '');
  return [...methods, permission ?? ''].some((name) => /^UR3?$/.test(name))
    ? 'usage_rights'
    : 'signature';
}

function certificationOf(dict: PdfDict): PdfSignature['certification'] {
  const transform = transformsOf(dict).find((one) => nameAt(one, 'TransformMethod') === 'DocMDP');
  if (transform === undefined) return null;
  const parameters = transform.entries.get('TransformParams');
  const level = isDict(parameters) ? parameters.entries.get('P') : undefined;
  // The PDF specification defines 2 as the default.
  return level === 1 || level === 3 ? level : 2;
}

function transformsOf(dict: PdfDict): PdfDict[] {
  const list = dict.entries.get('Reference');
  return Array.isArray(list) ? list.filter(isDict) : [];
}

function nameAt(dict: PdfDict, key: string): string | null {
  const value = dict.entries.get(key);
  return isName(value) ? value.name : null;
}

function dateAt(dict: PdfDict, key: string): Date | null {
  const value = dict.entries.get(key);
  return isString(value) ? parsePdfDate(value.string) : null;
}
