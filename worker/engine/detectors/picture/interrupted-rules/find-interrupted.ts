import type { PixelRect } from '../../../evidence/geometry.js';
import { median, quantile } from '../../../statistics.js';
import type { Grey } from '../../../image/grey.js';
import type { InkMap } from '../../../image/signal/ink-map.js';
import { transpose } from '../../../image/transpose.js';
import { type GapOfRow, gapOfRow } from './gap-of-row.js';
import { CONTRAST_MIN, type PrintedPage, printedPage, type RuledWord } from './printed-page.js';

/** A ruled line that stops at a word and goes on behind it. */
export interface InterruptedRule {
  /** The gap, pixels of the picture. */
  gap: PixelRect;
  /** Indices of the words at the gap: one, or those on both sides of the line. */
  words: number[];
}

type Direction = 'level' | 'upright';

/** Minimum length of a line on both sides of a gap, in heights of the word and in pixels. */
const SIDE_HEIGHTS = { level: 2.5, upright: 2 };
const SIDE_MIN_PX = 24;
/** Maximum length of a gap in an upright line, in heights: cells of tables are higher. */
const UPRIGHT_MAX_HEIGHTS = 1.8;
/** A line lies so far above or below its word at most, in heights. */
const BESIDE_HEIGHTS = 1.2;
/** Lines across the middle of a word, as a share of its height, are frames with a caption, or strike it out. */
const MIDDLE = { from: 0.2, to: 0.8 };
/** Lines thicker than this, in heights, are bars. */
const THICKNESS_HEIGHTS = 0.5;
/** Ends of the rows of one line differ by so much at most, pixels. */
const END_SLACK_PX = 2;
/** A line is alone if so far above and below it, in pixels, no more than this share is ink, beside one line that crosses it. */
const BESIDE_PX = 2;
const BESIDE_INK_MAX = 0.1;
const CROSSING_PX = 3;
/** Length of the line that is looked at on both sides of a gap, and minimum length that is seen of the gap, pixels. */
const END_PX = 8;
const BARE_MIN_PX = 4;
/** Share of a line's contrast that may be left in its gap, and share of the gap's pixels that may have more. */
const BARE_SHARE = 0.25;
const DARKER_MAX = 0.1;
/** The same where the number itself stands in the gap. */
const DARKER_WITH_LETTERS_MAX = 0.6;

/** The lines that are interrupted at words as a cover does it. */
export function findInterrupted(
  grey: Grey,
  { width, height, ink }: InkMap,
  words: readonly RuledWord[],
): InterruptedRule[] {
  const level = interruptedAlongRows(printedPage(grey, ink), words, 'level');
  const turned = transpose({ width, height, data: ink }).data;
  const upright = interruptedAlongRows(
    printedPage(transpose(grey), turned),
    words.map((word) => ({ ...word, box: turnedRect(word.box) })),
    'upright',
  );
  return [...level, ...upright.map((one) => ({ ...one, gap: turnedRect(one.gap) }))];
}

const turnedRect = ({ x, y, w, h }: PixelRect): PixelRect => ({ x: y, y: x, w: h, h: w });

function interruptedAlongRows(
  page: PrintedPage,
  words: readonly RuledWord[],
  direction: Direction,
): InterruptedRule[] {
  const found: InterruptedRule[] = [];
  for (const [at, word] of words.entries()) {
    const gap = gapAt(page, word, direction);
    if (gap === null) continue;
    const known = found.find((other) => other.gap.x === gap.x && other.gap.y === gap.y);
    if (known) known.words.push(at);
    else found.push({ gap, words: [at] });
  }
  // A line with several gaps was drawn so, and so were lines that stop above each other: for a wide cell.
  return found.filter(
    ({ gap }) =>
      !found.some(
        ({ gap: other }) =>
          other !== gap && (Math.abs(other.y - gap.y) <= 1 || Math.abs(other.x - gap.x) <= 1),
      ),
  );
}

