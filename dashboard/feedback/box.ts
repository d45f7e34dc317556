import type { DrawnBox } from '../api/types.js';

/** Boxes on a page, in percent of it. */

/** Of each side; a finger that only touched drew nothing. */
const SIDE_MIN = 0.4;
/** One press of an arrow key. */
export const STEP = 0.5;

export interface Point {
  x: number;
  y: number;
}

const clamp = (value: number, max = 100): number => Math.min(max, Math.max(0, value));
const round = (value: number): number => Math.round(value * 100) / 100;

const tidy = ({ page, x, y, w, h }: DrawnBox): DrawnBox => ({
  ...{ page, x: round(x), y: round(y), w: round(w), h: round(h) },
});

/** The box between two corners, in any order; null where it is too small to mean a place. */
export function spanned(page: number, from: Point, to: Point): DrawnBox | null {
  const [left, right] = [from.x, to.x].map((x) => clamp(x)).sort((a, b) => a - b);
  const [top, bottom] = [from.y, to.y].map((y) => clamp(y)).sort((a, b) => a - b);
  if (left === undefined || right === undefined || top === undefined || bottom === undefined)
    return null;
  const [w, h] = [right - left, bottom - top];
  return w < SIDE_MIN || h < SIDE_MIN ? null : tidy({ page, x: left, y: top, w, h });
}

export const moved = (box: DrawnBox, dx: number, dy: number): DrawnBox =>
  tidy({ ...box, x: clamp(box.x + dx, 100 - box.w), y: clamp(box.y + dy, 100 - box.h) });

export const sized = (box: DrawnBox, dw: number, dh: number): DrawnBox =>
  tidy({
    ...box,
    w: Math.max(SIDE_MIN, clamp(box.w + dw, 100 - box.x)),
    h: Math.max(SIDE_MIN, clamp(box.h + dh, 100 - box.y)),
  });

/** The middle of what is seen of a page, to begin with by keyboard. */
export const middleOf = (page: number, seen: Omit<DrawnBox, 'page'>): DrawnBox =>
  tidy({
    ...{ page, x: seen.x + seen.w * 0.35, y: seen.y + seen.h * 0.45 },
    w: Math.max(SIDE_MIN, seen.w * 0.3),
    h: Math.max(SIDE_MIN, seen.h * 0.1),
  });
