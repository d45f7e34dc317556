import type { View } from '../../core/model-manifest.js';

type Tiling = Extract<View, { kind: 'tiles' }>;

/** Tiling of one side of a picture, in pixels from its left or upper edge. */
export interface AxisTiles {
  /** The side, padded to a multiple of `multipleOf`. */
  padded: number;
  /** Size of every tile. */
  size: number;
  /** Start of each tile, ascending, multiples of `multipleOf`. */
  starts: number[];
}

/**
 * Tiles of equal size, at most `tilePx`, that cover a side; neighbours overlap by
 * `overlapPx`, the last by what rounding leaves more. As many as are needed and no larger:
 * a picture a little over one tile costs two small ones, not two full ones.
 */
export function cutAxis(length: number, { tilePx, overlapPx, multipleOf }: Tiling): AxisTiles {
  const up = (px: number): number => Math.ceil(px / multipleOf) * multipleOf;
  const padded = up(length);
  if (padded <= tilePx) return { padded, size: padded, starts: [0] };
  const count = Math.ceil((padded - overlapPx) / (tilePx - overlapPx));
  const size = Math.min(tilePx, up((padded + (count - 1) * overlapPx) / count));
  const starts = Array.from({ length: count }, (_, index) =>
    Math.min(padded - size, index * (size - overlapPx)),
  );
  return { padded, size, starts };
}

/**
 * Largest tile, as a share of the square of `tilePx`. A page of A4 at 200 dpi has two of 0.73. The
 * runtime keeps what its largest tile took for good: with squares, which pictures of 12 megapixels
 * nearly have, the process of a network grew by 145 MiB beyond what such pages take.
 */
const TILE_SHARE_MAX = 0.75;

/** The tiles of both sides of a picture: of its height as many as keep a tile within TILE_SHARE_MAX. */
export function cutPicture(
  { width, height }: { width: number; height: number },
  tiling: Tiling,
): { across: AxisTiles; down: AxisTiles } {
  const { tilePx, overlapPx, multipleOf } = tiling;
  const across = cutAxis(width, tiling);
  const highest = Math.floor((TILE_SHARE_MAX * tilePx ** 2) / across.size / multipleOf);
  // Higher than the overlap, or no number of them covers a side.
  const heightPx = Math.max(highest * multipleOf, overlapPx + multipleOf);
  const down = cutAxis(height, { ...tiling, tilePx: Math.min(tilePx, heightPx) });
  return { across, down };
}

/**
 * Weight of each cell of a tile along one side: 0 in the outer quarter of an
 * overlap, where a network sees beyond its tile, rising over the middle half.
 * The weights of two neighbours sum to 1. At the picture's own edges the weight
 * is 1.
 */
export function cellWeights(
  { size, starts }: AxisTiles,
  index: number,
  overlapPx: number,
  stride: number,
): Float32Array {
  const weights = new Float32Array(size / stride).fill(1);
  const ramp = (distancePx: number): number =>
    Math.min(1, Math.max(0, (distancePx - overlapPx / 4) / (overlapPx / 2)));
  for (let cell = 0; cell < weights.length; cell += 1) {
    const centre = (cell + 0.5) * stride;
    const fromStart = index === 0 ? 1 : ramp(centre);
    const fromEnd = index === starts.length - 1 ? 1 : ramp(size - centre);
    weights[cell] = Math.min(fromStart, fromEnd);
  }
  return weights;
}
