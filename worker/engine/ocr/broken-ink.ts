import { type Cell, cellFrom } from './cells.js';
import { LETTER_SHARE, sidesOf } from './cut-line.js';
import { glyphGroups } from './glyph-groups.js';
import { upperMedian } from '../statistics.js';
import type { PrintedChar, PrintedLine } from './printed-lines.js';

/** A line as the models read it, and where it lies in the ink of its page. */
export interface LineInInk {
  line: PrintedLine;
  /** Its characters, spaces among them, with their centres in pixels of the ink and their cells. */
  places: { char: PrintedChar; place: { x: number; y: number }; cell: Cell | undefined }[];
  /** Cells whose middle is in its box. */
  inside: Cell[];
}

/**
 * Mean confidence of a line's characters from which the line is believed as the model read it; of
 * lines of another script it is lower.
 */
const READ_MIN = 0.85;
/** Shorter lines tell too little of their ink. */
const CHARS_MIN = 3;
/** Ink this many letter heights from every character was not read; share of a line's ink. */
const REACH_HEIGHTS = 0.8;
const BESIDE_MAX = 0.15;

/** Glyphs for each character, and one more for a speck, of print whose letters are whole. */
const GLYPHS_MAX = 1.25;
/** Letters of whole print are of one height: in the cells of one line at least this share of it, */
const HEIGHT_SHARE_MIN = 0.6;
/** but for this share of letters and digits: a remark in small print. */
const LOW_CHARS_MAX = 0.1;

/** Lines that were read well, and the share of broken ones among them, from which the page is. */
const LINES_MIN = 8;
const BROKEN_SHARE_MIN = 0.5;

/**
 * Whether a model was sure of a line, and of all of it: letters of another script it passes over,
 * so that their ink lies beside what it read.
 */
function isReadWell({ line, places, inside }: LineInInk, scale: number): boolean {
  const printed = places.filter(({ char }) => isPrinted(char));
  const sum = printed.reduce((all, { char }) => all + char.confidence, 0);
  if (printed.length < CHARS_MIN || sum < printed.length * READ_MIN) return false;
  const reach = letterHeightOf(line, scale) * REACH_HEIGHTS;
  let [all, beside] = [0, 0];
  for (const { left, right } of inside.flatMap(glyphGroups)) {
    const middle = (left + right) / 2;
    all += right - left;
    if (!printed.some(({ place }) => Math.abs(place.x - middle) <= reach)) beside += right - left;
  }
  return beside <= all * BESIDE_MAX;
}

/** Lines with letters, and the share of well-read ones among them, of a page in Latin print. */
const LATIN_LINES_MIN = 5;
const LATIN_SHARE_MIN = 0.6;
const LETTERS_MIN = 3;

/**
 * The lines of a page that can be believed as the model of Latin read them: those read well, of
 * a page in another script only those of digits and marks. That model takes some words of Hebrew for
 * digits and is sure of it, but not most lines of a page.
 */
export function believedLines(lines: readonly LineInInk[], scale: number): Set<LineInInk> {
  const readWell = lines.filter((line) => isReadWell(line, scale));
  const lettered = lines.filter(({ line }) => lettersIn(line) >= LETTERS_MIN);
  const sure = lettered.filter((line) => readWell.includes(line)).length;
  const isLatin = lettered.length >= LATIN_LINES_MIN && sure >= lettered.length * LATIN_SHARE_MIN;
  return new Set(readWell.filter(({ line }) => isLatin || isNumeric(line)));
}

const lettersIn = ({ chars }: PrintedLine): number =>
  chars.filter(({ text }) => /\p{L}/u.test(text)).length;

const isNumeric = ({ chars }: PrintedLine): boolean =>
  chars.every(({ text }) => /^[\d.,:/%()+\-$€£\s]*$/.test(text));

/** Height of a line's letters in pixels of the ink, by its box. */
const letterHeightOf = ({ corners }: PrintedLine, scale: number): number =>
  sidesOf(corners).height * scale * LETTER_SHARE;

const isPrinted = ({ text }: PrintedChar): boolean => text.trim() !== '';

/** Characters without which a text or a number is another one. */
const TELLING = /[\p{L}\p{N}.,-]/u;

/**
 * Whether the letters of a line are broken in its ink: faint, dotted or outlined print falls into
 * pieces, each taken for a letter or a cell, so that spaces, points and heights of its ink mean
 * nothing ("41 48" and "T otal" for "41.48" and "Total").
 */
