import { describe, expect, it } from 'vitest';
import type { Rect } from '../../../../worker/engine/evidence/geometry.js';
import {
  asRead,
  asShown,
  pictureIn,
  rescaled,
  type TextPlane,
  turnedPlane,
  upsideDown,
} from '../../../../worker/engine/ocr/text-plane.js';

const SHOWN = { width: 300, height: 200 };
const RECT: Rect = { x: 10, y: 20, w: 30, h: 5 };
const TILTED: TextPlane = {
  width: 280,
  height: 180,
  toPicture: [0.9, -0.1, 25, 0.12, 0.95, 4, 0.0002, 0.0001, 1],
};

const expectClose = (rect: Rect, wanted: Rect): void => {
  for (const side of ['x', 'y', 'w', 'h'] as const) expect(rect[side]).toBeCloseTo(wanted[side], 6);
};

describe('a place in the plane of the text', () => {
  it('is where it was on a page that lies straight', () => {
    expect(asShown(RECT, turnedPlane(SHOWN, 0), SHOWN)).toEqual(RECT);
  });

  it.each([
    [90, { x: 75, y: 10, w: 5, h: 30 }],
    [180, { x: 60, y: 75, w: 30, h: 5 }],
    [270, { x: 20, y: 60, w: 5, h: 30 }],
  ] as const)('is turned with a page turned by %i degrees, and back', (degrees, wanted) => {
    const plane = turnedPlane(SHOWN, degrees);
    expectClose(asShown(RECT, plane, SHOWN), wanted);
    expectClose(asRead(wanted, plane, SHOWN), RECT);
  });

  it('is the upright rectangle around it on a photographed page', () => {
    const shown = asShown(RECT, TILTED, SHOWN);
    const around = asRead(shown, TILTED, SHOWN);
    expect(around.x).toBeLessThanOrEqual(RECT.x);
    expect(around.y).toBeLessThanOrEqual(RECT.y);
    expect(around.x + around.w).toBeGreaterThanOrEqual(RECT.x + RECT.w);
    expect(around.y + around.h).toBeGreaterThanOrEqual(RECT.y + RECT.h);
    expect(shown.h).toBeLessThan(20);
  });

  it('stays the same place when the page is drawn larger', () => {
    const larger = { width: 450, height: 300 };
    const plane = rescaled(TILTED, SHOWN, larger);
    expect(plane).toMatchObject({ width: 420, height: 270 });
    expectClose(asShown(RECT, plane, larger), asShown(RECT, TILTED, SHOWN));
  });

  it('stays within the page', () => {
    const { x, y, w, h } = asShown({ x: 0, y: 0, w: 100, h: 100 }, TILTED, SHOWN);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x + w, y + h)).toBeLessThanOrEqual(100);
  });
});

describe('what a picture shows in the plane of its text', () => {
  const picture = {
    width: 3,
    height: 2,
    data: Uint8Array.from({ length: 18 }, (_, at) => at * 10),
  };
  const pixels = (plane: TextPlane): number[] => {
    const { data } = pictureIn(plane, picture);
    return Array.from(data).filter((_, at) => at % 3 === 0);
  };

  it('is every pixel unchanged, turned by quarters', () => {
    expect(pixels(turnedPlane(picture, 0))).toEqual([0, 30, 60, 90, 120, 150]);
    expect(pixels(turnedPlane(picture, 90))).toEqual([60, 150, 30, 120, 0, 90]);
    expect(pixels(turnedPlane(picture, 180))).toEqual([150, 120, 90, 60, 30, 0]);
    expect(pixels(turnedPlane(picture, 270))).toEqual([90, 0, 120, 30, 150, 60]);
  });

  it('is upside down of upside down as it was', () => {
    expect(pixels(upsideDown(turnedPlane(picture, 180)))).toEqual(pixels(turnedPlane(picture, 0)));
    expect(pixels(upsideDown(turnedPlane(picture, 90)))).toEqual(pixels(turnedPlane(picture, 270)));
  });
});
