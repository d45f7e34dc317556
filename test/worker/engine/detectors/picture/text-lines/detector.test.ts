import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import type { Raster } from '../../../../../../worker/engine/evidence/page.js';
import { pagePicture } from '../../../../../../worker/engine/image/page-picture.js';
import { textLines } from '../../../../../../worker/engine/detectors/picture/text-lines/detector.js';
import { measureWords } from '../../../../../../worker/engine/detectors/picture/text-lines/measure-words.js';
import { levelOf } from '../../../../../../worker/engine/detectors/picture/text-lines/text-rows.js';
import {
  WORD_FEATURES,
  wordFeatures,
} from '../../../../../../worker/engine/detectors/picture/text-lines/word-features.js';
import { pageInkOf } from '../../../../../../worker/engine/image/signal/page-ink.js';
import { PNG_FILE } from '../scanned-page.js';

// A machine may have no fonts of its own.
GlobalFonts.registerFromPath(
  createRequire(import.meta.url).resolve(
    '@expo-google-fonts/heebo/400Regular/Heebo_400Regular.ttf',
  ),
  'Heebo of the test',
);

const WIDTH = 900;
const HEIGHT = 700;

/** Where the odd word stands: the fourth of the sixth line. */
const ODD = { line: 5, column: 3 };

/** Lines of numbers as a scanner gives them: soft, grainy; one word may be typed in afterwards. */
function scan(odd: boolean): Raster {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  const write = (isOdd: boolean) => {
    for (let line = 0; line < 14; line++)
      for (let column = 0; column < 5; column++) {
        if ((line === ODD.line && column === ODD.column) !== isOdd) continue;
        const amount = ((line * 7919 + column * 104729) % 90000) + 10000;
        context.fillText((amount / 100).toFixed(2), 40 + column * 170, 60 + line * 44);
      }
  };
  context.fillStyle = '#f2efe8';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = '#2a2a30';
  context.font = '26px "Heebo of the test"';
  write(false);
  if (!odd) write(true);
  const soft = soften(context.getImageData(0, 0, WIDTH, HEIGHT).data);
  if (odd) {
    const image = context.getImageData(0, 0, WIDTH, HEIGHT);
    for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++)
      for (let channel = 0; channel < 3; channel++)
        image.data[pixel * 4 + channel] = soft.data[pixel * 3 + channel]!;
    context.putImageData(image, 0, 0);
    context.fillStyle = '#000000';
    write(true);
    const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
    for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++)
      for (let channel = 0; channel < 3; channel++)
        soft.data[pixel * 3 + channel] = data[pixel * 4 + channel]!;
  }
  return soft;
}

/** A blur of three pixels and grain, the same each time. */
function soften(rgba: Uint8ClampedArray): Raster {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  let state = 1;
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      const grain = ((state >>> 24) % 9) - 4;
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (let dy = -1; dy <= 1; dy++)
          for (let dx = -1; dx <= 1; dx++) {
            const row = Math.min(HEIGHT - 1, Math.max(0, y + dy));
            const column = Math.min(WIDTH - 1, Math.max(0, x + dx));
            sum += rgba[(row * WIDTH + column) * 4 + channel]!;
          }
        data[(y * WIDTH + x) * 3 + channel] = Math.min(255, Math.max(0, sum / 9 + grain));
      }
    }
  return { width: WIDTH, height: HEIGHT, data };
}

const pictureOf = (raster: Raster) => pagePicture(raster, PNG_FILE);

const detect = (raster: Raster) =>
  textLines.detect({ picture: pictureOf(raster) }, new AbortController().signal);

describe('text-lines', () => {
  it('marks a word typed into a scan, and rates the page above its untouched twin', async () => {
    const forged = await detect(scan(true));
    const genuine = await detect(scan(false));
    const [first] = forged.regions;
    expect(first?.area.x).toBeGreaterThan(40 + ODD.column * 170 - 10);
    expect(first?.area.x).toBeLessThan(40 + ODD.column * 170 + 90);
    expect(Math.abs((first?.area.y ?? 0) - (60 + ODD.line * 44 - 20))).toBeLessThan(12);
    expect(forged.score ?? 0).toBeGreaterThan((genuine.score ?? 0) + 0.1);
    expect(forged.findings).toEqual([]);
  });

  it('gives each word as many numbers as there are features, none of them endless', () => {
    const picture = pictureOf(scan(false));
    const features = wordFeatures(measureWords(picture, pageInkOf(picture)));
    expect(features.length).toBeGreaterThan(50);
    for (const row of features) {
      expect(row).toHaveLength(WORD_FEATURES.length);
      expect(row.every(Number.isFinite)).toBe(true);
    }
  });

  it('says nothing of a page with few words', async () => {
    const blank = { width: 300, height: 200, data: new Uint8Array(300 * 200 * 3).fill(240) };
    expect((await detect(blank)).abstained).toBe('too few words to compare');
  });
});

it('the level of a row is found with a third of its letters off', () => {
  const points = Array.from({ length: 30 }, (_, index) => ({
    x: index * 10,
    y: 100 + index * 0.2 + (index % 3 === 0 ? 7 : 0),
  }));
  const { slope, start } = levelOf(points);
  expect(slope).toBeCloseTo(0.02, 2);
  expect(start).toBeCloseTo(100, 0);
});
