import { runsOf } from './blots.js';
import type { Cell } from './cells.js';
import type { Ink } from './ink.js';

/** Which cell the ink of each pixel belongs to. */
export interface Owners {
  /** By pixel: 0 where there is no ink, a cell's number, or `NOBODY`: rules, stains, pictures. */
  map: Uint16Array;
  numberOf(cell: Cell): number | undefined;
}

const NOBODY = 0xffff;

export function ownersOf(ink: Ink, cells: readonly Cell[]): Owners {
  const map = new Uint16Array(ink.width * ink.height);
  const paint = (row: number, from: number, to: number, owner: number): void => {
    map.fill(owner, row * ink.width + from, row * ink.width + to);
  };
  // One pixel more, up, down and aside: the blurred edges of a rule are its own.
  for (const [row, from, to] of runsOf(ink)) {
    const [left, right] = [Math.max(0, from - 1), Math.min(ink.width, to + 1)];
    for (let y = Math.max(0, row - 1); y <= Math.min(ink.height - 1, row + 1); y++)
      paint(y, left, right, NOBODY);
  }
  const numbers = new Map<Cell, number>();
  cells.forEach((cell, index) => {
    numbers.set(cell, index + 1);
    for (const blot of cell.blots)
      for (let at = 0; at < blot.runs.length; at += 3) {
        const [row, from, to] = [blot.runs[at]!, blot.runs[at + 1]!, blot.runs[at + 2]!];
        const [left, right] = [Math.max(0, from - 1), Math.min(ink.width, to + 1)];
        for (let y = Math.max(0, row - 1); y <= Math.min(ink.height - 1, row + 1); y++)
          paint(y, left, right, index + 1);
      }
  });
  return { map, numberOf: (cell) => numbers.get(cell) };
}
