import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { Raster } from '../../../../worker/engine/evidence/page.js';
import { orient, orientedSize } from '../../../../worker/engine/image/orient.js';
import { pagePicture } from '../../../../worker/engine/image/page-picture.js';

const WIDTH = 40;
const HEIGHT = 24;
const AREA = { x: 6, y: 3, w: 10, h: 4 };

/** Black with one white area. */
function marked(): Raster {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = AREA.y; y < AREA.y + AREA.h; y++)
    data.fill(255, (y * WIDTH + AREA.x) * 3, (y * WIDTH + AREA.x + AREA.w) * 3);
  return { width: WIDTH, height: HEIGHT, data };
}

/** The box around the white pixels, in percent. */
function whiteBox({ width, height, data }: Raster) {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let pixel = 0; pixel < width * height; pixel++)
    if (data[pixel * 3] === 255) {
      xs.push(pixel % width);
      ys.push(Math.floor(pixel / width));
    }
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return {
    x: (x / width) * 100,
    y: (y / height) * 100,
    w: ((Math.max(...xs) + 1 - x) / width) * 100,
    h: ((Math.max(...ys) + 1 - y) / height) * 100,
  };
}

const source = { page: 3, origin: 'file', format: 'png', jpeg: null, bytes: null } as const;

describe('pagePicture', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'with orientation %i places pixels where the page shows them, and leads back to them',
    (orientation) => {
      const picture = pagePicture(marked(), { ...source, orientation });
      const place = picture.toPlace(AREA);
      expect(place.page).toBe(3);
      const shown = whiteBox(orient(marked(), orientation));
      for (const side of ['x', 'y', 'w', 'h'] as const)
        expect(place.rect[side]).toBeCloseTo(shown[side], 6);
      expect(picture.toArea(place.rect)).toEqual(AREA);
      expect(orientedSize(picture, orientation)).toEqual({
        width: orientation >= 5 ? HEIGHT : WIDTH,
        height: orientation >= 5 ? WIDTH : HEIGHT,
      });
    },
  );

  it('covers the part of the page that it is drawn on', () => {
    const on = { x: 10, y: 20, w: 50, h: 40 };
    const picture = pagePicture(marked(), { ...source, orientation: 1, on });
    expect(picture.toPlace({ x: 20, y: 12, w: 20, h: 12 }).rect).toEqual({
      x: 35,
      y: 40,
      w: 25,
      h: 20,
    });
    expect(picture.toArea({ x: 0, y: 0, w: 5, h: 5 })).toEqual({ x: 0, y: 0, w: 0, h: 0 });
  });

  it('lets its pixels go, though somebody still asks it for places', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const keep = () => {
      const raster = { width: 2000, height: 1000, data: new Uint8Array(6_000_000) };
      const picture = pagePicture(raster, { ...source, orientation: 1 });
      picture.grey();
      return { toPlace: picture.toPlace, pixels: new WeakRef(raster.data) };
    };
    const { toPlace, pixels } = keep();
    await new Promise(setImmediate);
    collect();
    expect(pixels.deref()).toBeUndefined();
    expect(toPlace({ x: 0, y: 0, w: 1000, h: 500 }).rect).toEqual({ x: 0, y: 0, w: 50, h: 50 });
  });

  it('tells brightness as the eye weighs colours', () => {
    const red: Raster = { width: 1, height: 1, data: Uint8Array.from([255, 0, 0]) };
    expect(pagePicture(red, { ...source, orientation: 1 }).grey()[0]).toBe(77);
  });
});
