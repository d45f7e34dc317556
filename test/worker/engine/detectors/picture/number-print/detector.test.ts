import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Line } from '../../../../../../worker/engine/evidence/page.js';
import { pagePicture } from '../../../../../../worker/engine/image/page-picture.js';
import { wordOdds } from '../../../../../../worker/engine/detectors/picture/number-print/classify-words.js';
import * as drawn from '../../../../../../worker/engine/detectors/picture/number-print/drawn-trees.js';
import * as photographed from '../../../../../../worker/engine/detectors/picture/number-print/trees.js';
import { WORD_FEATURES } from '../../../../../../worker/engine/detectors/picture/number-print/word-features.js';
import { numberPrint } from '../../../../../../worker/engine/detectors/picture/number-print/detector.js';
import { contextOf, neverAborted, PNG_FILE, randomFrom } from '../scanned-page.js';

// A machine may have no fonts of its own.
const { resolve } = createRequire(import.meta.url);
for (const [name, file] of [
  ['Plain of numbers', 'heebo/400Regular/Heebo_400Regular.ttf'],
  ['Bold of numbers', 'heebo/700Bold/Heebo_700Bold.ttf'],
  ['Foreign of numbers', 'rubik/400Regular/Rubik_400Regular.ttf'],
  ['Serif of numbers', 'david-libre/400Regular/DavidLibre_400Regular.ttf'],
] as const)
  GlobalFonts.registerFromPath(resolve(`@expo-google-fonts/${file}`), name);

const PLAIN = '22px "Plain of numbers"';
const BOLD = '22px "Bold of numbers"';
const FOREIGN = '22px "Foreign of numbers"';
const LARGE = '28px "Plain of numbers"';
const HUGE = '38px "Bold of numbers"';
const SERIF = '25px "Serif of numbers"';

const WIDTH = 760;
const HEIGHT = 700;
const ROWS = 14;
const AMOUNT_X = 560;
const ODD_ROW = 7;
const TOTAL_ROW = ROWS - 1;

interface Style {
  font?: string;
  ink?: string;
  lean?: number;
}

interface Content {
  names?: readonly string[];
  style?: (row: number) => Style;
}

interface Printed {
  text: string;
  line: number;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A statement of dates, names and amounts, printed and scanned; edits are drawn on the scan. */
class Statement {
  private readonly canvas = createCanvas(WIDTH, HEIGHT);
  private readonly context: SKRSContext2D = this.canvas.getContext('2d');
  private readonly words: Printed[] = [];

  constructor({
    names = ['Transfer', 'Rent', 'Salary', 'Card payment'],
    style = () => ({}),
  }: Content = {}) {
    this.context.fillStyle = '#f4f1ea';
    this.context.fillRect(0, 0, WIDTH, HEIGHT);
    const random = randomFrom(11);
    for (let row = 0; row < ROWS; row++) {
      const day = String(1 + Math.floor(random() * 28)).padStart(2, '0');
      this.print(`${day}/0${1 + (row % 9)}/2026`, row, 60, {});
      this.print(names[row % names.length]!, row, 240, {});
      this.print((100 + random() * 9800).toFixed(2), row, AMOUNT_X, style(row));
    }
  }

  private print(text: string, line: number, x: number, style: Style): void {
    const y = 60 + line * 44;
    const { font = PLAIN, ink = '#262630', lean = 0 } = style;
    this.context.font = font;
    this.context.fillStyle = ink;
    this.context.setTransform(1, 0, -lean, 1, lean * y, 0);
    this.context.fillText(text, x, y);
    this.context.resetTransform();
    const { width, actualBoundingBoxAscent: up } = this.context.measureText(text);
    this.words.push({ text, line, x: x - 1, y: y - up - 1, w: width + 2, h: up + 6 });
  }

  amountOf(row: number): Printed {
    return this.words.find(({ line, x }) => line === row && x >= AMOUNT_X - 1)!;
  }

  async detect({
    edit = (_page: SKRSContext2D, _amount: Printed): void => {},
    shrink = 1,
    quality = 75,
    drawn = false,
    orientation = 1,
    context = contextOf(),
  } = {}) {
    const scanned = createCanvas(WIDTH, HEIGHT);
    const page = scanned.getContext('2d');
    if (drawn) page.drawImage(this.canvas, 0, 0);
    else page.putImageData(await this.scanned(), 0, 0);
    edit(page, this.amountOf(ODD_ROW));
    const sent = sharp(await scanned.encode('png'))
      .flatten()
      .resize(Math.round(WIDTH * shrink));
    const { data, info } = await sharp(
      await (drawn ? sent.png() : sent.jpeg({ quality })).toBuffer(),
    )
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raster = { width: info.width, height: info.height, data: new Uint8Array(data) };
    const picture = pagePicture(raster, { ...PNG_FILE, orientation });
    return numberPrint.detect({ picture, ...context, lines: this.lines() }, neverAborted);
  }

  /** Softened, with grain, as through a scanner. */
  private async scanned() {
    const { data } = await sharp(await this.canvas.encode('png'))
      .removeAlpha()
      .blur(0.8)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const random = randomFrom(3);
    const image = this.context.createImageData(WIDTH, HEIGHT);
    for (let at = 0; at < WIDTH * HEIGHT; at++) {
      const grain = 10 * (random() + random() - 1);
      for (let channel = 0; channel < 3; channel++)
        image.data[at * 4 + channel] = Math.max(0, Math.min(255, data[at * 3 + channel]! + grain));
      image.data[at * 4 + 3] = 255;
    }
    return image;
  }

