import type { Rect } from '../../evidence/geometry.js';
import { labelPattern, wholeWord } from '../../text/fold.js';
import { overlapX, placeOf, type Row } from '../layout.js';

/** A table column; `rect` is that of its heading. */
export interface Column<Kind extends string> {
  kind: Kind;
  rect: Rect;
}

/** Headings by kind of column in both languages; notation as in the label tables. */
export type Headings<Kind extends string> = Record<Kind, string[]>;

interface HeadingPattern<Kind extends string> {
  kind: Kind;
  pattern: RegExp;
}

/** Returns a function that finds the columns of a heading row, in reading order. */
export function columnFinder<Kind extends string>(headings: Headings<Kind>) {
  const patterns = entriesOf(headings).flatMap(([kind, labels]) =>
    labels.map((label): HeadingPattern<Kind> => ({
      kind,
      pattern: new RegExp(wholeWord(withArticle(labelPattern(label))), 'gu'),
    })),
  );
  return (row: Row): Column<Kind>[] => columnsOf(row, patterns);
}

/** Hebrew headings stand with the article or without: "יתרה", "היתרה". */
const withArticle = (pattern: string): string =>
  /^[א-ת]/.test(pattern) ? `ה?(?:${pattern})` : pattern;

function entriesOf<Kind extends string>(headings: Headings<Kind>): [Kind, string[]][] {
  return (Object.keys(headings) as Kind[]).map((kind) => [kind, headings[kind]]);
}

/** Share of the letters of a row that must be headings; prose contains such words too. */
const HEADING_SHARE_MIN = 0.5;

function columnsOf<Kind extends string>(
  row: Row,
  patterns: HeadingPattern<Kind>[],
): Column<Kind>[] {
  const columns: Column<Kind>[] = [];
  let letters = 0;
  let headingLetters = 0;
  for (const cell of row.cells) {
    letters += cell.text.length;
    const found = patterns
      .flatMap(({ kind, pattern }) =>
        [...cell.folded.matchAll(pattern)].map((match) => ({
          kind,
          start: match.index,
          end: match.index + match[0].length,
        })),
      )
      .sort((a, b) => b.end - b.start - (a.end - a.start));
    const kept: typeof found = [];
    for (const one of found) {
      if (!kept.some((other) => one.start < other.end && other.start < one.end)) kept.push(one);
    }
    kept.sort((a, b) => a.start - b.start);
    for (const { kind, start, end } of kept) {
      headingLetters += end - start;
      columns.push({ kind, rect: placeOf({ cell, start, end }).rect });
    }
  }
  return headingLetters >= letters * HEADING_SHARE_MIN ? columns : [];
}

/** The column with the largest horizontal overlap with `rect`, else the nearest; null when all are too far. */
export function nearestColumn<Kind extends string>(
  rect: Rect,
  columns: readonly Column<Kind>[],
): { column: Column<Kind>; nearness: number } | null {
  let best: { column: Column<Kind>; nearness: number } | null = null;
  for (const column of columns) {
    const near = nearness(rect, column.rect);
    if (!best || near > best.nearness) best = { column, nearness: near };
  }
  return best && best.nearness > -DISTANCE_MAX_PERCENT ? best : null;
}

export const columnAt = <Kind extends string>(
  rect: Rect,
  columns: readonly Column<Kind>[],
): Column<Kind> | null => nearestColumn(rect, columns)?.column ?? null;

/** Largest distance from a heading, percent of the page's width. */
const DISTANCE_MAX_PERCENT = 12;

/** Horizontal overlap; without any, minus the smallest distance of left edges, right edges, middles or gap. */
export function nearness(a: Rect, b: Rect): number {
  const overlap = overlapX(a, b);
  if (overlap > 0) return overlap;
  const edges = [
    Math.abs(a.x - b.x),
    Math.abs(a.x + a.w - b.x - b.w),
    Math.abs(a.x + a.w / 2 - b.x - b.w / 2),
    -overlap,
  ];
  return -Math.min(...edges);
}
