import { overlapX } from '../layout.js';
import { nearness, type Column } from './columns.js';
import {
  numberColumnsOf,
  type NumberColumn,
  type NumberRow,
  type TableNumber,
} from './number-columns.js';

/** The numbers of a table, and what their sums say of its columns. */
export interface NumberTable<Kind extends string> {
  rows: readonly (readonly TableNumber[])[];
  /** Columns that numbers may stand in. */
  mayHold: (kind: Kind) => boolean;
  /** What numbers are that stand in no column. */
  unassigned: Kind;
  /** How well sums hold if lanes are of these kinds: the first number counts before the next. */
  support: (rows: readonly NumberRow[], kinds: readonly (Kind | undefined)[]) => readonly number[];
}

/** No table has more columns of numbers, or more of them filled. */
const HEADINGS_MAX = 8;
const NUMBER_COLUMNS_MAX = 7;
/**
 * A lane of at most this share of the amounts may be no column: an amount within
 * a description. So may any lane of bare numbers.
 */
const UNASSIGNED_SHARE_MAX = 0.1;

/**
 * Puts each column where its amounts stand. A heading may be set left, centred
 * or right in its column and the numbers otherwise, so that they stand nearer to
 * the next heading than to their own. What holds however a table is set: columns
 * and headings follow each other in the same order, and numbers below a heading
 * are its own, those below the heading of a text no column's. Where this leaves a choice, for a column may be empty, the sums
 * that hold tell, and only then the distance.
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

/** The heading of each lane; null for numbers that are no column's. */
type Assignment<Kind extends string> = (Column<Kind> | null)[];

/** The headings that a lane may belong to; null among them where it may belong to none. */
function candidatesOf<Kind extends string>(
  numberColumn: NumberColumn,
  headings: readonly Column<Kind>[],
  textColumns: readonly Column<Kind>[],
  unassignedMax: number,
): Assignment<Kind> {
  const isAbove = ({ rect }: Column<Kind>): boolean => overlapX(rect, numberColumn.rect) > 0;
  const above = headings.filter(isAbove);
  if (above.length === 0 && textColumns.some(isAbove)) return [null];
  const candidates = above.length > 0 ? above : headings;
  return numberColumn.amounts > unassignedMax ? [...candidates] : [...candidates, null];
}

/** Every way to give the lanes headings of their own, both from left to right. */
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

/** The columns at the places of their lanes; numbers of no column become one of their own. */
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
