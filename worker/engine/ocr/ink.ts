import type { Grey } from '../image/grey.js';

/**
 * The contrast of each pixel with its local background, and the threshold from which
 * it counts as ink (adaptive binarisation). White on blue, grey on black and shadowed
 * paper all become ink on an empty background.
 */
export interface Ink {
  width: number;
  height: number;
  /** Contrast in grey levels, 0 for background; rows from the top. */
  strength: Uint8Array;
  /** Threshold by block of `BLOCK_PX`, rows of `blockColumns`. */
  thresholds: Uint8Array;
  blockColumns: number;
}

/** Side of the blocks over which background and contrast are measured. */
export const BLOCK_PX = 1 << 4;
const BLOCK_SHIFT = 4;
/** Blocks on each side used to estimate the background: 48 pixels, twice the coloured heading of a table. */
const BACKGROUND_BLOCKS = 1;
/** Blocks on each side used to find the strongest contrast: 80 pixels. */
const CONTRAST_BLOCKS = 2;
const LEVELS = 64;
/** Share of the strongest contrast nearby from which a pixel is ink: low enough for dots and thin strokes. */
const INK_SHARE = 0.32;
/** Weaker contrast is paper texture, noise or JPEG artefacts; grey levels. */
const INK_MIN = 26;

export function inkOf(grey: Grey): Ink {
  const { width, height, data } = grey;
  const columns = Math.ceil(width / BLOCK_PX);
  const rows = Math.ceil(height / BLOCK_PX);
  const background = withoutStrokeBlocks(grey, localModes(grey, columns, rows), columns, rows);
  const strength = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const blockRow = (y >> BLOCK_SHIFT) * columns;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      strength[at] = Math.abs(data[at]! - background[blockRow + (x >> BLOCK_SHIFT)]!);
    }
  }
  mergeAdjacentBackgrounds(grey, background, strength, columns, rows);
  const strongest = new Uint8Array(columns * rows);
  for (let y = 0; y < height; y++) {
    const blockRow = (y >> BLOCK_SHIFT) * columns;
    for (let x = 0; x < width; x++) {
      const block = blockRow + (x >> BLOCK_SHIFT);
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
 * Corrects blocks that contain the border of a coloured panel. In a block between two
 * backgrounds, pixels that have the other background's level and are connected to it
 * are background too. White letters on a coloured panel stay ink, because the panel
 * separates them from the white page.
 */
function mergeAdjacentBackgrounds(
  { width, height, data }: Grey,
  background: Uint8Array,
  strength: Uint8Array,
  columns: number,
  rows: number,
): void {
  const isBorder = borderBlocks(background, columns, rows);
  const borders = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_unused, column) => column).filter(
      (column) => isBorder[row * columns + column] === 1,
    ),
  );
  const bordersOf = (y: number): readonly number[] => borders[y >> BLOCK_SHIFT]!;
  // Level of the background that a pixel is connected to, plus one; 0 for none.
  const joined = new Uint8Array(width * height);
  const visit = (x: number, y: number, step: -1 | 1): void => {
    const block = (y >> BLOCK_SHIFT) * columns + (x >> BLOCK_SHIFT);
    const at = y * width + x;
    if (strength[at]! < SAME_BACKGROUND_LEVELS || joined[at] !== 0) return;
    for (const [nextX, nextY] of [
      [x + step, y],
      [x, y + step],
    ] as const) {
      if (nextX < 0 || nextY < 0 || nextX >= width || nextY >= height) continue;
      const next = nextY * width + nextX;
      const nextBlock = (nextY >> BLOCK_SHIFT) * columns + (nextX >> BLOCK_SHIFT);
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
  // Two passes in each direction reach all shapes but spirals.
  for (let pass = 0; pass < 2; pass++) {
    for (let y = 0; y < height; y++)
      for (const column of bordersOf(y))
        for (let x = column * BLOCK_PX; x < Math.min(width, (column + 1) * BLOCK_PX); x++)
          visit(x, y, -1);
    for (let y = height - 1; y >= 0; y--)
      for (const column of bordersOf(y).toReversed())
        for (let x = Math.min(width, (column + 1) * BLOCK_PX) - 1; x >= column * BLOCK_PX; x--)
          visit(x, y, 1);
  }
}

/** 1 for blocks with a different background in one of the 8 neighbours, else 0. */
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
 * A background that differs from its wider neighbourhood is a panel if it runs
 * unbroken for this many pixels; otherwise it is the inside of large letters, whose
 * strokes are shorter except on posters.
 */
const PANEL_RUN_MIN_PX = 100;
/** Grey levels that noise and blur add within one background. */
const RUN_LEVELS = 40;
const SAME_BACKGROUND_LEVELS = 24;
const WIDER_BLOCKS = 5;

/** Replaces backgrounds that are letter strokes by the median of a wider neighbourhood. */
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
      const wider = medianAround(background, row, column, rows, columns);
      if (Math.abs(wider - own) < SAME_BACKGROUND_LEVELS) continue;
      // Rows of text on a panel have no unbroken run, but the rows above or below them do.
      let isPanel = false;
      forEachBlockAround(row, column, rows, columns, 1, (block) => {
        if (hasLongRun[block] === 1 && Math.abs(background[block]! - own) < SAME_BACKGROUND_LEVELS)
          isPanel = true;
      });
      if (!isPanel) out[row * columns + column] = wider;
    }
  return out;
}

/** Upper median of the levels of the blocks around one, by counting. */
function medianAround(
  background: Uint8Array,
  row: number,
  column: number,
  rows: number,
  columns: number,
): number {
  const counts = new Uint8Array(256);
  let blocks = 0;
  forEachBlockAround(row, column, rows, columns, WIDER_BLOCKS, (block) => {
    counts[background[block]!]!++;
    blocks++;
  });
  let level = 0;
  for (let below = counts[0]!; below <= Math.floor(blocks / 2); below += counts[level]!) level++;
  return level;
}

/** 1 for blocks crossed by a long unbroken run of their background, else 0. */
function backgroundRuns(
  { width, height, data }: Grey,
  background: Uint8Array,
  columns: number,
): Uint8Array {
  const hasLongRun = new Uint8Array(background.length);
  for (let y = 0; y < height; y++) {
    const blockRow = (y >> BLOCK_SHIFT) * columns;
    let start = 0;
    for (let x = 0; x <= width; x++) {
      const block = blockRow + (x >> BLOCK_SHIFT);
      const goesOn =
        x < width &&
        Math.abs(data[y * width + x]! - background[block]!) < RUN_LEVELS &&
        (x === start ||
          x % BLOCK_PX !== 0 ||
          Math.abs(background[block]! - background[block - 1]!) < SAME_BACKGROUND_LEVELS);
      if (goesOn) continue;
      if (x - start >= PANEL_RUN_MIN_PX)
        for (let at = start; at < x; at += BLOCK_PX) hasLongRun[blockRow + (at >> BLOCK_SHIFT)] = 1;
      start = x + 1;
    }
  }
  return hasLongRun;
}

/** Background level by block: the mode of the grey levels around it. */
function localModes({ width, height, data }: Grey, columns: number, rows: number): Uint8Array {
  const counts = new Uint16Array(columns * rows * LEVELS);
  for (let y = 0; y < height; y++) {
    const blockRow = (y >> BLOCK_SHIFT) * columns;
    for (let x = 0; x < width; x++)
      counts[(blockRow + (x >> BLOCK_SHIFT)) * LEVELS + (data[y * width + x]! >> 2)]!++;
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

/** Peak of a histogram of 64 bins, smoothed with weights 1-2-1, as a grey level 0-255. */
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
