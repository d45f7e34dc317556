import type { InkRuns } from './blots.js';
import type { Cell } from './cells.js';
import type { Ink } from './ink.js';

/** Which cell the ink of each pixel belongs to. */
export interface Owners {
  /** By pixel: 0 where there is no ink, a cell's number, or `NOBODY`: rules, stains, pictures. */
  map: Uint16Array;
  numberOf(cell: Cell): number | undefined;
}

const NOBODY = 0xffff;

export function ownersOf(
  ink: Ink,
  { runs, blotOf, blots }: InkRuns,
  cells: readonly Cell[],
): Owners {
  const numbers = new Map(cells.map((cell, index) => [cell, index + 1]));
  const ownerOf = new Uint16Array(blots.length);
  for (const [cell, number] of numbers) for (const blot of cell.blots) ownerOf[blot.index] = number;

  const map = new Uint16Array(ink.width * ink.height);
  // One pixel more, up, down and aside: the blurred edges of a rule are its own.
  const paint = (run: number, owner: number): void => {
    const row = runs[run * 3]!;
    const left = Math.max(0, runs[run * 3 + 1]! - 1);
    const right = Math.min(ink.width, runs[run * 3 + 2]! + 1);
    for (let y = Math.max(0, row - 1); y <= Math.min(ink.height - 1, row + 1); y++)
      map.fill(owner, y * ink.width + left, y * ink.width + right);
  };
  // A point too faint to be a blot may belong to the letters beside it, so it is nobody's to lose.
  const isRule = (run: number): boolean => runs[run * 3 + 2]! - runs[run * 3 + 1]! > 3;
  for (let run = 0; run < blotOf.length; run++) {
    const blot = blotOf[run]!;
    if (blot === -1 ? isRule(run) : ownerOf[blot] === 0) paint(run, NOBODY);
  }
  for (let run = 0; run < blotOf.length; run++) {
    const blot = blotOf[run]!;
    if (blot !== -1 && ownerOf[blot] !== 0) paint(run, ownerOf[blot]!);
  }
  return { map, numberOf: (cell) => numbers.get(cell) };
}
