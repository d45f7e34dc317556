import type { InkRuns } from './connected-components.js';
import type { Cell } from './cells.js';
import type { Ink } from './ink.js';

/** The cell that the ink of each pixel belongs to. */
export interface CellMap {
  /** By pixel: 0 without ink, the number of a cell, or `NO_CELL` for rules, stains and pictures. */
  map: Uint16Array;
  numberOf(cell: Cell): number | undefined;
}

const NO_CELL = 0xffff;

export function cellMapOf(
  ink: Ink,
  { runs, componentOf, components }: InkRuns,
  cells: readonly Cell[],
): CellMap {
  const numbers = new Map(cells.map((cell, index) => [cell, index + 1]));
  const cellNumberOf = new Uint16Array(components.length);
  for (const [cell, number] of numbers)
    for (const component of cell.components) cellNumberOf[component.index] = number;

  const map = new Uint16Array(ink.width * ink.height);
  // One pixel more on each side covers blurred edges.
  const paint = (run: number, cellNumber: number): void => {
    const row = runs[run * 3]!;
    const left = Math.max(0, runs[run * 3 + 1]! - 1);
    const right = Math.min(ink.width, runs[run * 3 + 2]! + 1);
    for (let y = Math.max(0, row - 1); y <= Math.min(ink.height - 1, row + 1); y++)
      map.fill(cellNumber, y * ink.width + left, y * ink.width + right);
  };
  // A point too small for a component may belong to the letters beside it, so it is not marked.
  const isRule = (run: number): boolean => runs[run * 3 + 2]! - runs[run * 3 + 1]! > 3;
  for (let run = 0; run < componentOf.length; run++) {
    const component = componentOf[run]!;
    if (component === -1 ? isRule(run) : cellNumberOf[component] === 0) paint(run, NO_CELL);
  }
  for (let run = 0; run < componentOf.length; run++) {
    const component = componentOf[run]!;
    if (component !== -1 && cellNumberOf[component] !== 0) paint(run, cellNumberOf[component]!);
  }
  return { map, numberOf: (cell) => numbers.get(cell) };
}
