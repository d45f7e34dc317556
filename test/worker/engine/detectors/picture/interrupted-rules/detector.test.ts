import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { interruptedRules } from '../../../../../../worker/engine/detectors/picture/interrupted-rules/detector.js';
import type { Line } from '../../../../../../worker/engine/evidence/page.js';
import { pagePicture } from '../../../../../../worker/engine/image/page-picture.js';
import { scoreFindings } from '../../../../../../worker/engine/scoring/score.js';
import { registerFonts } from '../drawn-statement.js';
import { contextOf, neverAborted, PNG_FILE, randomFrom } from '../scanned-page.js';

registerFonts([['Table of the test', 'heebo/400Regular/Heebo_400Regular.ttf']]);

const [WIDTH, HEIGHT] = [640, 420];
const [LEFT, TOP] = [60, 60];
const CELL = { w: 130, h: 34 };
const [COLUMNS, ROWS] = [4, 8];
const BASELINE = 24;

/** Where the amount of a cell begins. */
const amountAt = (column: number, row: number) => ({
  x: LEFT + column * CELL.w + 40,
  y: TOP + row * CELL.h + BASELINE,
});

interface Page {
  /** Draws on the table once its lines and amounts are drawn. */
  edit?: (context: SKRSContext2D, write: (text: string, x: number, y: number) => void) => void;
  /** Cells without an upper line. */
  open?: readonly (readonly [column: number, row: number])[];
  sentAs?: (png: Buffer) => Promise<Buffer>;
  rule?: string;
  /** Of the print, pixels. */
  size?: number;
}

/** A table with an amount in each cell. */
async function detect({ edit, open = [], sentAs, rule = '#333', size = 17 }: Page) {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = rule;
  for (let row = 0; row <= ROWS; row++)
    for (let column = 0; column < COLUMNS; column++)
      if (!open.some(([x, y]) => x === column && y === row))
        context.fillRect(LEFT + column * CELL.w, TOP + row * CELL.h, CELL.w, 1);
  for (let column = 0; column <= COLUMNS; column++)
    context.fillRect(LEFT + column * CELL.w, TOP, 1, ROWS * CELL.h);
  context.font = `${size}px "Table of the test"`;
  const lines: Line[] = [];
  const write = (text: string, x: number, y: number): void => {
    context.fillStyle = '#000';
    context.fillText(text, x, y);
    const rect = {
      x: (x / WIDTH) * 100,
      y: ((y - 14) / HEIGHT) * 100,
      w: (context.measureText(text).width / WIDTH) * 100,
      h: (15 / HEIGHT) * 100,
    };
    lines.push({ words: [{ text, rect }] } as Line);
  };
  const random = randomFrom(4);
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const { x, y } = amountAt(column, row);
      write((100 + random() * 800).toFixed(2), x, y);
    }
  edit?.(context, write);
  const png = canvas.toBuffer('image/png');
  const { data, info } = await sharp(sentAs ? await sentAs(png) : png)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = pagePicture(
    { width: info.width, height: info.height, data: new Uint8Array(data) },
    PNG_FILE,
  );
  return interruptedRules.detect({ picture, ...contextOf(), lines }, neverAborted);
}

/** Covers the amount of a cell, from so far above its baseline, and types another one. */
const retyped =
  (column: number, row: number, above: number, below = 4): NonNullable<Page['edit']> =>
  (context, write) => {
    const { x, y } = amountAt(column, row);
    context.fillStyle = '#fff';
    context.fillRect(x - 4, y - above, 62, above + below);
    write('987.65', x, y);
  };

const CUT = retyped(2, 3, 30);

const messenger = (png: Buffer): Promise<Buffer> =>
  sharp(png)
    .resize({ width: Math.round(WIDTH * 0.8) })
    .jpeg({ quality: 72 })
    .toBuffer();

describe('ruled lines at numbers', () => {
  it('finds the number whose cover cut the line above it', async () => {
    const { findings, regions } = await detect({ edit: CUT });
    expect(findings.map(({ code }) => code)).toEqual(['rule_interrupted']);
    const { x, y } = amountAt(2, 3);
    const { area } = regions[0]!;
    expect(Math.abs(area.x - x)).toBeLessThan(10);
    expect(area.w).toBeLessThan(80);
    expect(Math.abs(area.y + area.h - y)).toBeLessThan(6);
  });

  it('finds it after a messenger, and with pale lines', async () => {
    expect((await detect({ edit: CUT, sentAs: messenger })).findings).toHaveLength(1);
    expect((await detect({ edit: CUT, rule: '#bbb' })).findings).toHaveLength(1);
  });

  it('finds it at numbers of any size', async () => {
    for (const size of [14, 15, 16, 18, 19])
      expect((await detect({ edit: CUT, size })).findings).toHaveLength(1);
  });

  it('finds the number whose cover cut the line beside it', async () => {
    const { findings } = await detect({
      edit: (context, write) => {
        const { x, y } = amountAt(1, 4);
        context.fillStyle = '#fff';
        context.fillRect(x - 44, y - 16, 104, 20);
        write('1,987.65', x - 36, y);
      },
    });
    expect(findings).toHaveLength(1);
  });

  it('gives a hint that alone reaches no review', async () => {
    const { findings } = await detect({ edit: CUT });
    const engine = 'interrupted-rules';
    const { riskScore } = scoreFindings(
      findings.map((finding) => ({ ...finding, engine })),
      [],
    );
    expect(riskScore).toBeGreaterThan(0);
    expect(riskScore).toBeLessThan(20);
  });

  it('is silent where a cover touches no line', async () => {
    expect((await detect({ edit: retyped(2, 3, 15) })).findings).toEqual([]);
  });

  it('is silent on a table as a program draws it, whole and with cells that are joined', async () => {
    expect((await detect({})).findings).toEqual([]);
    expect((await detect({ open: [[2, 3]] })).findings).toEqual([]);
    const all = Array.from({ length: COLUMNS }, (_, column) => [column, 5] as const);
    expect((await detect({ open: all })).findings).toEqual([]);
  });

  it('is silent on a frame with its number in the line, as captions of forms stand', async () => {
    const { findings } = await detect({
      edit: (context, write) => {
        context.fillStyle = '#fff';
        context.fillRect(200, TOP + ROWS * CELL.h - 8, 70, 17);
        write('2026.11', 204, TOP + ROWS * CELL.h + 6);
      },
    });
    expect(findings).toEqual([]);
  });

  it('is silent where a line has gaps at many numbers', async () => {
    const { findings } = await detect({
      edit: (context, write) => {
        for (const column of [0, 1, 2, 3]) retyped(column, 4, 30)(context, write);
      },
    });
    expect(findings).toEqual([]);
  });

  it('abstains on a page without numbers', async () => {
    const picture = pagePicture(
      { width: 40, height: 40, data: new Uint8Array(4800).fill(255) },
      PNG_FILE,
    );
    const { abstained } = await interruptedRules.detect(
      { picture, ...contextOf(), lines: [] },
      neverAborted,
    );
    expect(abstained).toBe('no numbers');
  });
});
