import { overlapX } from '../layout.js';
import { nearness, type Column } from './columns.js';
import {
  numberColumnsOf,
  type NumberColumn,
  type NumberRow,
  type TableNumber,
} from './number-columns.js';

/** The numbers of a table, and a measure of how well an assignment of columns fits them. */
export interface NumberTable<Kind extends string> {
  rows: readonly (readonly TableNumber[])[];
  /** Whether a column of this kind may contain numbers. */
  mayHold: (kind: Kind) => boolean;
  /** Kind of the numbers that belong to no column. */
  unassigned: Kind;
  /** How well the arithmetic holds if the number columns are of these kinds; compared lexicographically. */
  support: (rows: readonly NumberRow[], kinds: readonly (Kind | undefined)[]) => readonly number[];
}

/** Limits of numeric headings and of number columns; no table has more. */
const HEADINGS_MAX = 8;
const NUMBER_COLUMNS_MAX = 7;
/**
 * A number column with at most this share of the amounts may belong to no heading: an
 * amount within a description. So may any number column without amounts.
 */
const UNASSIGNED_SHARE_MAX = 0.1;

/**
 * Moves each column to the position of its numbers. Headings and numbers may be aligned
 * differently, so that numbers are nearer to the next heading than to their own. Two
 * rules hold for any alignment: columns and headings have the same order, and numbers
 * below a heading belong to it, or to no column below the heading of a text. Of the
 * remaining assignments (a column may be empty) the one whose arithmetic holds best is
 * taken, and on a tie the nearest.
 */
export function alignColumns<Kind extends string>(
  columns: Column<Kind>[],
  { rows, mayHold, unassigned, support }: NumberTable<Kind>,
): Column<Kind>[] {
  const headings = columns
    .filter(({ kind }) => mayHold(kind))
    .sort((a, b) => middle(a) - middle(b));
  const found = numberColumnsOf(rows);
  if (!found || found.numberColumns.length > NUMBER_COLUMNS_MAX || headings.length > HEADINGS_MAX)
    return columns;
  const { numberColumns } = found;
  const unassignedMax = Math.max(
    1,
    sum(numberColumns, ({ amounts }) => amounts) * UNASSIGNED_SHARE_MAX,
  );
  const textColumns = columns.filter(({ kind }) => !mayHold(kind));
  const candidates = numberColumns.map((numberColumn) =>
    candidatesOf(numberColumn, headings, textColumns, unassignedMax),
  );
  const assignments = assignmentsOf(candidates, headings).map((assignment) => ({
    assignment,
    criteria: [
      ...support(
        found.rows,
        assignment.map((heading) => heading?.kind),
      ),
      sum(numberColumns, ({ amounts }, index) => (assignment[index] ? amounts : 0)),
      assignment.filter((heading) => heading !== null).length,
      sum(numberColumns, ({ rect }, index) =>
        assignment[index] ? nearness(rect, assignment[index].rect) : 0,
      ),
    ],
  }));
  const [best] = assignments.sort((a, b) => compare(b.criteria, a.criteria));
  return best ? withNumberColumns(columns, best.assignment, numberColumns, unassigned) : columns;
}

const middle = ({ rect }: Column<string>): number => rect.x + rect.w / 2;

const sum = <T>(values: readonly T[], of: (value: T, index: number) => number): number =>
  values.reduce((total, value, index) => total + of(value, index), 0);

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** The heading of each number column; null for numbers that belong to no column. */
type Assignment<Kind extends string> = (Column<Kind> | null)[];

/** Share of the narrower of a heading and its numbers that overlap; neighbours touch in narrow print. */
const OVERLAP_SHARE_MIN = 0.2;

/** The headings that a number column may belong to; includes null where it may belong to none. */
function candidatesOf<Kind extends string>(
  numberColumn: NumberColumn,
  headings: readonly Column<Kind>[],
  textColumns: readonly Column<Kind>[],
  unassignedMax: number,
): Assignment<Kind> {
  const isAbove = ({ rect }: Column<Kind>): boolean =>
    overlapX(rect, numberColumn.rect) > OVERLAP_SHARE_MIN * Math.min(rect.w, numberColumn.rect.w);
  const above = headings.filter(isAbove);
  if (above.length === 0 && textColumns.some(isAbove)) return [null];
  const candidates = above.length > 0 ? above : headings;
  return numberColumn.amounts > unassignedMax ? [...candidates] : [...candidates, null];
}

/** Every assignment of number columns to distinct headings, both from left to right. */
function assignmentsOf<Kind extends string>(
  [candidates, ...others]: readonly Assignment<Kind>[],
  headings: readonly Column<Kind>[],
): Assignment<Kind>[] {
  if (!candidates) return [[]];
  return candidates.flatMap((heading) => {
    const at = heading === null ? -1 : headings.indexOf(heading);
    if (heading !== null && at < 0) return [];
    return assignmentsOf(others, headings.slice(at + 1)).map((rest): Assignment<Kind> => [
      heading,
      ...rest,
    ]);
  });
}

/** The columns at the positions of their numbers; unassigned numbers get columns of kind `unassigned`. */
function withNumberColumns<Kind extends string>(
  columns: readonly Column<Kind>[],
  assignment: Assignment<Kind>,
  numberColumns: readonly NumberColumn[],
  unassigned: Kind,
): Column<Kind>[] {
  const aligned = columns.map((column) => {
    const numberColumn = numberColumns[assignment.indexOf(column)];
    return numberColumn
      ? { ...column, rect: { ...column.rect, x: numberColumn.rect.x, w: numberColumn.rect.w } }
      : column;
  });
  const unassignedColumns = numberColumns.filter((_, index) => assignment[index] === null);
  return [...aligned, ...unassignedColumns.map(({ rect }) => ({ kind: unassigned, rect }))];
}
