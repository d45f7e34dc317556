import { describe, expect, it } from 'vitest';
import { textBoxes, type TextMap } from '../../../worker/inference/text-boxes.js';

const PARAMETERS = {
  threshold: 0.3,
  dilationPx: 1,
  boxThreshold: 0.5,
  unclipRatio: 1.6,
  sideMinPx: 3,
  maximum: 1000,
};

/** Turned rectangles: centre, half length, half height, angle, probability. */
const DRAWN = [
  [60, 30, 40, 4, 0, 0.9],
  [140, 40, 30, 5, 0.15, 0.8],
  [50, 80, 30, 4, -0.3, 0.7],
  [150, 95, 6, 6, 0, 0.95],
  [100, 60, 12, 3, 0, 0.45],
  [20, 110, 1, 1, 0, 0.9],
] as const;

/**
 * Boxes of the same map by the Python reference (DBPostProcess of rapidocr-onnxruntime
 * 1.4.4, which rounds to whole cells), with the same parameters.
 */
const REFERENCE: { corners: [number, number][]; score: number }[] = [
  { corners: [[14, 20], [107, 20], [107, 41], [14, 41]], score: 0.8 },
  { corners: [[105, 22], [179, 33], [175, 58], [101, 47]], score: 0.639 },
  { corners: [[12, 81], [82, 59], [88, 79], [18, 101]], score: 0.591 },
  { corners: [[139, 84], [162, 84], [162, 107], [139, 107]], score: 0.819 },
  { corners: [[18, 108], [23, 108], [23, 113], [18, 113]], score: 0.506 },
]; // prettier-ignore

function drawnMap(): TextMap {
  const [width, height] = [200, 120];
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (const [cx, cy, halfLength, halfHeight, angle, probability] of DRAWN) {
        const along = (x - cx) * Math.cos(angle) + (y - cy) * Math.sin(angle);
        const across = (y - cy) * Math.cos(angle) - (x - cx) * Math.sin(angle);
        if (Math.abs(along) <= halfLength && Math.abs(across) <= halfHeight)
          values[y * width + x] = Math.max(values[y * width + x]!, probability);
      }
  return { width, height, values };
}

describe('the boxes of a map of text', () => {
  const boxes = textBoxes(drawnMap(), PARAMETERS);

  it('are those of the Python reference, in place and score', () => {
    expect(boxes.length).toBe(REFERENCE.length);
    for (const [index, { corners, score }] of REFERENCE.entries()) {
      const box = boxes[index]!;
      const furthest = Math.max(
        ...corners.map(([x, y], at) =>
          Math.max(Math.abs(box.corners[at]![0] - x), Math.abs(box.corners[at]![1] - y)),
        ),
      );
      expect(furthest).toBeLessThan(1.6);
      expect(box.score).toBeCloseTo(score, 1);
    }
  });

  it('leave out what the map holds for unlikely, and never exceed their number', () => {
    const bold = textBoxes(drawnMap(), { ...PARAMETERS, boxThreshold: 0.3 });
    expect(bold.length).toBe(REFERENCE.length + 1);
    expect(textBoxes(drawnMap(), { ...PARAMETERS, maximum: 2 })).toHaveLength(2);
  });

  it('are none on an empty map', () => {
    const empty = { width: 64, height: 64, values: new Float32Array(64 * 64) };
    expect(textBoxes(empty, PARAMETERS)).toEqual([]);
  });

  it('stay inside the map where text reaches its edge', () => {
    const values = new Float32Array(64 * 32).fill(0.9, 0, 64 * 8);
    const [box] = textBoxes({ width: 64, height: 32, values }, PARAMETERS);
    for (const [x, y] of box!.corners) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(64);
      expect(y).toBeGreaterThanOrEqual(0);
    }
  });
});
