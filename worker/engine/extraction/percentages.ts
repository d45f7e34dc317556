import type { Row } from './layout.js';

const NUMBER = String.raw`\d{1,2}(?:[.,]\d{1,3})?`;
const PERCENTAGE = new RegExp(
  String.raw`(?<![\d.,])(?:(?<before>${NUMBER})\s?%|%\s?(?<after>${NUMBER})(?![\d.,]))`,
  'gu',
);

/** Every percentage that the document prints, each once: "30 % deposit", "2% discount". */
export function extractPercentages(rows: readonly Row[]): number[] {
  const found = new Set<number>();
  for (const { cells } of rows)
    for (const { folded } of cells)
      for (const { groups } of folded.matchAll(PERCENTAGE))
        found.add(Number((groups?.before ?? groups?.after ?? '').replace(',', '.')));
  return [...found];
}
