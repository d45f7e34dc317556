import type { Grey } from '../imaging/grey.js';

/**
 * How clearly each pixel stands out from the ground around it, and from which
 * strength on it counts as drawn. White on blue, grey on black and shadowed paper
 * all become ink on nothing.
 */
export interface Ink {
  width: number;
  height: number;
  /** 0 is ground; rows from the top. */
  strength: Uint8Array;
  /** Threshold by block of `BLOCK_PX`, rows of `blockColumns`. */
  thresholds: Uint8Array;
  blockColumns: number;
}

/** Side of the blocks over which ground and contrast are measured. */
export const BLOCK_PX = 16;
/** Blocks on each side that count as around: 80 pixels in all, wider than the strokes of any text. */
const AROUND_BLOCKS = 2;
const LEVELS = 64;
/** Share of the strongest contrast nearby from which a pixel is ink: low enough for dots and thin strokes. */
const INK_SHARE = 0.32;
/** Weaker than this is paper, noise or JPEG: grey levels. */
const INK_MIN = 26;

export function inkOf(grey: Grey): Ink {
  const { width, height, data } = grey;
  const columns = Math.ceil(width / BLOCK_PX);
  const rows = Math.ceil(height / BLOCK_PX);
  const ground = withoutStrokes(commonestAround(grey, columns, rows), columns, rows);
  const strength = new Uint8Array(width * height);
  const strongest = new Uint8Array(columns * rows);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / BLOCK_PX);
    const otherRow = nearerNeighbour(y, row, rows);
    for (let x = 0; x < width; x++) {
      const column = Math.floor(x / BLOCK_PX);
      const otherColumn = nearerNeighbour(x, column, columns);
      const level = data[y * width + x]!;
      // Where two grounds meet, a pixel of either is ground: panels leave no outline.
      const value = Math.min(
        Math.abs(level - ground[row * columns + column]!),
        Math.abs(level - ground[otherRow * columns + column]!),
        Math.abs(level - ground[row * columns + otherColumn]!),
        Math.abs(level - ground[otherRow * columns + otherColumn]!),
      );
      strength[y * width + x] = value;
      const block = row * columns + column;
      if (value > strongest[block]!) strongest[block] = value;
    }
  }
  const thresholds = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let most = 0;
      around(row, column, rows, columns, AROUND_BLOCKS, (block) => {
        most = Math.max(most, strongest[block]!);
      });
      thresholds[row * columns + column] = Math.max(INK_MIN, Math.round(most * INK_SHARE));
    }
  return { width, height, strength, thresholds, blockColumns: columns };
}

/** The block beside this one that a pixel is nearer to; the block itself at the border. */
function nearerNeighbour(at: number, block: number, blocks: number): number {
  const other = at % BLOCK_PX < BLOCK_PX / 2 ? block - 1 : block + 1;
  return other < 0 || other >= blocks ? block : other;
}

/** A ground that fewer of the 25 blocks around share is the inside of large letters. */
const SHARED_BY_MIN = 15;
const SAME_GROUND_LEVELS = 24;
const WIDER_BLOCKS = 5;

/** Replaces grounds that only a few blocks have by the middle one of a wider neighbourhood. */
function withoutStrokes(ground: Uint8Array, columns: number, rows: number): Uint8Array {
  const out = ground.slice();
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const own = ground[row * columns + column]!;
      let shared = 0;
      let seen = 0;
      around(row, column, rows, columns, AROUND_BLOCKS, (block) => {
        seen++;
        if (Math.abs(ground[block]! - own) < SAME_GROUND_LEVELS) shared++;
      });
      if (shared * 25 >= SHARED_BY_MIN * seen) continue;
      const levels: number[] = [];
      around(row, column, rows, columns, WIDER_BLOCKS, (block) => levels.push(ground[block]!));
      levels.sort((a, b) => a - b);
      out[row * columns + column] = levels[Math.floor(levels.length / 2)]!;
    }
  return out;
}

/** The ground's level by block: the commonest grey around it. */
function commonestAround({ width, height, data }: Grey, columns: number, rows: number): Uint8Array {
  const counts = new Uint16Array(columns * rows * LEVELS);
  for (let y = 0; y < height; y++) {
    const blockRow = Math.floor(y / BLOCK_PX) * columns;
    for (let x = 0; x < width; x++)
      counts[(blockRow + Math.floor(x / BLOCK_PX)) * LEVELS + (data[y * width + x]! >> 2)]!++;
  }
  const ground = new Uint8Array(columns * rows);
  const sums = new Uint32Array(LEVELS);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      sums.fill(0);
      around(row, column, rows, columns, AROUND_BLOCKS, (block) => {
        for (let level = 0; level < LEVELS; level++)
          sums[level]! += counts[block * LEVELS + level]!;
      });
      ground[row * columns + column] = commonest(sums);
    }
  return ground;
}

/** The peak of a histogram of 64 levels, as a grey level: the centre of mass about it. */
function commonest(sums: Uint32Array): number {
  let best = 0;
  let bestCount = -1;
  for (let level = 0; level < LEVELS; level++) {
    const count = 2 * sums[level]! + (sums[level - 1] ?? 0) + (sums[level + 1] ?? 0);
    if (count > bestCount) [best, bestCount] = [level, count];
  }
  return Math.min(255, best * 4 + 2);
}

function around(
  row: number,
  column: number,
  rows: number,
  columns: number,
  reach: number,
  visit: (block: number) => void,
): void {
  const bottom = Math.min(rows - 1, row + reach);
  const right = Math.min(columns - 1, column + reach);
  for (let y = Math.max(0, row - reach); y <= bottom; y++)
    for (let x = Math.max(0, column - reach); x <= right; x++) visit(y * columns + x);
}
