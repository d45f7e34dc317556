import type { FileRevision, PdfFile } from '../../syntax/pdf-file.js';

/**
 * The byte layout of one saving of a file, as Latin-1 text: the parts in which programs
 * differ whatever they write. All parts are short and hold no content.
 */
export interface Layout {
  /** The header, the comment of binary bytes after it and what follows; empty for an incremental update. */
  head: string;
  /** Beginnings of some of its objects, each from its object number on. */
  objects: string[];
  /** The trailer, or the dictionary of the cross-reference stream, up to the end of the saving. */
  tail: string;
}

const HEAD_BYTES = 160;
const OPENING_BYTES = 120;
const OBJECTS_MAX = 24;
/** A trailer is rarely longer; the cross-reference table before it is not counted. */
const TAIL_BYTES = 1_500;
const END_BYTES = 80;

/** The layouts of the first `count` revisions, oldest first, a few kilobytes each. */
export function readLayouts(file: PdfFile, count: number): Layout[] {
  const text = textOf(file.bytes);
  return file.revisions.slice(0, count).map((revision, index) => {
    const start = index === 0 ? file.headerOffset : (file.revisions[index - 1]?.endOffset ?? 0);
    return {
      head: index === 0 ? text(start, HEAD_BYTES) : '',
      objects: openingsOf(revision, file.headerOffset, text),
      tail: tailOf(start, revision.endOffset, file.headerOffset, text),
    };
  });
}

/** Reads a number of bytes from an offset; the part outside the file is left out. */
type Text = (start: number, length: number) => string;

const textOf = (bytes: Uint8Array): Text => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return (start, length) =>
    buffer.toString('latin1', Math.max(0, start), Math.max(0, start + length));
};

/** Objects at even intervals among those that the revision wrote outside object streams. */
function openingsOf({ entries }: FileRevision, headerOffset: number, text: Text): string[] {
  const offsets = [...entries.values()]
    .flatMap((entry) => (entry !== 'free' && 'offset' in entry ? [entry.offset] : []))
    .sort((a, b) => a - b);
  const step = Math.max(1, offsets.length / OBJECTS_MAX);
  const openings: string[] = [];
  for (let at = 0; at < offsets.length && openings.length < OBJECTS_MAX; at += step) {
    const offset = offsets[Math.floor(at)] ?? 0;
    const opening = [offset, offset + headerOffset]
      .map((place) => text(place, OPENING_BYTES).trimStart())
      .find((found) => /^\d{1,10} \d{1,5} obj/.test(found));
    if (opening !== undefined) openings.push(opening);
  }
  return openings;
}

function tailOf(start: number, end: number, headerOffset: number, text: Text): string {
  const from = Math.max(start, end - TAIL_BYTES);
  const last = text(from, end - from + 2);
  const trailer = last.lastIndexOf('trailer');
  if (trailer !== -1) return last.slice(Math.max(0, trailer - 6));
  const place = /startxref\s{1,4}(\d{1,10})\s/.exec(last.slice(-END_BYTES))?.[1];
  const dictionary = [Number(place ?? NaN), Number(place ?? NaN) + headerOffset]
    .map((offset) => (Number.isNaN(offset) ? '' : text(offset, TAIL_BYTES / 2)))
    .find((found) => /^\s*\d{1,10} \d{1,5} obj/.test(found));
  return `${dictionary?.split('stream', 1)[0]?.trimStart() ?? ''}${STREAM}${last.slice(-END_BYTES)}`;
}

/** Replaces the data of a cross-reference stream in a tail. */
export const STREAM = '\u2026';
