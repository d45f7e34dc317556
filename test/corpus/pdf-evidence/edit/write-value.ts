import {
  isDict,
  isName,
  isReference,
  type PdfValue,
} from '../../../../worker/engine/pdf/syntax/pdf-values.js';

/** A value as PDF text, without line breaks; strings in hexadecimal. */
export function writeValue(value: PdfValue): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return writeNumber(value);
  if (Array.isArray(value)) return `[${value.map(writeValue).join(' ')}]`;
  if (isReference(value)) return `${value.reference} 0 R`;
  if (isName(value)) return writeName(value.name);
  if (isDict(value))
    return `<<${[...value.entries].map(([key, item]) => `${writeName(key)} ${writeValue(item)}`).join(' ')}>>`;
  return writeHex(value.string);
}

/** At most four decimals, never exponents, which PDF does not support. */
export const writeNumber = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(4).replace(/\.?0+$/, '');

/** `string` has one character per byte. */
export const writeHex = (string: string): string =>
  `<${Buffer.from(string, 'latin1').toString('hex')}>`;

/** A string in round brackets. */
export const writeLiteral = (string: string): string =>
  `(${string
    .replace(/[\\()]/g, '\\$&')
    .replace(/\r/g, '\\r')
    .replace(/\n/g, '\\n')})`;

/** Text of any script as the bytes of a PDF text string, one character per byte. */
export const textString = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text)
    ? text
    : Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('latin1');

const writeName = (name: string): string =>
  `/${[...name].map((char) => (/[!-~]/.test(char) && !/[()<>[\]{}/%#]/.test(char) ? char : `#${char.charCodeAt(0).toString(16).padStart(2, '0')}`)).join('')}`;
