import type { Raster } from '../../../evidence/page.js';
import type { Area, Rect } from '../../../evidence/geometry.js';

/** Pixels look different if a channel differs by at least this, of 255. */
const DIFFERENT_MIN = 56;

/** Pages are compared in squares with sides of this many pixels. */
const CELL_PX = 8;

/** A square differs if at least this many of its pixels do; fewer are rounding at edges. */
const CELL_PIXELS_MIN = 5;

/** Changed squares within this distance, in squares, form one area. */
const NEAR_CELLS = 2;
const AREAS_MAX = 20;

/**
 * Areas where two drawings of a page look different, in percent of it, largest first. Empty
 * when they look alike, null when their sizes differ. Marks that moved by less than two
 * pixels look alike.
 */
export function differingAreas(a: Raster, b: Raster): Rect[] | null {
  if (a.width !== b.width || a.height !== b.height) return null;
  const columns = Math.ceil(a.width / CELL_PX);
  const rows = Math.ceil(a.height / CELL_PX);
  const counts = new Uint16Array(columns * rows);
  for (let y = 0; y < a.height; y++)
    for (let x = 0; x < a.width; x++)
      if (isDifferent(a, b, x, y)) {
        const cell = Math.floor(y / CELL_PX) * columns + Math.floor(x / CELL_PX);
        counts[cell] = (counts[cell] ?? 0) + 1;
      }
  return areasOf(counts, columns, rows)
    .map(({ left, top, right, bottom }) => ({
      x: (left / columns) * 100,
      y: (top / rows) * 100,
      w: ((right - left + 1) / columns) * 100,
      h: ((bottom - top + 1) / rows) * 100,
    }))
    .sort((one, other) => other.w * other.h - one.w * one.h)
    .slice(0, AREAS_MAX);
}

/** In the box of a changed word, a smaller difference is rounding at the edges of letters. */
const SEEN_MIN = 32;

/**
 * The bounding box of what looks different in a box of two drawings of one size, in pixels;
 * null where they look alike. Stricter than `differingAreas`: another digit in small print
 * differs by few pixels, none of them far from ink.
 */
export function differenceWithin(a: Raster, b: Raster, box: Area): Area | null {
  const found = { left: a.width, top: a.height, right: 0, bottom: 0 };
  for (let y = Math.max(0, box.top); y <= Math.min(a.height - 1, box.bottom); y++)
    for (let x = Math.max(0, box.left); x <= Math.min(a.width - 1, box.right); x++) {
      if (distance(a, b, offset(a, x, y), offset(b, x, y)) < SEEN_MIN) continue;
      found.left = Math.min(found.left, x);
      found.right = Math.max(found.right, x);
      found.top = Math.min(found.top, y);
      found.bottom = Math.max(found.bottom, y);
    }
  return found.right >= found.left ? found : null;
}

/**
 * Whether the pixels at a place differ, and one of them differs from all pixels around
 * that place in the other drawing.
 */
function isDifferent(a: Raster, b: Raster, x: number, y: number): boolean {
  if (distance(a, b, offset(a, x, y), offset(b, x, y)) < DIFFERENT_MIN) return false;
  return !hasAlike(a, b, x, y) || !hasAlike(b, a, x, y);
}

function hasAlike(a: Raster, b: Raster, x: number, y: number): boolean {
  const from = offset(a, x, y);
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const [u, v] = [x + dx, y + dy];
      if (u < 0 || v < 0 || u >= b.width || v >= b.height) continue;
      if (distance(a, b, from, offset(b, u, v)) < DIFFERENT_MIN) return true;
    }
  return false;
}

const offset = ({ width }: Raster, x: number, y: number): number => (y * width + x) * 3;

function distance(a: Raster, b: Raster, at: number, other: number): number {
  let most = 0;
  for (let channel = 0; channel < 3; channel++) {
    const apart = Math.abs((a.data[at + channel] ?? 0) - (b.data[other + channel] ?? 0));
    if (apart > most) most = apart;
  }
  return most;
}

interface Cells {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function areasOf(counts: Uint16Array, columns: number, rows: number): Cells[] {
  const areas: Cells[] = [];
  const seen = new Uint8Array(counts.length);
  const isChanged = (cell: number): boolean => (counts[cell] ?? 0) >= CELL_PIXELS_MIN;
  for (let start = 0; start < counts.length; start++) {
    if (seen[start] === 1 || !isChanged(start)) continue;
    const area: Cells = { left: columns, top: rows, right: 0, bottom: 0 };
    const waiting = [start];
    seen[start] = 1;
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      const [row, column] = [Math.floor(cell / columns), cell % columns];
      area.left = Math.min(area.left, column);
      area.right = Math.max(area.right, column);
      area.top = Math.min(area.top, row);
      area.bottom = Math.max(area.bottom, row);
      for (let v = Math.max(0, row - NEAR_CELLS); v <= Math.min(rows - 1, row + NEAR_CELLS); v++)
        for (
          let u = Math.max(0, column - NEAR_CELLS);
          u <= Math.min(columns - 1, column + NEAR_CELLS);
          u++
        ) {
          const next = v * columns + u;
          if (seen[next] === 1 || !isChanged(next)) continue;
          seen[next] = 1;
          waiting.push(next);
        }
    }
    areas.push(area);
  }
  return areas;
}
