import { expect, it } from 'vitest';
import type { Glyph } from '../../../../../worker/engine/evidence/drawn-page.js';
import { readLines } from '../../../../../worker/engine/pdf/page/text-lines.js';
import { row } from './glyphs.js';

it('a row without end is read whole, and in time that grows with its length only', () => {
  const parts = ['(1 א ', '([', 'a1 ', 'א\u05b8', '15/03 '];
  const seen = parts.map((part) => part.repeat(1500)).join('');
  const [line] = readLines(row(seen), { width: 5 * seen.length, height: 200 });
  const letters = [...(line?.text ?? '')].filter((char) => /[\p{L}\p{N}]/u.test(char));
  expect(letters).toHaveLength([...seen].filter((char) => /[\p{L}\p{N}]/u.test(char)).length);
  expect(line?.rect.w).toBeGreaterThan(99);
}, 10_000);

/** Glyphs of a text whose spaces are left out, as kerned or replaced text is drawn. */
const moved = (glyphs: readonly Glyph[], by: { x?: number; order?: number }): Glyph[] =>
  glyphs.map((glyph) => ({
    ...glyph,
    left: glyph.left + (by.x ?? 0),
    right: glyph.right + (by.x ?? 0),
    order: glyph.order + (by.order ?? 0),
  }));

const PAGE = { width: 400, height: 200 };

it('a space of text that was overprinted does not cut a word of the text above it', () => {
  const under = moved(row('  '), { x: 12 });
  const [line] = readLines([...under, ...moved(row('Drive street'), { order: 10 })], PAGE);
  expect(line?.words.map(({ text }) => text)).toEqual(['Drive', 'street']);
});

it('the same in Hebrew, which is drawn from the right', () => {
  const name = [...'לאומי'].reverse().join('');
  const [line] = readLines([...moved(row(' '), { x: 7 }), ...moved(row(name), { order: 5 })], PAGE);
  expect(line?.text).toBe('לאומי');
});

it('a space drawn between two words parts them, however narrow the gap that it leaves', () => {
  const [first, space, second] = [row('AB'), row(' '), row('CD')];
  const close = [
    ...first,
    ...moved(space, { x: 8, order: 2 }),
    ...moved(second, { x: 10, order: 3 }),
  ];
  expect(readLines(close, PAGE)[0]?.text).toBe('AB CD');
});

it('a space that a program drew apart from the words parts them where it fills a gap', () => {
  const words = [...row('AB'), ...moved(row('CD'), { x: 11, order: 2 })];
  const [line] = readLines([...words, ...moved(row(' '), { x: 8, order: 9 })], PAGE);
  expect(line?.text).toBe('AB CD');
});

it('a space of one of two words parts them where the other one, drawn later, runs into it', () => {
  const hebrew = [...row(' '), ...moved(row('בא'), { x: 5, order: 1 })];
  const number = moved(row('12'), { x: -6, order: 3 });
  expect(readLines(moved([...hebrew, ...number], { x: 20 }), PAGE)[0]?.words).toHaveLength(2);
});
