import {
  heightOf,
  rootOf,
  widthOf,
  type InkComponent,
  type InkRuns,
} from './connected-components.js';

/** Letters side by side, separated by word spaces at most: a word, a sentence, a table cell. */
export interface Cell {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Height of the taller letters (70th percentile), pixels. */
  letterHeight: number;
  /** From left to right. */
  components: InkComponent[];
}

/**
 * Gaps up to this many letter heights are word spaces. A word space is 0.25 em,
 * about 0.4 letter heights, and up to 1 in justified text; columns stand at least
 * 2 apart.
 */
const WORD_GAP_MAX_HEIGHTS = 1.2;

/** Groups letter-like components into cells; rules, pictures and specks are left out. */
export function cellsOf(found: InkRuns, page: { height: number }): Cell[] {
  const medianHeight = medianLetterHeight(found.components, page.height);
  const cells = joinSideBySide(found, (component) => isLetterLike(component, medianHeight)).map(
    cellFrom,
  );
  const isMark = (cell: Cell): boolean => cell.letterHeight < medianHeight * 0.4;
  const texts = cells.filter((cell) => !isMark(cell) && !isBar(cell) && isOneLine(cell));
  for (const mark of cells.filter(isMark)) attach(mark, texts);
  return texts.map(sortComponents);
}

/** Letter heights of a line of text with descenders and accents, at most; textures are higher. */
const LINE_HEIGHTS_MAX = 2.6;

const isOneLine = (cell: Cell): boolean =>
  cell.bottom - cell.top <= cell.letterHeight * LINE_HEIGHTS_MAX;

/** A lone stroke: a piece of a rule or of the paper's edge. A digit 1 is wider, by its flag or foot. */
const isBar = ({ components: [only, ...others] }: Cell): boolean =>
  only !== undefined && others.length === 0 && widthOf(only) < heightOf(only) * 0.18;

/** Median height of letter candidates, pixels; 20 when there are none. */
export function medianLetterHeight(
  components: readonly InkComponent[],
  pageHeight: number,
): number {
  const heights = components
    .filter(
      (component) =>
        heightOf(component) >= 7 &&
        heightOf(component) <= pageHeight * 0.1 &&
        widthOf(component) < heightOf(component) * 4 &&
        component.pixels > heightOf(component) * widthOf(component) * 0.1,
    )
    .map(heightOf)
    .sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 20;
}

/** By shape and by size relative to the median letter; headlines up to six times its height are kept. */
function isLetterLike(component: InkComponent, medianHeight: number): boolean {
  const [width, height] = [widthOf(component), heightOf(component)];
  if (height > medianHeight * 6 || width > medianHeight * 14) return false;
  const isRule =
    (width > height * 8 && width > medianHeight * 2) ||
    (height > width * 8 && height > medianHeight * 2.2);
  const isSpeck = component.pixels < Math.max(3, medianHeight * medianHeight * 0.01);
  const isOutline = component.pixels < width * height * 0.05;
  return !isRule && !isSpeck && !isOutline;
}

function joinSideBySide(
  { runs, componentOf, components }: InkRuns,
  isLetter: (component: InkComponent) => boolean,
): InkComponent[][] {
  const letters = components.map(isLetter);
  const parents = Int32Array.from({ length: components.length }, (_, component) => component);
  let previous = -1;
  for (let run = 0; run < componentOf.length; run++) {
    const component = componentOf[run]!;
    if (component === -1 || letters[component] !== true) continue;
    if (previous !== -1 && runs[previous * 3] === runs[run * 3]) {
      const left = componentOf[previous]!;
      const gap = runs[run * 3 + 1]! - runs[previous * 3 + 2]!;
      if (left !== component && gap <= gapMax(components[left]!, components[component]!))
        parents[rootOf(parents, left)] = rootOf(parents, component);
    }
    previous = run;
  }
  const groups = new Map<number, InkComponent[]>();
  for (const component of components) {
    if (letters[component.index] !== true) continue;
    const root = rootOf(parents, component.index);
    const group = groups.get(root);
    if (group === undefined) groups.set(root, [component]);
    else group.push(component);
  }
  return [...groups.values()];
}

/** Widest gap to bridge. A comma is bridged at the scale of its digits, but a tall stain at three times the smaller component at most. */
function gapMax(a: InkComponent, b: InkComponent): number {
  const [low, high] = [heightOf(a), heightOf(b)].sort((x, y) => x - y);
  return WORD_GAP_MAX_HEIGHTS * Math.min(high!, 3 * low!);
}

/** A cell of the given components. */
export function cellFrom(components: InkComponent[]): Cell {
  const heights = components.map(heightOf).sort((a, b) => a - b);
  return {
    left: components.reduce((least, component) => Math.min(least, component.left), Infinity),
    top: components.reduce((least, component) => Math.min(least, component.top), Infinity),
    right: components.reduce((most, component) => Math.max(most, component.right), 0),
    bottom: components.reduce((most, component) => Math.max(most, component.bottom), 0),
    letterHeight: heights[Math.floor(heights.length * 0.7)] ?? 0,
    components,
  };
}

/** Attaches dots, quotes and accents that share no pixel row with their word to the nearest cell. */
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
  nearest.components.push(...mark.components);
  nearest.left = Math.min(nearest.left, mark.left);
  nearest.top = Math.min(nearest.top, mark.top);
  nearest.right = Math.max(nearest.right, mark.right);
  nearest.bottom = Math.max(nearest.bottom, mark.bottom);
}

const sortComponents = (cell: Cell): Cell => ({
  ...cell,
  components: [...cell.components].sort((a, b) => a.left - b.left),
});
