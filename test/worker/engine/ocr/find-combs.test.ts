import { describe, expect, it } from 'vitest';
import { findCombs } from '../../../../worker/engine/ocr/combs/find-combs.js';
import { inkComponentsOf } from '../../../../worker/engine/ocr/connected-components.js';
import { inkOf } from '../../../../worker/engine/ocr/ink.js';

const [WIDTH, HEIGHT] = [900, 400];
const LETTER = 20;

/** Black rectangles on white, as the ink of a page with letters of 20 pixels. */
function pageOf(draw: (fill: (x: number, y: number, w: number, h: number) => void) => void) {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255);
  const fill = (x: number, y: number, w: number, h: number): void => {
    for (let row = y; row < y + h; row++) data.fill(0, row * WIDTH + x, row * WIDTH + x + w);
  };
  for (let at = 0; at < 30; at++) ring(fill, 30 + at * 26, 20);
  draw(fill);
  const ink = inkOf({ width: WIDTH, height: HEIGHT, data });
  return findCombs(inkComponentsOf(ink), ink);
}

/** A round character. */
const ring = (fill: (x: number, y: number, w: number, h: number) => void, x: number, y: number) => {
  fill(x, y, 13, 3);
  fill(x, y + LETTER - 3, 13, 3);
  fill(x, y, 3, LETTER);
  fill(x + 10, y, 3, LETTER);
};

const combAt = (
  fill: (x: number, y: number, w: number, h: number) => void,
  places: string,
  pitch = 28,
) => {
  const [left, bottom] = [100, 200];
  fill(left, bottom, places.length * pitch + 2, 2);
  for (let at = 0; at <= places.length; at++) fill(left + at * pitch, bottom - 24, 2, 24);
  [...places].forEach((place, at) => {
    if (place !== ' ') ring(fill, left + at * pitch + 8, bottom - 23);
  });
};

const filledIn = ([comb]: ReturnType<typeof pageOf>): string =>
  comb?.places.map(({ components }) => (components.length > 0 ? 'x' : ' ')).join('') ?? 'none';

describe('a comb is', () => {
  it('a rule with ticks at one distance and characters between them, blank places too', () => {
    expect(filledIn(pageOf((fill) => combAt(fill, 'xxx xxxx')))).toBe('xxx xxxx');
  });

  it('found where one of its ticks is lost', () => {
    const combs = pageOf((fill) => {
      fill(100, 200, 8 * 28 + 2, 2);
      for (const at of [0, 1, 2, 4, 5, 6, 7, 8]) fill(100 + at * 28, 176, 2, 24);
      for (let at = 0; at < 8; at++) ring(fill, 108 + at * 28, 177);
    });
    expect(filledIn(combs)).toBe('xxxxxxxx');
  });

  it('found inside the thick frame of its box', () => {
    const combs = pageOf((fill) => {
      fill(60, 130, 700, 10);
      fill(60, 130, 24, 130);
      combAt(fill, 'xxxxxxxx');
    });
    expect(filledIn(combs)).toBe('xxxxxxxx');
  });

  it('none where nothing is written', () => {
    expect(pageOf((fill) => combAt(fill, '        '))).toEqual([]);
  });

  it('none where ticks stand at any distance, as bars of a code do', () => {
    const bars = [0, 9, 31, 38, 66, 80, 117, 125, 160];
    const combs = pageOf((fill) => {
      fill(100, 200, 170, 2);
      for (const bar of bars) fill(100 + bar, 176, 2, 24);
    });
    expect(combs).toEqual([]);
  });

  it('no row of a table, whose columns hold more than one character', () => {
    const combs = pageOf((fill) => {
      fill(100, 200, 6 * 60 + 2, 2);
      for (let at = 0; at <= 6; at++) fill(100 + at * 60, 170, 2, 30);
      for (let at = 0; at < 6; at++)
        for (const x of [8, 23, 38]) ring(fill, 100 + at * 60 + x, 177);
    });
    expect(combs).toEqual([]);
  });

  it('no column of a table with high rows', () => {
    const combs = pageOf((fill) => {
      fill(100, 300, 6 * 28 + 2, 2);
      for (let at = 0; at <= 6; at++) fill(100 + at * 28, 150, 2, 150);
      for (let at = 0; at < 6; at++) ring(fill, 108 + at * 28, 270);
    });
    expect(combs).toEqual([]);
  });

  it('not looked for on graph paper, which has ticks on every rule', () => {
    const startedMs = performance.now();
    const combs = pageOf((fill) => {
      for (let x = 4; x < WIDTH; x += 8) fill(x, 60, 1, HEIGHT - 60);
      for (let y = 60; y < HEIGHT; y += 8) fill(0, y, WIDTH, 1);
    });
    expect(combs).toEqual([]);
    expect(performance.now() - startedMs).toBeLessThan(1_000);
  });

  it('not looked for in a texture', () => {
    const startedMs = performance.now();
    const combs = pageOf((fill) => {
      for (let y = 60; y < HEIGHT; y += 3)
        for (let x = (y * 7) % 11; x + 25 < WIDTH; x += 28) fill(x, y, 24, 1);
    });
    expect(combs).toEqual([]);
    expect(performance.now() - startedMs).toBeLessThan(2_000);
  });
});
