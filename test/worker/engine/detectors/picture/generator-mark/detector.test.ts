import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { generatorMark } from '../../../../../../worker/engine/detectors/picture/generator-mark/detector.js';
import { KNOWN_MARKS } from '../../../../../../worker/engine/detectors/picture/generator-mark/marks.js';
import type { Raster } from '../../../../../../worker/engine/evidence/page.js';
import { pagePicture } from '../../../../../../worker/engine/image/page-picture.js';
import { contextOf, neverAborted, PNG_FILE } from '../scanned-page.js';
import { hideMark } from './hide-mark.js';

const WIDTH = 768;
const HEIGHT = 1024;

/** Paper of a colour with grain, rows of dark ink and a coloured seal. */
function page(paper: [number, number, number], seed = 1): Raster {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  let state = seed;
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      state = (state * 1103515245 + 12345) % 2147483648;
      const grain = (state % 7) - 3;
      const isInk = y % 40 > 26 && x > 60 && x < 700 && (x * 7 + y * 3) % 11 < 5;
      const isSeal = (x - 600) ** 2 + (y - 850) ** 2 < 80 ** 2;
      const colour = isInk ? [40, 40, 46] : isSeal ? [40, 70, 170] : paper;
      colour.forEach((value, channel) => {
        data[(y * WIDTH + x) * 3 + channel] = Math.min(255, Math.max(0, value + grain));
      });
    }
  return { width: WIDTH, height: HEIGHT, data };
}

const detect = async (raster: Raster) =>
  generatorMark.detect({ picture: pagePicture(raster, PNG_FILE), ...contextOf() }, neverAborted);

async function asJpeg({ width, height, data }: Raster, quality: number): Promise<Raster> {
  const raw = { width, height, channels: 3 } as const;
  const jpeg = await sharp(data, { raw }).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
  return { width, height, data: await sharp(jpeg).raw().toBuffer() };
}

async function scaled({ width, height, data }: Raster): Promise<Raster> {
  const raw = { width, height, channels: 3 } as const;
  const size = { width: Math.round(width * 0.8), height: Math.round(height * 0.8) };
  return { ...size, data: await sharp(data, { raw }).resize(size.width).raw().toBuffer() };
}

const CREAM: [number, number, number] = [236, 232, 222];
const WHITE: [number, number, number] = [255, 255, 255];

describe('generatorMark', () => {
  it.each(KNOWN_MARKS)('names $name by the mark that its program hides', async ({ name, bits }) => {
    const { findings } = await detect(hideMark(page(CREAM), bits));
    expect(findings).toMatchObject([
      { code: 'generator_mark', values: { page: 1, program: name }, evidence: name },
    ]);
  });

  it('reads it on white paper, where blue cannot grow', async () => {
    const [, , sdxl] = KNOWN_MARKS;
    expect((await detect(hideMark(page(WHITE), sdxl?.bits ?? []))).findings).toHaveLength(1);
  });

  it('reads it in a JPEG of quality 95', async () => {
    const [, , sdxl] = KNOWN_MARKS;
    const marked = await asJpeg(hideMark(page(CREAM), sdxl?.bits ?? []), 95);
    expect((await detect(marked)).findings).toHaveLength(1);
  });

  it.each([
    ['a page', page(CREAM)],
    ['white paper', page(WHITE)],
    ['nothing but white', { width: 512, height: 512, data: new Uint8Array(786_432).fill(255) }],
    ['another message', hideMark(page(CREAM), [1, 0, 1, 1, 0, 0, 1, 0, 1, 1, 0])],
    ['one bit all over', hideMark(page(CREAM), [1])],
  ])('finds none in %s', async (_, raster) => {
    const { findings, abstained } = await detect(raster);
    expect(findings).toEqual([]);
    expect(abstained).toBeNull();
  });

  it('does not read what scaling has removed', async () => {
    const [first] = KNOWN_MARKS;
    expect((await detect(await scaled(hideMark(page(CREAM), first?.bits ?? [])))).findings).toEqual(
      [],
    );
  });

  it('does not look where no program hides one', async () => {
    const small = { width: 200, height: 300, data: new Uint8Array(180_000) };
    expect((await detect(small)).abstained).toBe('under 256 x 256 pixels');
  });
});
