import { wordsIn } from '../../../text/words-in.js';
import type { Row } from '../../layout.js';

/** How often each word of two letters and more stands in some rows; folded, without accents. */
export function wordsOf(rows: readonly Row[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { cells } of rows)
    for (const { folded } of cells)
      for (const word of wordsIn(folded)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
