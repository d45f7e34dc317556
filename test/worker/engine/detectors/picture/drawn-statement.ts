import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Line } from '../../../../../worker/engine/evidence/page.js';
import type { Rect } from '../../../../../worker/engine/evidence/geometry.js';
import { type PagePicture, pagePicture } from '../../../../../worker/engine/image/page-picture.js';
import { PNG_FILE, randomFrom } from './scanned-page.js';

// A machine may have no fonts of its own.
const { resolve } = createRequire(import.meta.url);

/** Makes fonts that the tests bring known by names of their own: `['Plain of the test', 'heebo/...']`. */
export function registerFonts(fonts: readonly (readonly [name: string, file: string])[]): void {
  for (const [name, file] of fonts)
    GlobalFonts.registerFromPath(resolve(`@expo-google-fonts/${file}`), name);
}

/** Of the page, pixels. */
export const WIDTH = 760;
export const HEIGHT = 620;
/** Where the columns begin, pixels. */
export const COLUMNS = [60, 260, 480];

export interface Word {
  text: string;
  row: number;
  column: number;
  /** Where it begins, and its baseline, pixels. */
  left: number;
  y: number;
}

export interface Statement<Style> {
  rows?: number;
  /** Of the amount in the middle of the sixth row. */
  odd?: Style;
  /** Of every amount in the last column. */
  lastColumn?: Style;
  sentAs?: (png: Buffer) => Promise<Buffer>;
  /** A word that is read right before the odd amount, in its line. */
  before?: string;
  /** Lowest amount, and the range above it. */
  amounts: readonly [number, number];
  /** Draws a word and returns its box, pixels. */
  draw: (context: SKRSContext2D, word: Word, style: Partial<Style>) => Rect;
}

/** A statement as a program draws it: dates and two columns of amounts. */
export async function drawnStatement<Style>(
  page: Statement<Style>,
): Promise<{ picture: PagePicture; lines: Line[] }> {
  const { rows = 12, odd, lastColumn, sentAs, before, amounts, draw } = page;
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const random = randomFrom(7);
  const lines: Line[] = [];
  for (let row = 0; row < rows; row++)
    for (const [column, left] of COLUMNS.entries()) {
      const day = String(1 + Math.floor(random() * 28)).padStart(2, '0');
      const amount = (amounts[0] + random() * amounts[1]).toFixed(2);
      const text = column === 0 ? `${day}/0${1 + (row % 9)}/2026` : amount;
      const style = row === 5 && column === 1 ? odd : column === 2 ? lastColumn : undefined;
      const box = draw(context, { text, row, column, left, y: 60 + row * 44 }, style ?? {});
      const rect = {
        x: (100 * box.x) / WIDTH,
        y: (100 * box.y) / HEIGHT,
        w: (100 * box.w) / WIDTH,
        h: (100 * box.h) / HEIGHT,
      };
      lines.push({ text, rect, direction: 'ltr', words: [{ text, rect, confidence: 0.95 }] });
      if (before !== undefined && row === 5 && column === 1) {
        const beside = { ...rect, x: rect.x - 5 - 0.3 * rect.h, w: 5 };
        const words = [{ text: before, rect: beside, confidence: 0.95 }];
        lines.push({ text: before, rect: beside, direction: 'ltr', words });
      }
    }
  const png = await canvas.encode('png');
  const { data, info } = await sharp(sentAs === undefined ? png : await sentAs(png))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { picture: pagePicture({ width, height, data: new Uint8Array(data) }, PNG_FILE), lines };
}

/** As on paper: no pixel equals its neighbours. */
export async function withGrain(png: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const random = randomFrom(3);
  const grained = data.map((value) => Math.min(255, Math.max(0, value - 12 * random())));
  const { width, height, channels } = info;
  return sharp(grained, { raw: { width, height, channels } }).png().toBuffer();
}
