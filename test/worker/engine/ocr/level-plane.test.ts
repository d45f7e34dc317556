import { describe, expect, it } from 'vitest';
import type { Point } from '../../../../worker/engine/evidence/geometry.js';
import type { TextBox } from '../../../../worker/engine/infer.js';
import {
  composed,
  type Homography,
  inverse,
  mapPoint,
  rotation,
  translation,
} from '../../../../worker/engine/image/homography.js';
import { levelPlanes } from '../../../../worker/engine/ocr/level-plane.js';
import { type TextPlane, toPlane, type Turn } from '../../../../worker/engine/ocr/text-plane.js';
import { smallestRectangle } from '../../../../worker/inference/smallest-rectangle.js';

const SIZE = { width: 1000, height: 1400 };
const HEIGHT = 24;

interface Line {
  left: number;
  right: number;
  y: number;
}

/** A receipt: labels that begin at the left, amounts that end at the right. */
const RECEIPT: Line[] = Array.from({ length: 18 }, (_, row) => 200 + row * 55).flatMap((y, row) => [
  { left: 200, right: 340 + ((row * 53) % 170), y },
  { left: 690 - ((row * 17) % 40), right: 780, y },
]);

/** The boxes that a detector finds: the smallest rectangle around each line as photographed. */
const photographed = (lines: readonly Line[], map: Homography): TextBox['corners'][] =>
  lines.map(({ left, right, y }) => {
    const corners = [
      [left, y],
      [right, y],
      [right, y + HEIGHT],
      [left, y + HEIGHT],
    ].map(([x = 0, top = 0]): [number, number] => {
      const place = mapPoint(map, { x, y: top });
      return [place.x, place.y];
    });
    return smallestRectangle(corners)!.corners;
  });

/** Where the plane puts the middles of the lines' ends. */
const ends = (lines: readonly Line[], photo: Homography, read: Homography): [Point, Point][] =>
  lines.map(({ left, right, y }) => {
    const place = (x: number): Point => mapPoint(composed(photo, read), { x, y: y + HEIGHT / 2 });
    return [place(left), place(right)];
  });

const slopes = (some: readonly [Point, Point][]): number[] =>
  some.map(([left, right]) => Math.abs((right.y - left.y) / (right.x - left.x)));

const about = (map: Homography): Homography =>
  composed(composed(translation(-500, -700), map), translation(500, 700));

/** The plane of the only document. */
const levelPlane = (boxes: TextBox['corners'][], size: typeof SIZE, turn: Turn): TextPlane => {
  const [only, ...others] = levelPlanes(boxes, size, turn);
  expect(others).toEqual([]);
  return only!.plane;
};

const TILTED = about([1, 0.02, 0, 0.05, 1, 0, 0.00025, 0.0002, 1]);

describe('lines that lie straight', () => {
  it('are read as they are', () => {
    expect(levelPlane(photographed(RECEIPT, about(rotation(0.01))), SIZE, 0).toPicture).toBeNull();
  });

  it('are read as they are when they are too few to tell', () => {
    const few = photographed(RECEIPT.slice(0, 3), about(rotation(0.2)));
    expect(levelPlane(few, SIZE, 0).toPicture).toBeNull();
  });

  it('are read as they are when each runs another way', () => {
    const crossing = RECEIPT.flatMap((line, index) =>
      photographed([line], about(rotation(((index % 7) - 3) * 0.04))),
    );
    expect(levelPlane(crossing, SIZE, 0).toPicture).toBeNull();
  });
});

describe('lines of a skewed page', () => {
  it.each([3, 8, 15, -15])('are level after a skew of %i degrees', (degrees) => {
    const photo = about(rotation((degrees * Math.PI) / 180));
    const plane = levelPlane(photographed(RECEIPT, photo), SIZE, 0);
    const read = ends(RECEIPT, photo, toPlane(plane));
    expect(Math.max(...slopes(read))).toBeLessThan(0.004);
    for (const [left] of read) expect(left.x).toBeGreaterThan(0);
  });

  it('keep their scale', () => {
    const photo = about(rotation(0.2));
    const plane = levelPlane(photographed(RECEIPT, photo), SIZE, 0);
    const [[left, right]] = ends(RECEIPT, photo, toPlane(plane)) as [[Point, Point]];
    expect(Math.hypot(right.x - left.x, right.y - left.y)).toBeCloseTo(140, 0);
  });

  it('are level on a page that is turned by a quarter besides', () => {
    const photo = about(rotation(Math.PI / 2 + 0.14));
    const plane = levelPlane(photographed(RECEIPT, photo), SIZE, 90);
    expect(Math.max(...slopes(ends(RECEIPT, photo, toPlane(plane))))).toBeLessThan(0.004);
  });
});

describe('lines of a page photographed at an angle', () => {
  it('are level, their columns upright and their scale even', () => {
    const plane = levelPlane(photographed(RECEIPT, TILTED), SIZE, 0);
    const before = ends(RECEIPT, TILTED, inverse([1, 0, 0, 0, 1, 0, 0, 0, 1]));
    const read = ends(RECEIPT, TILTED, toPlane(plane));
    expect(Math.max(...slopes(before))).toBeGreaterThan(0.1);
    expect(Math.max(...slopes(read))).toBeLessThan(0.01);
    const margins = read.filter((_, index) => index % 2 === 0).map(([left]) => left.x);
    expect(Math.max(...margins) - Math.min(...margins)).toBeLessThan(HEIGHT / 2);
    const pitches = read
      .filter((_, index) => index % 2 === 0)
      .map(([left]) => left.y)
      .map((y, index, all) => y - (all[index - 1] ?? NaN))
      .slice(1);
    expect(Math.max(...pitches) / Math.min(...pitches)).toBeLessThan(1.15);
  });
});
