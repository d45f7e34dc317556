import type { DrawnPlace, Look } from '../../../evidence/revisions.js';
import { type Area, intersection, sizeOf } from '../../../evidence/geometry.js';
import type { Raster } from '../../../evidence/page.js';
import { differenceWithin } from './differing-areas.js';
import { groundOf, inkAround } from './ink-window.js';
import { isPrintedOn } from './printed-ink.js';
import { isPlaceToWrite, windowFor } from './write-in-place.js';

/** A word of the earlier state, in pixels of its drawing. */
export interface EarlierWord {
  text: string;
  area: Area;
}

/** One page in the oldest and the newest revision, drawn alike. */
export interface DrawnPair {
  before: Raster;
  after: Raster;
  /** The visible words of the page in the oldest revision. */
  words: readonly EarlierWord[];
}

/** Height of a line of text at most, as a share of the page's height. */
const LINE_HEIGHT_MAX = 0.025;
const LINE_HEIGHT_MIN_PX = 6;

/** A cover of at most this brightness, of 255, and so much darker than before, is a bar. */
const BAR_LEVEL_MAX = 140;
const BAR_DARKER_MIN = 80;
const BAR_SHARE_MIN = 0.6;

/**
 * What the place of a change looks like before and after; `box` in pixels of the drawings. The
 * ink that differs is looked at where there is any: boxes of words reach into lines beside them.
 */
export function lookAt(box: Area, pair: DrawnPair): DrawnPlace {
  const { before, after } = pair;
  const difference = differenceWithin(before, after, rounded(box));
  const place = difference ?? box;
  const height = lineHeight(box, before);
  return {
    before: lookBefore(place, height, pair),
    after: isBar(box, pair)
      ? 'bar'
      : isPrintedOn(inkAround(after, place, NEAR), place, height)
        ? 'print'
        : 'blank',
    differs: difference !== null,
  };
}

const NEAR = { beside: 40, beyond: 20 };

const rounded = ({ left, right, top, bottom }: Area): Area => ({
  left: Math.floor(left) - 1,
  right: Math.ceil(right) + 1,
  top: Math.floor(top) - 1,
  bottom: Math.ceil(bottom) + 1,
});

const lineHeight = ({ top, bottom }: Area, { height }: Raster): number =>
  Math.max(LINE_HEIGHT_MIN_PX, Math.min(bottom - top, LINE_HEIGHT_MAX * height));

function lookBefore(box: Area, height: number, { before, words }: DrawnPair): Look {
  if (words.some((word) => isUnder(word, box))) return 'print';
  const window = inkAround(before, box, windowFor(height));
  if (isPrintedOn(window, box, height)) return 'print';
  if (isAmongValues(words, box, height)) return 'blank';
  return isPlaceToWrite(window, box, height) || isAfterLabel(words, box, height)
    ? 'field'
    : 'blank';
}

/** Text overlaps print if they share this part of the smaller of the two. */
const UNDER_SHARE_MIN = 0.3;

/** What forms print where a date or a number is to be written. */
const PLACEHOLDER = /^[DMYHN#_.:/\s-]*$/i;

const isUnder = ({ text, area }: EarlierWord, box: Area): boolean => {
  const smaller = Math.min(sizeOf(area), sizeOf(box));
  return (
    !PLACEHOLDER.test(text) &&
    smaller > 0 &&
    sizeOf(intersection(area, box)) >= UNDER_SHARE_MIN * smaller
  );
};

/** In heights of a line: a column goes on across so much space. */
const COLUMN_GAP_MAX = 5;
const COLUMN_SHARE_MIN = 0.5;

/** A printed number, not a numbered label. */
const VALUE = /^(?=[^\p{L}]*(?:\d{3}|\d[.,]\d{2}))[^\p{L}]*$/u;

/** An empty cell among printed numbers belongs to a table, not to a form. */
const isAmongValues = (words: readonly EarlierWord[], box: Area, height: number): boolean =>
  words.some(({ text, area }) => {
    const shared = Math.min(area.right, box.right) - Math.max(area.left, box.left);
    const narrower = Math.min(area.right - area.left, box.right - box.left);
    const gap = Math.max(area.top - box.bottom, box.top - area.bottom);
    return (
      shared >= COLUMN_SHARE_MIN * narrower && gap <= COLUMN_GAP_MAX * height && VALUE.test(text)
    );
  });

/** In heights of a line: a value stands so near to its label. */
const LABEL_GAP_MAX = 3;
const SAME_LINE_SHARE_MIN = 0.5;

/** Beside a label that ends in a colon, on the side where its value belongs. */
const isAfterLabel = (words: readonly EarlierWord[], box: Area, height: number): boolean => {
  const inLine = words.filter(({ area }) => {
    const shared = Math.min(area.bottom, box.bottom) - Math.max(area.top, box.top);
    return shared >= SAME_LINE_SHARE_MIN * Math.min(area.bottom - area.top, box.bottom - box.top);
  });
  const nearest = (sideOf: (area: Area) => number): EarlierWord | null =>
    inLine
      .filter(({ area }) => sideOf(area) >= -height / 2 && sideOf(area) <= LABEL_GAP_MAX * height)
      .sort((a, b) => sideOf(a.area) - sideOf(b.area))[0] ?? null;
  const atLeft = nearest((area) => box.left - area.right);
  const atRight = nearest((area) => area.left - box.right);
  const isRightToLeft = (text: string): boolean => /[\u0590-\u08ff]/.test(text);
  return (
    (atLeft !== null && !isRightToLeft(atLeft.text) && atLeft.text.endsWith(':')) ||
    (atRight !== null && isRightToLeft(atRight.text) && atRight.text.endsWith(':'))
  );
};

/** Whether a cover darker than the former ground now lies there. */
function isBar(box: Area, { before, after }: DrawnPair): boolean {
  const [old, now] = [groundOf(before, rounded(box)), groundOf(after, rounded(box))];
  return (
    now.level <= BAR_LEVEL_MAX &&
    old.level - now.level >= BAR_DARKER_MIN &&
    now.share >= BAR_SHARE_MIN
  );
}
