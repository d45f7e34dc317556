import type { Component } from './components.js';

/** Connected components close together on one row, like the letters of a word. */
export interface InkWord {
  x: number;
  y: number;
  w: number;
  h: number;
  glyphs: Component[];
}

/** Height of print, in pixels: smaller is dust, larger is a logo or photograph. */
const GLYPH_MIN_PX = 5;
const GLYPH_MAX_PX = 90;
/** Maximum width of a component: letters that touch. */
const GLYPH_WIDTH_MAX_PX = 240;
/** Maximum ratio of width to height; longer components are rules. */
const GLYPH_STRETCH_MAX = 9;
/** Minimum share of ink in the box; frame corners and diagonal scratches have less. */
const GLYPH_FILL_MIN = 0.08;
/** Maximum gap inside a word, relative to letter height. */
const GAP_SHARE = 0.45;
/** Minimum vertical overlap of two neighbours, relative to the lower height. */
const SHARED_ROWS_MIN = 0.5;
/** Maximum height ratio of neighbours, as of a capital and a point. */
const HEIGHT_RATIO_MAX = 3;

/** Whether a component may be a printed letter, or a few that touch. */
export const isGlyph = ({ w, h, inked }: Component): boolean =>
  h >= GLYPH_MIN_PX &&
  h <= GLYPH_MAX_PX &&
  w >= 2 &&
  w <= GLYPH_WIDTH_MAX_PX &&
  w <= h * GLYPH_STRETCH_MAX &&
  inked >= w * h * GLYPH_FILL_MIN;

/** Words of a page with level rows, from left to right, top to bottom. */
export function inkWordsOf(components: readonly Component[]): InkWord[] {
  const glyphs = components.filter(isGlyph).sort((a, b) => a.x - b.x);
  const open: InkWord[] = [];
  const done: InkWord[] = [];
  for (const glyph of glyphs) {
    let best: InkWord | null = null;
    for (let at = open.length - 1; at >= 0; at--) {
      const word = open[at]!;
      const gap = glyph.x - (word.x + word.w);
      if (gap > GAP_SHARE * GLYPH_MAX_PX) {
        done.push(word);
        open.splice(at, 1);
      } else if (belongs(word, glyph, gap) && (!best || word.x + word.w > best.x + best.w))
        best = word;
    }
    if (best) append(best, glyph);
    else open.push({ x: glyph.x, y: glyph.y, w: glyph.w, h: glyph.h, glyphs: [glyph] });
  }
  return [...done, ...open].sort((a, b) => a.y - b.y || a.x - b.x);
}

function belongs(word: InkWord, glyph: Component, gap: number): boolean {
  const shared = Math.min(word.y + word.h, glyph.y + glyph.h) - Math.max(word.y, glyph.y);
  const [low, high] = [Math.min(word.h, glyph.h), Math.max(word.h, glyph.h)];
  return (
    gap <= GAP_SHARE * high && shared >= SHARED_ROWS_MIN * low && high <= HEIGHT_RATIO_MAX * low
  );
}

function append(word: InkWord, glyph: Component): void {
  const right = Math.max(word.x + word.w, glyph.x + glyph.w);
  const bottom = Math.max(word.y + word.h, glyph.y + glyph.h);
  word.y = Math.min(word.y, glyph.y);
  word.w = right - word.x;
  word.h = bottom - word.y;
  word.glyphs.push(glyph);
}
