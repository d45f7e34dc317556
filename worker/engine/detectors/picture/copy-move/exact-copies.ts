import type { Grey } from '../../../image/grey.js';
import type { PixelRect } from '../../../evidence/geometry.js';
import { BLOCK_PX, type BlockHashes, blockHashesOf } from './block-hashes.js';

/** An area whose pixels occur a second time on the page, value for value. */
export interface ExactCopy {
  from: PixelRect;
  to: PixelRect;
  /** Number of informative pixels equal in both: neither clipped nor equal to the previous one. */
  informativePixels: number;
  /**
   * Those of them on vertical or on horizontal edges, whichever are fewer: the black
   * border of a scan has one kind only.
   */
  edges: number;
}

export interface ExactCopies {
  copies: ExactCopy[];
  /**
   * Share of the textured squares of the page that occur elsewhere too, 0-1; high where
   * letters are drawn, not scanned.
   */
  repeatedShare: number;
}

/**
 * Spacing of the indexed squares in pixels; every position is looked up, so any copy of
 * 11 x 11 contains one.
 */
const STEP_PX = 4;

/** Minimum distance in pixels; nearer repeats are patterns: halftone, hatching, JPEG blocks. */
const APART_MIN_PX = 12;

/** Maximum number of squares per bucket; more are a pattern. */
const BUCKET_MAX = 6;
const MATCHES_MAX = 400_000;

/** Minimum number of squares with the same shift. */
const VOTES_MIN = 4;
const SHIFTS_MAX = 40;

/** Encodes a shift as one number: rows times this, plus columns. */
const SHIFT_ROW = 1 << 20;

/**
 * Share of repeated squares from which they result from how the page was made and are not
 * examined.
 */
export const REPEATED_SHARE_MAX = 0.12;

/**
 * Areas that occur twice on a page pixel for pixel, most edges first; none where they
 * result from how the page was made.
 */
export function exactCopiesOf(grey: Grey): ExactCopies {
  const blocks = blockHashesOf(grey);
  const matches = matchesOf(grey, blocks);
  const repeatedShare = matches.sought === 0 ? 0 : matches.found / matches.sought;
  if (repeatedShare > REPEATED_SHARE_MAX) return { copies: [], repeatedShare };
  const byShift = new Map<number, number[]>();
  for (let at = 0; at < matches.count; at++) {
    const shift = matches.shifts[at]!;
    const list = byShift.get(shift);
    if (list) list.push(matches.places[at]!);
    else byShift.set(shift, [matches.places[at]!]);
  }
  const copies = [...byShift.entries()]
    .filter(([, places]) => places.length >= VOTES_MIN)
    .sort((a, b) => b[1].length - a[1].length)
    .slice(0, SHIFTS_MAX)
    .flatMap(([shift, places]) => regionsOf(places, shift, blocks.columns))
    .map((region) => ({ ...region, ...countEqualPixels(grey, region, blocks.informative) }))
    .sort((a, b) => b.edges - a.edges);
  return { copies, repeatedShare };
}

interface Matches {
  count: number;
  /**
   * Position of the square looked up; in `shifts` its distance below and right of the
   * equal one.
   */
  places: Int32Array;
  shifts: Float64Array;
  sought: number;
  found: number;
}

function matchesOf(grey: Grey, blocks: BlockHashes): Matches {
  const { columns, rows, hashes, textured } = blocks;
  const index = indexBlocks(blocks);
  const places = new Int32Array(MATCHES_MAX);
  const shifts = new Float64Array(MATCHES_MAX);
  let [count, sought, found] = [0, 0, 0];
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const place = y * columns + x;
      if (textured[place] === 0) continue;
      sought++;
      let isFound = false;
      const hash = hashes[place]!;
      const mark = markOf(hash);
      if ((index.marks[mark >>> 5]! & (1 << (mark & 31))) === 0) continue;
      const bucket = bucketOf(hash);
      const first = bucket * BUCKET_MAX;
      for (let entry = first + index.lengths[bucket]! - 1; entry >= first; entry--) {
        if (index.hashes[entry] !== hash) continue;
        const other = index.places[entry]!;
        const otherY = Math.floor(other / columns);
        const otherX = other - otherY * columns;
        if (Math.abs(otherX - x) < APART_MIN_PX && Math.abs(otherY - y) < APART_MIN_PX) continue;
        if (!isSame(grey, x, y, otherX, otherY)) continue;
        isFound = true;
        // Each pair is found twice; it is counted at the lower, or right, square.
        if (y < otherY || (y === otherY && x < otherX)) continue;
        if (count < MATCHES_MAX) {
          places[count] = place;
          shifts[count] = (y - otherY) * SHIFT_ROW + x - otherX;
          count++;
        }
      }
      if (isFound) found++;
    }
  return { count, places, shifts, sought, found };
}

