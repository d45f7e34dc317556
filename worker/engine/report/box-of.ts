import type { Box } from '../../../core/report.js';
import type { Place } from '../evidence/geometry.js';

const bound = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));
const round = (value: number) => Math.round(value * 100) / 100;

/** Both box formats of the specification: percent, and `box_2d` in thousandths [top, left, bottom, right]. Clipped to the page. */
export function boxOf({ page, rect }: Place): Box {
  const left = bound(rect.x, 0, 100);
  const top = bound(rect.y, 0, 100);
  const right = bound(rect.x + rect.w, left, 100);
  const bottom = bound(rect.y + rect.h, top, 100);
  return {
    page,
    x: round(left),
    y: round(top),
    w: round(right - left),
    h: round(bottom - top),
    box_2d: [top, left, bottom, right].map((percent) => Math.round(percent * 10)),
  };
}
