import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Line } from '../../../../../../worker/engine/evidence/page.js';
import { pagePicture } from '../../../../../../worker/engine/image/page-picture.js';
import { digitSpacing } from '../../../../../../worker/engine/detectors/picture/digit-spacing/detector.js';
import { contextOf, neverAborted, PNG_FILE, randomFrom } from '../scanned-page.js';

// A machine may have no fonts of its own.
const { resolve } = createRequire(import.meta.url);
for (const [name, file] of [
  ['Sans of the test', 'heebo/400Regular/Heebo_400Regular.ttf'],
  ['Bold of the test', 'heebo/700Bold/Heebo_700Bold.ttf'],
  ['Other of the test', 'rubik/400Regular/Rubik_400Regular.ttf'],
] as const)
  GlobalFonts.registerFromPath(resolve(`@expo-google-fonts/${file}`), name);

const WIDTH = 760;
const HEIGHT = 620;
const COLUMNS = [60, 260, 480];

interface Style {
  font?: string;
  /** Times as large. */
  scale?: number;
  /** Pixels added between characters. */
  tracking?: number;
  /** Its third digit moved, pixels to the right and down. */
  moved?: [number, number];
}

interface Page {
  rows?: number;
  /** Of the amount in the middle of the sixth row. */
  odd?: Style;
  /** Of every amount in the last column. */
  lastColumn?: Style;
  /** Each number drawn at a size of its own. */
  growing?: boolean;
  sentAs?: (png: Buffer) => Promise<Buffer>;
}

/** A statement as a program draws it, each character at the place that its font tells. */
async function detect({ rows = 12, odd = {}, lastColumn = {}, growing = false, sentAs }: Page) {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const random = randomFrom(7);
  const lines: Line[] = [];
  for (let row = 0; row < rows; row++)
    for (const [column, start] of COLUMNS.entries()) {
      const day = String(1 + Math.floor(random() * 28)).padStart(2, '0');
      const amount = (1000 + random() * 8900).toFixed(2);
      const text = column === 0 ? `${day}/0${1 + (row % 9)}/2026` : amount;
      const style = row === 5 && column === 1 ? odd : column === 2 ? lastColumn : {};
      const { font = 'Sans of the test', scale = 1, tracking = 0, moved = [0, 0] } = style;
      const size = 22 * scale * (growing ? 1 + 0.01 * (3 * row + column) : 1);
      context.font = `${size}px "${font}"`;
      context.fillStyle = '#222';
      // Columns begin at fractions of pixels, as those of a page that is drawn at any resolution.
      let x = start + ((row * 0.37) % 1);
      const [left, y] = [x, 60 + row * 44];
      for (const [at, character] of [...text].entries()) {
        const [across, down] = at === 2 ? moved : [0, 0];
        context.fillText(character, x + across, y + down);
        x += context.measureText(character).width + tracking;
      }
      const rect = {
        x: (100 * (left - 1)) / WIDTH,
        y: (100 * (y - size)) / HEIGHT,
        w: (100 * (x - left + 2)) / WIDTH,
        h: (100 * size * 1.3) / HEIGHT,
      };
      lines.push({ text, rect, direction: 'ltr', words: [{ text, rect, confidence: 0.95 }] });
    }
  const png = await canvas.encode('png');
  const { data, info } = await sharp(sentAs === undefined ? png : await sentAs(png))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const picture = pagePicture({ width, height, data: new Uint8Array(data) }, PNG_FILE);
  return digitSpacing.detect({ picture, ...contextOf(), lines }, neverAborted);
}

const codesOf = ({ findings }: Awaited<ReturnType<typeof detect>>) =>
  findings.map(({ code }) => code);

const jpeg = (png: Buffer) => sharp(png).jpeg({ quality: 75 }).toBuffer();

const messenger = (png: Buffer) =>
  sharp(png)
    .resize(Math.round(WIDTH * 0.8))
    .jpeg({ quality: 75 })
    .toBuffer();

/** As on paper: no pixel equals its neighbours. */
async function withGrain(png: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const random = randomFrom(3);
  const grained = data.map((value) => Math.min(255, Math.max(0, value - 12 * random())));
  const { width, height, channels } = info;
  return sharp(grained, { raw: { width, height, channels } }).png().toBuffer();
}

const ODD: [string, Style][] = [
  ['of which a digit was moved along the line', { moved: [2, 0] }],
  ['of which a digit was moved down', { moved: [0, 2] }],
  ['set a little wider', { tracking: 0.5 }],
];

const LARGER: [string, Style] = ['set a little larger', { scale: 1.05 }];

describe('digit-spacing', () => {
  describe.each([
    ['as it was drawn', undefined, [...ODD, LARGER]],
    ['as JPEG 75', jpeg, [...ODD, LARGER]],
    ['after a messenger', messenger, ODD],
  ])('%s', (_, sentAs, cases) => {
    it.each(cases)('marks one amount %s', async (_name, odd) => {
      const detection = await detect({ odd, ...(sentAs && { sentAs }) });
      expect(codesOf(detection)).toEqual(['digits_spaced_otherwise']);
      const [finding] = detection.findings;
      expect(finding!.place!.rect.x).toBeCloseTo((100 * (COLUMNS[1]! - 1)) / WIDTH, 0);
      expect(finding!.confidence).toBeGreaterThanOrEqual(0.6);
    });

    it('marks nothing on a page that one program set', async () => {
      expect(codesOf(await detect({ ...(sentAs && { sentAs }) }))).toEqual([]);
    });
  });

  it.each([
    ['whose total is bold', { odd: { font: 'Bold of the test' } }],
    ['whose total is larger', { odd: { scale: 1.4 } }],
    ['on which no two numbers have one size', { growing: true }],
    ['with a column of another font', { lastColumn: { font: 'Other of the test' } }],
    ['with a column set wider', { lastColumn: { tracking: 1 } }],
  ])('marks nothing on a page %s', async (_, page) => {
    expect(codesOf(await detect(page))).toEqual([]);
  });

  it.each([
    ['with few numbers', { rows: 1 }, 'too few numbers'],
    ['on paper', { sentAs: withGrain }, 'not drawn'],
  ])('abstains for a page %s', async (_, page: Page, reason) => {
    const detection = await detect({ odd: { tracking: 0.5 }, ...page });
    expect(detection.abstained).toContain(reason);
  });
});
