import { BLOCK_PX, type Ink } from './ink.js';

/** A connected component of ink: a letter or part of one, a dot, a rule, a stain. Pixels, right and bottom exclusive. */
export interface InkComponent {
  /** Index in the page's list of components. */
  index: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  pixels: number;
}

/** All ink of a page as horizontal runs, and the components they form. */
export interface InkRuns {
  /** Row, from, to (exclusive) of each run; by row, then from the left. */
  runs: Int32Array;
  /** By run: the index of its component, or -1 for specks and pieces of rules. */
  componentOf: Int32Array;
  components: InkComponent[];
}

export const heightOf = (component: { top: number; bottom: number }): number =>
  component.bottom - component.top;
export const widthOf = (component: { left: number; right: number }): number =>
  component.right - component.left;

/** Longer runs are rules and edges; in pixels and as a share of the page width. */
const RUN_MAX_PX = 100;
const RUN_MAX_SHARE = 0.08;
/** Fewer pixels are neither a letter nor a point at any legible size. */
const COMPONENT_PIXELS_MIN = 3;

/** Labels the connected components of a page's ink (8-connectivity) by joining runs of adjacent rows. */
export function inkComponentsOf(ink: Ink): InkRuns {
  const runs = runsOf(ink);
  const count = runs.length / 3;
  const isRule = ruleRuns(runs, Math.max(RUN_MAX_PX, ink.width * RUN_MAX_SHARE));
  const roots = joinRows(runs, isRule);
  const pixels = new Int32Array(count);
  for (let run = 0; run < count; run++)
    pixels[roots[run]!]! += runs[run * 3 + 2]! - runs[run * 3 + 1]!;

  const components: InkComponent[] = [];
  const componentOf = new Int32Array(count).fill(-1);
  for (let run = 0; run < count; run++) {
    const root = roots[run]!;
    if (isRule[run] === 1 || pixels[root]! < COMPONENT_PIXELS_MIN) continue;
    const [row, from, to] = [runs[run * 3]!, runs[run * 3 + 1]!, runs[run * 3 + 2]!];
    // A root is the first run of its component, so the component exists when later runs join it.
    const component = run === root ? undefined : components[componentOf[root]!];
    if (component === undefined) {
      componentOf[run] = components.length;
      components.push({
        index: components.length,
        left: from,
        top: row,
        right: to,
        bottom: row + 1,
        pixels: pixels[root]!,
      });
      continue;
    }
    componentOf[run] = component.index;
    component.left = Math.min(component.left, from);
    component.right = Math.max(component.right, to);
    component.bottom = row + 1;
  }
  return { runs, componentOf, components };
}

function runsOf({ width, height, strength, thresholds, blockColumns }: Ink): Int32Array {
  let runs = new Int32Array(3 * 65_536);
  let length = 0;
  for (let y = 0; y < height; y++) {
    const blockRow = Math.floor(y / BLOCK_PX) * blockColumns;
    let from = -1;
    for (let x = 0; x <= width; x++) {
      const isInk =
        x < width && strength[y * width + x]! > thresholds[blockRow + Math.floor(x / BLOCK_PX)]!;
      if (isInk && from === -1) from = x;
      else if (!isInk && from !== -1) {
        if (length + 3 > runs.length) {
          const larger = new Int32Array(runs.length * 2);
          larger.set(runs);
          runs = larger;
        }
        runs[length++] = y;
        runs[length++] = from;
        runs[length++] = x;
        from = -1;
      }
    }
  }
  return runs.subarray(0, length);
}

function ruleRuns(runs: Int32Array, longest: number): Uint8Array {
  const isRule = new Uint8Array(runs.length / 3);
  for (let run = 0; run < isRule.length; run++)
    if (runs[run * 3 + 2]! - runs[run * 3 + 1]! > longest) isRule[run] = 1;
  return isRule;
}

/** By run: the first run of its component. Diagonal neighbours are connected; rules join nothing. */
function joinRows(runs: Int32Array, isRule: Uint8Array): Int32Array {
  const parents = Int32Array.from({ length: isRule.length }, (_, run) => run);
  let above = 0;
  for (let run = 0; run < isRule.length; run++) {
    const [row, from, to] = [runs[run * 3]!, runs[run * 3 + 1]!, runs[run * 3 + 2]!];
    while (
      above < run &&
      (runs[above * 3]! < row - 1 || (runs[above * 3]! === row - 1 && runs[above * 3 + 2]! < from))
    )
      above++;
    if (isRule[run] === 1) continue;
    for (let other = above; other < run && runs[other * 3]! === row - 1; other++) {
      if (runs[other * 3 + 1]! > to) break;
      if (isRule[other] === 1) continue;
      const [a, b] = [rootOf(parents, run), rootOf(parents, other)];
      if (a !== b) parents[Math.max(a, b)] = Math.min(a, b);
    }
  }
  for (let run = 0; run < parents.length; run++) parents[run] = rootOf(parents, run);
  return parents;
}

/** Root of a set in a union-find forest, with path halving. */
export function rootOf(parents: Int32Array, index: number): number {
  let at = index;
  while (parents[at] !== at) at = parents[at] = parents[parents[at]!]!;
  return at;
}
