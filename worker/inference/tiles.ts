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
