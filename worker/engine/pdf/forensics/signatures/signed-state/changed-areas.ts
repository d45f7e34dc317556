import type { Rect } from '../../../../evidence/geometry.js';
import type { Raster } from '../../../../evidence/page.js';
import { differingAreas } from '../../revision-comparison/differing-areas.js';
import type { AlteredAnnotation } from './altered-annotations.js';

/** A place where two drawings of a page differ. */
export interface ChangedArea {
  /** Percent of the page. */
  area: Rect;
  /** The annotation in whose rectangle it lies; null for the page itself. */
  cause: AlteredAnnotation | null;
}

/** Annotations paint a little beyond their rectangle; percent of the page. */
const BEYOND = 0.5;

/**
 * Where two drawings of the same size differ: one place for each rectangle of an altered
 * annotation, and those of the rest of the page.
 */
export function changedAreas(
  before: Raster,
  after: Raster,
  altered: readonly AlteredAnnotation[],
): ChangedArea[] {
  const rest = { ...after, data: Uint8Array.from(after.data) };
  const inside = altered.flatMap((cause) =>
    rectsOf(cause).flatMap((rect): ChangedArea[] => {
      const window = windowOf(before, rect);
      if (window === null) return [];
      const areas = differingAreas(cut(before, window), cut(after, window)) ?? [];
      paste(before, rest, window);
      return areas.length === 0 ? [] : [{ cause, area: outOf(window, around(areas), before) }];
    }),
  );
  const outside = (differingAreas(before, rest) ?? []).map((area) => ({ cause: null, area }));
  return [...inside, ...outside];
}

/** Where an annotation was and is; once where it did not move. */
function rectsOf({ before, after }: AlteredAnnotation): Rect[] {
  if (before === null || after === null) return [before ?? after ?? []].flat();
  const isSame = (['x', 'y', 'w', 'h'] as const).every(
    (key) => Math.abs(before[key] - after[key]) < BEYOND,
  );
  return isSame ? [after] : [before, after];
}

/** Pixels; right and bottom exclusive. */
interface Window {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function windowOf({ width, height }: Raster, { x, y, w, h }: Rect): Window | null {
  const window = {
    left: Math.max(0, Math.floor(((x - BEYOND) / 100) * width)),
    top: Math.max(0, Math.floor(((y - BEYOND) / 100) * height)),
    right: Math.min(width, Math.ceil(((x + w + BEYOND) / 100) * width)),
    bottom: Math.min(height, Math.ceil(((y + h + BEYOND) / 100) * height)),
  };
  return window.left < window.right && window.top < window.bottom ? window : null;
}

function cut(from: Raster, { left, top, right, bottom }: Window): Raster {
  const [width, height] = [right - left, bottom - top];
  const data = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    const at = ((top + row) * from.width + left) * 3;
    data.set(from.data.subarray(at, at + width * 3), row * width * 3);
  }
  return { width, height, data };
}

function paste(from: Raster, to: Raster, { left, top, right, bottom }: Window): void {
  for (let row = top; row < bottom; row++) {
    const at = (row * from.width + left) * 3;
    to.data.set(from.data.subarray(at, at + (right - left) * 3), at);
  }
}

/** From percent of the window to percent of the page. */
function outOf({ left, top, right, bottom }: Window, area: Rect, page: Raster): Rect {
  const [width, height] = [right - left, bottom - top];
  return {
    x: ((left + (area.x / 100) * width) / page.width) * 100,
    y: ((top + (area.y / 100) * height) / page.height) * 100,
    w: ((Math.min(100, area.w) / 100) * width * 100) / page.width,
    h: ((Math.min(100, area.h) / 100) * height * 100) / page.height,
  };
}

/** The smallest box around all of them. */
export function around(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((one) => one.x));
  const y = Math.min(...rects.map((one) => one.y));
  return {
    x,
    y,
    w: Math.max(...rects.map((one) => one.x + one.w)) - x,
    h: Math.max(...rects.map((one) => one.y + one.h)) - y,
  };
}
