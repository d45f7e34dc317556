import type { Grey } from '../../../image/grey.js';
import { integralImageOf, sumOver } from '../../../image/signal/integral-image.js';

/** Side of the squares that are compared pixel by pixel. */
export const BLOCK_PX = 8;
/** Least pixels of a square that are neither black nor white and differ from their left neighbour: less happens twice by chance. */
const TEXTURED_MIN = 20;
const BLACK = 3;
const WHITE = 252;

/** Squares of a picture by what they show, at every place. */
export interface BlockHashes {
  /** Places along a row and down a column: the picture's size less a square's, plus one. */
  columns: number;
  rows: number;
  /** By place: a hash of the pixels in the square whose top left corner it is. */
  hashes: Int32Array;
  /** 1 where the square has enough texture to be told from others. */
  textured: Uint8Array;
  /** 1 for pixels that tell something: neither clipped nor like the one before. */
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

/** Odd multipliers; their power drops the value that leaves the window. */
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