const BUCKETS = 1 << 18;
const bucketOf = (hash: number): number => Math.imul(hash, 0x9e3779b1) >>> 14;

/** Bits that say whether a hash may be in the table, 256 KB: they stay in the processor's cache. */
const MARKS = 1 << 21;
const markOf = (hash: number): number => Math.imul(hash, 0x85ebca6b) >>> 11;

/**
 * Hash table of the squares at every `STEP_PX`: `BUCKET_MAX` places for each bucket, side by
 * side, since nearly every position of a page is looked up once and finds nothing.
 */
function indexBlocks({ columns, rows, hashes, textured }: BlockHashes) {
  const lengths = new Uint8Array(BUCKETS);
  const index = {
    lengths,
    marks: new Uint32Array(MARKS / 32),
    hashes: new Int32Array(BUCKETS * BUCKET_MAX),
    places: new Int32Array(BUCKETS * BUCKET_MAX),
  };
  for (let y = 0; y < rows; y += STEP_PX)
    for (let x = 0; x < columns; x += STEP_PX) {
      const place = y * columns + x;
      if (textured[place] === 0) continue;
      const hash = hashes[place]!;
      const bucket = bucketOf(hash);
      const length = lengths[bucket]!;
      if (length === BUCKET_MAX) continue;
      index.hashes[bucket * BUCKET_MAX + length] = hash;
      index.places[bucket * BUCKET_MAX + length] = place;
      const mark = markOf(hash);
      index.marks[mark >>> 5]! |= 1 << (mark & 31);
      lengths[bucket] = length + 1;
    }
  return index;
}

function isSame({ width, data }: Grey, x: number, y: number, otherX: number, otherY: number) {
  for (let row = 0; row < BLOCK_PX; row++) {
    const at = (y + row) * width + x;
    const other = (otherY + row) * width + otherX;
    for (let column = 0; column < BLOCK_PX; column++)
      if (data[at + column] !== data[other + column]) return false;
  }
  return true;
}

/** Merges adjacent squares with the same shift into areas. */
function regionsOf(
  places: readonly number[],
  shift: number,
  columns: number,
): Pick<ExactCopy, 'from' | 'to'>[] {
  const dy = Math.round(shift / SHIFT_ROW);
  const dx = shift - dy * SHIFT_ROW;
  const areas: PixelRect[] = [];
  for (const place of places) {
    const x = place % columns;
    const y = Math.floor(place / columns);
    const near = areas.find(
      (area) =>
        x <= area.x + area.w + JOIN_PX &&
        x + BLOCK_PX >= area.x - JOIN_PX &&
        y <= area.y + area.h + JOIN_PX &&
        y + BLOCK_PX >= area.y - JOIN_PX,
    );
    if (near) extend(near, x, y);
    else if (areas.length < AREAS_MAX) areas.push({ x, y, w: BLOCK_PX, h: BLOCK_PX });
  }
  return areas.map((to) => ({ from: { ...to, x: to.x - dx, y: to.y - dy }, to }));
}

const AREAS_MAX = 50;
const JOIN_PX = 8;

function extend(area: PixelRect, x: number, y: number): void {
  const right = Math.max(area.x + area.w, x + BLOCK_PX);
  const bottom = Math.max(area.y + area.h, y + BLOCK_PX);
  area.x = Math.min(area.x, x);
  area.y = Math.min(area.y, y);
  area.w = right - area.x;
  area.h = bottom - area.y;
}

/**
 * Minimum difference of neighbours at an edge, in grey levels; noise and JPEG ringing
 * stay below.
 */
const EDGE_LEVELS = 10;

function countEqualPixels(
  { width, data }: Grey,
  { from, to }: Pick<ExactCopy, 'from' | 'to'>,
  informative: Uint8Array,
): Pick<ExactCopy, 'informativePixels' | 'edges'> {
  const back = (to.y - from.y) * width + to.x - from.x;
  let [same, upright, level] = [0, 0, 0];
  for (let y = to.y; y < to.y + to.h; y++)
    for (let at = y * width + to.x; at < y * width + to.x + to.w; at++) {
      if (informative[at] === 0 || data[at] !== data[at - back]) continue;
      same++;
      if (Math.abs(data[at]! - data[at - 1]!) >= EDGE_LEVELS) upright++;
      if (Math.abs(data[at]! - data[Math.max(0, at - width)]!) >= EDGE_LEVELS) level++;
    }
  return { informativePixels: same, edges: Math.min(upright, level) };
}
