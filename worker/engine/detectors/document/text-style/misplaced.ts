import {
  type Columns,
  columnsOf,
  type Edge,
  edgeOf,
  EDGES,
  NEXT_ROW_MAX_EM,
  rowGapEm,
} from '../../../pdf/forensics/typography/columns.js';
import { gapEm } from '../../../pdf/forensics/typography/typeset-words.js';
import type { Glyph } from '../../../evidence/drawn-page.js';
import type { TypesetPage, TypesetWord } from '../../../evidence/typography.js';
import { collisions } from './collisions.js';
import { upperMedian } from '../../../statistics.js';

/** A word off its line or column where all others fit, or one that overlaps adjacent text. */
export interface Misplaced {
  word: TypesetWord;
  what: 'baseline' | 'edge' | 'overlap';
  /** In points. Positive: below the baseline, or right of the edge; for an overlap, its width. */
  off: number;
  confidence: number;
}

/** Programs round coordinates to a tenth of a point at worst. */
const FITS_PT = 0.15;

/** More than any rounding and less than a superscript or another line. */
const BASELINE_OFF_MIN_PT = 0.3;
const BASELINE_OFF_MAX_EM = 0.2;

/** At least so many others must be on the line: beside a value, and beside any other word. */
const BASELINE_OTHERS_MIN = 2;
const PROSE_OTHERS_MIN = 4;

/** In ems: text farther away may be another cell, placed separately. */
const BESIDE_MAX_EM = 3;

/** In ems: what is closer is part of a value, as its sign or currency, and moves with it. */
const PART_MAX_EM = 1;
const BASELINES_MAX = 2;

/** No line has more; this bounds the work on a hostile one. */
const LINE_WORDS_MAX = 400;

/** In ems: rows farther away are of another table, or of running text. */
const TABLE_MAX_EM = 2 * NEXT_ROW_MAX_EM;

/** So many values of a column show how it is set. */
const COLUMN_MIN = 2;

/** A value with another digit, or with digits of another width, ends at least this far off. */
const EDGE_OFF_MIN_PT = 0.5;
const EDGE_OFF_MAX_EM = 1.3;
const EDGE_OTHERS_MIN = 3;

/** At least so many leave no doubt about the column's edge. */
const EDGE_OTHERS_MANY = 5;
const FITTING_SHARE_MIN = 0.9;
const RAGGED_SHARE_MAX = 0.5;
const SIZE_TOLERANCE = 0.02;
const EDGES_MAX = 4;

/** In points: values with their edges this close stand in one column, on whatever page. */
const SAME_COLUMN_PT = 1.5;

/**
 * Values off their line or column, by page. An offset that values of one column share,
 * on one page or on several, is how the form sets that column.
 */
export function misplacedOf(pages: readonly TypesetPage[]): Map<TypesetPage, Misplaced[]> {
  const found = new Map(pages.map((page) => [page, misplacedOn(page)]));
  const all = [...found.values()].flat();
  const isHabit = (one: Misplaced): boolean => all.some((other) => areSetAlike(one, other));
  return new Map([...found].map(([page, some]) => [page, some.filter((one) => !isHabit(one))]));
}

const areSetAlike = (one: Misplaced, other: Misplaced): boolean =>
  one !== other &&
  one.what === other.what &&
  one.what !== 'overlap' &&
  Math.abs(one.off - other.off) <= FITS_PT &&
  EDGES.some(
    (edge) => Math.abs(edgeOf(one.word, edge) - edgeOf(other.word, edge)) <= SAME_COLUMN_PT,
  );

function misplacedOn(page: TypesetPage): Misplaced[] {
  const found = [
    ...collisions(page).map((one) => ({ ...one, what: 'overlap' as const, confidence: 0.5 })),
    ...offBaselines(page),
    ...offEdges(page),
  ];
  // One finding per value.
  return found.filter(({ word }, at) => found.findIndex((one) => one.word === word) === at);
}

