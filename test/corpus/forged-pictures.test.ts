import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { forgePicture, openSheet } from './forged-by-tools/pictures/forge.js';
import { OPERATIONS, type Stroke } from './forged-by-tools/pictures/operations.js';
import { tightened, wordsOfPdf } from './forged-by-tools/pictures/drawn-words.js';
import { chooseScreen, ScreenDrawer } from './forged-by-tools/pictures/screens.js';
import { PAINTERS, paintersThere } from './forged-by-tools/pictures/painters.js';
import { lettersOf, maskOf, pixelsOf } from './forged-by-tools/pictures/picture.js';
import { isOnPath } from './forged-by-tools/tools.js';
import type { PlacedWord } from './forged-by-tools/pictures/read-words.js';
import { send, SENT_AS, sendMask } from './forged-by-tools/pictures/send.js';
import { seeded } from './samples/random.js';

const work = await mkdtemp(join(tmpdir(), 'forged-pictures-'));
afterAll(() => rm(work, { recursive: true, force: true }));

/** Digits of bars: every letter as wide as the next, with blank columns between. */
const SIZE = { width: 420, height: 300 };
const LETTER = { w: 9, gap: 4, h: 20 };

const word = (text: string, line: number, x: number): PlacedWord => {
  const w = text.length * (LETTER.w + LETTER.gap) - LETTER.gap;
  return { text, line, x, y: 20 + line * 32, w, h: LETTER.h };
};

const AMOUNTS = ['12.50', '84.00', '135.90', '71.25', '20.05', '40.10', '99.99', '63.75'];
const words = AMOUNTS.flatMap((text, line) => [
  word(text, line, 30),
  word(line === 7 ? 'Total' : 'Bread', line, 300),
]);

// Pixels, not SVG: the engine switches SVG off for the whole process.
const pixels = Buffer.alloc(SIZE.width * SIZE.height * 3, 0xee);
for (const { text, x, y, line } of words)
  for (const [index, letter] of [...text].entries()) {
    const left = x + index * (LETTER.w + LETTER.gap);
    const top = y + ((letter.charCodeAt(0) * 7 + line) % 9);
    for (let row = top; row < y + LETTER.h; row++) {
      const start = (row * SIZE.width + left) * 3;
      pixels.fill(0x22, start, start + Math.min(LETTER.w, SIZE.width - left) * 3);
    }
  }
const path = join(work, 'receipt.png');
const png = await sharp(pixels, { raw: { ...SIZE, channels: 3 } })
  .png()
  .toBuffer();
await writeFile(path, png);
await writeFile(`${path}.words.json`, JSON.stringify(words));
const sheet = await openSheet('receipt', png, path, work);
if (sheet === null) throw new Error('the receipt was not read');

const { painters } = await paintersThere();

const AREA = { x: 30, y: 20, w: 61, h: 20 };

/** A mask's own margin, and that a font may be half as wide again as what it covers. */
const MARGIN = 30;
const STROKES: Record<Stroke['does'], Stroke> = {
  copy: { does: 'copy', donor: 'own', from: { ...AREA, x: 300, y: 52 }, to: AREA },
  type: { does: 'type', area: AREA, text: '98.70', paper: [238, 238, 238], ink: [34, 34, 34] },
  erase: { does: 'erase', area: AREA, paper: [238, 238, 238] },
  line: { does: 'line', from: [30, 44], to: [80, 44], width: 2, ink: [34, 34, 34] },
};

/** Whether every changed pixel of a mask lies within an area and its margin. */
async function liesWithin(mask: Buffer, area: typeof AREA, margin: number): Promise<boolean> {
  const { data, info } = await sharp(mask).raw().toBuffer({ resolveWithObject: true });
  return data.every((value, index) => {
    const pixel = Math.floor(index / info.channels);
    const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
    const inside =
      x >= area.x - margin &&
      x < area.x + area.w + margin &&
      y >= area.y - margin &&
      y < area.y + area.h + margin;
    return value === 0 || inside;
  });
}

describe('each program', () => {
  for (const { id, does } of PAINTERS)
    it.skipIf(!painters.some((painter) => painter.id === id))(
      `${id} changes the picture where it is told to and nowhere else`,
      { timeout: 60_000 },
      async () => {
        const painter = painters.find((one) => one.id === id);
        for (const what of does) {
          const out = join(work, `${id}-${what}.png`);
          await painter?.paint(STROKES[what], { source: path, donor: path, out });
          const mask = await maskOf(sheet.pixels, await pixelsOf(await readFile(out)));
          if (mask === null) throw new Error(`${what} changed nothing`);
          expect(await liesWithin(mask, AREA, MARGIN), what).toBe(true);
        }
      },
    );
});

