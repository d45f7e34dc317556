import { isDict, isName, isReference, type PdfValue } from './pdf-values.js';

const DEPTH_MAX = 32;

/** Serialises a value in PDF syntax. References have generation 0. */
export function writeValue(value: PdfValue, depth = 0): string {
  if (value === null || depth > DEPTH_MAX) return 'null';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number')
    return Number.isInteger(value) ? String(value) : value.toFixed(6).replace(/(?<!0)0+$/, '');
  if (Array.isArray(value))
    return `[${value.map((item) => writeValue(item, depth + 1)).join(' ')}]`;
  if (isReference(value)) return `${value.reference} 0 R`;
  if (isName(value)) return writeName(value.name);
  if (isDict(value)) {
    const entries = [...value.entries].map(
      ([key, item]) => `${writeName(key)} ${writeValue(item, depth + 1)}`,
    );
    return `<<${entries.join(' ')}>>`;
  }
  return `<${Buffer.from(value.string, 'latin1').toString('hex')}>`;
}

const writeName = (name: string): string =>
  `/${[...Buffer.from(name, 'latin1')]
    .map((byte) =>
      byte > 0x20 && byte < 0x7f && !'()<>[]{}/%#'.includes(String.fromCharCode(byte))
        ? String.fromCharCode(byte)
        : `#${byte.toString(16).padStart(2, '0')}`,
    )
    .join('')}`;
