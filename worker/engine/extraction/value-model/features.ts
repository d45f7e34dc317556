import type { DocumentType } from '../../../../core/vocabulary.js';
import type { Candidate } from './candidates.js';
import { conceptsIn } from './concepts-in.js';

/** Where the words around a number stand; each says something else there. */
const PLACES = [
  ['L', 'before'],
  ['F', 'between'],
  ['R', 'after'],
  ['N', 'above'],
  ['A', 'heading'],
  ['S', 'section'],
] as const satisfies readonly (readonly [string, keyof Candidate])[];

const LABELS = ['L', 'N'] as const;

/** Letters of the stem and of the end of a word that is not known as a whole. */
const STEM = 4;
const ENDING = 5;
const ENDING_WORD_MIN = 7;

/** How often a size is printed, how many are larger, and sums of two others; more tell no more. */
const REPEATED_MAX = 4;
const LARGER_MAX = 5;
const SUMS_MAX = 2;
const PARTS_MAX = 3;
/** The largest amounts of a document, of which sums of two are looked for. */
const SUMMED_MAX = 60;
const COLUMN_MAX = 6;
const CELLS_MAX = 5;
const HEIGHTS = 5;

/** How the amounts of a document relate to each other. */
export type Relations = (candidate: Candidate) => string[];

/**
 * The features of a number, each present or not: words, stems and concepts by the place they stand in, the
 * type of the document, the place of the number, and how it relates to the other amounts.
 */
export function featuresOf(
  candidate: Candidate,
  type: DocumentType,
  relations: Relations,
): Set<string> {
  const features = new Set<string>([`type ${type}`]);
  const add = (feature: string): unknown => features.add(feature);
  for (const [place, key] of PLACES) for (const word of candidate[key]) add(`${place} ${word}`);
  for (const [place, key] of PLACES.filter(([one]) => 'LNA'.includes(one)))
    for (const word of candidate[key]) {
      if (word.length > STEM) add(`${place} ${word.slice(0, STEM)}-`);
      if (word.length >= ENDING_WORD_MIN) add(`${place} -${word.slice(-ENDING)}`);
    }
  for (const [place, key] of PLACES.filter(([one]) => 'LNAF'.includes(one))) {
    const concepts = conceptsIn(candidate[key]);
    for (const [at, concept] of concepts.entries()) {
      add(`${place} =${concept}`);
      for (const other of concepts.slice(at + 1)) add(`${place} =${concept}+${other}`);
    }
    if (concepts.length > 0 && LABELS.some((one) => one === place))
      add(`${place} =all ${concepts.join('+')}`);
  }
  const { before, above } = candidate;
  for (const [place, words] of [
    ['L', before],
    ['N', above],
  ] as const) {
    for (const [at, word] of words.slice(1).entries()) add(`${place} ${words[at]}_${word}`);
    for (const word of words) add(`${type} ${place} ${word}`);
  }
  if (before.length === 0) add('L none');
  else {
    add(`L last ${before.at(-1)}`);
    add(`L first ${before[0]}`);
    add(`L whole ${before.join(' ')}`);
  }
  if (before.length === 0 && above.length > 0) add(`N whole ${above.join(' ')}`);
  add(`height ${Math.floor((candidate.row.rect.y / 100) * HEIGHTS)}`);
  add(`column ${Math.min(candidate.inColumn, COLUMN_MAX)}`);
  add(`cells ${Math.min(candidate.row.cells.length, CELLS_MAX)}`);
  if (candidate.hasDecimals) add('decimals');
  if (candidate.kind === 'number') add(`form ${formOf(candidate.extracted.value)}`);
  for (const relation of relations(candidate)) add(relation);
  return features;
}

/** What a number looks like: digits and letters by their runs, "A-0-0" of "RX-2026-118", and how many digits. */
const formOf = (text: string): string => {
  const runs = text.replace(/\p{L}+/gu, 'A').replace(/\d+/g, '0');
  return `${runs.slice(0, FORM_MAX)} ${Math.min(text.replace(/\D/g, '').length, DIGITS_MAX)}`;
};

const FORM_MAX = 8;
const DIGITS_MAX = 12;

/** Relations of all amounts among some candidates. */
export function relationsOf(candidates: readonly Candidate[]): Relations {
  const amounts = candidates.filter(({ size }) => size !== null);
  const counts = new Map<number, number>();
  for (const { size } of amounts) counts.set(size ?? 0, (counts.get(size ?? 0) ?? 0) + 1);
  const exact = amounts.filter(({ hasDecimals }) => hasDecimals).map(({ size }) => size ?? 0);
  const sizes = [...new Set(exact)].filter((size) => size > 0).sort((a, b) => b - a);
  const place = new Map(sizes.map((size, at) => [size, at]));
  const sums = new Map<number, number>();
  const parts = new Map<number, number>();
  const count = (of: Map<number, number>, size: number): unknown =>
    of.set(size, (of.get(size) ?? 0) + 1);
  const largest = sizes.slice(0, SUMMED_MAX);
  for (const [at, one] of largest.entries())
    for (const other of largest.slice(at + 1)) {
      if (!place.has(one + other)) continue;
      count(sums, one + other);
      count(parts, one);
      count(parts, other);
    }
  const lastPage = Math.max(...amounts.map(({ row }) => row.page.number), 1);
  return ({ size, row }) =>
    size === null
      ? []
      : [
          `repeated ${Math.min(counts.get(size) ?? 1, REPEATED_MAX)}`,
          `larger ${Math.min(place.get(size) ?? LARGER_MAX, LARGER_MAX)}`,
          `sums ${Math.min(sums.get(size) ?? 0, SUMS_MAX)}`,
          `parts ${Math.min(parts.get(size) ?? 0, PARTS_MAX)}`,
          ...(row.page.number === lastPage ? ['last page'] : []),
        ];
}
