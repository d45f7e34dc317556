import type { Grey } from '../image/grey.js';

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
/** Blocks on each side over which the ground is looked for: 48 pixels, twice a table's coloured head. */
const BACKGROUND_BLOCKS = 1;
/** Blocks on each side that count as around: 80 pixels. */
const CONTRAST_BLOCKS = 2;
const LEVELS = 64;
/** Share of the strongest contrast nearby from which a pixel is ink: low enough for dots and thin strokes. */
const INK_SHARE = 0.32;
/** Weaker than this is paper, noise or JPEG: grey levels. */
const INK_MIN = 26;

export function inkOf(grey: Grey): Ink {
  const { width, height, data } = grey;
  const columns = Math.ceil(width / BLOCK_PX);
  const rows = Math.ceil(height / BLOCK_PX);
  const background = withoutStrokeBlocks(grey, localModes(grey, columns, rows), columns, rows);
  const strength = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const blockRow = Math.floor(y / BLOCK_PX) * columns;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      strength[at] = Math.abs(data[at]! - background[blockRow + Math.floor(x / BLOCK_PX)]!);
    }
  }
  mergeAdjacentBackgrounds(grey, background, strength, columns, rows);
  const strongest = new Uint8Array(columns * rows);
  for (let y = 0; y < height; y++) {
    const blockRow = Math.floor(y / BLOCK_PX) * columns;
    for (let x = 0; x < width; x++) {
      const block = blockRow + Math.floor(x / BLOCK_PX);
      strongest[block] = Math.max(strongest[block]!, strength[y * width + x]!);
    }
  }
  const thresholds = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let most = 0;
      forEachBlockAround(row, column, rows, columns, CONTRAST_BLOCKS, (block) => {
        most = Math.max(most, strongest[block]!);
      });
      thresholds[row * columns + column] = Math.max(INK_MIN, Math.round(most * INK_SHARE));
    }
  return { width, height, strength, thresholds, blockColumns: columns };
}

/**
 * Blocks do not end where panels end. In a block between two grounds, what has the
 * other ground's colour and is joined to it is ground too; white letters on a
 * coloured panel stay ink, for the panel's colour parts them from the white page.
 */
function mergeAdjacentBackgrounds(
  { width, height, data }: Grey,
  background: Uint8Array,
  strength: Uint8Array,
  columns: number,
  rows: number,
): void {
  const isBorder = borderBlocks(background, columns, rows);
  // The ground a pixel was joined to, plus one; 0 for none.
  const joined = new Uint8Array(width * height);
  const visit = (x: number, y: number, step: -1 | 1): void => {
    const block = Math.floor(y / BLOCK_PX) * columns + Math.floor(x / BLOCK_PX);
    const at = y * width + x;
    if (isBorder[block] === 0 || strength[at]! < SAME_BACKGROUND_LEVELS || joined[at] !== 0) return;
    for (const [nextX, nextY] of [
      [x + step, y],
      [x, y + step],
    ] as const) {
      if (nextX < 0 || nextY < 0 || nextX >= width || nextY >= height) continue;
      const next = nextY * width + nextX;
      const nextBlock = Math.floor(nextY / BLOCK_PX) * columns + Math.floor(nextX / BLOCK_PX);
      const other = joined[next] === 0 ? background[nextBlock]! : joined[next]! - 1;
      const isOther =
        Math.abs(other - background[block]!) >= SAME_BACKGROUND_LEVELS &&
        Math.abs(data[next]! - other) < SAME_BACKGROUND_LEVELS &&
        Math.abs(data[at]! - other) < SAME_BACKGROUND_LEVELS;
      if (!isOther) continue;
      joined[at] = Math.min(254, other) + 1;
      strength[at] = Math.abs(data[at]! - other);
      return;
    }
  };
  // Once from each corner and back again reaches round all but spirals.
  for (let pass = 0; pass < 2; pass++) {
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) visit(x, y, -1);
    for (let y = height - 1; y >= 0; y--) for (let x = width - 1; x >= 0; x--) visit(x, y, 1);
  }
}

/** Blocks with another ground beside or across from them: 1, others 0. */
function borderBlocks(background: Uint8Array, columns: number, rows: number): Uint8Array {
  const border = new Uint8Array(background.length);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const own = background[row * columns + column]!;
      forEachBlockAround(row, column, rows, columns, 1, (block) => {
        if (Math.abs(background[block]! - own) >= SAME_BACKGROUND_LEVELS)
          border[row * columns + column] = 1;
      });
    }
  return border;
}

