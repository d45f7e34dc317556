import type { Cell, Row } from '../layout.js';

/** Cells one under the other that share an edge: an address, a list of keys, a column. */
export interface Block {
  /** From top to bottom. */
  cells: Cell[];
  page: number;
}

/** Largest distance between the tops of two lines of a block, in line heights. */
const LEADING_MAX = 2.4;
/** Edges this far apart, percent of the page's width, are the same edge. */
const EDGE_TOLERANCE = 0.9;
/** Lines of one block have heights within this factor; a heading above is larger. */
const HEIGHT_FACTOR_MAX = 1.45;

/** Groups all cells of a document into blocks; each cell is in exactly one. */
export function blocksOf(rows: readonly Row[]): Block[] {
  const blocks: Block[] = [];
  let open: Block[] = [];
  for (const row of rows) {
    open = open.filter((block) => block.page === row.page.number && isNear(lastOf(block), row));
    const taken = new Set<Block>();
    for (const cell of row.cells) {
      const above = open.filter((block) => !taken.has(block) && continues(lastOf(block), cell));
      // Of two blocks above, the one that ends lowest is the neighbour.
      const block = above.sort((a, b) => bottomOf(lastOf(b)) - bottomOf(lastOf(a)))[0];
      if (block) {
        block.cells.push(cell);
        taken.add(block);
        continue;
      }
      const started = { cells: [cell], page: row.page.number };
      blocks.push(started);
      open.push(started);
      taken.add(started);
    }
  }
  return blocks;
}

/** The block of each cell. */
export const blockByCell = (blocks: readonly Block[]): Map<Cell, Block> =>
  new Map(blocks.flatMap((block) => block.cells.map((cell) => [cell, block] as const)));

const lastOf = ({ cells }: Block): Cell => {
  const last = cells.at(-1);
  if (!last) throw new Error('a block has at least one cell');
  return last;
};

const bottomOf = ({ rect }: Cell): number => rect.y + rect.h;

const isNear = (above: Cell, row: Row): boolean =>
  row.rect.y - above.rect.y <= Math.max(above.rect.h, row.rect.h) * LEADING_MAX;

function continues(above: Cell, below: Cell): boolean {
  const [low, high] = [above.rect.h, below.rect.h].sort((a, b) => a - b);
  if ((high ?? 0) > (low ?? 0) * HEIGHT_FACTOR_MAX) return false;
  if (below.rect.y - above.rect.y > (low ?? 0) * LEADING_MAX) return false;
  const edges = [
    above.rect.x - below.rect.x,
    above.rect.x + above.rect.w - below.rect.x - below.rect.w,
    above.rect.x + above.rect.w / 2 - below.rect.x - below.rect.w / 2,
  ];
  return edges.some((distance) => Math.abs(distance) <= EDGE_TOLERANCE);
}
