import type { PixelRect } from '../../../evidence/geometry.js';
import { median, quantile } from '../../../statistics.js';
import type { Grey } from '../../../image/grey.js';
import type { InkMap } from '../../../image/signal/ink-map.js';
import { transpose } from '../../../image/transpose.js';

/** A ruled line that stops at a word and goes on behind it. */
export interface InterruptedRule {
  /** The gap, pixels of the picture. */
  gap: PixelRect;
  /** Numbers of the words at the gap, one or those on both sides of the line. */
  words: number[];
}

type Direction = 'level' | 'upright';

/** A word by its ink. */
export interface RuledWord {
  box: PixelRect;
  /** Height of its digits or letters, pixels. */
  height: number;
}

/** Minimum length of a line on both sides of a gap, in heights of the word and in pixels. */
const SIDE_HEIGHTS = { level: 2.5, upright: 2 };
const SIDE_MIN_PX = 24;
/**
 * How far the ends of the line may be from those of the word: an edit covers the word, or some of its
 * letters, and a little around it.
 */
const OUTSIDE_HEIGHTS = 1.5;
/** Minimum length of a gap beside the word, in heights; of what is left of a line up to its corner, and of paper seen. */
const GAP_MIN_HEIGHTS = 0.7;
/** Maximum length of a gap in an upright line, in heights: cells of tables are higher. */
const UPRIGHT_MAX_HEIGHTS = 1.8;
const CORNER_MIN_PX = 3;
const BARE_MIN_PX = 4;
/** Lines across the middle of a word are frames with a caption, or strike it out. */
const BESIDE_HEIGHTS = 1.2;
const MIDDLE = { from: 0.2, to: 0.8 };
/** Lines thicker than this, in heights, are bars. */
const THICKNESS_HEIGHTS = 0.5;
/** Ends of the rows of one line differ by so much at most, pixels. */
const END_SLACK_PX = 2;
/** Pieces and single pixels that a line lacks or has more, pixels. */
const BROKEN_MAX_PX = 1;
/** How far beside a line it is alone, pixels, and what share may be ink there: lines cross others. */
const BESIDE_PX = 2;
const BESIDE_INK_MAX = 0.1;
const CROSSING_PX = 3;
/** What is looked at beside the ends of a gap, pixels. */
const END_PX = 8;
/** Pale lines are darker than what is so far above and below, pixels. */
const PALE_OFF_PX = 3;
/** Minimum contrast of a line, grey levels; how much of it may be left in a gap, and in what share of its pixels more. */
const CONTRAST_MIN = 16;
const BARE_SHARE = 0.25;
const DARKER_MAX = 0.1;
/** ... and where the number itself stands in the gap. */
const LETTERS_MAX = 0.6;

/** A page with what may be part of a line along its rows. */
interface Printed {
  width: number;
  height: number;
  grey: Uint8Array;
  /** 1 for print and for what is darker than a few pixels above and below it. */
  ink: Uint8Array;
}

/** The lines that are interrupted at words as a cover does it. */
export function findInterrupted(
  { width, height, data: grey }: Grey,
  { ink }: InkMap,
  words: readonly RuledWord[],
): InterruptedRule[] {
  const page: Printed = { width, height, grey, ink: withPale({ width, height, grey, ink }) };
  const level = find(page, words, 'level');
  const upright = find(
    turned({ width, height, grey, ink }),
    words.map(({ box, height: high }) => ({ box: turnedRect(box), height: high })),
    'upright',
  );
  return [...level, ...upright.map((one) => ({ ...one, gap: turnedRect(one.gap) }))];
}

function turned({ width, height, grey, ink }: Printed): Printed {
  const page = {
    width: height,
    height: width,
    grey: transpose({ width, height, data: grey }).data,
    ink: transpose({ width, height, data: ink }).data,
  };
  return { ...page, ink: withPale(page) };
}

const turnedRect = ({ x, y, w, h }: PixelRect): PixelRect => ({ x: y, y: x, w: h, h: w });

/** The ink with pale lines beside it: tables are often ruled in light grey. */
function withPale({ width, height, grey, ink }: Printed): Uint8Array {
  const lines = Uint8Array.from(ink);
  const off = PALE_OFF_PX * width;
  for (let at = off; at < width * height - off; at++)
    if (Math.min(grey[at - off]!, grey[at + off]!) - grey[at]! >= CONTRAST_MIN) lines[at] = 1;
  return lines;
}

function find(page: Printed, words: readonly RuledWord[], direction: Direction): InterruptedRule[] {
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

interface GapOfRow {
  y: number;
  left: number;
  right: number;
  /** How much of the line is looked at before and after the gap, pixels. */
  sides: readonly [number, number];
}

/** Of a line that runs along the rows of the page. */
function gapAt(page: Printed, word: RuledWord, direction: Direction): PixelRect | null {
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
  { width, height, ink }: Printed,
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
  { width, height, grey }: Printed,
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
  const darkerMax = middle >= box.y && middle < box.y + box.h ? LETTERS_MAX : DARKER_MAX;
  return median(grounds) - ground < BARE_SHARE * contrast && darker <= darkerMax * inside.length;
}

/** Where a line of one row stops and goes on at the word, whose own ink may cross the gap. */
function gapOfRow(page: Printed, y: number, word: RuledWord, sideMin: number): GapOfRow | null {
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
  { width, height, ink }: Printed,
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
function runEnd({ width, ink }: Printed, row: number, start: number, step: number): number {
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
function goesOnFrom(page: Printed, row: number, start: number, step: number, gap: number): boolean {
  const { width, ink } = page;
  let x = start;
  for (let off = 0; off <= 2 * gap; off++, x += step) {
    if (x < 0 || x >= width) return false;
    if (ink[row + x] === 1) return Math.abs(runEnd(page, row, x, step) - x) >= gap / 2;
  }
  return false;
}
