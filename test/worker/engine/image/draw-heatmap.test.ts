import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawHeatmap } from '../../../../worker/engine/image/draw-heatmap.js';

async function alphas(png: Uint8Array) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    alpha: [...data].filter((_, index) => index % 4 === 3),
  };
}

it('draws values as alpha, turned as the page is shown', async () => {
  const heatmap = {
    columns: 3,
    rows: 2,
    cellPx: 8,
    values: Float32Array.from([0, 0.2, 1, 0, 0, 0.6]),
  };
  expect(await alphas(await drawHeatmap(heatmap, 1))).toEqual({
    width: 3,
    height: 2,
    alpha: [0, 51, 255, 0, 0, 153],
  });
  expect(await alphas(await drawHeatmap(heatmap, 6))).toEqual({
    width: 2,
    height: 3,
    alpha: [0, 0, 0, 51, 153, 255],
  });
});

it('keeps the strongest cell where it is reduced, and stays small', async () => {
  const values = new Float32Array(2000 * 1000);
  values[777 * 2000 + 1234] = 1;
  for (let cell = 0; cell < values.length; cell += 3)
    values[cell] = Math.max(values[cell] ?? 0, (cell % 97) / 200);
  const png = await drawHeatmap({ columns: 2000, rows: 1000, cellPx: 4, values }, 1);
  const { width, alpha } = await alphas(png);
  expect(width).toBe(500);
  expect(alpha.filter((one) => one === 255)).toHaveLength(1);
  expect(png.length).toBeLessThan(150_000);
});
