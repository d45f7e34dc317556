import { cleanText, isCombining } from '../../text/characters.js';
import type { Glyph } from '../../evidence/drawn-page.js';
import { upperMedian } from '../../statistics.js';

/** A letter with its vowel points and ligatures, and its bounding box. */
export interface Letter {
  text: string;
  glyph: Glyph;
}

/** Adjacent words separated only by word spaces, in visual order from left to right. */
export type Cell = Letter[][];

/**
 * Gap between two words, in ems. Word spaces are drawn from 0.2 em upwards (narrow fonts,
 * justified lines); kerning and rounding stay below 0.1.
 */
const WORD_GAP_MIN_EM = 0.15;

/** Gap, in ems, from which the next column begins; wider than any word space of justified text. */
const CELL_GAP_MIN_EM = 1.5;

/** Bounds the work on hostile rows; real rows have far fewer letters. */
const CELL_LETTERS_MAX = 400;

/** Letter-spaced text has wide gaps throughout; only wider gaps separate words. */
const TRACKING_MAX_EM = 0.6;

/** Splits a visual row, sorted from left to right, into cells and words. */
export function cutRow(row: readonly Glyph[]): Cell[] {
  const tracking = trackingOf(row);
  const cells: Cell[] = [];
  let previous: Letter | null = null;
  let spaces: Glyph[] = [];
  let count = 0;
  const marks: Glyph[] = [];
  for (const glyph of row) {
    const text = cleanText(glyph.text);
    if (text === '') continue;
    if (text.trim() === '') {
      spaces.push(glyph);
      continue;
    }
    if (isCombining(text)) {
      marks.push(glyph);
      continue;
    }
    const letter: Letter = { text: text.trim(), glyph };
    const gap: number = previous === null ? Infinity : gapEm(previous.glyph, glyph);
    count = gap > CELL_GAP_MIN_EM || count >= CELL_LETTERS_MAX ? 1 : count + 1;
    if (count === 1) cells.push([[letter]]);
    else if (gap > WORD_GAP_MIN_EM + tracking || parts(spaces, previous, glyph))
      cells.at(-1)?.push([letter]);
    else cells.at(-1)?.at(-1)?.push(letter);
    previous = letter;
    spaces = [];
  }
  attachMarks(marks, cells);
  return cells;
}

const gapEm = (left: Glyph, right: Glyph): number =>
  (right.left - left.right) / Math.min(left.size, right.size);

/**
 * Whether one of the spaces separates two letters that stand close: it lies in the gap, or was
 * drawn between them, or right after or before one of them on its side to the other. Spaces that
 * belong to other text of the same row, such as text that was replaced and overprinted, lie under
 * letters and separate nothing.
 */
function parts(spaces: readonly Glyph[], letter: Letter | null, right: Glyph): boolean {
  if (letter === null) return false;
  const left = letter.glyph;
  const [first, last] = [Math.min(left.order, right.order), Math.max(left.order, right.order)];
  return spaces.some((space) => {
    const centre = centreOf(space);
    const isNextTo = (one: Glyph): boolean => Math.abs(space.order - one.order) === 1;
    return (
      (centre >= left.right && centre <= right.left) ||
      (space.order > first && space.order < last) ||
      (isNextTo(left) && centre > centreOf(left)) ||
      (isNextTo(right) && centre < centreOf(right))
    );
  });
}

const centreOf = ({ left, right }: Glyph): number => (left + right) / 2;

/** The usual gap between adjacent glyphs in ems; above 0 only where most letters are spaced. */
function trackingOf(row: readonly Glyph[]): number {
  const gaps: number[] = [];
  let previous: Glyph | null = null;
  for (const glyph of row) {
    if (glyph.text.trim() === '') {
      previous = null;
      continue;
    }
    if (previous !== null) gaps.push(gapEm(previous, glyph));
    previous = glyph;
  }
  // A few digits in separate boxes are not letter-spaced text.
  if (gaps.length < 8) return 0;
  const usual = upperMedian(gaps) ?? 0;
  return usual > 0 && usual < TRACKING_MAX_EM ? usual : 0;
}

/** Fully pointed Hebrew lines have some two hundred. */
const MARKS_MAX = 1000;

/**
 * Attaches each vowel point to the letter above or below it, regardless of its order in
 * the file.
 */
function attachMarks(marks: readonly Glyph[], cells: readonly Cell[]): void {
  const letters = cells.flat(2);
  for (const mark of marks.slice(0, MARKS_MAX)) {
    const at = (mark.left + mark.right) / 2;
    let nearest: Letter | null = null;
    let least = Infinity;
    for (const letter of letters) {
      const distance = Math.abs((letter.glyph.left + letter.glyph.right) / 2 - at);
      if (distance < least) [nearest, least] = [letter, distance];
    }
    if (nearest !== null && least < nearest.glyph.size)
      nearest.text = cleanText(nearest.text + mark.text);
  }
}
