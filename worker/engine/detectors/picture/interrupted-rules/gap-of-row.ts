import type { PrintedPage, RuledWord } from './printed-page.js';

/** Where a line of one row stops, pixels; the right end is exclusive. */
export interface GapOfRow {
  y: number;
  left: number;
  right: number;
  /** How much of the line is looked at before and after the gap, pixels. */
  sides: readonly [number, number];
}

/**
 * How far the ends of the line may be from those of the word, in heights: an edit covers the word, or
 * some of its letters, and a little around it.
 */
const OUTSIDE_HEIGHTS = 1.5;
/** Minimum length of a gap beside the word, in heights. */
const GAP_MIN_HEIGHTS = 0.7;
/** Minimum length of what is left of a line up to its corner, pixels. */
const CORNER_MIN_PX = 3;
/** A line may lack so many pixels in a row. */
const BROKEN_MAX_PX = 1;

/** Where a line of one row stops and goes on at the word, whose own ink may cross the gap. */
export function gapOfRow(
  page: PrintedPage,
  y: number,
  word: RuledWord,
  sideMin: number,
): GapOfRow | null {
  const { width, ink } = page;
  const { box, height } = word;
  const row = y * width;
  const outside = Math.ceil(OUTSIDE_HEIGHTS * height);
  const isInRow = y >= box.y && y < box.y + box.h;
  const isLine = (x: number): boolean =>
    ink[row + x] === 1 && !(isInRow && x >= box.x && x < box.x + box.w);
  const last = Math.min(width - 1, box.x + box.w - 1 + outside);
  let x = Math.max(0, box.x - outside);
  while (x < last) {
    while (x < last && !isLine(x)) x++;
    while (x < last && isLine(x)) x++;
    const left = x;
    while (x <= last && !isLine(x)) x++;
    if (x > last) return null;
    const overlap = Math.min(x, box.x + box.w) - Math.max(left, box.x);
    if (overlap < GAP_MIN_HEIGHTS * height) continue;
    const [leftEnd, rightEnd] = [runEnd(page, row, left - 1, -1), runEnd(page, row, x, 1)];
    const sides = [
      { end: leftEnd, length: left - leftEnd, step: -1 },
      { end: rightEnd, length: rightEnd + 1 - x, step: 1 },
    ];
    const isLong = sides.every(
      ({ end, length }) =>
        length >= sideMin || (length >= CORNER_MIN_PX && isAtCrossing(page, end, y, sideMin)),
    );
    if (!isLong || sides.every(({ length }) => length < sideMin)) continue;
    // Lines in several pieces are made so: one below each column, or dashes.
    if (sides.some(({ end, step }) => goesOnFrom(page, row, end + step, step, x - left))) continue;
    const seen = sides.map(({ length }) => Math.min(length, sideMin));
    return { y, left, right: x, sides: [seen[0]!, seen[1]!] };
  }
  return null;
}

/** Whether a line ends at another one that runs up or down from there. */
function isAtCrossing(
  { width, height, ink }: PrintedPage,
  x: number,
  y: number,
  lengthMin: number,
): boolean {
  for (const column of [x - 1, x, x + 1]) {
    if (column < 0 || column >= width) continue;
    for (const step of [-1, 1]) {
      let length = 0;
      for (let row = y; row >= 0 && row < height && ink[row * width + column] === 1; row += step)
        length++;
      if (length >= lengthMin / 2) return true;
    }
  }
  return false;
}

/** The last place of a run of ink, which may lack a pixel or two. */
function runEnd({ width, ink }: PrintedPage, row: number, start: number, step: number): number {
  let end = start;
  let lacking = 0;
  for (let x = start; x >= 0 && x < width; x += step) {
    if (ink[row + x] === 1) {
      end = x;
      lacking = 0;
    } else if (++lacking > BROKEN_MAX_PX) break;
  }
  return end;
}

/** Whether behind another gap like this one the line goes on once more. */
function goesOnFrom(
  page: PrintedPage,
  row: number,
  start: number,
  step: number,
  gap: number,
): boolean {
  const { width, ink } = page;
  let x = start;
  for (let off = 0; off <= 2 * gap; off++, x += step) {
    if (x < 0 || x >= width) return false;
    if (ink[row + x] === 1) return Math.abs(runEnd(page, row, x, step) - x) >= gap / 2;
  }
  return false;
}
