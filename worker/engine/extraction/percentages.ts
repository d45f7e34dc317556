import type { Row } from './layout.js';

const NUMBER = String.raw`\d{1,2}(?:[.,]\d{1,3})?`;
const PERCENTAGE = new RegExp(
  String.raw`(?<![\d.,])(?:(?<before>${NUMBER})\s?%|%\s?(?<after>${NUMBER})(?![\d.,]))`,
  'gu',
);

/** The percentages of a folded text: "30 % deposit", "2% discount". */
export const percentagesIn = (folded: string): number[] =>
  [...folded.matchAll(PERCENTAGE)].map(({ groups }) =>
    Number((groups?.before ?? groups?.after ?? '').replace(',', '.')),
  );

/** Every percentage that the document prints, each once. */
export const extractPercentages = (rows: readonly Row[]): number[] => [
  ...new Set(rows.flatMap(({ cells }) => cells.flatMap(({ folded }) => percentagesIn(folded)))),
];
