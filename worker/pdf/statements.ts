import type { PdfInfo, PdfStatement } from '../evidence.js';
import { plainText } from '../imaging/plain-text.js';
import { parsePdfDate } from './metadata.js';
import type { FileRevision, PdfFile } from './pdf-file.js';
import { isDict, type PdfDict, type PdfValue } from './pdf-values.js';

/** Only so many of the newest revisions are read. */
const STATEMENTS_MAX = 50;

/** What each revision's Info dictionary and trailer said, the oldest first. Never throws. */
export const readStatements = (file: PdfFile): PdfStatement[] =>
  file.revisions.slice(-STATEMENTS_MAX).map((revision) => ({
    info: readInfo(revision),
    ids: readIds(revision.trailer),
  }));

function readInfo({ store, trailer }: FileRevision): PdfInfo {
  const dict = store.resolveDict(trailer.entries.get('Info'));
  const text = (key: string): string | null => textOf(store.resolve(dict?.entries.get(key)));
  return {
    producer: text('Producer'),
    creator: text('Creator'),
    author: text('Author'),
    title: text('Title'),
    creationDate: parsePdfDate(text('CreationDate') ?? undefined),
    modificationDate: parsePdfDate(text('ModDate') ?? undefined),
  };
}

/** A text string: UTF-16 or UTF-8 by its mark, else bytes that Latin-1 comes close to. */
function textOf(value: PdfValue): string | null {
  if (typeof value !== 'object' || value === null || !('string' in value)) return null;
  const bytes = Buffer.from(value.string.slice(0, 2_000), 'latin1');
  const plain = plainText(decoded(bytes));
  return plain === '' ? null : plain;
}

function decoded(bytes: Buffer): string {
  const [first, second, third] = bytes;
  if (first === 0xfe && second === 0xff)
    return bytes
      .subarray(2, bytes.length & ~1)
      .swap16()
      .toString('utf16le');
  if (first === 0xff && second === 0xfe) return bytes.subarray(2).toString('utf16le');
  if (first === 0xef && second === 0xbb && third === 0xbf)
    return bytes.subarray(3).toString('utf8');
  return bytes.toString('latin1');
}

function readIds(trailer: PdfDict): PdfStatement['ids'] {
  const ids = trailer.entries.get('ID');
  if (!Array.isArray(ids)) return null;
  const [permanent, changing] = ids.map(hexOf);
  return permanent && changing ? { permanent, changing } : null;
}

const hexOf = (value: PdfValue): string | null =>
  typeof value === 'object' && value !== null && !isDict(value) && 'string' in value
    ? Buffer.from(value.string.slice(0, 64), 'latin1').toString('hex')
    : null;