  private lines(): Line[] {
    return Array.from({ length: ROWS }, (_, row): Line => {
      const words = this.words
        .filter(({ line }) => line === row)
        .map(({ text, x, y, w, h }) => ({
          text,
          rect: {
            x: (100 * x) / WIDTH,
            y: (100 * y) / HEIGHT,
            w: (100 * w) / WIDTH,
            h: (100 * h) / HEIGHT,
          },
          confidence: 0.95,
        }));
      const text = words.map((word) => word.text).join(' ');
      return { text, rect: words[0]!.rect, direction: 'ltr', words };
    });
  }
}

/** An amount painted out and another typed in its place. */
const retyped =
  (font: string) =>
  (page: SKRSContext2D, { x, y, w, h }: Printed): void => {
    page.fillStyle = '#f4f1ea';
    page.fillRect(x, y, w, h);
    page.fillStyle = '#262630';
    page.font = font;
    page.fillText('7351.94', x + 1, y + h - 5);
  };

const codesOf = ({ findings }: { findings: readonly { code: string }[] }) =>
  findings.map(({ code }) => code);

const GENUINE: Record<string, Content> = {
  plain: {},
  'Hebrew lines': { names: ['העברה', 'שכר דירה', 'משכורת', 'תשלום בכרטיס'] },
  'a bold total': { style: (row) => (row === TOTAL_ROW ? { font: BOLD } : {}) },
  'a larger total': { style: (row) => (row === TOTAL_ROW ? { font: LARGE } : {}) },
  'a much larger total': { style: (row) => (row === TOTAL_ROW ? { font: HUGE } : {}) },
  'a total in italics': { style: (row) => (row === TOTAL_ROW ? { lean: 0.2 } : {}) },
  'a second style': { style: (row) => (row % 2 === 0 ? { font: SERIF } : {}) },
  'a stamped amount': { style: (row) => (row === 4 ? { ink: '#3a3f9a' } : {}) },
};

const MESSENGER = { shrink: 0.8, quality: 75 };

describe('number-print', () => {
  it.each([
    ['in a font alike', FOREIGN],
    ['with serifs', SERIF],
    ['in bold', BOLD],
  ])('marks an amount that was typed over %s', async (_, font) => {
    const statement = new Statement();
    const { findings } = await statement.detect({ edit: retyped(font) });
    expect(codesOf({ findings })).toEqual(['number_printed_otherwise']);
    const { x, y } = findings[0]!.place!.rect;
    const amount = statement.amountOf(ODD_ROW);
    expect(Math.abs(x - (100 * amount.x) / WIDTH)).toBeLessThan(1);
    expect(Math.abs(y - (100 * amount.y) / HEIGHT)).toBeLessThan(1);
  });

  it.each([
    ['in another font', FOREIGN],
    ['in the same font', PLAIN],
  ])('raises the score of a page after a messenger by an amount typed over %s', async (_, font) => {
    const unedited = await new Statement().detect(MESSENGER);
    const { score } = await new Statement().detect({ edit: retyped(font), ...MESSENGER });
    expect(score).toBeGreaterThan(unedited.score! + 0.1);
  });

  it.each(Object.entries(GENUINE))('is silent about genuine pages: %s', async (_, page) => {
    for (const how of [{}, MESSENGER]) {
      const { abstained, findings } = await new Statement(page).detect(how);
      expect({ abstained, codes: codesOf({ findings }) }).toEqual({ abstained: null, codes: [] });
    }
  });

  it('marks an amount that was typed with serifs on a page that a program drew', async () => {
    const statement = new Statement();
    const { findings } = await statement.detect({ edit: retyped(SERIF), drawn: true });
    expect(codesOf({ findings })).toEqual(['number_printed_otherwise']);
    const { y } = findings[0]!.place!.rect;
    expect(Math.abs(y - (100 * statement.amountOf(ODD_ROW).y) / HEIGHT)).toBeLessThan(1);
  });

  it.each(Object.entries(GENUINE))('is silent about drawn pages: %s', async (_, page) => {
    const { abstained, findings } = await new Statement(page).detect({ drawn: true });
    expect({ abstained, codes: codesOf({ findings }) }).toEqual({ abstained: null, codes: [] });
  });

  it('abstains on screenshots whose paper is not flat any more', async () => {
    const context = { ...contextOf(), channel: 'app_screenshot' as const };
    const { abstained } = await new Statement().detect({ context });
    expect(abstained).toBe('a page drawn by a program');
  });

  it('abstains where pixels are stored turned', async () => {
    const { abstained } = await new Statement().detect({ orientation: 6 });
    expect(abstained).toBe('the picture is stored turned');
  });
});

describe('wordOdds', () => {
  it.each([
    ['photographed', photographed.INPUTS, 'trees.golden.json'],
    ['drawn', drawn.INPUTS, 'drawn-trees.golden.json'],
  ] as const)(
    'of pages that were %s answers as the trees do where they were fitted',
    (kind, inputs, file) => {
      const golden = z
        .array(z.object({ features: z.array(z.number().nullable()), odds: z.number() }))
        .parse(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')));
      expect(golden.length).toBeGreaterThan(20);
      for (const { features, odds } of golden) {
        const measured = WORD_FEATURES.map((name) => features[inputs.indexOf(name)] ?? NaN);
        expect(wordOdds(measured, kind)).toBeCloseTo(odds, 2);
      }
    },
  );
});
