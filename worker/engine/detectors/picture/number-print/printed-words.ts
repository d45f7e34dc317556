import type { Line } from '../../../evidence/page.js';
import type { PixelRect } from '../../../evidence/geometry.js';
import type { PagePicture } from '../../../image/page-picture.js';
import type { Component } from '../../../image/signal/components.js';
import type { PageInk } from '../../../image/signal/page-ink.js';

/** A word that was read, with the letters that ink shows in its place. */
export interface PrintedWord {
  text: string;
  /** Number of its line. */
  line: number;
  /** Pixels of the picture as stored. */
  area: PixelRect;
  /** From left to right; letters that touch are one. */
  glyphs: readonly Component[];
  /** Around its letters. */
  box: PixelRect;
  /** Whether it holds two digits or more, as what is forged does. */
  isNumber: boolean;
}

/** Print lower than this, in pixels, has no edges and strokes to measure. */
const HEIGHT_MIN_PX = 7;
/** Bounds the work on dense pages. */
const WORDS_MAX = 1500;
/** Side of the squares in which letters are looked up, pixels. */
const CELL_PX = 64;

/** The words of a page of which letters stand out from the ground, in the order of the lines. */
export function printedWordsOf(
  picture: PagePicture,
  { glyphs }: PageInk,
  lines: readonly Line[],
): PrintedWord[] {
  const cells = new Map<number, Component[]>();
  const columns = Math.ceil(picture.width / CELL_PX);
  const cellOf = (x: number, y: number): number =>
    Math.floor(y / CELL_PX) * columns + Math.floor(x / CELL_PX);
  for (const glyph of glyphs) {
    const cell = cellOf(glyph.x + glyph.w / 2, glyph.y + glyph.h / 2);
    const list = cells.get(cell);
    if (list) list.push(glyph);
    else cells.set(cell, [glyph]);
  }
  const inside = ({ x, y, w, h }: PixelRect): Component[] => {
    const found: Component[] = [];
    for (let row = Math.floor(y / CELL_PX); row <= Math.floor((y + h) / CELL_PX); row++)
      for (let column = Math.floor(x / CELL_PX); column <= Math.floor((x + w) / CELL_PX); column++)
        for (const glyph of cells.get(row * columns + column) ?? []) {
          const [across, down] = [glyph.x + glyph.w / 2 - x, glyph.y + glyph.h / 2 - y];
          if (across >= 0 && across <= w && down >= 0 && down <= h && glyph.h <= 1.3 * h)
            found.push(glyph);
        }
    return found.sort((a, b) => a.x - b.x);
  };
  const words: PrintedWord[] = [];
  for (const [line, { words: read }] of lines.entries())
    for (const { text, rect } of read) {
      if (words.length >= WORDS_MAX) return words;
      const area = picture.toArea(rect);
      if (area.w <= 0 || area.h < HEIGHT_MIN_PX) continue;
      const found = inside(area);
      if (!found.some(({ h }) => h >= HEIGHT_MIN_PX)) continue;
      const isNumber = (text.match(/\d/g) ?? []).length >= 2;
      words.push({ text, line, area, glyphs: found, box: boxOf(found), isNumber });
    }
  return words;
}

/** Letters at least this high, relative to the highest of the word, are measured: no points and dashes. */
const HIGH = 0.6;

/** The letters of a word at least so high, relative to the highest. */
export function highOf({ glyphs }: Pick<PrintedWord, 'glyphs'>, share = HIGH): Component[] {
  const highest = Math.max(...glyphs.map(({ h }) => h));
  return glyphs.filter(({ h }) => h >= share * highest);
}

/** The rectangle around some, at least one. */
export function boxOf(glyphs: readonly PixelRect[]): PixelRect {
  const [x, y] = [Math.min(...glyphs.map((one) => one.x)), Math.min(...glyphs.map((one) => one.y))];
  const right = Math.max(...glyphs.map((one) => one.x + one.w));
  const bottom = Math.max(...glyphs.map((one) => one.y + one.h));
  return { x, y, w: right - x, h: bottom - y };
}
