import type { Rect } from '../../../evidence/geometry.js';
import type { DrawnLine, Glyph } from '../../../evidence/drawn-page.js';
import { rectOf } from '../../page/text-lines.js';

/** The same letter within this distance, in ems, is the letter drawn again. */
const TWIN_WITHIN_EM = 0.25;

/** Finds glyphs with the same text in the same place as another. */
export function twinsOf(glyphs: readonly Glyph[]): { has: (glyph: Glyph) => boolean } {
  const byText = new Map<string, Glyph[]>();
  for (const glyph of glyphs) {
    const key = keyOf(glyph, rowOf(glyph));
    const list = byText.get(key);
    if (list === undefined) byText.set(key, [glyph]);
    else list.push(glyph);
  }
  return {
    has: (glyph) =>
      [-1, 0, 1].some((off) =>
        byText
          .get(keyOf(glyph, rowOf(glyph) + off))
          ?.slice(0, COMPARED_MAX)
          .some((other) => other.order !== glyph.order && isSamePlace(glyph, other)),
      ),
  };
}

/** The same letter occurs in one row a few hundred times at most. */
const COMPARED_MAX = 500;

/** Rows of two points, so that neighbours are searched for in three rows only. */
const rowOf = (glyph: Glyph): number => Math.round(glyph.baseline / 2);
const keyOf = (glyph: Glyph, row: number): string => `${glyph.angleDeg} ${row} ${glyph.text}`;

function isSamePlace(a: Glyph, b: Glyph): boolean {
  const within = TWIN_WITHIN_EM * a.size;
  return (
    Math.abs(a.baseline - b.baseline) < within &&
    Math.abs((a.left + a.right) / 2 - (b.left + b.right) / 2) < within
  );
}

export interface Differing {
  /** In reading order; empty when nothing differs. */
  text: string;
  rect: Rect | null;
  glyphs: readonly Glyph[];
}

/** The words of lines that have at least one glyph without a twin. */
export function differingWords(
  lines: readonly DrawnLine[],
  page: { width: number; height: number },
  isTwin: (glyph: Glyph) => boolean,
): Differing {
  const words = lines
    .flatMap((line) => line.words)
    .filter(({ text, glyphs }) => /[\p{L}\p{N}]/u.test(text) && !glyphs.every(isTwin));
  const glyphs = words.flatMap((word) => word.glyphs);
  return {
    text: words.map((word) => word.text).join(' '),
    rect: glyphs.length === 0 ? null : rectOf(glyphs, page),
    glyphs,
  };
}
