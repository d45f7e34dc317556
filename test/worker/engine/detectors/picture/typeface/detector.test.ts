import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Line, Raster } from '../../../../../../worker/engine/evidence/page.js';
import { orient } from '../../../../../../worker/engine/image/orient.js';
import { pagePicture } from '../../../../../../worker/engine/image/page-picture.js';
import { typeface } from '../../../../../../worker/engine/detectors/picture/typeface/detector.js';
import { contextOf, neverAborted, PNG_FILE, randomFrom } from '../scanned-page.js';

// A machine may have no fonts of its own.
const { resolve } = createRequire(import.meta.url);
for (const [name, file] of [
  ['Plain of the test', 'heebo/400Regular/Heebo_400Regular.ttf'],
  ['Bold of the test', 'heebo/700Bold/Heebo_700Bold.ttf'],
  ['Kin of the test', 'rubik/400Regular/Rubik_400Regular.ttf'],
  ['Serif of the test', 'david-libre/400Regular/DavidLibre_400Regular.ttf'],
] as const)
  GlobalFonts.registerFromPath(resolve(`@expo-google-fonts/${file}`), name);

const PLAIN = '22px "Plain of the test"';
const BOLD = '22px "Bold of the test"';

const KIN = '22px "Kin of the test"';

/** Digits as high as the plain one's. */
const SERIF = '25px "Serif of the test"';

const WIDTH = 760;
const HEIGHT = 620;
const ROWS = 12;
const COLUMNS = [60, 260, 480];

/** Which number stands out: of the sixth row, the amount in the middle. */
const ODD = { row: 5, column: 1 };

interface Style {
  font: string;
  ink?: string;
  /** What is printed instead. */
  shown?: string;
  /** What recognition makes of it; default: what it says. */
  read?: string;
  /** Lean to the right, pixels per pixel upwards. */
  lean?: number;
  /** Times as wide. */
  stretch?: number;
  /** Drawn after the page was scanned: not softened with it. */
  crisp?: boolean;
}

/** A scanned statement: dates and two columns of amounts. */
class Statement {
  private readonly canvas = createCanvas(WIDTH, HEIGHT);
  private readonly context: SKRSContext2D;
  private readonly colours: { paper: string; ink: string };
  private readonly words: { text: string; x: number; y: number; w: number; h: number }[] = [];
  private readonly crisp: { x: number; y: number; w: number; h: number }[] = [];

  constructor(
    odd: (text: string) => Style = () => ({ font: PLAIN }),
    colours = { paper: '#f4f1ea', ink: '#262630' },
    at = ODD,
  ) {
    this.colours = colours;
    this.context = this.canvas.getContext('2d');
    this.context.fillStyle = colours.paper;
    this.context.fillRect(0, 0, WIDTH, HEIGHT);
    const random = randomFrom(7);
    for (let row = 0; row < ROWS; row++)
      for (const [column, x] of COLUMNS.entries()) {
        const day = String(1 + Math.floor(random() * 28)).padStart(2, '0');
        const amount = (100 + random() * 9800).toFixed(2);
        const text = column === 0 ? `${day}/0${1 + (row % 9)}/2026` : amount;
        const isOdd = row === at.row && column === at.column;
        this.write(text, x, 60 + row * 44, isOdd ? odd(text) : { font: PLAIN });
      }
  }

  private write(text: string, x: number, y: number, style: Style): void {
    const { font, ink, shown = text, read = shown, lean = 0, stretch = 1, crisp = false } = style;
    this.context.font = font;
    this.context.fillStyle = ink ?? this.colours.ink;
    this.context.setTransform(stretch, 0, -lean, 1, lean * y + (1 - stretch) * x, 0);
    this.context.fillText(shown, x, y);
    this.context.resetTransform();
    const { width, actualBoundingBoxAscent: up } = this.context.measureText(shown);
    const box = { x, y: y - up - 1, w: stretch * width, h: up + 6 };
    this.words.push({ text: read, ...box });
    if (crisp) this.crisp.push(box);
  }

  /** Softened, grainy, and compressed as JPEG; `orientation`: as a phone stores it. */
  async detect({ quality = 75, orientation = 1, shrink = 1 } = {}) {
    const rgba = this.context.getImageData(0, 0, WIDTH, HEIGHT).data;
    const random = randomFrom(3);
    const grainy = new Uint8Array(WIDTH * HEIGHT * 3);
    for (let at = 0; at < WIDTH * HEIGHT; at++) {
      const grain = 10 * (random() + random() - 1);
      for (let channel = 0; channel < 3; channel++)
        grainy[at * 3 + channel] = Math.max(0, Math.min(255, rgba[at * 4 + channel]! + grain));
    }
    const raw = { raw: { width: WIDTH, height: HEIGHT, channels: 3 } } as const;
    const overlays = await Promise.all(
      this.crisp.map(async ({ x, y, w, h }) => {
        const [left, top] = [Math.floor(x), Math.floor(y)];
        const box = { left, top, width: Math.ceil(w) + 1, height: Math.ceil(h) + 1 };
        return { input: await sharp(grainy, raw).extract(box).png().toBuffer(), left, top };
      }),
    );
    const scanned = await sharp(grainy, raw).blur(0.7).png().toBuffer();
    const { data, info } = await sharp(
      await sharp(await sharp(scanned).composite(overlays).png().toBuffer())
        .resize(Math.round(WIDTH * shrink))
        .jpeg({ quality })
        .toBuffer(),
    )
      .raw()
      .toBuffer({ resolveWithObject: true });
    const shown: Raster = { width: info.width, height: info.height, data: new Uint8Array(data) };
    // Turning by 6 is undone by 8.
    const stored = orient(shown, orientation === 6 ? 8 : orientation);
    const picture = pagePicture(stored, { ...PNG_FILE, orientation });
    return typeface.detect({ picture, ...contextOf(), lines: this.lines() }, neverAborted);
  }