const isSameType = (one: TypesetWord, other: TypesetWord): boolean =>
  one.style.family === other.style.family &&
  Math.abs(one.style.size - other.style.size) <= SIZE_TOLERANCE * other.style.size;

/** Words off the baseline that all other words of their line share exactly, in the same font. */
function offBaselines(page: TypesetPage): Misplaced[] {
  const columns = columnsOf(page);
  const found = page.lines
    .filter(({ length }) => length <= LINE_WORDS_MAX)
    .flatMap((line) => line.flatMap((word) => offBaseline(word, line) ?? []))
    .filter((one) => isBeside(one, page) || isOutOfColumn(one, page, columns));
  // An offset that several lines share is how the producer sets that cell.
  return found.length > BASELINES_MAX ? [] : found;
}

/** Whether other words of its line are close; a value farther away stands in a box of its own. */
const isBeside = ({ word }: Misplaced, { lines }: TypesetPage): boolean =>
  (lines[word.line] ?? []).some(
    (other) => other !== word && isSameType(other, word) && gapEm(word, other) <= BESIDE_MAX_EM,
  );

/**
 * Whether the other values of its column stand on the baselines of their lines, beside words in the columns
 * of those that it misses: rows of another table beside it have a pitch of their own, and meet a line by chance.
 */
function isOutOfColumn({ word }: Misplaced, page: TypesetPage, columns: Columns): boolean {
  const beside = (page.lines[word.line] ?? []).filter(
    (other) => other !== word && isSameType(other, word),
  );
  const siblings = EDGES.map((edge) => columns.siblings(word, edge)).reduce((most, some) =>
    some.length > most.length ? some : most,
  );
  const near = siblings.filter((sibling) => rowGapEm(word, sibling) <= TABLE_MAX_EM);
  const set = near.flatMap((sibling) => {
    const line = (page.lines[sibling.line] ?? []).filter(
      (other) =>
        other !== sibling &&
        isSameType(other, sibling) &&
        beside.some((one) => gapEm(one, other) < 0),
    );
    const usual = upperMedian(line.map(({ baseline }) => baseline));
    return usual === null ? [] : Math.abs(sibling.baseline - usual) <= FITS_PT;
  });
  return set.length >= COLUMN_MIN && set.every(Boolean);
}

function offBaseline(word: TypesetWord, line: readonly TypesetWord[]): Misplaced | null {
  const others = line.filter((other) => other !== word && isSameType(other, word));
  const isValue = /\d/.test(word.text);
  if (word.glyphs.length < 2) return null;
  if (others.length < (isValue ? BASELINE_OTHERS_MIN : PROSE_OTHERS_MIN)) return null;
  const usual = upperMedian(others.map(({ baseline }) => baseline)) ?? 0;
  const off = word.baseline - usual;
  if (Math.abs(off) < BASELINE_OFF_MIN_PT) return null;
  if (Math.abs(off) > BASELINE_OFF_MAX_EM * word.style.size) return null;
  if (others.some(({ baseline }) => Math.abs(baseline - usual) > FITS_PT)) return null;
  // With its label, in whatever style, it is a line of a block that stands beside another one.
  const isLine = line.some(
    (other) =>
      Math.abs(other.baseline - word.baseline) <= FITS_PT && gapEm(word, other) > PART_MAX_EM,
  );
  if (isLine) return null;
  // With text on both sides, to exclude the second line of a cell.
  const isAmid = others.some(({ at }) => at < word.at) && others.some(({ at }) => at > word.at);
  if (!isAmid && !(isValue && others.length > BASELINE_OTHERS_MIN)) return null;
  if (!isValue && !others.some((other) => gapEm(word, other) <= BESIDE_MAX_EM)) return null;
  return { word, what: 'baseline', off, confidence: isAmid ? 0.85 : 0.7 };
}

