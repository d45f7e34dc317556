import { describe, expect, it } from 'vitest';
import type { Rules } from '../../../../../worker/engine/evidence/rules.js';
import { cellsOf } from '../../../../../worker/engine/ocr/cells.js';
import { inkComponentsOf } from '../../../../../worker/engine/ocr/connected-components.js';
import { inkOf } from '../../../../../worker/engine/ocr/ink.js';
import type { PrintedLine } from '../../../../../worker/engine/ocr/printed-lines.js';
import {
  dividedCells,
  linesWithoutRules,
} from '../../../../../worker/engine/ocr/rules/apart-from-rules.js';

const [WIDTH, HEIGHT] = [400, 120];
const LETTER = 18;

/** A page with six letters side by side, 16 pixels apart from x 40 on, rows 50 to 68. */
function segmentation() {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (let at = 0; at < 6; at++)
    for (let row = 50; row < 50 + LETTER; row++) {
      const isEdge = row < 53 || row >= 47 + LETTER;
      const left = row * WIDTH + 40 + at * 16;
      data.fill(0, left, left + (isEdge ? 11 : 3));
    }
  const ink = inkOf({ width: WIDTH, height: HEIGHT, data });
  const runs = inkComponentsOf(ink);
  return { page: { ink, runs }, cells: cellsOf(runs, ink), slope: 0, scale: 1 };
}

const upright = (x: number, top: number, bottom: number): Rules => ({
  level: [],
  upright: [{ from: { x, y: top }, to: { x, y: bottom } }],
});

describe('a cell of the ink', () => {
  const { cells } = segmentation();
  const sizes = (rules: Rules): number[] =>
    dividedCells(cells, rules).map(({ components }) => components.length);

  it('ends at a rule between its letters', () => {
    expect(sizes({ level: [], upright: [] })).toEqual([6]);
    expect(sizes(upright(86, 40, 80))).toEqual([3, 3]);
  });

  it('keeps the height of its letters, whatever dots lie among them', () => {
    const [cell] = cells;
    const dots = Array.from({ length: 40 }, (_, at) => ({
      ...cell!.components[0]!,
      ...{ left: 41 + at * 2, right: 42 + at * 2, top: 66, bottom: 67, pixels: 1 },
    }));
    const dotted = { ...cell!, components: [...cell!.components, ...dots] };
    const heights = dividedCells([dotted], upright(86, 40, 80)).map((part) => part.letterHeight);
    expect(heights).toEqual([cell!.letterHeight, cell!.letterHeight]);
  });

  it('is not divided by what is as high as its letters: one of them', () => {
    expect(sizes(upright(86, 50, 50 + LETTER))).toEqual([6]);
  });
});

describe('a character that was read', () => {
  const page = segmentation();
  const line = (text: string): PrintedLine => ({
    corners: [
      [40, 50],
      [140, 50],
      [140, 68],
      [40, 68],
    ],
    chars: [...text].map((char, at) => ({ text: char, x: 45 + at * 16, y: 59, confidence: 0.9 })),
    language: 'eng',
  });
  const without = (text: string, rules: Rules): string =>
    linesWithoutRules([line(text)], rules, page)[0]!
      .chars.map((char) => char.text)
      .join('');

  it('is a space where it stands on a rule and looks like one', () => {
    expect(without('18|20', upright(77, 40, 80))).toBe('18 20');
    expect(without('18120', upright(77, 40, 80))).toBe('18 20');
  });

  it('stays beside a rule, and where it does not look like one', () => {
    expect(without('18120', upright(85, 40, 80))).toBe('18120');
    expect(without('18520', upright(77, 40, 80))).toBe('18520');
    expect(without('18120', upright(77, 10, 48))).toBe('18120');
  });
});
