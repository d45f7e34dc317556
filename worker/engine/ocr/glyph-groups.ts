import { heightOf, widthOf, type InkComponent } from './connected-components.js';
import type { Cell } from './cells.js';

/** Components of a cell that overlap horizontally: one glyph, or a few that touch. From left to right. */
export interface GlyphGroup {
  left: number;
  right: number;
  components: InkComponent[];
}

export function glyphGroups(cell: Cell): GlyphGroup[] {
  const groups: GlyphGroup[] = [];
  for (const component of cell.components) {
    const last = groups.at(-1);
    if (last === undefined || component.left >= last.right) {
      groups.push({ left: component.left, right: component.right, components: [component] });
      continue;
    }
    last.components.push(component);
    last.right = Math.max(last.right, component.right);
  }
  return groups;
}

/**
 * Whether a group is a shekel sign: two components of full height and half the width,
 * interlocked from either side. No letter or digit has this structure. The English
 * model, which reads numbers best, misreads the sign as 7 or w.
 */
export function isShekelSign(group: GlyphGroup, letterHeight: number): boolean {
  const tall = group.components.filter((component) => heightOf(component) > letterHeight * 0.6);
  const [first, second] = tall;
  if (tall.length !== 2 || first === undefined || second === undefined) return false;
  if (group.components.length > 2) return false;
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