/** Of a line that runs along the rows of the page. */
function gapAt(page: PrintedPage, word: RuledWord, direction: Direction): PixelRect | null {
  const { box, height } = word;
  const from = Math.max(0, Math.floor(box.y - BESIDE_HEIGHTS * height));
  const to = Math.min(page.height, Math.ceil(box.y + box.h + BESIDE_HEIGHTS * height));
  const sideMin = Math.max(SIDE_MIN_PX, Math.ceil(SIDE_HEIGHTS[direction] * height));
  let rows: GapOfRow[] = [];
  for (let y = from; y <= to; y++) {
    const place = (y - box.y) / box.h;
    const isBeside = direction === 'upright' || place < MIDDLE.from || place > MIDDLE.to;
    const gap = y < to && isBeside ? gapOfRow(page, y, word, sideMin) : null;
    const before = rows.at(-1);
    const goesOn =
      gap !== null &&
      before !== undefined &&
      Math.abs(gap.left - before.left) <= END_SLACK_PX &&
      Math.abs(gap.right - before.right) <= END_SLACK_PX;
    if (gap !== null && (rows.length === 0 || goesOn)) {
      rows.push(gap);
      continue;
    }
    if (rows.length > 0 && rows.length <= Math.max(2, THICKNESS_HEIGHTS * height)) {
      const [first, last] = [rows[0]!, rows.at(-1)!];
      const line = {
        x: first.left,
        y: first.y,
        w: first.right - first.left,
        h: last.y - first.y + 1,
      };
      const isShort = direction === 'level' || line.w <= UPRIGHT_MAX_HEIGHTS * height;
      if (isShort && isAlone(page, line, first.sides) && isBare(page, line, box)) return line;
    }
    rows = gap === null ? [] : [gap];
  }
  return null;
}

/** Whether the line runs alone: little ink above and below it, which a row of letters or a bar has. */
function isAlone(
  { width, height, ink }: PrintedPage,
  gap: PixelRect,
  [before, after]: readonly [number, number],
): boolean {
  const sides = [
    { from: Math.max(0, gap.x - before), to: gap.x },
    { from: gap.x + gap.w, to: Math.min(width, gap.x + gap.w + after) },
  ];
  return [gap.y - BESIDE_PX, gap.y + gap.h - 1 + BESIDE_PX].every((y) =>
    sides.every(({ from, to }) => {
      if (y < 0 || y >= height) return true;
      let inked = 0;
      for (let x = from; x < to; x++) inked += ink[y * width + x]!;
      return inked <= BESIDE_INK_MAX * (to - from) + CROSSING_PX;
    }),
  );
}

/** Whether the line is gone in the gap: a pale one beside dark letters is no ink, but still there. */
function isBare(
  { width, height, grey }: PrintedPage,
  { x, y, w, h }: PixelRect,
  box: PixelRect,
): boolean {
  const middle = y + (h >> 1);
  const levels = (from: number, to: number, row: number): number[] => {
    const list: number[] = [];
    for (let at = Math.max(0, from); at < Math.min(width, to); at++)
      list.push(grey[row * width + at]!);
    return list;
  };
  const line = median([...levels(x - END_PX, x, middle), ...levels(x + w, x + w + END_PX, middle)]);
  const rows = [y - 3, y + h + 2].filter((row) => row >= 0 && row < height);
  const grounds = rows.flatMap((row) => [
    ...levels(x - END_PX, x, row),
    ...levels(x + w, x + w + END_PX, row),
  ]);
  const contrast = median(grounds) - line;
  if (contrast < CONTRAST_MIN) return false;
  const inside = levels(x + END_SLACK_PX, x + w - END_SLACK_PX, middle);
  if (inside.length < BARE_MIN_PX) return false;
  const ground = quantile(inside, 0.9);
  const darker = inside.filter((level) => ground - level > BARE_SHARE * contrast).length;
  const darkerMax =
    middle >= box.y && middle < box.y + box.h ? DARKER_WITH_LETTERS_MAX : DARKER_MAX;
  return median(grounds) - ground < BARE_SHARE * contrast && darker <= darkerMax * inside.length;
}
