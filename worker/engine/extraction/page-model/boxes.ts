import { type Area, areaOf, type Rect } from '../../evidence/geometry.js';
import type { Page } from '../../evidence/page.js';
import type { Rule, Rules } from '../../evidence/rules.js';
import { type Cell, overlapX, type Row } from '../layout.js';
import { joined, SLACK, transposed, xAt, yAt } from './rules.js';

/** Share of its side that a rule covers: corners may be open or round. */
const COVERED_MIN = 0.85;
/** Nearest rules in each direction that are tried: an underlined word or a bar beside it encloses nothing. */
const TRIED_MAX = 4;

/** The smallest ruled box that holds a text of a page, percent; null where it stands in none. */
export function boxAround(rect: Rect, { rules }: Page): Area | null {
  if (rules === undefined || rules.level.length === 0) return null;
  const known = boxes.get(rules) ?? new WeakMap<Rect, Area | null>();
  boxes.set(rules, known);
  const before = known.get(rect);
  if (before !== undefined) return before;
  const found = findBox(rect, rules);
  known.set(rect, found);
  return found;
}

/** Of each text that was asked for, by the rules of its page. */
const boxes = new WeakMap<Rules, WeakMap<Rect, Area | null>>();

function findBox(rect: Rect, rules: Rules): Area | null {
  const { level, upright } = joined(rules);
  const text = areaOf(rect);
  const [x, y] = [rect.x + rect.w / 2, rect.y + rect.h / 2];
  const sides = upright
    .filter(({ from, to }) => from.y <= y && to.y >= y)
    .map((rule) => ({ rule, at: xAt(rule, y) }));
  const lefts = nearest(sides, ({ at }) => at <= text.left + SLACK, -1);
  const rights = nearest(sides, ({ at }) => at >= text.right - SLACK, 1);
  for (const left of lefts)
    for (const right of rights) {
      const edges = level
        .filter((rule) => coveredX(rule, left.at, right.at) >= COVERED_MIN)
        .map((rule) => ({ rule, at: yAt(rule, x) }));
      const [top] = nearest(edges, ({ at }) => at <= text.top + rect.h / 3, -1);
      const [bottom] = nearest(edges, ({ at }) => at >= text.bottom - rect.h / 3, 1);
      if (top === undefined || bottom === undefined) continue;
      const isClosed = [left.rule, right.rule].every(
        (rule) => coveredY(rule, top.at, bottom.at) >= COVERED_MIN,
      );
      if (isClosed) return { left: left.at, top: top.at, right: right.at, bottom: bottom.at };
    }
  return null;
}

/**
 * What stands below a caption in its ruled box, from top to bottom, wherever in the box:
 * values are set at the other edge too. null where the text is no caption: it stands in no
 * box, alone in it, beside another text, or in a column of a table or of keys.
 */
export function belowCaption(caption: Cell, rows: readonly Row[]): Cell[] | null {
  const { row, rect } = caption;
  const box = boxAround(rect, row.page);
  if (box === null) return null;
  const holds = (cell: Cell): boolean => {
    const [x, y] = [cell.rect.x + cell.rect.w / 2, cell.rect.y + cell.rect.h / 2];
    return cell !== caption && x > box.left && x < box.right && y > box.top && y < box.bottom;
  };
  const inside: Cell[] = [];
  for (const step of [-1, 1])
    for (let index = row.index + (step > 0 ? 0 : -1); ; index += step) {
      const other = rows[index];
      if (other?.page !== row.page || inside.length > CELLS_MAX) break;
      if (step > 0 ? other.rect.y > box.bottom : other.rect.y + other.rect.h < box.top) break;
      inside.push(...other.cells.filter(holds));
    }
  const isBelow = (cell: Cell): boolean => cell.rect.y + cell.rect.h / 2 >= rect.y + rect.h;
  if (inside.length === 0 || inside.length > CELLS_MAX) return null;
  const hasNeighbour = ({ row: { cells } }: Cell): boolean =>
    cells.some((other) => other !== caption && !inside.includes(other));
  const isColumn = inside.length >= COLUMN_MIN && [caption, ...inside].every(hasNeighbour);
  return inside.every(isBelow) && !isColumn ? inside : null;
}

/** So many texts below one, each beside another outside the box, are rows of a table or keys. */
const COLUMN_MIN = 2;

/** A box with more is a frame around a part of the page. */
const CELLS_MAX = 8;

/**
 * How far a text reaches under, or over, the label at a place, percent; where it does not,
 * how far the column of boxes does in which both stand: numbers are set at its other edge.
 */
export function overlapInColumn(cell: Cell, label: Cell, place: Rect): number {
  const overlap = overlapX(cell.rect, place);
  if (overlap > 0) return overlap;
  const { page } = label.row;
  const [one, other] = [boxAround(cell.rect, page), boxAround(label.rect, page)];
  if (one === null || other === null) return overlap;
  const isColumn =
    Math.abs(one.left - other.left) <= 2 * SLACK && Math.abs(one.right - other.right) <= 2 * SLACK;
  return isColumn ? SLACK : overlap;
}

function coveredX({ from, to }: Rule, left: number, right: number): number {
  const covered = Math.min(to.x, right) - Math.max(from.x, left);
  return right > left ? covered / (right - left) : 0;
}

const coveredY = (rule: Rule, top: number, bottom: number): number =>
  coveredX(transposed(rule), top, bottom);

/** The nearest in one direction: -1 from the largest, 1 from the smallest. */
const nearest = <Placed extends { at: number }>(
  all: readonly Placed[],
  isThere: (one: Placed) => boolean,
  step: -1 | 1,
): Placed[] =>
  all
    .filter(isThere)
    .sort((a, b) => step * (a.at - b.at))
    .slice(0, TRIED_MAX);
