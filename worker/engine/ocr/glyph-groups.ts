import { heightOf, widthOf, type Blot } from './blots.js';
import type { Cell } from './cells.js';

/** Ink of a cell that overlaps from above: one sign, or a few that touch. From left to right. */
export interface GlyphGroup {
  left: number;
  right: number;
  blots: Blot[];
}

export function glyphGroups(cell: Cell): GlyphGroup[] {
  const groups: GlyphGroup[] = [];
  for (const blot of cell.blots) {
    const last = groups.at(-1);
    if (last === undefined || blot.left >= last.right) {
      groups.push({ left: blot.left, right: blot.right, blots: [blot] });
      continue;
    }
    last.blots.push(blot);
    last.right = Math.max(last.right, blot.right);
  }
  return groups;
}

/**
 * Whether a group is a shekel sign: two strokes of full height and half its width
 * that reach into each other from either side. No letter or digit is built so; the
 * English model, which reads numbers best, takes the sign for a 7 or a w.
 */
export function isShekelSign(group: GlyphGroup, letterHeight: number): boolean {
  const tall = group.blots.filter((blot) => heightOf(blot) > letterHeight * 0.6);
  const [first, second] = tall;
  if (tall.length !== 2 || first === undefined || second === undefined) return false;
  if (group.blots.length > 2) return false;
  const height = Math.max(heightOf(first), heightOf(second));
  const width = group.right - group.left;
  return (
    Math.min(heightOf(first), heightOf(second)) > height * 0.85 &&
    Math.min(widthOf(first), widthOf(second)) > width * 0.4 &&
    first.right < second.right &&
    second.left > first.left &&
    first.right - second.left > width * 0.15 &&
    width > height * 0.7 &&
    width < height * 1.8
  );
}
