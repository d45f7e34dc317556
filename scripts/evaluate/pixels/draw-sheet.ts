import {
  drawHeatmap,
  type Heatmap,
  type PagePicture,
  type PictureDetection,
} from '../../../worker/engine/index.js';
import sharp, { type OverlayOptions } from 'sharp';
import type { TrueMask } from './true-mask.js';

/** Size of one picture on a sheet, pixels. */
const TILE = { width: 360, height: 480 };
const COLUMNS = 4;
const OUTLINE = { red: 0, green: 90, blue: 255 };

/** One picture of a sheet, as JPEG. */
export type Tile = Buffer;

/**
 * Draws the page with all regions marked by layers in yellow to red, and the
 * true change outlined in blue.
 */
export async function drawTile(
  picture: PagePicture,
  detections: readonly PictureDetection[],
  mask: TrueMask | null,
): Promise<Tile> {
  const { width, height, rgb } = picture;
  const scale = Math.min(TILE.width / width, TILE.height / height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const layers: OverlayOptions[] = [];
  for (const { heatmap, regions } of detections) {
    if (heatmap === null || regions.length === 0) continue;
    const drawn = await drawHeatmap(within(heatmap, picture), 1);
    layers.push({
      input: await sharp(drawn)
        .resize({ ...size, fit: 'fill' })
        .png()
        .toBuffer(),
    });
  }
  if (mask !== null)
    layers.push({ input: outline(mask, size), raw: { ...size, channels: 4 }, blend: 'over' });
  const page = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize({ ...size, fit: 'fill' })
    .png()
    .toBuffer();
  return sharp(page).composite(layers).jpeg({ quality: 80 }).toBuffer();
}

/** Combines all tiles in one picture, four per row. */
export async function drawSheet(tiles: readonly Tile[]): Promise<Buffer> {
  const rows = Math.ceil(tiles.length / COLUMNS);
  const width = COLUMNS * (TILE.width + 8);
  const height = rows * (TILE.height + 8);
  return sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite(
      tiles.map((input, index) => ({
        input,
        left: (index % COLUMNS) * (TILE.width + 8),
        top: Math.floor(index / COLUMNS) * (TILE.height + 8),
      })),
    )
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer();
}

/**
 * Crops a heatmap to whole cells nearly, because cells beyond the picture's
 * edge would stretch the drawing.
 */
function within(heatmap: Heatmap, { width, height }: PagePicture): Heatmap {
  const columns = Math.max(1, Math.min(heatmap.columns, Math.round(width / heatmap.cellPx)));
  const rows = Math.max(1, Math.min(heatmap.rows, Math.round(height / heatmap.cellPx)));
  const values = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      values[row * columns + column] = heatmap.values[row * heatmap.columns + column] ?? 0;
  return { columns, rows, cellPx: heatmap.cellPx, values };
}

function outline(mask: TrueMask, size: { width: number; height: number }): Buffer {
  const pixels = Buffer.alloc(size.width * size.height * 4);
  const changedAt = (x: number, y: number): boolean =>
    mask.changed[
      Math.min(mask.height - 1, Math.floor((y * mask.height) / size.height)) * mask.width +
        Math.min(mask.width - 1, Math.floor((x * mask.width) / size.width))
    ] === 1;
  const near = [-2, 2];
  for (let y = 2; y < size.height - 2; y++)
    for (let x = 2; x < size.width - 2; x++) {
      const own = changedAt(x, y);
      const isEdge = near.some((d) => changedAt(x + d, y) !== own || changedAt(x, y + d) !== own);
      if (own || !isEdge) continue;
      const at = (y * size.width + x) * 4;
      pixels.set([OUTLINE.red, OUTLINE.green, OUTLINE.blue, 255], at);
    }
  return pixels;
}
