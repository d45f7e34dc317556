import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { digitSpacing } from '../../../../../../worker/engine/detectors/picture/digit-spacing/detector.js';
import { COLUMNS, drawnStatement, registerFonts, WIDTH, withGrain } from '../drawn-statement.js';
import { contextOf, neverAborted } from '../scanned-page.js';

registerFonts([
  ['Sans of the test', 'heebo/400Regular/Heebo_400Regular.ttf'],
  ['Bold of the test', 'heebo/700Bold/Heebo_700Bold.ttf'],
  ['Other of the test', 'rubik/400Regular/Rubik_400Regular.ttf'],
]);

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
  odd?: Style;
  lastColumn?: Style;
  /** Each number drawn at a size of its own. */
  growing?: boolean;
  before?: string;
  sentAs?: (png: Buffer) => Promise<Buffer>;
}

/** A statement whose characters each stand at the place that their font tells. */
async function detect({ growing = false, ...page }: Page) {
  const statement = await drawnStatement<Style>({
    ...page,
    amounts: [1000, 8900],
    draw(context, { text, row, column, left: start, y }, style) {
      const { font = 'Sans of the test', scale = 1, tracking = 0, moved = [0, 0] } = style;
      const size = 22 * scale * (growing ? 1 + 0.01 * (3 * row + column) : 1);
      context.font = `${size}px "${font}"`;
      context.fillStyle = '#222';
      // Columns begin at fractions of pixels, as those of a page that is drawn at any resolution.
      const left = start + ((row * 0.37) % 1);
      let x = left;
      for (const [at, character] of [...text].entries()) {
        const [across, down] = at === 2 ? moved : [0, 0];
        context.fillText(character, x + across, y + down);
        x += context.measureText(character).width + tracking;
      }
      return { x: left - 1, y: y - size, w: x - left + 2, h: size * 1.3 };
    },
  });
  return digitSpacing.detect({ ...contextOf(), ...statement }, neverAborted);
}

const codesOf = ({ findings }: Awaited<ReturnType<typeof detect>>) =>
  findings.map(({ code }) => code);

const jpeg = (png: Buffer) => sharp(png).jpeg({ quality: 75 }).toBuffer();

const messenger = (png: Buffer) =>
  sharp(png)
    .resize(Math.round(WIDTH * 0.8))
    .jpeg({ quality: 75 })
    .toBuffer();

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
    ['with a number in a line of text', { odd: { tracking: 0.5 }, before: 'until' }],
  ])('marks nothing on a page %s', async (_, page) => {
    expect(codesOf(await detect(page))).toEqual([]);
  });

  it('marks an amount behind its currency', async () => {
    const detection = await detect({ odd: { tracking: 0.5 }, before: '€' });
    expect(codesOf(detection)).toEqual(['digits_spaced_otherwise']);
  });

  it.each([
    ['with few numbers', { rows: 1 }, 'too few numbers'],
    ['on paper', { sentAs: withGrain }, 'not drawn'],
  ])('abstains for a page %s', async (_, page: Page, reason) => {
    const detection = await detect({ odd: { tracking: 0.5 }, ...page });
    expect(detection.abstained).toContain(reason);
  });
});
