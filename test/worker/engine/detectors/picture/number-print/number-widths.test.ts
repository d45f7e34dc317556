import { describe, expect, it } from 'vitest';
import { widthErrors } from '../../../../../../worker/engine/detectors/picture/number-print/number-widths.js';
import type { PrintedWord } from '../../../../../../worker/engine/detectors/picture/number-print/printed-words.js';

const HEIGHT = 12;

/** A number whose characters have these advances, in pixels; letters of it touch. */
function word(text: string, [digit, point]: readonly [number, number]): PrintedWord {
  const w = [...text].reduce((sum, one) => sum + ('.,'.includes(one) ? point : digit), -1);
  const box = { x: 100, y: 50, w: Math.round(w), h: HEIGHT };
  const isNumber = (text.match(/\d/g) ?? []).length >= 2;
  return { text, line: 0, area: box, glyphs: [{ ...box, inked: 60 }], box, isNumber };
}

const TEXTS = ['12.50', '1,204.00', '88.10', '7.35', '645.99', '30.00', '2,999.90', '410.75'];

describe('the width of a number', () => {
  it.each([
    { pitch: 'proportional', page: [6.7, 3.3], other: [7.2, 7.2] },
    { pitch: 'fixed', page: [7.2, 7.2], other: [6.7, 3.3] },
  ] as const)(
    'follows from its characters in $pitch pitch, and not in a number of another font',
    ({ page, other }) => {
      const words = [...TEXTS.map((text) => word(text, page)), word('5,400.00', other)];
      const errors = widthErrors(words).map((error) => Math.abs(error) * HEIGHT);
      for (const error of errors.slice(0, -1)) expect(error).toBeLessThan(1.5);
      expect(errors.at(-1)).toBeGreaterThan(3);
    },
  );

  it('is not told for words, nor on a page of few numbers', () => {
    const words = [...TEXTS.map((text) => word(text, [7, 3.5])), word('Total', [8, 4])];
    expect(widthErrors(words).at(-1)).toBeNaN();
    expect(widthErrors(words.slice(0, 5)).every(Number.isNaN)).toBe(true);
  });
});
