import { deflateSync } from 'node:zlib';
import type { XrefEntry } from '../../../../worker/engine/pdf/syntax/cross-reference.js';
import type { ObjectStore } from '../../../../worker/engine/pdf/syntax/object-store.js';
import type { FileRevision } from '../../../../worker/engine/pdf/syntax/pdf-file.js';
import {
  isDict,
  isName,
  type PdfDict,
  type PdfReference,
  type PdfValue,
} from '../../../../worker/engine/pdf/syntax/pdf-values.js';
import { headerOffsetOf, newestRevision, readPdfFile } from './values.js';
import { writeValue } from './write-value.js';

/**
 * A PDF that is edited object by object. The same changes can be saved in two
 * ways: appended as a revision, or as a rewritten file in which every unchanged
 * object keeps its producer's original bytes.
 */
export interface PdfEdit {
  readonly bytes: Buffer;
  readonly root: number;
  readonly trailer: PdfDict;
  get(number: number): PdfObject | null;
  resolve(value: PdfValue | undefined): PdfValue;
  resolveDict(value: PdfValue | undefined): PdfDict | null;
  /** A stream's data, decompressed; null if there is none or it is not compressed with deflate. */
  dataOf(number: number): Buffer | null;
  set(number: number, object: PdfObject): void;
  /** Replaces a stream's data, and compresses it if it was compressed before. */
  setData(number: number, data: Buffer): void;
  add(value: PdfValue, data?: Uint8Array): PdfReference;
  /** Omits an object from a rewritten file; an appended revision keeps it unchanged. */
  drop(number: number): void;
  saveAppended(): Buffer;
  saveWhole(): Buffer;
}

export interface PdfObject {
  value: PdfValue;
  /** As stored, with its filters still applied; null without a stream. */
  stream: Uint8Array | null;
}

/** Throws when the file has no cross-reference section, no catalogue, or is encrypted. */
export function editPdf(bytes: Buffer): PdfEdit {
  const file = readPdfFile(bytes, headerOffsetOf(bytes));
  const newest = newestRevision(file);
  if (newest === null || newest.root === null) throw new Error('the PDF cannot be read');
  if (newest.trailer.entries.has('Encrypt')) throw new Error('the PDF is encrypted');
  const { store, root } = newest;
  const entries = new Map<number, XrefEntry>();
  for (const revision of file.revisions)
    for (const [number, entry] of revision.entries) entries.set(number, entry);
  const changed = new Map<number, PdfObject>();
  const dropped = new Set<number>();
  let last = Math.max(...entries.keys());

  const get = (number: number): PdfObject | null => changed.get(number) ?? store.get(number);
  const resolve = (value: PdfValue | undefined): PdfValue => {
    let current = value ?? null;
    for (let hop = 0; typeof current === 'object' && current !== null && hop < 16; hop++) {
      if (!('reference' in current)) break;
      current = get(current.reference)?.value ?? null;
    }
    return current;
  };
  return {
    bytes,
    root,
    trailer: newest.trailer,
    get,
    resolve,
    resolveDict: (value) => {
      const resolved = resolve(value);
      return isDict(resolved) ? resolved : null;
    },
    dataOf: (number) => dataOf(store, number, get(number)),
    set: (number, object) => void changed.set(number, object),
    setData(number, data) {
      const object = get(number);
      if (object === null || !isDict(object.value)) throw new Error(`no stream ${number}`);
      changed.set(number, repacked(object.value, data));
    },
    add(value, data) {
      last += 1;
      changed.set(
        last,
        data === undefined || !isDict(value) ? { value, stream: null } : withLength(value, data),
      );
      return { reference: last };
    },
    drop: (number) => void dropped.add(number),
    saveAppended: () => append(bytes, changed, newest),
    saveWhole: () => whole({ bytes, entries, changed, dropped, store, revision: newest }),
  };
}

function dataOf(store: ObjectStore, number: number, object: PdfObject | null): Buffer | null {
  if (object === null) return null;
  const data = store.dataOf({ number, end: 0, ...object });
  return data === null ? null : Buffer.from(data);
}

function repacked(dict: PdfDict, data: Buffer): PdfObject {
  const packed = dict.entries.has('Filter');
  const entries = new Map(dict.entries);
  entries.delete('DecodeParms');
  if (packed) entries.set('Filter', { name: 'FlateDecode' });
  return withLength({ entries }, packed ? deflateSync(data) : data);
}

const withLength = (dict: PdfDict, stream: Uint8Array): PdfObject => ({
  value: { entries: new Map(dict.entries).set('Length', stream.length) },
  stream,
});

