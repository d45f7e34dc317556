/** Offsets to the neighbours of a cell, in columns and rows. */
export type Neighbourhood = readonly (readonly [columns: number, rows: number])[];

/** Cells that share a side (4-connectivity). */
export const SIDE_NEIGHBOURS: Neighbourhood = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

/** Cells up to `reach` columns and rows away, including diagonals. */
export function neighboursWithin(reach: number): Neighbourhood {
  const sides = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);
  return sides.flatMap((row) =>
    sides.filter((column) => column !== 0 || row !== 0).map((column) => [column, row] as const),
  );
}

/** A connected group of cells with its bounding box; right and bottom exclusive. */
export interface CellGroup {
  cells: number[];
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Connected groups of the member cells of a grid under a neighbourhood, ordered by first
 * cell. Cells are numbered row by row.
 */
export function connectedCells(
  { columns, rows }: { columns: number; rows: number },
  isMember: (cell: number) => boolean,
  neighbourhood: Neighbourhood,
): CellGroup[] {
  const isSeen = new Uint8Array(columns * rows);
  const groups: CellGroup[] = [];
  for (let start = 0; start < isSeen.length; start++) {
    if (isSeen[start] === 1 || !isMember(start)) continue;
    isSeen[start] = 1;
    const group: CellGroup = { cells: [start], left: columns, top: rows, right: 0, bottom: 0 };
    for (let head = 0; head < group.cells.length; head++) {
      const x = group.cells[head]! % columns;
      const y = Math.floor(group.cells[head]! / columns);
      group.left = Math.min(group.left, x);
      group.top = Math.min(group.top, y);
      group.right = Math.max(group.right, x + 1);
      group.bottom = Math.max(group.bottom, y + 1);
      for (const [dx, dy] of neighbourhood) {
        const [column, row] = [x + dx, y + dy];
        if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
        const next = row * columns + column;
        if (isSeen[next] === 1 || !isMember(next)) continue;
        isSeen[next] = 1;
        group.cells.push(next);
      }
    }
    groups.push(group);
  }
  return groups;
}
