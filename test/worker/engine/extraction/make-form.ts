import type { Page } from '../../../../worker/engine/evidence/page.js';
import { type Align, cellWords, lineOf } from './make-cells.js';
import { makePage } from './make-page.js';

/** A text of a form: its right edge in percent of the page, or its left edge where it is set left. */
export type PlacedText = readonly [edge: number, text: string, align?: Align];

const STEP = 2;

/** A Hebrew page of texts at the places where a form sets them; each row stands 2 % below the one before. */
export function makeForm(rows: readonly (readonly PlacedText[])[]): Page {
  const lines = rows.map((texts, index) => {
    const y = 3 + index * STEP;
    const words = [...texts]
      .sort(([a], [b]) => b - a)
      .flatMap(([edge, text, align = 'right']) => {
        const left = align === 'left' ? edge : edge - 60;
        return cellWords(text, left, 60, align, y, 'rtl');
      });
    return lineOf(words, y, 'rtl');
  });
  return { ...makePage([], { direction: 'rtl' }), lines };
}
