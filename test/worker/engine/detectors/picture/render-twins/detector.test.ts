import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderTwins } from '../../../../../../worker/engine/detectors/picture/render-twins/detector.js';
import { COLUMNS, drawnStatement, HEIGHT, registerFonts, WIDTH } from '../drawn-statement.js';
import { contextOf, neverAborted } from '../scanned-page.js';

registerFonts([
  ['Plain of the test', 'heebo/400Regular/Heebo_400Regular.ttf'],
  ['Bold of the test', 'heebo/700Bold/Heebo_700Bold.ttf'],
]);

interface Style {
  font?: string;
  ink?: string;
  /** Times as large. */
  scale?: number;
  /** Drawn apart, and pasted as a picture of so many times its size. */
  pasted?: number;
  /** Moved so many pixels to the right. */
  shift?: number;
}

interface Page {
  rows?: number;
  odd?: Style;
  lastColumn?: Style;
  /** Every word a little larger than the one before it: nothing repeats. */
  growing?: boolean;
  before?: string;
  sentAs?: (png: Buffer) => Promise<Buffer>;
}

async function detect({ growing = false, ...page }: Page) {
  const statement = await drawnStatement<Style>({
    ...page,
    amounts: [100, 9800],
    draw(context, { text, row, column, left, y }, style) {
      const { font = 'Plain of the test', ink = '#222', scale = 1, pasted = 1, shift = 0 } = style;
      const size = 22 * scale * (growing ? 1 + 0.004 * (3 * row + column) : 1);
      const x = left + shift;
      context.font = `${size}px "${font}"`;
      context.fillStyle = ink;
      const { width, actualBoundingBoxAscent: up } = context.measureText(text);
      if (pasted === 1) context.fillText(text, x, y);
      else {
        const piece = createCanvas(Math.ceil(width * pasted) + 8, 60);
        const drawing = piece.getContext('2d');
        drawing.fillStyle = '#fff';
        drawing.fillRect(0, 0, piece.width, 60);
        drawing.font = `${size * pasted}px "${font}"`;
        drawing.fillStyle = ink;
        drawing.fillText(text, 0, 30);
        context.drawImage(piece, x, y - 30 / pasted, piece.width / pasted, 60 / pasted);
      }
      return { x, y: y - up - 1, w: width, h: up + 6 };
    },
  });
  return renderTwins.detect({ ...contextOf(), ...statement }, neverAborted);
}

const codesOf = ({ findings }: Awaited<ReturnType<typeof detect>>) =>
  findings.map(({ code }) => code);

describe('render-twins', () => {
  it.each([
    ['drawn a little larger', { scale: 1.03 }],
    ['pasted from a larger drawing', { pasted: 1.4 }],
    ['pasted from a smaller drawing', { pasted: 0.8 }],
  ])('marks one amount %s', async (_, odd) => {
    const detection = await detect({ odd });
    expect(codesOf(detection)).toEqual(['number_drawn_otherwise']);
    const [finding] = detection.findings;
    expect(finding!.place!.rect.x).toBeCloseTo((100 * COLUMNS[1]!) / WIDTH, 0);
    expect(detection.score).toBeGreaterThan(0.5);
  });

  it.each([
    ['as it was drawn', {}],
    ['whose total is bold', { odd: { font: 'Bold of the test' } }],
    ['whose total is larger', { odd: { scale: 1.2 } }],
    ['whose total is red', { odd: { ink: '#c00' } }],
    ['whose total is a darker grey', { odd: { ink: '#000' } }],
    ['with a column of another size', { lastColumn: { scale: 1.03 } }],
    ['with a number moved by a pixel', { odd: { shift: 1 } }],
    ['with a number in a line of text', { odd: { scale: 1.03 }, before: 'until' }],
  ])('marks nothing on a page %s', async (_, page) => {
    const detection = await detect(page);
    expect(codesOf(detection)).toEqual([]);
  });

  it.each([
    ['with few numbers', { rows: 2 }, 'too few numbers'],
    ['on which no drawing repeats', { growing: true }, 'not drawn by one program'],
    [
      'after a messenger',
      { sentAs: (png: Buffer) => sharp(png).blur(0.6).jpeg({ quality: 75 }).toBuffer() },
      'not drawn by one program',
    ],
    [
      'scanned',
      {
        sentAs: (png: Buffer) =>
          sharp(png)
            .rotate(0.3, { background: '#fff' })
            .extract({ left: 2, top: 2, width: WIDTH, height: HEIGHT })
            .png()
            .toBuffer(),
      },
      'not drawn by one program',
    ],
  ])('abstains for a page %s', async (_, page: Page, reason) => {
    const detection = await detect({ odd: { scale: 1.03 }, ...page });
    expect(detection.abstained).toContain(reason);
  });
});
