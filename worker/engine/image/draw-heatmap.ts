import sharp from 'sharp';
import type { Heatmap } from '../evidence/heatmap.js';
import { orient } from './orient.js';

/** Number of alpha levels; few, so that the PNG takes kilobytes. */
const LEVELS = 16;

/**
 * Maximum side in cells; larger heatmaps are reduced, each cell taking the maximum of
 * those it replaces.
 */
const SIDE_MAX = 512;

/** Low values are yellow and high ones red; the alpha channel holds the value. */
const FAINT = { red: 255, green: 214, blue: 0 };
const STRONG = { red: 213, green: 0, blue: 0 };

/**
 * Renders a heatmap as a transparent PNG to overlay on the page, in the orientation as
 * shown: alpha 0-255 is the value 0-1 in steps of 1/15.
 */
export async function drawHeatmap(heatmap: Heatmap, orientation: number): Promise<Uint8Array> {
  const levels = orient(asRaster(reduce(heatmap)), orientation);
  const { width, height } = levels;
  const pixels = new Uint8Array(width * height * 4);
  for (let cell = 0; cell < width * height; cell++) {
    const share = (levels.data[cell * 3] ?? 0) / (LEVELS - 1);
    pixels[cell * 4] = mix(FAINT.red, STRONG.red, share);
    pixels[cell * 4 + 1] = mix(FAINT.green, STRONG.green, share);
    pixels[cell * 4 + 2] = mix(FAINT.blue, STRONG.blue, share);
    pixels[cell * 4 + 3] = Math.round(share * 255);
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ palette: true, colours: LEVELS * 2, dither: 0, compressionLevel: 9 })
    .toBuffer();
}

const mix = (from: number, to: number, share: number): number =>
  Math.round(from + (to - from) * share);

function reduce({ columns, rows, values, cellPx }: Heatmap): Heatmap {
  const step = Math.ceil(Math.max(columns, rows) / SIDE_MAX);
  if (step <= 1) return { columns, rows, values, cellPx };
  const reduced = {
    columns: Math.ceil(columns / step),
    rows: Math.ceil(rows / step),
    cellPx: cellPx * step,
  };
  const strongest = new Float32Array(reduced.columns * reduced.rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const to = Math.floor(row / step) * reduced.columns + Math.floor(column / step);
      strongest[to] = Math.max(strongest[to] ?? 0, values[row * columns + column] ?? 0);
    }
  return { ...reduced, values: strongest };
}

/** Levels in three channels, as `orient` expects. */
function asRaster({ columns, rows, values }: Heatmap) {
  const data = new Uint8Array(columns * rows * 3);
  for (let cell = 0; cell < columns * rows; cell++) {
    const value = values[cell] ?? 0;
    const level = Math.round(Math.min(1, Math.max(0, value)) * (LEVELS - 1)) || 0;
    data.fill(level, cell * 3, cell * 3 + 3);
  }
  return { width: columns, height: rows, data };
}
