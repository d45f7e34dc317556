import type { TextBox } from '../engine/index.js';
import type { TextDetection } from '../../core/text-model.js';
import { clockwise, grown, type Point, smallestRectangle } from './smallest-rectangle.js';

/** Probabilities of text, 0-1, row by row. */
export interface TextMap {
  width: number;
  height: number;
  values: ArrayLike<number>;
}

/**
 * Boxes of the lines of text in a map, in its cells (post-processing of differentiable
 * binarisation): the connected components at or above a threshold, each by its smallest
 * rectangle, kept if the map's mean in it is high enough, and grown to the line's full size.
 */
export function textBoxes(map: TextMap, detection: TextDetection): TextBox[] {
  const { boxThreshold, unclipRatio, sideMinPx, maximum } = detection;
  const boxes: TextBox[] = [];
  for (const outline of outlines(map, detection)) {
    if (boxes.length >= maximum) break;
    const core = smallestRectangle(outline);
    if (core === null || Math.min(...core.sides) < sideMinPx) continue;
    const score = meanInside(map, core.corners);
    if (score < boxThreshold) continue;
    const [width, height] = core.sides;
    const box = grown(core, (width * height * unclipRatio) / (2 * (width + height)));
    if (Math.min(...box.sides) < sideMinPx + 2) continue;
    const [a, b, c, d] = clockwise(box.corners);
    const within = ([x, y]: Point): Point => [
      Math.min(map.width, Math.max(0, x)),
      Math.min(map.height, Math.max(0, y)),
    ];
    boxes.push({ corners: [within(a), within(b), within(c), within(d)], score });
  }
  return boxes;
}

/** The leftmost and rightmost cells of every row of each 8-connected component, from the top. */
function outlines(map: TextMap, { threshold, dilationPx }: TextDetection): Point[][] {
  const { width, height } = map;
  const isText = dilated(map, threshold, dilationPx);
  // Runs of text as row, from, to (inclusive); `roots` is a union-find forest over them.
  const runs: [row: number, from: number, to: number][] = [];
  const roots: number[] = [];
  const rootOf = (run: number): number => {
    let at = run;
    while (roots[at] !== at) at = roots[at] = roots[roots[at]!]!;
    return at;
  };
  let above = 0;
  for (let y = 0; y < height; y += 1) {
    const rowStart = runs.length;
    for (let x = 0; x < width; x += 1) {
      if (isText[y * width + x] === 0) continue;
      const from = x;
      while (x + 1 < width && isText[y * width + x + 1] === 1) x += 1;
      const run = runs.push([y, from, x]) - 1;
      roots.push(run);
      for (let other = above; other < rowStart; other += 1) {
        const [row, otherFrom, otherTo] = runs[other]!;
        if (row !== y - 1 || otherFrom > x + 1 || otherTo < from - 1) continue;
        const [a, b] = [rootOf(run), rootOf(other)];
        roots[Math.max(a, b)] = Math.min(a, b);
      }
    }
    above = rowStart;
  }
  const components = new Map<number, Point[]>();
  for (const [run, [y, from, to]] of runs.entries()) {
    const root = rootOf(run);
    const points = components.get(root) ?? [];
    points.push([from, y], [to, y]);
    components.set(root, points);
  }
  return [...components.values()];
}

function dilated({ width, height, values }: TextMap, threshold: number, by: number): Uint8Array {
  const isText = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (values[y * width + x]! <= threshold) continue;
      const right = Math.min(width - 1, x + by);
      for (let row = y; row <= Math.min(height - 1, y + by); row += 1)
        isText.fill(1, row * width + x, row * width + right + 1);
    }
  }
  return isText;
}

/** Mean of the cells in a convex quadrilateral and under its edges, its corners in whole cells. */
function meanInside({ width, height, values }: TextMap, exact: readonly Point[]): number {
  const corners = exact.map(([x, y]): Point => [Math.trunc(x), Math.trunc(y)]);
  const top = Math.max(0, Math.floor(Math.min(...corners.map(([, y]) => y))));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(...corners.map(([, y]) => y))));
  let sum = 0;
  let count = 0;
  for (let y = top; y <= bottom; y += 1) {
    let [from, to] = [Infinity, -Infinity];
    for (const [index, [x0, y0]] of corners.entries()) {
      const [x1, y1] = corners[(index + 1) % corners.length]!;
      if (y < Math.min(y0, y1) || y > Math.max(y0, y1)) continue;
      const slope = y0 === y1 ? 0 : (x1 - x0) / (y1 - y0);
      // An edge nearer to level than to upright covers several cells of a row.
      const half = Math.max(0, Math.abs(slope) - 1) / 2;
      const middle = x0 + slope * (y - y0);
      const crossings = y0 === y1 ? [x0, x1] : [middle - half, middle + half];
      from = Math.min(from, ...crossings);
      to = Math.max(to, ...crossings);
    }
    for (let x = Math.max(0, Math.round(from)); x <= Math.min(width - 1, Math.round(to)); x += 1) {
      sum += values[y * width + x]!;
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count;
}
