import type { Area } from '../../../evidence/geometry.js';
import { type InkWindow, inWindow, isInk } from './ink-window.js';

/** Lengths are in heights of the line of text unless they say otherwise. */

/** Where a line to write on lies, measured from the lower edge of the text. */
const LINE_FROM = -0.35;
const LINE_TO = 0.9;

/** A line to write on is at least this long, even under one digit. */
const LINE_LENGTH_MIN = 2;

/** Rules are at most this high, rows of dots at most that; anything higher is print or a panel. */
const RULE_HEIGHT_MAX = 0.35;
const DOTS_HEIGHT_MAX = 0.12;
const DOTS_HEIGHT_MAX_PX = 2;

/** So far above and below a row of dots the paper is free, but for so much of it. */
const DOTS_FREE = 0.2;
const DOTS_FREE_PX = 3;
const FREE_SHARE_MAX = 0.08;

/** A row of dots or dashes has no longer gaps. */
const DOTS_GAP_MAX = 0.6;

/** A rule has no longer gaps, in pixels: edges between pixels. */
const RULE_GAP_MAX_PX = 2;

/** A box around the place of a text is at most so far away. */
const BOX_ABOVE_MAX = 3.5;
const BOX_BELOW_MAX = 2.5;
const BOX_BESIDE_MAX = 25;
const SIDE_SHARE_MIN = 0.9;

/** Ticks of a comb: so many, so high, so wide, so far apart, and as regular. */
const TICKS_MIN = 3;
const TICK_HEIGHT_MIN = 0.3;
const TICK_WIDTH_MAX = 0.25;
const TICK_WIDTH_MAX_PX = 3;
const TICKS_APART_MIN = 0.4;
const TICKS_IRREGULAR_MAX = 0.35;

/** The part of a drawing that the tests below look at, around a box of `height`. */
export const windowFor = (height: number): { beside: number; beyond: number } => ({
  beside: BOX_BESIDE_MAX * height,
  beyond: BOX_ABOVE_MAX * height + 2,
});

/**
 * Whether a drawing has a place to write in at a box: a line or row of dots under it, a frame
 * around it, or the ticks of a comb. `box` and `height`, that of a line of text, in pixels of
 * the drawing.
 */
export function isPlaceToWrite(window: InkWindow, box: Area, height: number): boolean {
  const place = inWindow(window, box);
  return (
    isOnLine(window, place, height) ||
    isInBox(window, place, height) ||
    isInComb(window, place, height)
  );
}

function isOnLine(window: InkWindow, place: Area, height: number): boolean {
  const missing = Math.max(0, LINE_LENGTH_MIN * height - (place.right - place.left)) / 2;
  const [from, to] = [Math.round(place.left - missing), Math.round(place.right + missing)];
  const first = Math.round(place.bottom + LINE_FROM * height);
  const last = Math.round(place.bottom + LINE_TO * height);
  const isFree = (y: number): boolean => inkIn(window, { from, to, y }) <= FREE_SHARE_MAX;
  const around = Math.max(DOTS_FREE_PX, DOTS_FREE * height);
  const isRule = (high: number): boolean => high <= RULE_HEIGHT_MAX * height;
  const isDots = (high: number, start: number, end: number): boolean =>
    high <= Math.max(DOTS_HEIGHT_MAX_PX, DOTS_HEIGHT_MAX * height) &&
    isFree(Math.round(start - around)) &&
    isFree(Math.round(end + around));
  const kinds = [
    { gap: RULE_GAP_MAX_PX, is: isRule },
    { gap: DOTS_GAP_MAX * height, is: isDots },
  ];
  return kinds.some(({ gap, is }) => {
    const isRow = (y: number): boolean => gapIn(window, { from, to, y }) <= gap;
    for (let y = first; y <= last; y++) {
      if (!isRow(y)) continue;
      let end = y;
      while (isRow(end + 1)) end++;
      let start = y;
      while (isRow(start - 1)) start--;
      if (is(end - start + 1, start, end)) return true;
      y = end;
    }
    return false;
  });
}

interface Row {
  from: number;
  to: number;
  y: number;
}

/** Share of a row that is ink, 0-1. */
function inkIn(window: InkWindow, { from, to, y }: Row): number {
  let count = 0;
  for (let x = from; x <= to; x++) if (isInk(window, x, y)) count++;
  return to > from ? count / (to - from) : 0;
}

/** The longest gap in a row of ink, both ends included. */
function gapIn(window: InkWindow, { from, to, y }: Row): number {
  let longest = 0;
  let last = from - 1;
  for (let x = from; x <= to; x++) {
    if (!isInk(window, x, y)) continue;
    longest = Math.max(longest, x - last - 1);
    last = x;
  }
  return Math.max(longest, to - last);
}

/** Closed above and below, and at least at one side. */
function isInBox(window: InkWindow, place: Area, height: number): boolean {
  const isRule = (y: number): boolean =>
    gapIn(window, { from: place.left, to: place.right, y }) <= RULE_GAP_MAX_PX;
  const above = firstWithin(BOX_ABOVE_MAX * height, (by) => isRule(place.top - by));
  const below = firstWithin(BOX_BELOW_MAX * height, (by) => isRule(place.bottom + by));
  if (above === null || below === null) return false;
  const [top, bottom] = [place.top - above + 1, place.bottom + below - 1];
  const isSide = (x: number): boolean => {
    let count = 0;
    for (let y = top; y <= bottom; y++) if (isInk(window, x, y)) count++;
    return bottom > top && count >= SIDE_SHARE_MIN * (bottom - top + 1);
  };
  return (
    firstWithin(BOX_BESIDE_MAX * height, (by) => isSide(place.left - by)) !== null ||
    firstWithin(BOX_BESIDE_MAX * height, (by) => isSide(place.right + by)) !== null
  );
}

function firstWithin(most: number, is: (by: number) => boolean): number | null {
  for (let by = 0; by <= most; by++) if (is(by)) return by;
  return null;
}

function isInComb(window: InkWindow, place: Area, height: number): boolean {
  const widthMax = Math.max(TICK_WIDTH_MAX_PX, TICK_WIDTH_MAX * height);
  const ticks: number[] = [];
  let start: number | null = null;
  const [first, last] = [Math.round(place.left - height), Math.round(place.right + height)];
  for (let x = first; x <= last + 1; x++) {
    const isTick = x <= last && runIn(window, x, place) >= TICK_HEIGHT_MIN * height;
    if (isTick) start ??= x;
    else if (start !== null) {
      if (x - start <= widthMax) ticks.push((start + x - 1) / 2);
      start = null;
    }
  }
  const steps = ticks.slice(1).map((x, index) => x - (ticks[index] ?? x));
  const usual = [...steps].sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
  const isRegular = (step: number): boolean => {
    const times = Math.max(1, Math.round(step / usual));
    return Math.abs(step - times * usual) <= TICKS_IRREGULAR_MAX * usual;
  };
  return ticks.length >= TICKS_MIN && usual >= TICKS_APART_MIN * height && steps.every(isRegular);
}

/** The longest run of ink in a column of a place. */
function runIn(window: InkWindow, x: number, { top, bottom }: Area): number {
  let [longest, run] = [0, 0];
  for (let y = top; y <= bottom; y++) {
    run = isInk(window, x, y) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
