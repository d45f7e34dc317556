import type { Rect } from '../../../../evidence/geometry.js';
import type { Raster } from '../../../../evidence/page.js';

/** Pixels differ if a channel does by at least this, of 255. */
const DIFFERENT_MIN = 56;

/** Levels of a channel that count as one colour when the background is looked for. */
const LEVELS = 16;

/** Less ink than this share of an area is rounding at its edges, and less than this a rule. */
const INK_MIN = 0.005;
const PRINT_MIN = 0.04;

/** A cover takes away at least this share of the ink; a highlighter leaves it. */
const LOST_MIN = 0.5;

/**
 * Whether an area of a drawing bore ink, and whether it was print of which most is gone in
 * another drawing of the same size. The commonest colour of the area is its background.
 */
export function inkIn(
  before: Raster,
  after: Raster,
  { x, y, w, h }: Rect,
): { isInked: boolean; isLost: boolean } {
  const [left, top] = [Math.floor((x / 100) * before.width), Math.floor((y / 100) * before.height)];
  const right = Math.min(before.width, Math.ceil(((x + w) / 100) * before.width));
  const bottom = Math.min(before.height, Math.ceil(((y + h) / 100) * before.height));
  const offsets: number[] = [];
  for (let row = Math.max(0, top); row < bottom; row++)
    for (let column = Math.max(0, left); column < right; column++)
      offsets.push((row * before.width + column) * 3);
  const background = commonest(before, offsets);
  if (background === undefined) return { isInked: false, isLost: false };
  const inked = offsets.filter((at) => differs(before, at, before, background));
  const lost = inked.filter((at) => differs(before, at, after, at));
  const isInked = inked.length >= INK_MIN * offsets.length;
  const isPrint = inked.length >= PRINT_MIN * offsets.length;
  return { isInked, isLost: isPrint && lost.length >= LOST_MIN * inked.length };
}

/** Offset of a pixel in the commonest colour. */
function commonest({ data }: Raster, offsets: readonly number[]): number | undefined {
  const counts = new Map<number, { count: number; at: number }>();
  for (const at of offsets) {
    const level = (channel: number): number => Math.floor((data[at + channel] ?? 0) / LEVELS);
    const key = (level(0) * LEVELS + level(1)) * LEVELS + level(2);
    const known = counts.get(key);
    if (known === undefined) counts.set(key, { count: 1, at });
    else known.count++;
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)[0]?.at;
}

function differs(a: Raster, at: number, b: Raster, other: number): boolean {
  for (let channel = 0; channel < 3; channel++)
    if (Math.abs((a.data[at + channel] ?? 0) - (b.data[other + channel] ?? 0)) >= DIFFERENT_MIN)
      return true;
  return false;
}
