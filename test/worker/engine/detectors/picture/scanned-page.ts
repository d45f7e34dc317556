import sharp from 'sharp';
import type { Channel } from '../../../../../core/vocabulary.js';
import { pagePicture, type PagePicture } from '../../../../../worker/engine/image/page-picture.js';
import type { PixelRect } from '../../../../../worker/engine/evidence/geometry.js';
import type { PageKnowledge } from '../../../../../worker/engine/detectors/picture/picture-detection.js';

/** Reproducible numbers in [0, 1) (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A page of made-up letters, grey levels as a scanner would see them. */
export interface TestPage {
  width: number;
  height: number;
  /** Brightness 0-255, not rounded. */
  grey: Float32Array;
  words: PixelRect[];
}

const WIDTH = 440;
const HEIGHT = 440;
const LETTER_W = 12;
const LETTER_H = 18;
const PITCH_X = 15;
const PITCH_Y = 34;
const SHAPES = 20;

/** How far ink runs, in letter sizes: no printer lays it down twice alike. */
const INK_RUN = 0.09;
const PAPER = 238;
const INK = 40;

type Stroke = [x: number, y: number, toX: number, toY: number];

/** Letters of three strokes each, in a unit square. */
const shapesOf = (random: () => number): Stroke[][] =>
  Array.from({ length: SHAPES }, () =>
    Array.from({ length: 3 }, (): Stroke => [random(), random(), random(), random()]),
  );

/** A letter with its corner anywhere between the pixels. */
export function drawLetter(page: TestPage, strokes: readonly Stroke[], x: number, y: number): void {
  for (let row = Math.floor(y) - 3; row < y + LETTER_H + 3; row++)
    for (let column = Math.floor(x) - 3; column < x + LETTER_W + 3; column++) {
      const near = Math.min(...strokes.map((stroke) => distance(stroke, column - x, row - y)));
      const cover = Math.min(1, Math.max(0, 1.9 - near));
      const at = row * page.width + column;
      page.grey[at] = Math.min(page.grey[at]!, PAPER - cover * (PAPER - INK));
    }
}

function distance([x, y, toX, toY]: Stroke, px: number, py: number): number {
  const [ax, ay, bx, by] = [x * LETTER_W, y * LETTER_H, toX * LETTER_W, toY * LETTER_H];
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(px - ax - along * dx, py - ay - along * dy);
}

/**
 * @param scanned letters stand anywhere between the pixels; else, as a program
 *   draws them, on whole pixels
 * @param noise standard deviation of the paper's grain, grey levels
 */
export function testPage({ seed = 1, scanned = true, noise = 3 } = {}): TestPage {
  const random = randomFrom(seed);
  const shapes = shapesOf(randomFrom(99));
  const page: TestPage = {
    width: WIDTH,
    height: HEIGHT,
    grey: new Float32Array(WIDTH * HEIGHT).fill(PAPER),
    words: [],
  };
  for (let y = 60; y < page.height - 40; y += PITCH_Y)
    for (let x = 30; x < page.width - 100;) {
      const letters = 3 + Math.floor(random() * 3);
      for (let letter = 0; letter < letters; letter++) {
        const shape = shapes[Math.floor(random() * SHAPES)]!;
        const [offX, offY] = scanned ? [random(), random()] : [0, 0];
        const run = (value: number) => value + (scanned ? INK_RUN * (random() - 0.5) : 0);
        const printed = shape.map((stroke) => stroke.map(run) as Stroke);
        drawLetter(page, printed, x + letter * PITCH_X + offX, y + offY);
      }
      page.words.push({ x: x - 2, y: y - 3, w: letters * PITCH_X + 2, h: LETTER_H + 7 });
      x += (letters + 2) * PITCH_X;
    }
  addNoise(page, { x: 0, y: 0, w: page.width, h: page.height }, noise, random);
  return page;
}

/** Grain as scanners leave it: near normal, and a little alike from pixel to pixel. */
export function addNoise(
  page: TestPage,
  area: PixelRect,
  noise: number,
  random: () => number,
): void {
  for (let y = area.y; y < area.y + area.h; y++)
    for (let x = area.x; x < area.x + area.w; x++)
      page.grey[y * page.width + x]! += noise * 2 * (random() + random() + random() - 1.5);
}

/** Puts what shows in one area at another place. */
export function copyArea(page: TestPage, from: PixelRect, x: number, y: number): void {
  for (let row = 0; row < from.h; row++)
    page.grey.copyWithin(
      (y + row) * page.width + x,
      (from.y + row) * page.width + from.x,
      (from.y + row) * page.width + from.x + from.w,
    );
}

/** A word typed into the picture: paper without grain, letters on whole pixels. */
export function typeWord(page: TestPage, area: PixelRect, text: readonly number[]): void {
  const shapes = shapesOf(randomFrom(99));
  for (let y = area.y; y < area.y + area.h; y++)
    page.grey.fill(PAPER, y * page.width + area.x, y * page.width + area.x + area.w);
  text.forEach((shape, at) =>
    drawLetter(page, shapes[shape]!, area.x + 3 + at * PITCH_X, area.y + 4),
  );
}

/** @param quality recompresses as JPEG of this quality */
export async function pictureOf(page: TestPage, quality?: number): Promise<PagePicture> {
  const { width, height } = page;
  const rgb = new Uint8Array(width * height * 3);
  page.grey.forEach((value, at) =>
    rgb.fill(Math.min(255, Math.max(0, Math.round(value))), at * 3, at * 3 + 3),
  );
  return pictureFrom(rgb, width, height, quality);
}

export async function pictureFrom(
  rgb: Uint8Array,
  width: number,
  height: number,
  quality?: number,
): Promise<PagePicture> {
  const raw = { raw: { width, height, channels: 3 as const } };
  const data = quality
    ? await sharp(await sharp(rgb, raw).jpeg({ quality }).toBuffer())
        .toColourspace('srgb')
        .raw()
        .toBuffer()
    : rgb;
  return pagePicture({ width, height, data: new Uint8Array(data) }, PNG_FILE);
}

/** A picture that is a file by itself, without loss. */
export const PNG_FILE = {
  page: 1,
  origin: 'file',
  format: 'png',
  jpeg: null,
  bytes: null,
  orientation: 1,
} as const;

/** Nothing is known beside the pixels. */
export const contextOf = (channel: Channel = 'unknown'): PageKnowledge => ({
  channel,
  lines: [],
  facts: null,
  infer: () => Promise.reject(new Error('no model here')),
});

export const neverAborted = new AbortController().signal;