describe('each operation', () => {
  const skia = PAINTERS.filter(({ id }) => id === 'skia');

  it.each(Object.entries(OPERATIONS))(
    '%s finds a place on a page of amounts',
    (_, { plan, does }) => {
      const strokes = Array.from({ length: 12 }, (_, seed) => plan(sheet, sheet, seeded(seed + 1)));
      const found = strokes.filter((stroke) => stroke !== null);
      expect(found.length).toBeGreaterThan(0);
      for (const stroke of found) expect(stroke.does).toBe(does);
    },
  );

  it('is the same with the same seed, and another with another', async () => {
    const forge = (seed: number) =>
      forgePicture(sheet, sheet, { painters: skia, work, random: seeded(seed) });
    const [one, again, other] = [await forge(4), await forge(4), await forge(5)];
    expect(one?.png.equals(again?.png ?? Buffer.alloc(0))).toBe(true);
    expect(one?.png.equals(other?.png ?? Buffer.alloc(0))).toBe(false);
  });
});

it('a number set again ends where the one before it ended', () => {
  for (let seed = 1; seed < 9; seed++) {
    const stroke = OPERATIONS['amount-set-again']?.plan(sheet, sheet, seeded(seed));
    if (stroke?.does !== 'type') continue;
    expect(stroke.align).toBe('right');
    const { x, y } = stroke.was ?? stroke.area;
    expect(words.some((one) => one.x === x && Math.abs(one.y - y) < LETTER.h)).toBe(true);
    expect(stroke.area.x).toBeLessThan(x);
  }
});

it('a digit typed over another covers that digit alone', () => {
  for (let seed = 1; seed < 9; seed++) {
    const stroke = OPERATIONS['digit-retyped']?.plan(sheet, sheet, seeded(seed));
    if (stroke?.does !== 'type') continue;
    expect(stroke.text).toMatch(/^\d$/);
    expect(stroke.area.w).toBeLessThanOrEqual(LETTER.w + 2);
  }
});

it('the box of a word is drawn in to its ink', () => {
  const [first] = words;
  if (first === undefined) throw new Error('no word');
  const wide = { ...first, x: first.x - 6, y: first.y - 5, w: first.w + 12, h: first.h + 10 };
  expect(tightened(sheet.pixels, wide)).toMatchObject({ x: first.x, w: first.w });
  expect(tightened(sheet.pixels, { ...first, x: 200, w: 40 })).toBeNull();
});

it('a PDF without text, or none at all, has no words', async () => {
  const page = { page: 1, dpi: 96, pixels: sheet.pixels };
  expect(await wordsOfPdf(join(work, 'none.pdf'), page)).toEqual([]);
});

describe('HTML on a screen', () => {
  const html = join(work, 'app.html');
  const body = AMOUNTS.map((amount) => `<p>Bread <b>${amount}</b></p>`).join('');
  const drawer = new ScreenDrawer();
  afterAll(() => drawer.close());

  it.skipIf(!isOnPath('chromium'))(
    'is shown with its words, and again with one amount changed in the inspector',
    { timeout: 60_000 },
    async () => {
      await writeFile(html, `<body style="font: 16px sans-serif">${body}</body>`);
      const screen = chooseScreen(seeded(3));
      const shown = await drawer.draw(html, screen);
      expect(shown.words.map(({ text }) => text)).toEqual(
        AMOUNTS.flatMap((amount) => ['Bread', amount]),
      );
      const changed = await drawer.drawChanged(html, screen, seeded(5));
      if (changed === null) throw new Error('nothing was changed');
      const mask = await maskOf(await pixelsOf(shown.png), await pixelsOf(changed));
      expect(mask).not.toBeNull();
    },
  );
});

it('letters are found between blank columns, and not where they touch', () => {
  const [first] = words;
  if (first === undefined) throw new Error('no word');
  expect(lettersOf(sheet.pixels, first)?.map(({ x }) => x)).toEqual([30, 43, 56, 69, 82]);
  expect(lettersOf(sheet.pixels, { ...first, text: '1250' })).toBeNull();
});

it('a mask covers what changed with a margin', async () => {
  const data = Buffer.from(sheet.pixels.data);
  const [x, y] = [40, 30];
  data[(y * sheet.pixels.width + x) * 3] = 255 - (data[(y * sheet.pixels.width + x) * 3] ?? 0);
  const mask = await maskOf(sheet.pixels, { ...sheet.pixels, data });
  if (mask === null) throw new Error('no mask');
  const { data: white, info } = await sharp(mask).raw().toBuffer({ resolveWithObject: true });
  const at = (dx: number, dy: number) => white[((y + dy) * info.width + x + dx) * info.channels];
  expect([at(0, 0), at(4, 0), at(0, -4), at(6, 0)]).toEqual([255, 255, 255, 0]);
});

it('a mask is as large as the picture in whatever way it is sent', async () => {
  const pixels = { ...sheet.pixels, data: Buffer.alloc(sheet.pixels.data.length, 9) };
  const mask = await maskOf(sheet.pixels, pixels);
  if (mask === null) throw new Error('no mask');
  for (const sent of SENT_AS) {
    const { width, height } = await sharp(await send(png, sent)).metadata();
    expect(await sharp(await sendMask(mask, sent)).metadata()).toMatchObject({ width, height });
  }
});
