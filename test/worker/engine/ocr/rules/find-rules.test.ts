import { describe, expect, it } from 'vitest';
import type { Rules } from '../../../../../worker/engine/evidence/rules.js';
import { inkOf } from '../../../../../worker/engine/ocr/ink.js';
import { findRules } from '../../../../../worker/engine/ocr/rules/find-rules.js';

const [WIDTH, HEIGHT] = [600, 400];
const LETTER = 16;

type Fill = (x: number, y: number, w: number, h: number, grey?: number) => void;

/** The rules of a white page with black or grey rectangles, some of which are letters. */
function rulesIn(draw: (fill: Fill) => void): Rules {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255);
  const fill: Fill = (x, y, w, h, grey = 0) => {
    for (let row = Math.round(y); row < Math.round(y) + h; row++)
      data.fill(grey, row * WIDTH + Math.round(x), row * WIDTH + Math.round(x) + w);
  };
  draw(fill);
  return findRules(inkOf({ width: WIDTH, height: HEIGHT, data }), LETTER, 1);
}

/** Letters with a stem and a bar each. */
const word = (fill: Fill, x: number, y: number, letters = 8): void => {
  for (let at = 0; at < letters; at++) {
    fill(x + at * 13, y, 3, LETTER);
    fill(x + at * 13, y, 9, 3);
  }
};

const box = (fill: Fill, x: number, y: number, w: number, h: number, grey = 0): void => {
  fill(x, y, w, 2, grey);
  fill(x, y + h - 2, w, 2, grey);
  fill(x, y, 2, h, grey);
  fill(x + w - 2, y, 2, h, grey);
};

const count = ({ level, upright }: Rules) => [level.length, upright.length];

describe('the rules of a picture are', () => {
  it('the four sides of a box around a word, at their places', () => {
    const rules = rulesIn((fill) => {
      box(fill, 100, 100, 200, 40);
      word(fill, 120, 112);
    });
    expect(count(rules)).toEqual([2, 2]);
    const [left, right] = rules.upright.map(({ from }) => from.x).sort((a, b) => a - b);
    expect(Math.abs(left! - 100.5)).toBeLessThan(1.5);
    expect(Math.abs(right! - 298.5)).toBeLessThan(1.5);
  });

  it('as pale as borders of tables are, beside black letters', () => {
    const rules = rulesIn((fill) => {
      box(fill, 100, 100, 200, 40, 216);
      word(fill, 120, 112);
    });
    expect(count(rules)).toEqual([2, 2]);
  });

  it('whole where a letter touches them or a piece is lost', () => {
    const rules = rulesIn((fill) => {
      box(fill, 100, 100, 300, 60);
      fill(200, 100, 8, 2, 255);
      fill(398, 125, 2, 6, 255);
      word(fill, 120, 84);
    });
    expect(count(rules)).toEqual([2, 2]);
  });

  it('found where they lean by two pixels in a hundred', () => {
    const rules = rulesIn((fill) => {
      for (let x = 0; x < 400; x++) {
        fill(50 + x, 100 + x * 0.02, 1, 2);
        fill(50 + x, 200 + x * 0.02, 1, 2);
      }
      for (let y = 0; y < 100; y++) fill(250 - y * 0.02, 104 + y, 2, 1);
    });
    expect(count(rules)).toEqual([2, 1]);
    expect(rules.level[0]!.to.y - rules.level[0]!.from.y).toBeGreaterThan(5);
  });

  it('found in an enlarged picture, where every other row is looked at', () => {
    const data = new Uint8Array(WIDTH * HEIGHT).fill(255);
    for (const y of [100, 101, 180, 181]) data.fill(60, y * WIDTH + 100, y * WIDTH + 400);
    for (let y = 100; y < 182; y++) for (const x of [100, 101, 399, 400]) data[y * WIDTH + x] = 60;
    const rules = findRules(inkOf({ width: WIDTH, height: HEIGHT, data }), LETTER, 2);
    expect(count(rules)).toEqual([2, 2]);
  });
});

describe('no rules are', () => {
  it('the stems and bars of letters, large ones too', () => {
    const rules = rulesIn((fill) => {
      for (let row = 0; row < 8; row++) word(fill, 40, 20 + row * 22, 30);
      for (let at = 0; at < 6; at++) fill(60 + at * 40, 250, 5, 2 * LETTER);
    });
    expect(count(rules)).toEqual([0, 0]);
  });

  it('digits one above the other', () => {
    const rules = rulesIn((fill) => {
      for (let row = 0; row < 15; row++) fill(300, 20 + row * 22, 3, LETTER);
    });
    expect(count(rules)).toEqual([0, 0]);
  });

  it('stems that blur ties to the lines above and below them', () => {
    const rules = rulesIn((fill) => {
      fill(100, 100, 200, 2);
      fill(100, 130, 200, 2);
      for (let at = 0; at < 6; at++) {
        fill(120 + at * 24, 102, 3, 28, 225);
        fill(120 + at * 24, 109, 3, LETTER - 2);
      }
    });
    expect(count(rules)).toEqual([2, 0]);
  });

  it('thick bars and pictures', () => {
    const rules = rulesIn((fill) => {
      fill(100, 50, 300, 24);
      fill(100, 150, 26, 200);
    });
    expect(count(rules)).toEqual([0, 0]);
  });
});