const bytesOf = (number: number, { value, stream }: PdfObject): Buffer =>
  Buffer.concat([
    Buffer.from(`${number} 0 obj\n${writeValue(value)}\n`, 'latin1'),
    ...(stream === null
      ? []
      : [Buffer.from('stream\n'), Buffer.from(stream), Buffer.from('\nendstream\n')]),
    Buffer.from('endobj\n'),
  ]);

/** Trailer keys that belong to the document, not to one section of the file. */
const LASTING = ['Root', 'Info', 'ID'];

const trailerOf = (revision: FileRevision, more: [string, PdfValue][]): string =>
  writeValue({
    entries: new Map<string, PdfValue>([
      ...[...revision.trailer.entries].filter(([key]) => LASTING.includes(key)),
      ...more,
    ]),
  });

function append(bytes: Buffer, changed: Map<number, PdfObject>, revision: FileRevision): Buffer {
  const startxref = [...bytes.toString('latin1').matchAll(/startxref\s+(\d+)/g)].at(-1)?.[1];
  const parts: Buffer[] = [bytes, Buffer.from(bytes.at(-1) === 0x0a ? '' : '\n')];
  let at = bytes.length + (parts[1]?.length ?? 0);
  let rows = '';
  for (const [number, object] of changed) {
    const body = bytesOf(number, object);
    rows += `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`;
    parts.push(body);
    at += body.length;
  }
  const size = Math.max(sizeOf(revision), ...[...changed.keys()].map((number) => number + 1));
  const trailer = trailerOf(revision, [
    ['Size', size],
    ['Prev', Number(startxref)],
  ]);
  parts.push(Buffer.from(`xref\n${rows}trailer\n${trailer}\nstartxref\n${at}\n%%EOF\n`));
  return Buffer.concat(parts);
}

const sizeOf = ({ trailer }: FileRevision): number => {
  const size = trailer.entries.get('Size');
  return typeof size === 'number' ? size : 1;
};

function whole(file: {
  bytes: Buffer;
  entries: Map<number, XrefEntry>;
  changed: Map<number, PdfObject>;
  dropped: Set<number>;
  store: ObjectStore;
  revision: FileRevision;
}): Buffer {
  const { bytes, entries, changed, dropped, store, revision } = file;
  const offsetOf = (number: number): number => {
    const entry = entries.get(number);
    if (entry === undefined || entry === 'free') return Infinity;
    return 'offset' in entry ? entry.offset : offsetOf(entry.objectStream);
  };
  const numbers = [...new Set([...store.numbers, ...changed.keys()])].sort(
    (a, b) => offsetOf(a) - offsetOf(b) || a - b,
  );
  const head = bytes.subarray(0, Math.min(...numbers.map(offsetOf), 32));
  const parts: Buffer[] = [
    Buffer.from(
      /^%PDF-1\.\d[\r\n]+(%[^\r\n]*[\r\n]+)?/.exec(head.toString('latin1'))?.[0] ?? '%PDF-1.7\n',
      'latin1',
    ),
  ];
  let at = parts[0]?.length ?? 0;
  const offsets = new Map<number, number>();
  for (const number of numbers) {
    const body = dropped.has(number) ? null : bodyOf(number, file);
    if (body === null) continue;
    offsets.set(number, at);
    parts.push(body);
    at += body.length;
  }
  const size = Math.max(...numbers) + 1;
  const rows = Array.from({ length: size }, (_, number) => {
    const offset = offsets.get(number);
    if (offset === undefined) return '0000000000 65535 f \n';
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const trailer = trailerOf(revision, [['Size', size]]);
  parts.push(
    Buffer.from(`xref\n0 ${size}\n${rows.join('')}trailer\n${trailer}\nstartxref\n${at}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

/** null for parts of the old file's own structure. */
function bodyOf(
  number: number,
  file: {
    bytes: Buffer;
    entries: Map<number, XrefEntry>;
    changed: Map<number, PdfObject>;
    store: ObjectStore;
  },
): Buffer | null {
  const change = file.changed.get(number);
  if (change !== undefined) return bytesOf(number, change);
  const object = file.store.get(number);
  if (object === null || isStructure(object.value)) return null;
  const entry = file.entries.get(number);
  if (typeof entry !== 'object' || !('offset' in entry)) return bytesOf(number, object);
  const end = file.bytes.indexOf('endobj', object.end);
  const own = file.bytes.subarray(entry.offset, end);
  return Buffer.concat([own, Buffer.from('endobj\n')]);
}

function isStructure(value: PdfValue): boolean {
  if (!isDict(value)) return false;
  const type = value.entries.get('Type');
  return (
    value.entries.has('Linearized') || (isName(type) && ['ObjStm', 'XRef'].includes(type.name))
  );
}
