import type { Grey } from '../../../image/grey.js';
import { integralImageOf, sumOver } from '../../../image/signal/integral-image.js';

/** Side of the squares that are compared pixel by pixel, in pixels. */
export const BLOCK_PX = 8;
/**
 * Minimum number of informative pixels of a square (neither clipped nor equal to their
 * left neighbour); squares with fewer coincide by chance.
 */
const TEXTURED_MIN = 20;
const BLACK = 3;
const WHITE = 252;

/** Hashes of the squares of a picture at every position. */
export interface BlockHashes {
  /**
   * Number of positions across and down: the size of the picture minus that of a square,
   * plus one.
   */
  columns: number;
  rows: number;
  /** Hash of the pixels of the square whose top left corner is at the position. */
  hashes: Int32Array;
  /** 1 where the square has enough texture to be distinctive. */
  textured: Uint8Array;
  /** 1 for informative pixels: neither clipped nor equal to the previous one. */
  informative: Uint8Array;
}

/** Rolling polynomial hashes along rows, then down columns (Rabin and Karp 1987, in two dimensions). */
export function blockHashesOf(grey: Grey): BlockHashes {
  const columns = Math.max(0, grey.width - BLOCK_PX + 1);
  const rows = Math.max(0, grey.height - BLOCK_PX + 1);
  const informative = informativePixels(grey);
  const hashes = rollDown(rollAlong(grey, columns), columns, grey.height, rows);
  const textured = new Uint8Array(columns * rows);
  const counts = integralImageOf({ width: grey.width, height: grey.height, data: informative });
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++)
      if (sumOver(counts, x, y, x + BLOCK_PX, y + BLOCK_PX) >= TEXTURED_MIN)
        textured[y * columns + x] = 1;
  return { columns, rows, hashes, textured, informative };
}

function informativePixels({ width, height, data }: Grey): Uint8Array {
  const telling = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let at = y * width + 1; at < (y + 1) * width; at++) {
      const value = data[at]!;
      if (value > BLACK && value < WHITE && value !== data[at - 1]) telling[at] = 1;
    }
  return telling;
}

/** Odd multipliers; their power removes the value that leaves the window. */
const ALONG = 0x01000193;
const DOWN = 0x2c1b3c6d;
const power = (base: number): number => {
  let product = 1;
  for (let time = 0; time < BLOCK_PX; time++) product = Math.imul(product, base);
  return product;
};

function rollAlong({ width, height, data }: Grey, columns: number): Int32Array {
  const out = new Int32Array(columns * height);
  const leaving = power(ALONG);
  for (let y = 0; y < height; y++) {
    let hash = 0;
    const row = y * width;
    for (let x = 0; x < width; x++) {
      hash = (Math.imul(hash, ALONG) + data[row + x]! + 1) | 0;
      if (x >= BLOCK_PX) hash = (hash - Math.imul(data[row + x - BLOCK_PX]! + 1, leaving)) | 0;
      if (x >= BLOCK_PX - 1) out[y * columns + x - BLOCK_PX + 1] = hash;
    }
  }
  return out;
}

function rollDown(along: Int32Array, columns: number, height: number, rows: number): Int32Array {
  const out = new Int32Array(columns * rows);
  const leaving = power(DOWN);
  const running = new Int32Array(columns);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < columns; x++) {
      let hash = (Math.imul(running[x]!, DOWN) + along[y * columns + x]!) | 0;
      if (y >= BLOCK_PX)
        hash = (hash - Math.imul(along[(y - BLOCK_PX) * columns + x]!, leaving)) | 0;
      running[x] = hash;
      if (y >= BLOCK_PX - 1) out[(y - BLOCK_PX + 1) * columns + x] = hash;
    }
  return out;
}
