/** Percent of the page's width and height, origin top left. */
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Place {
  /** Counted from 1. */
  page: number;
  rect: Rect;
}

export interface Point {
  x: number;
  y: number;
}

/** An upright box, in points of the shown page unless said otherwise, y downwards. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function areaAround(points: readonly Point[]): Area {
  const area = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    area.left = Math.min(area.left, x);
    area.top = Math.min(area.top, y);
    area.right = Math.max(area.right, x);
    area.bottom = Math.max(area.bottom, y);
  }
  return area;
}

/** Intersection of two boxes; its area is 0 when they do not overlap. */
export const intersection = (a: Area, b: Area): Area => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** Area in square points; 0 for an empty box. */
export const sizeOf = ({ left, top, right, bottom }: Area): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

/** Share of the first box inside the second, 0-1. */
export const shareWithin = (a: Area, b: Area): number => {
  const whole = sizeOf(a);
  return whole > 0 ? sizeOf(intersection(a, b)) / whole : 0;
};

export const areaOf = ({ x, y, w, h }: Rect): Area => ({
  left: x,
  top: y,
  right: x + w,
  bottom: y + h,
});

/** Whether the middle of a box lies in a place, its edges included. */
export function holdsMiddle(place: Area, box: Area): boolean {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return x >= place.left && x <= place.right && y >= place.top && y <= place.bottom;
}

/** Pixels of a picture as stored, origin top left. */
export interface PixelRect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The same for all that `isSamePlace` calls one. */
export const placeKey = ({ page, rect }: Place): string => `${page},${rect.x},${rect.y}`;

/** Whether two printed values are one: they begin at the same point of a page. */
export const isSamePlace = (a: Place, b: Place): boolean =>
  a.page === b.page && a.rect.x === b.rect.x && a.rect.y === b.rect.y;