/**
 * A ground unlike its wider neighbourhood is a panel when it is seen unbroken for
 * this many pixels, and else the inside of large letters, whose strokes are shorter
 * in all but posters.
 */
const PANEL_RUN_MIN_PX = 100;
/** Grey levels that noise and blur add within one ground. */
const RUN_LEVELS = 40;
const SAME_BACKGROUND_LEVELS = 24;
const WIDER_BLOCKS = 5;

/** Replaces the grounds of strokes by the middle one of a wider neighbourhood. */
function withoutStrokeBlocks(
  grey: Grey,
  background: Uint8Array,
  columns: number,
  rows: number,
): Uint8Array {
  const hasLongRun = backgroundRuns(grey, background, columns);
  const out = background.slice();
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const own = background[row * columns + column]!;
      const levels: number[] = [];
      forEachBlockAround(row, column, rows, columns, WIDER_BLOCKS, (block) =>
        levels.push(background[block]!),
      );
      levels.sort((a, b) => a - b);
      const wider = levels[Math.floor(levels.length / 2)]!;
      if (Math.abs(wider - own) < SAME_BACKGROUND_LEVELS) continue;
      // A panel's rows of text have no unbroken run, but the rows above or below them do.
      let isPanel = false;
      forEachBlockAround(row, column, rows, columns, 1, (block) => {
        if (hasLongRun[block] === 1 && Math.abs(background[block]! - own) < SAME_BACKGROUND_LEVELS)
          isPanel = true;
      });
      if (!isPanel) out[row * columns + column] = wider;
    }
  return out;
}

/** Blocks through which their ground runs on unbroken: 1, others 0. */
function backgroundRuns(
  { width, height, data }: Grey,
  background: Uint8Array,
  columns: number,
): Uint8Array {
  const hasLongRun = new Uint8Array(background.length);
  for (let y = 0; y < height; y++) {
    const blockRow = Math.floor(y / BLOCK_PX) * columns;
    let start = 0;
    for (let x = 0; x <= width; x++) {
      const block = blockRow + Math.floor(x / BLOCK_PX);
      const goesOn =
        x < width &&
        Math.abs(data[y * width + x]! - background[block]!) < RUN_LEVELS &&
        (x === start ||
          x % BLOCK_PX !== 0 ||
          Math.abs(background[block]! - background[block - 1]!) < SAME_BACKGROUND_LEVELS);
      if (goesOn) continue;
      if (x - start >= PANEL_RUN_MIN_PX)
        for (let at = start; at < x; at += BLOCK_PX)
          hasLongRun[blockRow + Math.floor(at / BLOCK_PX)] = 1;
      start = x + 1;
    }
  }
  return hasLongRun;
}

/** The ground's level by block: the commonest grey around it. */
function localModes({ width, height, data }: Grey, columns: number, rows: number): Uint8Array {
  const counts = new Uint16Array(columns * rows * LEVELS);
  for (let y = 0; y < height; y++) {
    const blockRow = Math.floor(y / BLOCK_PX) * columns;
    for (let x = 0; x < width; x++)
      counts[(blockRow + Math.floor(x / BLOCK_PX)) * LEVELS + (data[y * width + x]! >> 2)]!++;
  }
  const background = new Uint8Array(columns * rows);
  const sums = new Uint32Array(LEVELS);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      sums.fill(0);
      forEachBlockAround(row, column, rows, columns, BACKGROUND_BLOCKS, (block) => {
        for (let level = 0; level < LEVELS; level++)
          sums[level]! += counts[block * LEVELS + level]!;
      });
      background[row * columns + column] = modeOf(sums);
    }
  return background;
}

/** The peak of a histogram of 64 levels, as a grey level: the centre of mass about it. */
function modeOf(sums: Uint32Array): number {
  let best = 0;
  let bestCount = -1;
  for (let level = 0; level < LEVELS; level++) {
    const count = 2 * sums[level]! + (sums[level - 1] ?? 0) + (sums[level + 1] ?? 0);
    if (count > bestCount) [best, bestCount] = [level, count];
  }
  return Math.min(255, best * 4 + 2);
}

function forEachBlockAround(
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
