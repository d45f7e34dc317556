import { BLOCK_PX, type Ink } from './ink.js';

/** Connected ink: a letter, a dot, part of a letter, a rule, a stain. Pixels, right and bottom exclusive. */
export interface Blot {
  left: number;
  top: number;
  right: number;
  bottom: number;
  pixels: number;
  /** Horizontal stretches it is made of: row, from, to (exclusive), flattened. */
  runs: number[];
}

export const heightOf = (blot: { top: number; bottom: number }): number => blot.bottom - blot.top;
export const widthOf = (blot: { left: number; right: number }): number => blot.right - blot.left;

/** Longer unbroken stretches of ink are rules and edges, in pixels and as a share of the width. */
const RUN_MAX_PX = 100;
const RUN_MAX_SHARE = 0.08;

/** The connected pieces of ink of a page, found by joining runs of neighbouring rows; rules are left out. */
export function blotsOf(ink: Ink): Blot[] {
  const longest = Math.max(RUN_MAX_PX, ink.width * RUN_MAX_SHARE);
  const runs = runsOf(ink).filter(([, from, to]) => to - from <= longest);
  const parents = runs.map((_, index) => index);
  const root = (index: number): number => {
    let at = index;
    while (parents[at] !== at) at = parents[at] = parents[parents[at]!]!;
    return at;
  };
  let above = 0;
  for (let index = 0; index < runs.length; index++) {
    const [row, from, to] = runs[index]!;
    while (above < index && (runs[above]![0] < row - 1 || isLeftOf(runs[above]!, row, from)))
      above++;
    for (let other = above; other < index; other++) {
      const [otherRow, otherFrom] = runs[other]!;
      if (otherRow !== row - 1 || otherFrom > to) break;
      const [a, b] = [root(index), root(other)];
      if (a !== b) parents[Math.max(a, b)] = Math.min(a, b);
    }
  }
  const blots = new Map<number, Blot>();
  for (let index = 0; index < runs.length; index++) {
    const [row, from, to] = runs[index]!;
    const key = root(index);
    const blot = blots.get(key);
    if (blot === undefined) {
      blots.set(key, {
        left: from,
        top: row,
        right: to,
        bottom: row + 1,
        pixels: to - from,
        runs: [row, from, to],
      });
      continue;
    }
    blot.left = Math.min(blot.left, from);
    blot.right = Math.max(blot.right, to);
    blot.bottom = row + 1;
    blot.pixels += to - from;
    blot.runs.push(row, from, to);
  }
  return [...blots.values()];
}

export type Run = [row: number, from: number, to: number];

/** Whether a run of the row above ends before this one begins, diagonal neighbours counted in. */
const isLeftOf = ([runRow, , to]: Run, row: number, from: number): boolean =>
  runRow === row - 1 && to < from;

/** Stretches of ink, row by row, from left to right. */
export function runsOf(ink: Ink): Run[] {
  const { width, height, strength, thresholds, blockColumns } = ink;
  const runs: Run[] = [];
  for (let y = 0; y < height; y++) {
    const blockRow = Math.floor(y / BLOCK_PX) * blockColumns;
    let from = -1;
    for (let x = 0; x <= width; x++) {
      const isInk =
        x < width && strength[y * width + x]! > thresholds[blockRow + Math.floor(x / BLOCK_PX)]!;
      if (isInk && from === -1) from = x;
      else if (!isInk && from !== -1) {
        runs.push([y, from, x]);
        from = -1;
      }
    }
  }
  return runs;
}
