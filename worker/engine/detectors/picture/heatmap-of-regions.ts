import type { PictureRegion } from './picture-detection.js';
import type { Heatmap } from '../../evidence/heatmap.js';

/**
 * A heatmap in which each cell has the highest score of the regions that touch it; null
 * without regions.
 */
export function heatmapOfRegions(
  size: { width: number; height: number },
  regions: readonly PictureRegion[],
  cellPx = 16,
): Heatmap | null {
  if (regions.length === 0) return null;
  const columns = Math.max(1, Math.ceil(size.width / cellPx));
  const rows = Math.max(1, Math.ceil(size.height / cellPx));
  const values = new Float32Array(columns * rows);
  for (const { area, score } of regions) {
    const left = Math.max(0, Math.floor(area.x / cellPx));
    const top = Math.max(0, Math.floor(area.y / cellPx));
    const right = Math.min(columns, Math.ceil((area.x + area.w) / cellPx));
    const bottom = Math.min(rows, Math.ceil((area.y + area.h) / cellPx));
    for (let row = top; row < bottom; row++)
      for (let column = left; column < right; column++) {
        const at = row * columns + column;
        values[at] = Math.max(values[at]!, score);
      }
  }
  return { columns, rows, cellPx, values };
}
