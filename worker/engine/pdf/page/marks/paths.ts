import { apply, type Matrix } from '../../syntax/matrix.js';
import {
  type Area,
  areaAround,
  intersection,
  type Point,
  sizeOf,
} from '../../../evidence/geometry.js';

/** One open or closed subpath, in coordinates of the shown page. */
export interface Subpath extends Area {
  /** Whether it fills its bounding box, apart from rounded corners. */
  isRectangle: boolean;
  /** Orientation of its points: 1 or -1; 0 for a path that encloses no area. */
  turn: number;
  /** Both ends of a path that is a single vertical or horizontal line; otherwise null. */
  line: [Point, Point] | null;
}

/** Maximum number of subpaths; a path with more is a drawing, not a set of boxes. */
const SUBPATHS_MAX = 2000;

/** pdf.js encodes a path as a sequence of numbers: a command, then its coordinates. */
const MOVE = 0;
const LINE = 1;
const CURVE = 2;
const QUADRATIC = 3;
const CLOSE = 4;

/** Points closer than this, in points, count as equal. */
const SAME_POINT = 0.01;

export function subpathsOf(path: unknown, matrix: Matrix): Subpath[] {
  if (!(path instanceof Float32Array)) return [];
  const subpaths: Subpath[] = [];
  let points: Point[] = [];
  let curved = false;
  const end = (): void => {
    if (points.length > 1) subpaths.push(shapeOf(points, curved));
    points = [];
    curved = false;
  };
  const add = (at: number): void => {
    const point = apply(matrix, path[at] ?? 0, path[at + 1] ?? 0);
    if (Number.isFinite(point.x + point.y)) points.push(point);
  };
  for (let at = 0; at < path.length && subpaths.length < SUBPATHS_MAX;) {
    const command = path[at++];
    if (command === MOVE) {
      end();
      add(at);
      at += 2;
    } else if (command === LINE) {
      add(at);
      at += 2;
    } else if (command === CURVE || command === QUADRATIC) {
      const pairs = command === CURVE ? 3 : 2;
      for (let pair = 0; pair < pairs; pair++) add(at + 2 * pair);
      curved = true;
      at += 2 * pairs;
    } else if (command !== CLOSE) break;
  }
  end();
  return subpaths;
}

function shapeOf(points: readonly Point[], curved: boolean): Subpath {
  const area = areaAround(points);
  const enclosed = areaOf(points);
  const [first, second] = points;
  const isLine =
    points.length === 2 &&
    (area.right - area.left < SAME_POINT || area.bottom - area.top < SAME_POINT);
  return {
    ...area,
    isRectangle: !isLine && ((!curved && isBox(points, area)) || isNearlyBox(enclosed, area)),
    turn: Math.abs(enclosed) < SAME_POINT ? 0 : Math.sign(enclosed),
    line: isLine && first && second ? [first, second] : null,
  };
}

/** Paths with more subpaths count as having holes: pairwise comparison would take too long. */
const COMPARED_MAX = 200;

/**
 * Whether other subpaths may leave holes in a shape. Where two overlap, the even-odd rule
 * paints neither; the nonzero rule leaves a hole where they turn in opposite directions.
 * Borders are drawn this way, as a box within a box.
 */
export function mayBeHollow(shape: Subpath, path: readonly Subpath[], isEvenOdd: boolean): boolean {
  if (path.length > COMPARED_MAX) return true;
  return path.some(
    (other) =>
      other !== shape &&
      other.turn !== 0 &&
      (isEvenOdd || other.turn !== shape.turn) &&
      sizeOf(intersection(other, shape)) > 0,
  );
}

/** Signed area in square points; negative for the opposite orientation. */
function areaOf(points: readonly Point[]): number {
  let doubled = 0;
  points.forEach(({ x, y }, index) => {
    const next = points[(index + 1) % points.length] ?? { x, y };
    doubled += x * next.y - next.x * y;
  });
  return doubled / 2;
}

/** Share of its bounding box from which a shape counts as a box, e.g. one with rounded corners. */
const NEARLY_BOX_MIN = 0.97;

const isNearlyBox = (enclosed: number, area: Area): boolean => {
  const share = Math.abs(enclosed) / sizeOf(area);
  return share >= NEARLY_BOX_MIN && share <= 1;
};

/**
 * Whether every point is a corner of the bounding box, every corner occurs, and every
 * side is straight.
 */
function isBox(points: readonly Point[], { left, right, top, bottom }: Area): boolean {
  const corners = new Set<number>();
  let before: number | null = null;
  for (const { x, y } of points) {
    const atLeft = Math.abs(x - left) < SAME_POINT;
    const atTop = Math.abs(y - top) < SAME_POINT;
    if (!(atLeft || Math.abs(x - right) < SAME_POINT)) return false;
    if (!(atTop || Math.abs(y - bottom) < SAME_POINT)) return false;
    const corner = (atLeft ? 0 : 1) + (atTop ? 0 : 2);
    // The line between opposite corners is a diagonal.
    if (before !== null && (before ^ corner) === 3) return false;
    before = corner;
    corners.add(corner);
  }
  return corners.size === 4;
}
