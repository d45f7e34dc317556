import type { Row } from '../../layout.js';

/** A word, with the gershayim or apostrophe inside it: "מע"מ", "d'eau". */
const WORD = /\p{L}+(?:["']\p{L}+)*/gu;

/** How often each word of two letters and more stands in some rows; folded, without accents. */
export function wordsOf(rows: readonly Row[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { cells } of rows)
    for (const { folded } of cells)
      for (const [word] of folded.normalize('NFD').replace(/\p{M}/gu, '').matchAll(WORD))
        if (word.length > 1) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