export function hasBrokenInk({ places, inside }: LineInInk): boolean {
  const printed = places.filter(({ char }) => isPrinted(char));
  if (printed.some(({ char, cell }) => cell === undefined && TELLING.test(char.text))) return true;
  const lettered = printed.filter(({ char }) => /[\p{L}\p{N}]/u.test(char.text));
  const heights = lettered.flatMap(({ cell }) => (cell ? [cell.letterHeight] : []));
  const least = Math.max(...heights) * HEIGHT_SHARE_MIN;
  const low = heights.filter((height) => height < least).length;
  if (low > lettered.length * LOW_CHARS_MAX) return true;
  const glyphs = inside.reduce((all, cell) => all + glyphGroups(cell).length, 0);
  return glyphs > printed.length * GLYPHS_MAX + 1;
}

/**
 * Whether the print of a page is broken as a whole, by its lines that are believed, also where
 * single lines do not show it. By a first form of `hasBrokenInk` more than 70 % of the well-read
 * lines of four among 116 pictures of receipts and documents were broken, of all others under 50 %.
 */
export function isPageBroken(believed: ReadonlySet<LineInInk>): boolean {
  const broken = [...believed].filter(hasBrokenInk).length;
  return believed.size >= LINES_MIN && broken >= believed.size * BROKEN_SHARE_MIN;
}

/** All ink in the box of a broken line; where and how high its letters are, the box tells. */
export function cellOfBrokenLine({ line, places, inside }: LineInInk, scale: number): Cell {
  const components = inside.flatMap((cell) => cell.components);
  const letterHeight = letterHeightOf(line, scale);
  const middle = upperMedian(places.map(({ place }) => place.y)) ?? 0;
  const [top, bottom] = [middle - letterHeight / 2, middle + letterHeight / 2];
  return { ...cellFrom(components.sort((a, b) => a.left - b.left)), top, bottom, letterHeight };
}

/** Points are narrower than digits, so that numbers would fall into parts. */
const IN_NUMBER = /[\d.,:/-]/;
/** Characters divided by a space are this many times the mean pitch of their line apart, */
const SPACED_PITCH_MIN = 1.4;
/** and so many heights of the line's cells have no ink between them, broken or not. */
const SPACE_MIN = 0.16;
/** The same of columns, in which numbers are divided too: usual pitches, and letter heights. */
const COLUMN_PITCH_MIN = 1.8;
const COLUMN_MIN = 0.5;

/**
 * The line with spaces where its characters and its ink have gaps: between columns, and between
 * words if the model read no space, which it leaves out all of a line or hardly any. Gaps of broken
 * ink alone tell none.
 */
export function withSpaces({ line, places, inside }: LineInInk, scale: number): PrintedLine {
  const hasSpaces = places.some(({ char }) => !isPrinted(char));
  const distances = places.slice(1).map(({ place }, index) => place.x - places[index]!.place.x);
  const usual = upperMedian(distances) ?? 0;
  const mean = distances.reduce((sum, one) => sum + one, 0) / Math.max(1, distances.length);
  const height = Math.max(...inside.map(({ top, bottom }) => bottom - top), 0);
  const gaps = gapsOf(inside);
  const chars = places.flatMap(({ char, place }, index): PrintedChar[] => {
    const before = places[index - 1];
    if (before === undefined || !isPrinted(before.char) || !isPrinted(char)) return [char];
    const distance = place.x - before.place.x;
    const widest = gaps
      .filter(({ middle }) => middle > before.place.x && middle < place.x)
      .reduce((most, { width }) => Math.max(most, width), 0);
    const isInNumber = IN_NUMBER.test(before.char.text) && IN_NUMBER.test(char.text);
    const isSpace =
      !hasSpaces &&
      !isInNumber &&
      distance > mean * SPACED_PITCH_MIN &&
      widest >= height * SPACE_MIN;
    const isColumn =
      distance > usual * COLUMN_PITCH_MIN && widest >= letterHeightOf(line, scale) * COLUMN_MIN;
    if (!isSpace && !isColumn) return [char];
    const [x, y] = [(before.char.x + char.x) / 2, (before.char.y + char.y) / 2];
    return [{ text: ' ', x, y, confidence: 1 }, char];
  });
  return { ...line, chars };
}

/** The columns without ink between the first and the last glyph of cells. */
function gapsOf(cells: readonly Cell[]): { middle: number; width: number }[] {
  const groups = cells.flatMap(glyphGroups).sort((a, b) => a.left - b.left);
  const gaps: { middle: number; width: number }[] = [];
  let end = groups[0]?.right ?? 0;
  for (const { left, right } of groups) {
    if (left > end) gaps.push({ middle: (end + left) / 2, width: left - end });
    end = Math.max(end, right);
  }
  return gaps;
}
