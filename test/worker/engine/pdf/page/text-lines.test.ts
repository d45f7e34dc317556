import { expect, it } from 'vitest';
import type { FontFacts, Glyph } from '../../../../../worker/engine/evidence/drawn-page.js';
import { readLines } from '../../../../../worker/engine/pdf/page/text-lines.js';

const font: FontFacts = {
  id: 'f',
  name: 'Any',
  subset: null,
  embedded: true,
  type: 'TrueType',
  unitsToEm: 0.001,
  emHeight: 1,
  ascent: 0.8,
  descent: -0.2,
  vertical: false,
  mapped: true,
};

/** One row of glyphs, each half an em wide, from the left. */
const row = (text: string): Glyph[] =>
  [...text].map((char, index) => ({
    text: char,
    font,
    angleDeg: 0,
    left: 5 * index,
    right: 5 * index + 5,
    top: 92,
    bottom: 102,
    baseline: 100,
    size: 10,
    invisible: false,
    order: index,
    annotation: null,
    tags: [],
    layer: null,
    layerShown: true,
    opacity: 1,
    clip: null,
    textShow: 0,
    code: char.charCodeAt(0),
    isInFont: true,
    outline: null,
    colour: '#000000',
    mode: 0,
    charSpacing: 0,
    horizontalScale: 1,
    rise: 0,
  }));

it('a row without end is read whole, and in time that grows with its length only', () => {
  const parts = ['(1 א ', '([', 'a1 ', 'א\u05b8', '15/03 '];
  const seen = parts.map((part) => part.repeat(1500)).join('');
  const [line] = readLines(row(seen), { width: 5 * seen.length, height: 200 });
  const letters = [...(line?.text ?? '')].filter((char) => /[\p{L}\p{N}]/u.test(char));
  expect(letters).toHaveLength([...seen].filter((char) => /[\p{L}\p{N}]/u.test(char)).length);
  expect(line?.rect.w).toBeGreaterThan(99);
}, 10_000);
