import {
  isDict,
  isName,
  isReference,
  type PdfDict,
  type PdfValue,
} from '../../../../worker/engine/pdf/syntax/pdf-values.js';
import { newestRevision, type PdfFile } from '../../../../worker/engine/pdf/syntax/pdf-file.js';

/** Object number to its value as PDF text. */
export type NewObjects = ReadonlyMap<number, string>;

/**
 * Appends objects as an incremental update, with a cross-reference table or
 * stream like the file's newest section. Throws on a file without a trailer.
 */
export function appendIncrement(file: PdfFile, objects: NewObjects): Buffer {
  const trailer = newestRevision(file)?.trailer;
  const old = Buffer.from(file.bytes);
  const start = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(old.subarray(-2048).toString('latin1'))?.[1];
  if (trailer === undefined || start === undefined) throw new Error('no trailer to append to');
  const isTable = old.toString('latin1', Number(start), Number(start) + 4) === 'xref';
  const parts = [old, Buffer.from('\n')];
  const offsets = new Map<number, number>();
  let at = old.length + 1;
  for (const [number, body] of objects) {
    const bytes = Buffer.from(`${number} 0 obj\n${body}\nendobj\n`, 'latin1');
    offsets.set(number, at);
    parts.push(bytes);
    at += bytes.length;
  }
  const own = Math.max(sizeOf(trailer), ...[...objects.keys()].map((number) => number + 1));
  const kept = ['Root', 'Info', 'ID', 'Encrypt']
    .filter((key) => trailer.entries.has(key))
    .map((key) => `/${key} ${pdfText(trailer.entries.get(key) ?? null)}`);
  const common = `${kept.join('')}/Prev ${start}`;
  parts.push(
    Buffer.from(
      isTable
        ? `${table(offsets)}trailer\n<</Size ${own}${common}>>\n`
        : stream(own, offsets.set(own, at), `/Size ${own + 1}${common}`),
      'latin1',
    ),
    Buffer.from(`startxref\n${at}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

export const sizeOf = (trailer: PdfDict): number => {
  const size = trailer.entries.get('Size');
  return typeof size === 'number' ? size : 1;
};

const table = (offsets: ReadonlyMap<number, number>): string =>
  `xref\n${inOrder(offsets)
    .map(([number, offset]) => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`)
    .join('')}`;

function stream(number: number, offsets: ReadonlyMap<number, number>, trailer: string): string {
  const entries = inOrder(offsets);
  const rows = entries.map(([, offset]) => {
    const row = Buffer.alloc(6);
    row.writeUInt8(1, 0);
    row.writeUInt32BE(offset, 1);
    return row.toString('latin1');
  });
  const index = entries.map(([one]) => `${one} 1`).join(' ');
  return `${number} 0 obj\n<</Type/XRef/W[1 4 1]/Index[${index}]${trailer}/Length ${rows.length * 6}>>\nstream\n${rows.join('')}\nendstream\nendobj\n`;
}

const inOrder = (offsets: ReadonlyMap<number, number>): [number, number][] =>
  [...offsets].sort(([a], [b]) => a - b);

/** A value as PDF text, one character per byte. */
export function pdfText(value: PdfValue): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return `[${value.map(pdfText).join(' ')}]`;
  if (isReference(value)) return `${value.reference} 0 R`;
  if (isName(value)) return nameText(value.name);
  if (isDict(value))
    return `<<${[...value.entries].map(([key, item]) => `${nameText(key)} ${pdfText(item)}`).join('')}>>`;
  return hexText(value.string);
}

/** A string of bytes, one character per byte. */
export const hexText = (text: string): string => `<${Buffer.from(text, 'latin1').toString('hex')}>`;

const nameText = (name: string): string =>
  `/${name.replace(/[^A-Za-z0-9._+-]/g, (char) => `#${char.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;
