import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { PDFDocument, rgb } from 'pdf-lib';
import { afterAll, expect, it } from 'vitest';
import { closestFont } from './forged-by-tools/pictures/closest-font.js';
import { pixelsOf } from './forged-by-tools/pictures/picture.js';
import { chooseRendering, RENDERERS, renderersThere } from './forged-by-tools/pictures/render.js';
import { FONTS } from './samples/fonts.js';
import { seeded } from './samples/random.js';

const work = await mkdtemp(join(tmpdir(), 'forged-pages-'));
afterAll(() => rm(work, { recursive: true, force: true }));

/** Two pages of 100 by 200 points: the second has a black square 20 points from its upper left corner. */
const path = join(work, 'pages.pdf');
const document = await PDFDocument.create();
document.addPage([100, 200]);
document.addPage([100, 200]).drawRectangle({
  x: 20,
  y: 150,
  width: 30,
  height: 30,
  color: rgb(0, 0, 0),
});
await writeFile(path, await document.save());

const { renderers } = await renderersThere();

for (const { id } of RENDERERS)
  it.skipIf(!renderers.some((one) => one.id === id))(
    `${id} draws the page that it is told to, at the resolution`,
    { timeout: 60_000 },
    async () => {
      const out = join(work, `${id}.png`);
      const renderer = renderers.find((one) => one.id === id);
      await renderer?.render({ source: path, page: 2, dpi: 144, out });
      const { width, height, data } = await pixelsOf(await readFile(out));
      expect([width, height]).toEqual([200, 400]);
      const levelAt = (x: number, y: number) => data[(y * width + x) * 3];
      expect([levelAt(70, 70), levelAt(30, 70), levelAt(70, 120)]).toEqual([0, 255, 255]);
    },
  );

it('a rendering is the same with the same seed', () => {
  const [first, again] = [seeded(3), seeded(3)].map((random) => chooseRendering(RENDERERS, random));
  expect(first).toEqual(again);
  expect(chooseRendering([], seeded(3))).toBeNull();
});

it.each(Object.values(FONTS))('who looks for the font of a number finds $name', async (font) => {
  GlobalFonts.registerFromPath(font.regular, `Shown ${font.name}`);
  const canvas = createCanvas(300, 80);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 300, 80);
  context.fillStyle = '#222';
  context.font = `30px "Shown ${font.name}"`;
  context.fillText('4,287.36', 20, 50);
  const ink = context.measureText('4,287.36');
  const area = {
    x: Math.round(20 - ink.actualBoundingBoxLeft),
    y: Math.round(50 - ink.actualBoundingBoxAscent),
    w: Math.round(ink.actualBoundingBoxLeft + ink.actualBoundingBoxRight),
    h: Math.round(ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent),
  };
  const chosen = await closestFont(await pixelsOf(await canvas.encode('png')), {
    ...area,
    text: '4,287.36',
  });
  expect(chosen.file).toBe(font.regular);
  expect(Math.abs(chosen.size - 30)).toBeLessThanOrEqual(1.5);
});
