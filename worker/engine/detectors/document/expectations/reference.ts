import type { Compared, Comparison } from './comparison.js';
import { isMisreadOf } from './misread.js';

/** Shorter strings occur by chance inside longer numbers. */
const INSIDE_MIN_CHARS = 6;

/** People often quote only the end of an account number or IBAN. */
const TAIL_MIN_CHARS = 4;

/** A reference, account, IBAN or identity number; separators and leading zeros are ignored. */
export function compareReference(expected: string, { data, pages }: Compared): Comparison {
  const wanted = bare(expected);
  if (wanted === '') return { kind: 'not_checked', why: 'no_value' };
  const labelled = [
    ...data.references,
    ...data.transactions.flatMap(({ reference }) => reference ?? []),
    ...data.identityNumbers,
    ...data.ibans,
  ];
  const accounts = data.accounts.flatMap(({ value: { bank, branch, number } }) => [
    number,
    // People omit the zeros that pad an account number.
    ...[number, number.replace(/^0+/, '')].flatMap((digits) => [
      `${branch ?? ''}${digits}`,
      `${bank ?? ''}${branch ?? ''}${digits}`,
    ]),
  ]);
  const known = [...labelled.map(({ value }) => value), ...accounts].map(bare);
  if (known.some((value) => value === wanted || endsAlike(value, wanted))) return { kind: 'met' };
  if (isPrinted(wanted, pages)) return { kind: 'met' };
  const near = [...labelled, ...data.accounts].some(
    ({ raw, certainty }) => certainty === 'unsure' && isMisreadOf(bare(raw), wanted),
  );
  if (near) return { kind: 'not_checked', why: 'near' };
  const main = data.references[0] ?? data.accounts[0] ?? null;
  return {
    kind: 'mismatch',
    found: main?.raw ?? null,
    place: main?.place ?? null,
    certain: main !== null && main.certainty !== 'unsure',
  };
}

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=.)/, '');

const endsAlike = (value: string, wanted: string): boolean =>
  wanted.length >= TAIL_MIN_CHARS && value.length > wanted.length && value.endsWith(wanted);

/** As a separate word or, when long enough, anywhere within a line. */
function isPrinted(wanted: string, pages: Compared['pages']): boolean {
  return pages.some(({ lines }) =>
    lines.some(
      (line) =>
        line.words.some((word) => bare(word.text) === wanted) ||
        (wanted.length >= INSIDE_MIN_CHARS && bare(line.text).includes(wanted)),
    ),
  );
}