  private lines(): Line[] {
    return this.words.map(({ text, x, y, w, h }) => {
      const rect = {
        x: (100 * x) / WIDTH,
        y: (100 * y) / HEIGHT,
        w: (100 * w) / WIDTH,
        h: (100 * h) / HEIGHT,
      };
      return { text, rect, direction: 'ltr', words: [{ text, rect, confidence: 0.95 }] };
    });
  }
}

const codesOf = (detection: Awaited<ReturnType<Statement['detect']>>) =>
  detection.findings.map(({ code }) => code);

describe('typeface', () => {
  it.each([
    ['as JPEG 75', {}],
    ['as a messenger sends it', { shrink: 0.7, quality: 70 }],
    ['stored turned, as phones do', { orientation: 6 }],
    ['stored upside down', { orientation: 3 }],
  ])('marks the amount that is set in another typeface, %s', async (_, how) => {
    const detection = await new Statement(() => ({ font: SERIF })).detect(how);
    expect(codesOf(detection)).toEqual(['typeface_differs']);
    const { x, y } = detection.findings[0]!.place!.rect;
    expect(x).toBeCloseTo((100 * COLUMNS[ODD.column]!) / WIDTH, -0.5);
    expect(Math.abs(y - (100 * (60 + ODD.row * 44 - 17)) / HEIGHT)).toBeLessThan(2);
  });

  it('marks it in light print on dark ground too', async () => {
    const dark = { paper: '#15151c', ink: '#e6e6ee' };
    expect(codesOf(await new Statement(() => ({ font: SERIF }), dark).detect())).toEqual([
      'typeface_differs',
    ]);
    expect(codesOf(await new Statement(undefined, dark).detect())).toEqual([]);
  });

  it('is silent where all numbers are set alike', async () => {
    for (const shrink of [1, 0.7]) {
      const detection = await new Statement().detect({ shrink });
      expect(detection.abstained).toBeNull();
      expect(detection.figures.compared).toBeGreaterThan(20);
      expect(codesOf(detection)).toEqual([]);
      expect(detection.heatmap).toBeNull();
    }
  });

  it('is silent about a bold total and about one in a larger size', async () => {
    expect(codesOf(await new Statement(() => ({ font: BOLD })).detect())).toEqual([]);
    const large = '32px "Serif of the test"';
    expect(codesOf(await new Statement(() => ({ font: large })).detect())).toEqual([]);
  });

  it('marks a bold number with crisp edges on a soft page, and no other number for its edges', async () => {
    const pasted = await new Statement(() => ({ font: BOLD, crisp: true })).detect();
    expect(codesOf(pasted)).toEqual(['typeface_differs']);
    const alike = await new Statement(() => ({ font: PLAIN, crisp: true })).detect();
    expect(codesOf(alike)).toEqual([]);
  });

  it('marks a wide number only where its edges are crisp: printers have wide styles', async () => {
    const wide = (crisp: boolean) => new Statement(() => ({ font: KIN, stretch: 1.3, crisp }));
    expect(codesOf(await wide(false).detect())).toEqual([]);
    expect(codesOf(await wide(true).detect())).toEqual(['typeface_differs']);
  });

  it('is silent about a total in italics, of the same family or another', async () => {
    for (const font of [PLAIN, SERIF])
      for (const shrink of [1, 0.7]) {
        const italic = new Statement(() => ({ font, lean: 0.2 }));
        expect(codesOf(await italic.detect({ shrink }))).toEqual([]);
      }
  });

  it('is silent about the date of a coloured stamp, not about one in the same ink', async () => {
    const date = { row: 6, column: 0 };
    const stamp = new Statement(() => ({ font: SERIF, ink: '#1d3fb4' }), undefined, date);
    expect(codesOf(await stamp.detect({ quality: 90 }))).toEqual([]);
    const typed = new Statement(() => ({ font: SERIF }), undefined, date);
    expect(codesOf(await typed.detect({ quality: 90 }))).toEqual(['typeface_differs']);
  });

  it('is silent about a rate in percent', async () => {
    const rate = (text: string) => ({ font: SERIF, shown: text.slice(-5) });
    const percent = (text: string) => ({ font: SERIF, shown: `${text.slice(-5)}%` });
    expect(codesOf(await new Statement(rate).detect())).toEqual(['typeface_differs']);
    expect(codesOf(await new Statement(percent).detect())).toEqual([]);
  });

  it('takes misread digits for what they are', async () => {
    const misread = (text: string) => ({ font: PLAIN, read: text.replace(/\d/g, '8') });
    expect(codesOf(await new Statement(misread).detect())).toEqual([]);
  });

  it('abstains where there is nothing to compare', async () => {
    const blank: Raster = { width: 1, height: 1, data: new Uint8Array(3) };
    const picture = pagePicture(blank, PNG_FILE);
    const rect = { x: 0, y: 0, w: 100, h: 100 };
    const lines: Line[] = [
      { text: '12.50', rect, direction: 'ltr', words: [{ text: '12.50', rect, confidence: 1 }] },
    ];
    const detection = await typeface.detect({ picture, ...contextOf(), lines }, neverAborted);
    expect(detection.abstained).toBe('too few numbers of one size');
  });
});
