import type { Point } from './geometry.js';

/** A straight ruled line, from its left or upper end to the other, in percent of the page. */
export interface Rule {
  from: Point;
  to: Point;
}

/** The ruled lines of a page: borders of boxes and tables, and lines between columns. */
export interface Rules {
  /** From left to right, level or nearly so. */
  level: readonly Rule[];
  /** From top to bottom. */
  upright: readonly Rule[];
}

/** More lines are a drawing or a texture; a dense form has some hundred. */
export const RULES_MAX = 4000;
