import { upperMedian } from '../statistics.js';
import { type Cell, cellFrom } from './cells.js';
import { heightOf, type InkComponent } from './connected-components.js';

/** A character of a line that the models found, with its centre in pixels of the ink. */
interface CharOfLine {
  line: object;
  x: number;
  y: number;
}

/**
 * The middles of lines above each other are this many letter heights apart, less of lines that
 * share some width; what the models find twice is nearer. Lines beside each other may drift.
 */
const APART_MIN_HEIGHTS = 0.7;
const SHARED_APART_MIN_HEIGHTS = 0.35;
const SHARED_MIN_HEIGHTS = 0.5;
const DRIFT_MAX = 0.15;

/** Ink of two lines that touch is cut where each has this share of it, at least. */
const PIECE_SHARE_MIN = 0.25;

/**
 * Divides a cell in which the models found lines above each other, by its characters. Print that is
 * taller than its line, or lines so close that their ink shares rows of pixels, give one cell; the
 * characters of its lines, ordered from left to right, would read as one number: "174.90" above
 * "200.00" as "127040..0900". The cell itself where no two lines lie so.
 */
export function divideCell<Char extends CharOfLine>(
  cell: Cell,
  chars: readonly Char[],
): { cell: Cell; chars: Char[] }[] {
  const levels = levelsOf(chars, cell.letterHeight);
  if (levels.length < 2) return [{ cell, chars: [...chars] }];
  const middles = levels.map((some) => upperMedian(some.map(({ y }) => y)) ?? 0);
  const cuts = middles.slice(1).map((y, index) => (y + middles[index]!) / 2);
  const components = levels.map((): InkComponent[] => []);
  for (const component of cell.components)
    for (const [level, piece] of piecesOf(component, cuts)) components[level]!.push(piece);
  return levels.map((some, index) => ({
    cell: cellOf(components[index]!, some, cell),
    chars: some,
  }));
}

/** What one line has in a cell. */
interface Part<Char> {
  some: Char[];
  left: number;
  right: number;
  y: number;
}

function areAbove(upper: Part<unknown>, lower: Part<unknown>, letterHeight: number): boolean {
  const shared = Math.min(upper.right, lower.right) - Math.max(upper.left, lower.left);
  const isShared = shared > letterHeight * SHARED_MIN_HEIGHTS;
  const least = letterHeight * (isShared ? SHARED_APART_MIN_HEIGHTS : APART_MIN_HEIGHTS);
  return lower.y - upper.y > least + DRIFT_MAX * Math.max(0, -shared);
}

/** The characters of lines above each other, top to bottom. */
function levelsOf<Char extends CharOfLine>(chars: readonly Char[], letterHeight: number): Char[][] {
  const byLine = new Map<object, Char[]>();
  for (const char of chars) byLine.set(char.line, [...(byLine.get(char.line) ?? []), char]);
  const parts = [...byLine.values()].map((some): Part<Char> => {
    const xs = some.map(({ x }) => x);
    const y = upperMedian(some.map((char) => char.y)) ?? 0;
    return { some, left: Math.min(...xs), right: Math.max(...xs), y };
  });
  const levels: Part<Char>[][] = [];
  for (const part of parts.sort((a, b) => a.y - b.y)) {
    const level = levels.at(-1);
    const isAbove = level?.some((other) => areAbove(other, part, letterHeight));
    if (level && !isAbove) level.push(part);
    else levels.push([part]);
  }
  return levels.map((level) => level.flatMap(({ some }) => some));
}

/** The levels in which a component lies: the one of its middle, or both where they touch. */
function piecesOf(component: InkComponent, cuts: readonly number[]): [number, InkComponent][] {
  const { top, bottom } = component;
  const level = (y: number): number => cuts.filter((cut) => cut <= y).length;
  const least = heightOf(component) * PIECE_SHARE_MIN;
  const [upper, lower] = [level(top + least), level(bottom - least)];
  if (upper === lower) return [[level((top + bottom) / 2), component]];
  const within = Array.from({ length: lower - upper + 1 }, (_, index) => upper + index);
  return within.map((at) => {
    const from = at === upper ? top : Math.round(cuts[at - 1]!);
    const to = at === lower ? bottom : Math.round(cuts[at]!);
    const pixels = (component.pixels * (to - from)) / (bottom - top);
    return [at, { ...component, top: from, bottom: to, pixels }];
  });
}

/** A cell of components; around its characters where none are told to be theirs. */
function cellOf(
  components: InkComponent[],
  chars: readonly CharOfLine[],
  { letterHeight }: Cell,
): Cell {
  if (components.length > 0) return cellFrom(components.sort((a, b) => a.left - b.left));
  const [xs, ys] = [chars.map(({ x }) => x), chars.map(({ y }) => y)];
  const half = letterHeight / 2;
  return {
    left: Math.min(...xs) - half,
    right: Math.max(...xs) + half,
    top: Math.min(...ys) - half,
    bottom: Math.max(...ys) + half,
    letterHeight,
    components: [],
  };
}
