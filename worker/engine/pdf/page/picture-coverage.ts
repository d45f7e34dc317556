import type { Point } from '../../evidence/geometry.js';
import type { PageSize } from './text-lines.js';

/** Cells per side of the grid: enough for two decimals, and independent of what a page draws. */
const GRID = 128;

/** Share of the page that at least one picture covers, 0-1. */
export function pictureCoverage(pictures: readonly Point[][], page: PageSize): number {
  const covered = new Uint8Array(GRID * GRID);
  for (const corners of pictures) {
    const scaled = corners.map(({ x, y }) => ({
      x: (x / page.width) * GRID,
      y: (y / page.height) * GRID,
    }));
    const [fromX, toX] = span(scaled.map(({ x }) => x));
    const [fromY, toY] = span(scaled.map(({ y }) => y));
    for (let row = fromY; row < toY; row++)
      for (let column = fromX; column < toX; column++)
        if (isInside({ x: column + 0.5, y: row + 0.5 }, scaled)) covered[row * GRID + column] = 1;
  }
  return covered.reduce((sum, one) => sum + one, 0) / covered.length;
}

const span = (values: readonly number[]): [number, number] => [
  Math.max(0, Math.floor(Math.min(...values))),
  Math.min(GRID, Math.ceil(Math.max(...values))),
];

/** For convex polygons of either orientation. */
function isInside(point: Point, corners: readonly Point[]): boolean {
  let positive = false;
  let negative = false;
  corners.forEach((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const side = (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
    if (side > 0) positive = true;
    if (side < 0) negative = true;
  });
  return !(positive && negative);
}
