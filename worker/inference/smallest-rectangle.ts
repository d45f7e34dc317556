export type Point = [x: number, y: number];

/** A rectangle that may be turned: its corners in order around it, and its sides. */
export interface TurnedRectangle {
  corners: [Point, Point, Point, Point];
  /** Lengths of the sides from corner 0 to 1 and from corner 1 to 2. */
  sides: [number, number];
}

/** The rectangle of least area around points (rotating calipers over their convex hull). */
export function smallestRectangle(points: readonly Point[]): TurnedRectangle | null {
  const hull = convexHull(points);
  if (hull.length < 2) return null;
  let best: TurnedRectangle | null = null;
  let least = Infinity;
  for (const [index, [x, y]] of hull.entries()) {
    const [nextX, nextY] = hull[(index + 1) % hull.length]!;
    const length = Math.hypot(nextX - x, nextY - y);
    const [alongX, alongY] = [(nextX - x) / length, (nextY - y) / length];
    let [minAlong, maxAlong, minAcross, maxAcross] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const [px, py] of hull) {
      const along = px * alongX + py * alongY;
      const across = py * alongX - px * alongY;
      minAlong = Math.min(minAlong, along);
      maxAlong = Math.max(maxAlong, along);
      minAcross = Math.min(minAcross, across);
      maxAcross = Math.max(maxAcross, across);
    }
    const sides: [number, number] = [maxAlong - minAlong, maxAcross - minAcross];
    const area = sides[0] * sides[1];
    if (area >= least) continue;
    least = area;
    const corner = (along: number, across: number): Point => [
      along * alongX - across * alongY,
      along * alongY + across * alongX,
    ];
    best = {
      corners: [
        corner(minAlong, minAcross),
        corner(maxAlong, minAcross),
        corner(maxAlong, maxAcross),
        corner(minAlong, maxAcross),
      ],
      sides,
    };
  }
  return best;
}

/** A rectangle that is larger by `distance` on every side. */
export function grown({ corners, sides }: TurnedRectangle, distance: number): TurnedRectangle {
  const [a, b, c, d] = corners;
  const unit = (from: Point, to: Point, length: number): Point =>
    length === 0 ? [0, 0] : [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const along = unit(a, b, sides[0]);
  const across = unit(b, c, sides[1]);
  const moved = ([x, y]: Point, u: number, v: number): Point => [
    x + distance * (u * along[0] + v * across[0]),
    y + distance * (u * along[1] + v * across[1]),
  ];
  return {
    corners: [moved(a, -1, -1), moved(b, 1, -1), moved(c, 1, 1), moved(d, -1, 1)],
    sides: [sides[0] + 2 * distance, sides[1] + 2 * distance],
  };
}

/** Clockwise from the upper left corner; of the two left corners the upper one is first. */
export function clockwise(corners: TurnedRectangle['corners']): TurnedRectangle['corners'] {
  const [first, second, third, fourth] = corners.toSorted((a, b) => a[0] - b[0]) as [
    Point,
    Point,
    Point,
    Point,
  ];
  const [upperLeft, lowerLeft] = second[1] > first[1] ? [first, second] : [second, first];
  const [upperRight, lowerRight] = fourth[1] > third[1] ? [third, fourth] : [fourth, third];
  return [upperLeft, upperRight, lowerRight, lowerLeft];
}

/** Counter-clockwise in a plane whose y points up (Andrew's monotone chain). */
function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length >= 2 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const turn = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
