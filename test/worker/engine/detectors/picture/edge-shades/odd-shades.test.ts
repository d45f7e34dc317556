import { describe, expect, it } from 'vitest';
import { oddShadesOf } from '../../../../../../worker/engine/detectors/picture/edge-shades/odd-shades.js';
import type { ShadedWord } from '../../../../../../worker/engine/detectors/picture/edge-shades/shaded-words.js';
import type { UnseenShades } from '../../../../../../worker/engine/detectors/picture/edge-shades/unseen-shades.js';

type Given = Partial<ShadedWord & Pick<UnseenShades, 'shades' | 'pairs'>>;

/** A word of black print on white, none of whose shades is unseen. */
function word({ shades = 0, pairs = 0, ...given }: Given = {}): UnseenShades {
  const values = new Float64Array(100);
  const shaded: ShadedWord = {
    area: { x: 0, y: 0, w: 80, h: 20 },
    text: '1,234.56',
    isNumber: true,
    ground: 0xffffff,
    ink: 0,
    top: 0,
    bottom: 13,
    height: 14,
    stroke: 0.14,
    grain: 0,
    edges: { x: new Int32Array(100), shade: new Int32Array(100), across: values, down: values },
    ...given,
  };
  return { word: shaded, shades, pairs };
}

const many = (count: number, given: Given = {}): UnseenShades[] =>
  Array.from({ length: count }, () => word(given));

const oddOf = (words: readonly UnseenShades[], isInText = false) =>
  oddShadesOf(words, () => isInText);

/** The number that is judged, and what else is on the page. */
const found = (odd: Given, others: readonly UnseenShades[], isInText = false): boolean =>
  oddOf([word({ text: '9,876.54', ...odd }), ...others], isInText).odd.some(
    ({ word: { text } }) => text === (odd.text ?? '9,876.54'),
  );

describe('unseen shades', () => {
  it('make an amount odd', () => {
    expect(found({ shades: 0.35 }, many(8))).toBe(true);
    expect(found({ shades: 0.25 }, many(8))).toBe(false);
  });

  it('make two numbers odd that one program typed over', () => {
    expect(oddOf([...many(2, { shades: 0.5 }), ...many(20)]).odd).toHaveLength(2);
  });

  it.each<[string, Given, UnseenShades[]]>([
    ['where few words are of its ground and ink', {}, many(7)],
    ['on a ground of its own', { ground: 0xf0f8ff }, many(20)],
    ['in an ink of its own', { ink: 0x2e7d32 }, many(20)],
    ['where others have unseen shades too', {}, [...many(12), ...many(3, { shades: 0.2 })]],
    ['bolder than all other words', { stroke: 0.2 }, many(20)],
    ['of a word of letters', { text: 'Total' }, many(20)],
  ])('say nothing %s', (_, odd, others) => {
    expect(found({ shades: 0.5, ...odd }, others)).toBe(false);
  });
});

describe('unseen pairs', () => {
  it('make an amount odd among numbers of its size', () => {
    expect(found({ pairs: 0.45 }, many(5))).toBe(true);
    expect(found({ pairs: 0.35 }, many(5))).toBe(false);
  });

  it('may be on one of many other numbers, in part', () => {
    const others = [...many(20), word({ pairs: 0.1 })];
    expect(found({ pairs: 0.45 }, others)).toBe(true);
    expect(found({ pairs: 0.45 }, others.slice(10))).toBe(false);
  });

  it.each<[string, Given, UnseenShades[], boolean?]>([
    [
      'where few numbers are of its size',
      { height: 18 },
      [...many(12), ...many(4, { height: 18 })],
    ],
    ['where others have them too', {}, [...many(5), word({ pairs: 0.3 })]],
    ['of a bold number', { stroke: 0.2 }, many(12)],
    ['of three zeros', { text: '0.00' }, many(12)],
    ['in a line of text', {}, many(12), true],
    ['in a row at a phase of its own', { top: 40, bottom: 53 }, many(12)],
    ['among words that are no numbers', {}, many(12, { isNumber: false })],
  ])('say nothing %s', (_, odd, others, isInText) => {
    expect(found({ pairs: 0.6, ...odd }, others, isInText)).toBe(false);
  });
});
