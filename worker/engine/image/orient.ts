import type { Raster } from '../evidence/page.js';

/**
 * Rotates and mirrors a picture by its EXIF orientation (1-8). Applied to the reduced
 * picture: rotating a large one first would need all of it in memory.
 */
export function orient(raster: Raster, orientation: number): Raster {
  if (orientation === 1) return raster;
  const { width, height, data } = raster;
  const isTurned = orientation >= 5;
  const turned: Raster = {
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    data: new Uint8Array(data.length),
  };
  const mirrorsX = [2, 3, 7, 8].includes(orientation);
  const mirrorsY = [3, 4, 6, 7].includes(orientation);
  let to = 0;
  for (let y = 0; y < turned.height; y++) {
    for (let x = 0; x < turned.width; x++) {
      const column = isTurned ? y : x;
      const row = isTurned ? x : y;
      const from =
        3 *
        ((mirrorsY ? height - 1 - row : row) * width + (mirrorsX ? width - 1 - column : column));
      turned.data[to++] = data[from] ?? 0;
      turned.data[to++] = data[from + 1] ?? 0;
      turned.data[to++] = data[from + 2] ?? 0;
    }
  }
  return turned;
}

/** Size as shown of a picture stored in the given orientation. */
export function orientedSize(
  { width, height }: { width: number; height: number },
  orientation: number,
): { width: number; height: number } {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}
