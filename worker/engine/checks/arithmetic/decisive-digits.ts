import type { Certainty } from '../../evidence/document-data.js';
import { decimal } from '../../extraction/decimal.js';

/** Digits at the end that a second reading may lack. */
const LACKING_MAX = 1;

/** Digits that are taken for each other where they are few pixels high. */
const ALIKE: ReadonlySet<string> = new Set(['06', '08', '09', '17', '38', '56', '68', '89']);

/** A sign that stands close before digits. Readers take it and the first digit for one. */
const SIGN_BEFORE = /^₪\d/;

/**
 * Whether an amount of a picture may be its expected value misread: its digits are tiny and
 * differ in one, and the two look alike; or it lacks the first digit behind a sign of shekels.
 *
 * @param one hundredths
 * @param expected hundredths
 */
export function mayBeMisread(
  { minor, certainty, isTiny, raw = '' }: Omit<Reading, 'otherReading'>,
  expected: number,
): boolean {
  const [read, wanted] = [digitsOf(decimal(minor)), digitsOf(decimal(expected))];
  if (certainty !== 'exact' && SIGN_BEFORE.test(raw) && wanted.slice(1) === read) return true;
  if (isTiny !== true || read.length !== wanted.length) return false;
  const pairs = [...read].flatMap((digit, at) =>
    digit === wanted[at] ? [] : [[digit, wanted[at]].sort().join('')],
  );
  return pairs.length === 1 && ALIKE.has(pairs[0] ?? '');
}

/**
 * The certainty of an amount against the value it should have. Where a second reading lacks the
 * last digit and agrees on all others, among them each in which the two values differ, it is
 * confirmed: "78.9" for 78.99 leaves no doubt that it is not 68.99. One that reads another digit
 * confirms nothing: both may be wrong.
 * Two that agree on tiny digits leave it unsure where the value may be misread.
 *
 * @param one hundredths, with what a second reading made of it where that is another value
 * @param expected hundredths
 */
export function certaintyAgainst(
  { minor, certainty, otherReading, isTiny, raw }: Reading,
  expected: number,
): Certainty {
  if (mayBeMisread({ minor, certainty, isTiny, raw }, expected)) return 'unsure';
  if (certainty !== 'unsure' || otherReading === undefined) return certainty;
  const [read, wanted] = [digitsOf(decimal(minor)), digitsOf(decimal(expected))];
  const other = digitsOf(/\d[\d.,]*/.exec(otherReading)?.[0] ?? '');
  const lacking = read.length - other.length;
  if (read.length !== wanted.length || !read.startsWith(other)) return 'unsure';
  const isDecided = [...read].every((digit, at) => digit === wanted[at] || at < other.length);
  return isDecided && lacking <= LACKING_MAX ? 'confirmed' : 'unsure';
}

interface Reading {
  minor: number;
  certainty: Certainty;
  otherReading?: string | undefined;
  isTiny?: boolean | undefined;
  /** As printed. */
  raw?: string | undefined;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');
