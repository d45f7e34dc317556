import type { DocumentData } from '../../../../worker/engine/evidence/document-data.js';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { namedValues } from '../../../../worker/engine/extraction/named-values.js';
import { cellWords, lineOf } from './make-cells.js';
import { makePage } from './make-page.js';

/** The texts of a row by their left edges, percent. */
export type Texts = readonly (readonly [left: number, text: string])[];

/**
 * What is extracted from a page of such rows, which are `step` percent apart. Those from right to left
 * name their texts in that order.
 */
export const dataOf = (
  rows: readonly Texts[],
  step = 1.6,
  direction: 'ltr' | 'rtl' = 'ltr',
): Promise<DocumentData> =>
  extractData([
    {
      ...makePage([]),
      lines: rows.flatMap((texts, index) => {
        const y = 3 + step * index;
        const words = texts.flatMap(([left, text]) =>
          cellWords(text, left, 60, 'left', y, direction),
        );
        return words.length > 0 ? [lineOf(words, y, direction)] : [];
      }),
    },
  ]);

/** All values by name, of several the first. */
export const readPlaced = async (...rows: Texts[]): Promise<Record<string, string>> => {
  const values = namedValues({ ...(await dataOf(rows)), learned: [] }).reverse();
  return Object.fromEntries(values.map(({ name, value }) => [name, value]));
};
