import { heightOf, rootOf, widthOf, type Blot, type InkRuns } from './blots.js';

/** Letters side by side with only word spaces between them: a word, a sentence, a table's cell. */
export interface Cell {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Height of its taller letters, pixels. */
  letterHeight: number;
  /** From left to right. */
  blots: Blot[];
}

/**
 * Gaps up to this many letter heights are word spaces. A word space is 0.25 em,
 * about 0.4 letter heights, and up to 1 in justified text; columns stand at least
 * 2 apart.
 */
const WORD_GAP_MAX_HEIGHTS = 1.2;

/** Groups letter-like ink into cells; rules, pictures and specks are left out. */
export function cellsOf(found: InkRuns, page: { height: number }): Cell[] {
  const usual = usualHeight(found.blots, page.height);
  const cells = joinSideBySide(found, (blot) => isLetterLike(blot, usual)).map(cellFrom);
  const isMark = (cell: Cell): boolean => cell.letterHeight < usual * 0.4;
  const texts = cells.filter((cell) => !isMark(cell) && !isBar(cell) && isOneLine(cell));
  for (const mark of cells.filter(isMark)) attach(mark, texts);
  return texts.map(sortBlots);
}

/** A line of text with its tails and accents is at most this many letters high, and a texture is higher. */
const LINE_HEIGHTS_MAX = 2.6;

const isOneLine = (cell: Cell): boolean =>
  cell.bottom - cell.top <= cell.letterHeight * LINE_HEIGHTS_MAX;

/** A lone stroke: a piece of a rule or of the paper's edge. A lone 1 has a flag or a foot. */
const isBar = ({ blots: [only, ...others] }: Cell): boolean =>
  only !== undefined && others.length === 0 && widthOf(only) < heightOf(only) * 0.18;

/** Median height of what could be letters; 20 when there is nothing to measure. */
export function usualHeight(blots: readonly Blot[], pageHeight: number): number {
  const heights = blots
    .filter(
      (blot) =>
        heightOf(blot) >= 7 &&
        heightOf(blot) <= pageHeight * 0.1 &&
        widthOf(blot) < heightOf(blot) * 4 &&
        blot.pixels > heightOf(blot) * widthOf(blot) * 0.1,
    )
    .map(heightOf)
    .sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 20;
}

/** By shape and size beside the page's usual letter; headlines of six times its height are kept. */
function isLetterLike(blot: Blot, usual: number): boolean {
  const [width, height] = [widthOf(blot), heightOf(blot)];
  if (height > usual * 6 || width > usual * 14) return false;
  const isRule =
    (width > height * 8 && width > usual * 2) || (height > width * 8 && height > usual * 2.2);
  const isSpeck = blot.pixels < Math.max(3, usual * usual * 0.01);
  const isOutline = blot.pixels < width * height * 0.05;
  return !isRule && !isSpeck && !isOutline;
}

function joinSideBySide(
  { runs, blotOf, blots }: InkRuns,
  isLetter: (blot: Blot) => boolean,
): Blot[][] {
  const letters = blots.map(isLetter);
  const parents = Int32Array.from({ length: blots.length }, (_, blot) => blot);
  let previous = -1;
  for (let run = 0; run < blotOf.length; run++) {
    const blot = blotOf[run]!;
    if (blot === -1 || letters[blot] !== true) continue;
    if (previous !== -1 && runs[previous * 3] === runs[run * 3]) {
      const left = blotOf[previous]!;
      const gap = runs[run * 3 + 1]! - runs[previous * 3 + 2]!;
      if (left !== blot && gap <= gapMax(blots[left]!, blots[blot]!))
        parents[rootOf(parents, left)] = rootOf(parents, blot);
    }
    previous = run;
  }
  const groups = new Map<number, Blot[]>();
  for (const blot of blots) {
    if (letters[blot.index] !== true) continue;
    const root = rootOf(parents, blot.index);
    const group = groups.get(root);
    if (group === undefined) groups.set(root, [blot]);
    else group.push(blot);
  }
  return [...groups.values()];
}

/** A comma is measured by the digits beside it, but a tall stain reaches no further than three commas. */
function gapMax(a: Blot, b: Blot): number {
  const [low, high] = [heightOf(a), heightOf(b)].sort((x, y) => x - y);
  return WORD_GAP_MAX_HEIGHTS * Math.min(high!, 3 * low!);
}

/** A cell of given ink. */
export function cellFrom(blots: Blot[]): Cell {
  const heights = blots.map(heightOf).sort((a, b) => a - b);
  return {
    left: blots.reduce((least, blot) => Math.min(least, blot.left), Infinity),
    top: blots.reduce((least, blot) => Math.min(least, blot.top), Infinity),
    right: blots.reduce((most, blot) => Math.max(most, blot.right), 0),
    bottom: blots.reduce((most, blot) => Math.max(most, blot.bottom), 0),
    letterHeight: heights[Math.floor(heights.length * 0.7)] ?? 0,
    blots,
  };
}

/** Dots, quotes and accents that no row of ink joins to their word go to the nearest one. */
function attach(mark: Cell, texts: readonly Cell[]): void {
  let nearest: Cell | null = null;
  let least = Infinity;
  for (const cell of texts) {
    const aside = Math.max(0, cell.left - mark.right, mark.left - cell.right);
    const apart = Math.max(0, cell.top - mark.bottom, mark.top - cell.bottom);
    if (aside > cell.letterHeight * 0.6 || apart > cell.letterHeight * 0.35) continue;
    const distance = aside + 2 * apart;
    if (distance < least) [nearest, least] = [cell, distance];
  }
  if (nearest === null) return;
  nearest.blots.push(...mark.blots);
  nearest.left = Math.min(nearest.left, mark.left);
  nearest.top = Math.min(nearest.top, mark.top);
  nearest.right = Math.max(nearest.right, mark.right);
  nearest.bottom = Math.max(nearest.bottom, mark.bottom);
}

const sortBlots = (cell: Cell): Cell => ({
  ...cell,
  blots: [...cell.blots].sort((a, b) => a.left - b.left),
});
