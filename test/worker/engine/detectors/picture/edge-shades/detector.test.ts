import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { edgeShades } from '../../../../../../worker/engine/detectors/picture/edge-shades/detector.js';
import { COLUMNS, drawnStatement, registerFonts, WIDTH, withGrain } from '../drawn-statement.js';
import { contextOf, neverAborted } from '../scanned-page.js';

registerFonts([
  ['Sans of the edges', 'heebo/400Regular/Heebo_400Regular.ttf'],
  ['Bold of the edges', 'heebo/700Bold/Heebo_700Bold.ttf'],
]);

/** How one amount is drawn; by default as all others are. */
type Drawing = 'typed' | 'softened' | 'turned' | 'bold' | 'larger' | 'green' | 'lower';

interface Page {
  rows?: number;
  odd?: { as: Drawing };
  lastColumn?: { as: Drawing };
  sentAs?: (png: Buffer) => Promise<Buffer>;
  /** Ground and ink of the page. */
  colours?: readonly [ground: string, ink: string];
}

const SIZE = 22;
const TEXT = `${SIZE}px "Sans of the edges"`;

/** Shares of cover of the letters of the page: eight levels, as of a renderer that samples a pixel eight times. */
const LEVELS = 8;

/**
 * Draws text as the page's program does: each pixel covers a number of eighths. An odd amount is drawn
 * as another program, or an editor after the fact, would.
 */
function drawText(
  context: SKRSContext2D,
  { text, x, y, as }: { text: string; x: number; y: number; as: Drawing | undefined },
  [ground, ink]: readonly [string, string],
): void {
  const [w, h] = [Math.ceil(SIZE * 0.62 * text.length), Math.ceil(SIZE * 1.5)];
  const layer = createCanvas(w, h);
  const drawn = layer.getContext('2d');
  drawn.fillStyle = as === 'green' ? '#0a7d32' : ink;
  drawn.font = as === 'bold' ? TEXT.replace('Sans', 'Bold') : TEXT;
  if (as === 'larger') drawn.scale(1.3, 1.3);
  if (as === 'turned') drawn.rotate(0.01);
  if (as === 'softened') drawn.filter = 'blur(0.4px)';
  drawn.fillText(text, 1, SIZE);
  const pixels = drawn.getImageData(0, 0, w, h);
  const isByProgram = as === undefined || ['bold', 'larger', 'green', 'lower'].includes(as);
  if (isByProgram)
    for (let at = 3; at < pixels.data.length; at += 4)
      pixels.data[at] = (Math.round((pixels.data[at]! / 255) * LEVELS) * 255) / LEVELS;
  drawn.putImageData(pixels, 0, 0);
  context.fillStyle = ground;
  context.drawImage(layer, x - 1, y - SIZE + (as === 'lower' ? 3 : 0));
}

async function detect({ colours = ['#ffffff', '#222222'], ...page }: Page) {
  const statement = await drawnStatement<{ as: Drawing }>({
    ...page,
    amounts: [1000, 8900],
    draw(context, { text, row, column, left, y }, { as }) {
      if (row === 0 && column === 0) {
        context.fillStyle = colours[0];
        context.fillRect(0, 0, context.canvas.width, context.canvas.height);
      }
      drawText(context, { text, x: left, y, as }, colours);
      context.font = TEXT;
      const times = as === 'larger' ? 1.35 : 1;
      const w = context.measureText(text).width * times + 4;
      return { x: left - 2, y: y - SIZE * times, w, h: SIZE * times * 1.35 };
    },
  });
  return edgeShades.detect({ ...contextOf(), ...statement }, neverAborted);
}

const codesOf = ({ findings }: Awaited<ReturnType<typeof detect>>) =>
  findings.map(({ code }) => code);

const jpeg = (quality: number) => (png: Buffer) => sharp(png).jpeg({ quality }).toBuffer();

describe('edge-shades', () => {
  it.each<Drawing>(['typed', 'softened', 'turned'])('marks one amount that was %s', async (as) => {
    const detection = await detect({ odd: { as } });
    expect(codesOf(detection)).toEqual(['number_shaded_otherwise']);
    const [finding] = detection.findings;
    expect(finding!.place!.rect.x).toBeCloseTo((100 * (COLUMNS[1]! - 4)) / WIDTH, 0);
    expect(finding!.confidence).toBeGreaterThanOrEqual(0.6);
  });

  it.each<[string, readonly [string, string]]>([
    ['of light print on a dark ground', ['#101418', '#f0f0f0']],
    ['of coloured print on a coloured ground', ['#e8f4ee', '#0b3d2e']],
  ])('marks an amount typed over on a page %s', async (_, colours) => {
    expect(codesOf(await detect({ odd: { as: 'typed' }, colours }))).toEqual([
      'number_shaded_otherwise',
    ]);
    expect(codesOf(await detect({ colours }))).toEqual([]);
  });

  it.each<[string, Page]>([
    ['that one program drew', {}],
    ['whose amount is bold', { odd: { as: 'bold' } }],
    ['whose amount is larger', { odd: { as: 'larger' } }],
    ['whose amount has a colour of its own', { odd: { as: 'green' } }],
    ['whose amount stands lower', { odd: { as: 'lower' } }],
    ['with a column in bold', { lastColumn: { as: 'bold' } }],
    ['with a column that another program drew', { lastColumn: { as: 'typed' } }],
    ['saved as JPEG of the highest quality', { sentAs: jpeg(99) }],
  ])('marks nothing on a page %s', async (_, page) => {
    const detection = await detect(page);
    expect(detection.abstained).toBeNull();
    expect(codesOf(detection)).toEqual([]);
  });

  it.each<[string, Page, string]>([
    ['with few numbers', { rows: 2 }, 'too few words'],
    ['on paper', { sentAs: withGrain }, 'one colour'],
    ['sent as JPEG', { sentAs: jpeg(85) }, 'compressed since'],
  ])('abstains for a page %s', async (_, page, reason) => {
    const detection = await detect({ odd: { as: 'typed' }, ...page });
    expect(detection.abstained).toContain(reason);
  });
});
