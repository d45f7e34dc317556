import type { InkWord } from '../../../image/signal/ink-words.js';
import { median } from '../../../statistics.js';

/** Words on one row, from left to right. */
export interface TextRow {
  words: InkWord[];
}

/** Maximum gap, in letter heights; a wider one separates columns that need not share a baseline. */
const GAP_HEIGHTS_MAX = 25;
const LEVEL_SHARE = 0.45;

/** Groups words into rows by their vertical centres, following the tilt of a page. */
export function textRowsOf(words: readonly InkWord[]): TextRow[] {
  const rows: TextRow[] = [];
  for (const word of [...words].sort((a, b) => a.x - b.x)) {
    const middle = word.y + word.h / 2;
    let best: TextRow | null = null;
    let nearest = Infinity;
    for (const row of rows) {
      const last = row.words[row.words.length - 1]!;
      const low = Math.min(last.h, word.h);
      const off = Math.abs(last.y + last.h / 2 - middle);
      const gap = word.x - (last.x + last.w);
      if (off > LEVEL_SHARE * low || gap > GAP_HEIGHTS_MAX * low || off >= nearest) continue;
      best = row;
      nearest = off;
    }
    if (best) best.words.push(word);
    else rows.push({ words: [word] });
  }
  return rows;
}

/** Minimum number of letters for a baseline. */
const LETTERS_MIN = 8;
/**
 * Tolerance of height: letters as high as most of their row stand on its baseline, which
 * excludes commas and descenders.
 */
const HEIGHT_TOLERANCE = 0.12;

/**
 * Offset of each word below the baseline of its row, relative to letter height; only for
 * words with letters on the baseline.
 */
export function baselineResiduals(row: TextRow): Map<InkWord, number> {
  const letters = row.words.flatMap((word) => word.glyphs.map((glyph) => ({ word, glyph })));
  const height = median(letters.map(({ glyph }) => glyph.h));
  const standing = letters.filter(
    ({ glyph }) => Math.abs(glyph.h - height) <= HEIGHT_TOLERANCE * height,
  );
  const residuals = new Map<InkWord, number>();
  if (standing.length < LETTERS_MIN) return residuals;
  const feet = standing.map(({ glyph }) => ({ x: glyph.x + glyph.w / 2, y: glyph.y + glyph.h }));
  const { slope, start } = levelOf(feet);
  for (const word of row.words) {
    const own = standing
      .filter((letter) => letter.word === word)
      .map(({ glyph }) => glyph.y + glyph.h - (start + slope * (glyph.x + glyph.w / 2)));
    if (own.length > 0) residuals.set(word, median(own) / height);
  }
  return residuals;
}

const PAIRS_MAX = 400;

/** Robust straight line through points (Theil-Sen). */
export function levelOf(points: readonly { x: number; y: number }[]): {
  slope: number;
  start: number;
} {
  const slopes: number[] = [];
  const step = Math.max(1, Math.floor((points.length * points.length) / 2 / PAIRS_MAX));
  let pair = 0;
  for (let one = 0; one < points.length; one++)
    for (let other = one + 1; other < points.length; other++) {
      if (pair++ % step !== 0) continue;
      const dx = points[other]!.x - points[one]!.x;
      if (Math.abs(dx) > 1) slopes.push((points[other]!.y - points[one]!.y) / dx);
    }
  const slope = slopes.length === 0 ? 0 : median(slopes);
  return { slope, start: median(points.map(({ x, y }) => y - slope * x)) };
}
