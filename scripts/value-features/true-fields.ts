import { type Truth, valuesOf } from '../evaluate/extraction-truth.js';

/** A number of a document as it was described. */
export interface DescribedNumber {
  kind: 'amount' | 'date' | 'number';
  /** Decimal, ISO date, or a number as printed. */
  value: string;
  /** As printed. */
  raw: string;
  /** All words around it. */
  words: readonly string[];
}

/** Whether a number is a true value of a field. */
export type IsTrue = (number: DescribedNumber) => boolean;

/** By field, from a truth file; amounts count with either sign. */
export function fieldsOfTruth(truth: Truth): Map<string, IsTrue> {
  return new Map(
    Object.entries(truth).map(([field, value]) => {
      const accepted = new Set(valuesOf(value).flat());
      const sizes = new Set([...accepted].map((one) => Math.abs(Number(one)).toFixed(2)));
      const numbers = new Set([...accepted].map(plain));
      const isTrue: IsTrue = ({ kind, value: found }) =>
        kind === 'amount'
          ? sizes.has(Math.abs(Number(found)).toFixed(2))
          : accepted.has(found) || (kind === 'number' && numbers.has(plain(found)));
      return [field, isTrue];
    }),
  );
}

/** Of the words of a label that is given, this share must stand around the value. */
const LABEL_SHARE = 0.5;

/**
 * By field, from lines such as `total = 1,234.00 @ Balance due`: as printed, and where the same is printed
 * elsewhere with another meaning, words of the label beside or above it.
 */
export function fieldsOfLines(lines: readonly string[], wordsIn: (text: string) => string[]) {
  const fields = new Map<string, IsTrue>();
  for (const line of lines) {
    const [name, ...rest] = line.split(' = ');
    const [printed = '', label] = rest.join(' = ').split(' @ ');
    if (name === undefined || printed.trim() === '') continue;
    const wanted = label === undefined ? [] : wordsIn(label);
    fields.set(name.trim(), ({ kind, raw, words }) => {
      const isPrinted =
        kind === 'number'
          ? plain(raw) === plain(printed)
          : kind === 'date'
            ? printed.includes(raw) || digitsOf(raw) === digitsOf(printed)
            : digitsOf(raw) === digitsOf(printed);
      const beside = wanted.filter((word) => words.includes(word)).length;
      return isPrinted && beside >= wanted.length * LABEL_SHARE;
    });
  }
  return fields;
}

/** Letters and digits. */
const plain = (text: string): string => text.replace(/[^\p{L}\d]/gu, '').toLowerCase();

const digitsOf = (text: string): string => text.replace(/\D/g, '');
