import type { PagePicture } from '../../../image/page-picture.js';
import { KNOWN_MARKS, type KnownMark } from './marks.js';

/** Side of the square of pixels that carries one bit. */
const BLOCK_PX = 8;
/** Coefficients a side of a block: means of two by two pixels. */
const BLOCK = BLOCK_PX / 2;
/** Step to which the coefficient of a block was quantised when the bit was hidden. */
const STEP = 36;
/** Where in the step it was put for a zero, and for a one. */
const ZERO_AT = STEP / 4;
const ONE_AT = (3 * STEP) / 4;
/** Least number of blocks that vote on each bit. */
const VOTES_MIN = 8;
/**
 * Largest chance that unmarked pixels agree with one of the messages so well, if their bits
 * were in any order. Of 345 pictures without a mark the nearest is at 3e-3
 * (docs/evaluation/forged-pictures.md).
 */
const CHANCE_MAX = 1e-7;

/** How well a picture agrees with one known message. */
export interface MarkMatch {
  name: string;
  /** Ones of the message that were read as ones, and all of its ones. */
  found: number;
  ones: number;
  /** Chance of as many where the bits are in any order. */
  chance: number;
}

/** Whether so good an agreement is a mark. */
export const isMark = ({ chance }: MarkMatch): boolean => chance <= CHANCE_MAX;

/**
 * Every known message that the picture has blocks enough for, the likeliest first. Decoded
 * as `dwtDct` of invisible-watermark hides it: in each block the largest but the first of
 * the 4 x 4 Haar means (sums of 2 x 2 pixels over two) of U lies at a quarter or at three
 * quarters of a step. It survives little: no scaling or cropping, few JPEGs below 95.
 */
export function matchMarks(
  picture: Pick<PagePicture, 'rgb' | 'width' | 'height'>,
): readonly MarkMatch[] {
  const votes = voteOfBlocks(picture);
  return KNOWN_MARKS.filter(({ bits }) => votes.length >= bits.length * VOTES_MIN)
    .map((mark) => matchOf(mark, votes))
    .sort((a, b) => a.chance - b.chance);
}

/**
 * White paper cannot take all of the mark: where blue is at its end, ones read as zeros. So
 * bits are compared with each other, not with a half: as many as the message has ones are
 * taken for ones, those whose votes are the highest on average.
 */
function matchOf({ name, bits }: KnownMark, votes: Float32Array): MarkMatch {
  const sums = new Float64Array(bits.length);
  const counts = new Uint32Array(bits.length);
  votes.forEach((vote, at) => {
    const bit = at % bits.length;
    sums[bit] = (sums[bit] ?? 0) + vote;
    counts[bit] = (counts[bit] ?? 0) + 1;
  });
  const means = sums.map((sum, bit) => sum / (counts[bit] ?? 1));
  const wanted = bits.filter((bit) => bit === 1).length;
  const [last = 0, next = 0] = [...means].sort((a, b) => b - a).slice(wanted - 1, wanted + 1);
  // Equal means at the border do not tell ones from zeros, as on blank paper.
  const border = last > next ? last : Infinity;
  const found = bits.filter((bit, at) => bit === 1 && (means[at] ?? 0) >= border).length;
  return { name, found, ones: wanted, chance: chanceOf(found, wanted, bits.length) };
}

/** How much nearer to a one than to a zero each block is, row by row. */
function voteOfBlocks({ rgb, width, height }: Pick<PagePicture, 'rgb' | 'width' | 'height'>) {
  const columns = Math.floor(width / BLOCK_PX);
  const rows = Math.floor(height / BLOCK_PX);
  const votes = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const phase = largestOf(rgb, width, row, column) % STEP;
      votes[row * columns + column] = Math.abs(phase - ZERO_AT) - Math.abs(phase - ONE_AT);
    }
  return votes;
}

/** The coefficient of a block with the largest magnitude, but its first. */
function largestOf(rgb: Uint8Array, width: number, row: number, column: number): number {
  let largest = -1;
  for (let at = 1; at < BLOCK * BLOCK; at++) {
    const y = row * BLOCK_PX + 2 * Math.floor(at / BLOCK);
    const x = column * BLOCK_PX + 2 * (at % BLOCK);
    const from = y * width + x;
    const sum =
      chroma(rgb, from) +
      chroma(rgb, from + 1) +
      chroma(rgb, from + width) +
      chroma(rgb, from + width + 1);
    if (sum / 2 > largest) largest = sum / 2;
  }
  return largest;
}

/** U of BT.601 as OpenCV rounds it, 0-255. */
function chroma(rgb: Uint8Array, pixel: number): number {
  const at = pixel * 3;
  const [red = 0, green = 0, blue = 0] = [rgb[at], rgb[at + 1], rgb[at + 2]];
  const luma = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
  return Math.min(255, Math.max(0, Math.round(0.492 * (blue - luma) + 128)));
}

/** Chance that `drawn` of `all` bits hold at least `found` of as many ones (hypergeometric). */
function chanceOf(found: number, drawn: number, all: number): number {
  let chance = 0;
  for (let count = found; count <= drawn; count++)
    chance += Math.exp(
      logChoose(drawn, count) + logChoose(all - drawn, drawn - count) - logChoose(all, drawn),
    );
  return Math.min(1, chance);
}

function logChoose(all: number, chosen: number): number {
  if (chosen < 0 || chosen > all) return -Infinity;
  let sum = 0;
  for (let at = 1; at <= chosen; at++) sum += Math.log((all - chosen + at) / at);
  return sum;
}
