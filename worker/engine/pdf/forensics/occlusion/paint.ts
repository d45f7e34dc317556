import type { DrawnPage, FillMark, PictureMark } from '../../../evidence/drawn-page.js';
import { type Area, intersection, shareWithin, sizeOf } from '../../../evidence/geometry.js';
import type { Paint, PaintOrder } from '../../../evidence/occlusion.js';
import { inkOf } from './ink.js';

/** A glyph with this share of its ink under a cover cannot be read. */
const COVERED_SHARE_MIN = 0.6;

/** Cells of the lattice that finds paints by position. */
const CELLS = 32;

/**
 * Limits on the lattice's entries and comparisons: no genuine page comes near; a hostile
 * one is given up.
 */
const ENTRIES_MAX = 2_000_000;
const STEPS_MAX = 20_000_000;

export function paintOrderOf(page: DrawnPage): PaintOrder {
  const paints = paintsOf(page);
  const lattice = new Map<number, Paint[]>();
  let left = ENTRIES_MAX;
  for (const paint of paints)
    for (const cell of cellsOf(paint.area, page)) {
      if (--left < 0) break;
      const list = lattice.get(cell);
      if (list === undefined) lattice.set(cell, [paint]);
      else list.push(paint);
    }
  let steps = left < 0 ? 0 : STEPS_MAX;

  const at = (x: number, y: number): readonly Paint[] => lattice.get(cellAt(x, y, page)) ?? [];
  return {
    paints,
    coverOf: (glyph) => {
      const ink = inkOf(glyph);
      const list = at((ink.left + ink.right) / 2, (ink.top + ink.bottom) / 2);
      for (let index = firstFrom(list, glyph.order); index < list.length; index++) {
        if (--steps < 0) return null;
        const paint = list[index];
        if (paint?.isOpaque === true && shareWithin(ink, paint.area) >= COVERED_SHARE_MIN)
          return paint;
      }
      return null;
    },
    groundAt: (x, y, order) => {
      const list = at(x, y);
      for (let index = firstFrom(list, order) - 1; index >= 0; index--) {
        if (--steps < 0) return null;
        const paint = list[index];
        if (paint !== undefined && holds(paint.area, x, y)) return paint;
      }
      return null;
    },
    isGivenUp: () => steps < 0 || left < 0,
  };
}

/** From this opacity on, nothing readable shows through. */
const OPAQUE_MIN = 0.97;

function paintsOf({ fills, pictures, width, height }: DrawnPage): Paint[] {
  const sheet = { left: 0, top: 0, right: width, bottom: height };
  const paint = (kind: Paint['kind'], mark: FillMark | PictureMark): Paint => {
    const isOpaque = mark.opacity >= OPAQUE_MIN && mark.opaqueBlend && isWhole(mark);
    const seen = intersection(mark, sheet);
    return {
      kind,
      mark,
      area: mark.clip === null ? seen : intersection(seen, mark.clip),
      order: mark.order,
      isOpaque,
      colour: isOpaque && 'colour' in mark ? mark.colour : null,
    };
  };
  return [
    ...fills.map((mark) => paint('fill', mark)),
    ...pictures.map((mark) => paint('picture', mark)),
  ]
    .filter(({ mark, area }) => mark.layerShown && mark.opacity > 0 && sizeOf(area) > 0)
    .sort((a, b) => a.order - b.order);
}

/** Whether a mark fills its whole box. */
const isWhole = (mark: FillMark | PictureMark): boolean =>
  'isRectangle' in mark
    ? mark.isRectangle && mark.colour !== null
    : !mark.isTransparent && isUpright(mark);

const isUpright = ({ corners, left, top, right, bottom }: PictureMark): boolean =>
  corners.every(
    ({ x, y }) =>
      Math.min(Math.abs(x - left), Math.abs(x - right)) < 0.5 &&
      Math.min(Math.abs(y - top), Math.abs(y - bottom)) < 0.5,
  );

const holds = (area: Area, x: number, y: number): boolean =>
  x >= area.left && x <= area.right && y >= area.top && y <= area.bottom;

const step = (value: number, whole: number): number =>
  Math.min(CELLS - 1, Math.max(0, Math.floor((value / whole) * CELLS)));

const cellAt = (x: number, y: number, page: { width: number; height: number }): number =>
  step(y, page.height) * CELLS + step(x, page.width);

function* cellsOf(area: Area, page: { width: number; height: number }): Iterable<number> {
  const [from, to] = [step(area.left, page.width), step(area.right, page.width)];
  for (let row = step(area.top, page.height); row <= step(area.bottom, page.height); row++)
    for (let column = from; column <= to; column++) yield row * CELLS + column;
}

/** Index of the first paint at or after `order`, in a list sorted by paint order. */
function firstFrom(list: readonly Paint[], order: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.order ?? Infinity) >= order) high = middle;
    else low = middle + 1;
  }
  return low;
}
