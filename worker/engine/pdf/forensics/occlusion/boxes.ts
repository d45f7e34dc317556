import type { Area, Rect } from '../../../evidence/geometry.js';
import type { Glyph } from '../../../evidence/drawn-page.js';

interface Sheet {
  width: number;
  height: number;
}

/** Converts points of a page to percent of it. */
export const percentOf = ({ left, top, right, bottom }: Area, page: Sheet): Rect => ({
  x: (left / page.width) * 100,
  y: (top / page.height) * 100,
  w: ((right - left) / page.width) * 100,
  h: ((bottom - top) / page.height) * 100,
});

/** The bounding box of the boxes that are not null; null when all are. */
export function boxAround(...boxes: readonly (Rect | null)[]): Rect | null {
  const there = boxes.filter((box) => box !== null);
  if (there.length === 0) return null;
  const x = Math.min(...there.map((box) => box.x));
  const y = Math.min(...there.map((box) => box.y));
  const right = Math.max(...there.map((box) => box.x + box.w));
  const bottom = Math.max(...there.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

/**
 * Whether a box is about as large as the one line of text in it: cut for that text, not a
 * panel under it.
 */
export function isCutTo(area: Area, glyphs: readonly Glyph[]): boolean {
  if (glyphs.length === 0) return false;
  const [first] = glyphs;
  const isSideways = (first?.angleDeg ?? 0) % 180 !== 0;
  const size = Math.max(...glyphs.map((glyph) => glyph.size));
  const along =
    Math.max(...glyphs.map(({ right }) => right)) - Math.min(...glyphs.map(({ left }) => left));
  const [width, height] = [area.right - area.left, area.bottom - area.top];
  const [length, depth] = isSideways ? [height, width] : [width, height];
  return depth < 2.2 * size && length < 2 * along + size;
}

/** Boxes drawn by one rule differ by less than this, in points. */
const SAME_PT = 0.5;

export const isSameHeight = (a: Area, b: Area): boolean =>
  Math.abs(a.bottom - a.top - (b.bottom - b.top)) < SAME_PT;

const isSameSize = (a: Area, b: Area): boolean =>
  Math.abs(a.right - a.left - (b.right - b.left)) < SAME_PT && isSameHeight(a, b);

/** Same size and same place. */
export const isSameBox = (a: Area, b: Area): boolean =>
  isSameSize(a, b) && Math.abs(a.left - b.left) < SAME_PT && Math.abs(a.top - b.top) < SAME_PT;
