import type { TypesetPage, TypesetWord } from '../../../evidence/typography.js';

export const EDGES = ['left', 'right', 'centre'] as const;

export type Edge = (typeof EDGES)[number];

/**
 * Words with edges within this distance, in points, are in one column; an edited value
 * keeps its edge only roughly.
 */
const EDGE_TOLERANCE_PT = 1.5;

/**
 * This many neighbours above and below define a column's style; more distant ones belong to
 * other tables.
 */
const REACH = 8;

/** In ems: rows of one table are closer together; alignment with a more distant table is a coincidence. */
export const NEXT_ROW_MAX_EM = 5;

/** Finds the words in the same column as a given one, nearest first, except those of its own line. */
export interface Columns {
  siblings(word: TypesetWord, edge: Edge): TypesetWord[];
}

export const edgeOf = (word: TypesetWord, edge: Edge): number =>
  edge === 'left' ? word.left : edge === 'right' ? word.right : (word.left + word.right) / 2;

export function columnsOf({ words }: TypesetPage, tolerance = EDGE_TOLERANCE_PT): Columns {
  const buckets = new Map<string, TypesetWord[]>();
  const places = new Map<TypesetWord, Map<string, number>>();
  const keyOf = (edge: Edge, word: TypesetWord, step: number): string =>
    `${edge} ${word.script} ${Math.floor(edgeOf(word, edge) / tolerance) + step}`;
  for (const word of words) {
    const own = new Map<string, number>();
    for (const edge of EDGES)
      for (const step of [-1, 0, 1]) {
        // Each word is entered in its own strip and both adjacent ones, so that one look-up finds
        // all near it.
        const key = keyOf(edge, word, step);
        const bucket = buckets.get(key) ?? [];
        if (step === 0) own.set(edge, bucket.length);
        bucket.push(word);
        buckets.set(key, bucket);
      }
    places.set(word, own);
  }
  return {
    siblings(word, edge) {
      const bucket = buckets.get(keyOf(edge, word, 0)) ?? [];
      const at = places.get(word)?.get(edge) ?? 0;
      const aligned = bucket
        .slice(Math.max(0, at - 2 * REACH), at + 2 * REACH + 1)
        .filter(
          (other) =>
            other.line !== word.line &&
            Math.abs(edgeOf(other, edge) - edgeOf(word, edge)) <= tolerance,
        )
        .sort((a, b) => Math.abs(a.line - word.line) - Math.abs(b.line - word.line))
        .slice(0, 2 * REACH);
      return aligned.some((other) => rowGapEm(word, other) <= NEXT_ROW_MAX_EM) ? aligned : [];
    },
  };
}

/** Vertical distance between two words, in ems. */
export const rowGapEm = (one: TypesetWord, other: TypesetWord): number =>
  Math.abs(one.baseline - other.baseline) / Math.max(one.style.size, other.style.size);