/** Numbers of a column that alone miss an edge, or both edges, which all others share. */
function offEdges(page: TypesetPage): Misplaced[] {
  const columns = columnsOf(page, 8);
  const found = page.words.flatMap((word) => {
    for (const edge of EDGES) {
      if (!isPlainNumber(word, edge)) continue;
      const others = columns
        .siblings(word, edge)
        .filter(
          (other) =>
            isPlainNumber(other, edge) &&
            isSameType(other, word) &&
            isSigned(other) === isSigned(word),
        );
      if (offEdge(word, edge, others) === null) continue;
      const alike = others.filter((other) => areAttachedAlike(word, other, page));
      const off = offEdge(word, edge, alike);
      if (off === null) continue;
      // Headings, totals and separate rows have their own margins.
      const near = others.filter((other) => rowGapEm(word, other) <= NEXT_ROW_MAX_EM);
      const isAmid =
        near.some(({ line }) => line < word.line) && near.some(({ line }) => line > word.line);
      const confidence = others.length < EDGE_OTHERS_MANY ? 0.65 : 0.85;
      return isAmid ? [{ word, what: 'edge' as const, off, confidence }] : [];
    }
    return [];
  });
  return found.length > EDGES_MAX ? [] : found;
}

/**
 * How far a word misses the edge that all others share; null if it does not, or
 * if that is not the column's edge.
 */
function offEdge(word: TypesetWord, edge: Edge, others: readonly TypesetWord[]): number | null {
  if (others.length < EDGE_OTHERS_MIN) return null;
  const misses = new Map(EDGES.map((one) => [one, missOf(word, one, others)]));
  const own = misses.get(edge);
  if (own === undefined || own.fitting < FITTING_SHARE_MIN) return null;
  if (Math.abs(own.off) < EDGE_OFF_MIN_PT) return null;
  if (Math.abs(own.off) > EDGE_OFF_MAX_EM * word.style.size) return null;
  // Numbers of one width share all edges; the column is aligned at the edge missed by least.
  const isElsewhere = [...misses.values()].some(
    ({ fitting, off }) => fitting > RAGGED_SHARE_MAX && Math.abs(off) < Math.abs(own.off) - FITS_PT,
  );
  return isElsewhere ? null : own.off;
}

function missOf(
  word: TypesetWord,
  edge: Edge,
  others: readonly TypesetWord[],
): { off: number; fitting: number } {
  const places = others.map((other) => edgeOf(other, edge));
  const usual = upperMedian(places) ?? 0;
  const fitting = places.filter((place) => Math.abs(place - usual) <= FITS_PT);
  return { off: edgeOf(word, edge) - usual, fitting: fitting.length / places.length };
}

/**
 * Whether two numbers have the same beside them: nothing, or one sign or currency in one font. A column's
 * edge is that of the whole value, and a bold currency is wider.
 */
function areAttachedAlike(one: TypesetWord, other: TypesetWord, { page }: TypesetPage): boolean {
  const [own, others] = [one, other].map((word) => attachedTo(word, page.glyphs));
  return own === others && (own === '' || one.style.name === other.style.name);
}

/** The signs around a word, from left to right: "-", "€". */
const attachedTo = (word: TypesetWord, glyphs: readonly Glyph[]): string =>
  glyphs
    .filter(
      (glyph) =>
        !word.all.includes(glyph) &&
        Math.abs(glyph.baseline - word.baseline) <= FITS_PT &&
        Math.max(glyph.left - word.right, word.left - glyph.right) <=
          PART_MAX_EM * word.style.size &&
        /[^\p{L}\p{N}\s]/u.test(glyph.text),
    )
    .map(({ text, left }) => `${left < word.left ? 'before' : 'after'} ${text}`)
    .join(' ');

/** Programs measure a sign in another font than the one they draw it in. */
const isSigned = ({ text }: TypesetWord): boolean => /^[-+\u2212\u2013(]|[-)]$/.test(text);

/**
 * With a digit at its edge, and decimals: designs vary in whether signs,
 * brackets and currencies hang out.
 */

const isPlainNumber = ({ text, whole, script }: TypesetWord, edge: Edge): boolean =>
  script === 'digits' &&
  text === whole &&
  /\d[.,]\d+$/.test(text) &&
  (edge === 'right' || /^\d/.test(text));
