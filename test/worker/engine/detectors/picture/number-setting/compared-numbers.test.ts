import { expect, it } from 'vitest';
import {
  comparedNumbers,
  NUMBERS_MAX,
} from '../../../../../../worker/engine/detectors/picture/number-setting/compared-numbers.js';
import {
  type PlacedWord,
  WORDS_MAX,
} from '../../../../../../worker/engine/detectors/picture/number-setting/placed-words.js';

const number = (left: number, base: number): PlacedWord => ({
  area: { x: left, y: base - 20, w: 80, h: 20 },
  text: '1,234.50',
  kind: 'amount',
  ...{ left, right: left + 80, top: base - 20, base, height: 20 },
  ...{ weight: 0.3, contrast: 200, tint: { blue: 0, red: 0 } },
  digits: [...'123450'].map((character) => ({ character, top: base - 20, bottom: base })),
});

it('compares as many words as it takes of a page, all numbers of one row and column, in two seconds', () => {
  const words = Array.from({ length: WORDS_MAX }, (_, at) =>
    number((at % 2) * 100, 30 + Math.floor(at / 2) * 0.01),
  );
  const startedMs = performance.now();
  expect(comparedNumbers(words)).toHaveLength(NUMBERS_MAX);
  expect(performance.now() - startedMs).toBeLessThan(2000);
});
