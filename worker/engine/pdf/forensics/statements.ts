import type { PdfInfo, RevisionMetadata } from '../../evidence/metadata.js';
import { plainText } from '../../image/plain-text.js';
import { parsePdfDate } from './metadata.js';
import type { FileRevision, PdfFile } from '../syntax/pdf-file.js';
import { isString, type PdfDict, type PdfValue } from '../syntax/pdf-values.js';
import { decodeTextString } from '../syntax/text-string.js';

/** Only this many of the newest revisions are read. */
const STATEMENTS_MAX = 50;

/** The Info dictionary and trailer of each revision, oldest first. Never throws. */
export const readStatements = (file: PdfFile): RevisionMetadata[] =>
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

/** Longer texts add no information. */
const BYTES_MAX = 2_000;

function textOf(value: PdfValue): string | null {
  if (!isString(value)) return null;
  const plain = plainText(decodeTextString(value.string.slice(0, BYTES_MAX)));
  return plain === '' ? null : plain;
}

function readIds(trailer: PdfDict): RevisionMetadata['ids'] {
  const ids = trailer.entries.get('ID');
  if (!Array.isArray(ids)) return null;
  const [permanent, changing] = ids.map(hexOf);
  return permanent && changing ? { permanent, changing } : null;
}

const hexOf = (value: PdfValue): string | null =>
  isString(value) ? Buffer.from(value.string.slice(0, 64), 'latin1').toString('hex') : null;
