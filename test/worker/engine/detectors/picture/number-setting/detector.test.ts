import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { numberSetting } from '../../../../../../worker/engine/detectors/picture/number-setting/detector.js';
import { COLUMNS, drawnStatement, registerFonts, WIDTH, withGrain } from '../drawn-statement.js';
import { contextOf, neverAborted } from '../scanned-page.js';

registerFonts([
  ['Sans of the lists', 'heebo/400Regular/Heebo_400Regular.ttf'],
  ['Bold of the lists', 'heebo/700Bold/Heebo_700Bold.ttf'],
]);

interface Style {
  font?: string;
  /** Times as large. */
  scale?: number;
  /** Its baseline moved, pixels down. */
  down?: number;
  colour?: string;
  /** A word right before it, on the line of its row. */
  currency?: boolean;
}

interface Page {
  rows?: number;
  odd?: Style;
  lastColumn?: Style;
  /** All amounts of the middle column stand lower than their rows. */
  isColumnLower?: boolean;
  currency?: boolean;
  sentAs?: (png: Buffer) => Promise<Buffer>;
}

const SIZE = 22;

async function detect({ isColumnLower = false, currency = false, ...page }: Page) {
  const statement = await drawnStatement<Style>({
    ...page,
    amounts: [1000, 8900],
    draw(context, { text, column, left, y: line }, style) {
      const { font = 'Sans of the lists', scale = 1, down = 0 } = style;
      const y = line + down + (isColumnLower && column === 1 ? 4 : 0);
      context.fillStyle = style.colour ?? '#222';
      let x = left;
      if (currency && column > 0) {
        context.font = `${SIZE}px "Sans of the lists"`;
        context.fillText('EUR', x, line);
        x += context.measureText('EUR ').width;
      }
      context.font = `${SIZE * scale}px "${font}"`;
      const from = x;
      context.fillText(text, x, y);
      x += context.measureText(text).width;
      return { x: from - 1, y: y - SIZE * scale, w: x - from + 2, h: SIZE * scale * 1.3 };
    },
  });
  return numberSetting.detect({ ...contextOf(), ...statement }, neverAborted);
}

const codesOf = ({ findings }: Awaited<ReturnType<typeof detect>>) =>
  findings.map(({ code }) => code);

const jpeg = (png: Buffer) => sharp(png).jpeg({ quality: 75 }).toBuffer();

describe('number-setting', () => {
  it.each<[string, Style]>([
    ['a little larger than its list', { scale: 1.1 }],
    ['a little smaller than its list', { scale: 0.92 }],
    ['lower than the words of its row', { down: 3 }],
    ['higher than the words of its row', { down: -3 }],
  ])('marks one amount %s', async (_name, odd) => {
    const detection = await detect({ odd });
    expect(codesOf(detection)).toEqual(['number_set_otherwise']);
    const [finding] = detection.findings;
    expect(finding!.place!.rect.x).toBeCloseTo((100 * (COLUMNS[1]! - 1)) / WIDTH, 0);
    expect(finding!.confidence).toBeGreaterThanOrEqual(0.6);
  });

  it('marks nothing on a page that one program set', async () => {
    expect(codesOf(await detect({}))).toEqual([]);
  });

  it.each<[string, Page]>([
    ['whose amount is bold and larger', { odd: { font: 'Bold of the lists', scale: 1.1 } }],
    ['whose amount is of another size altogether', { odd: { scale: 1.4 } }],
    ['whose amount has another colour', { odd: { colour: '#b00020', scale: 1.1 } }],
    ['with a column that stands lower', { isColumnLower: true }],
    ['with a larger column', { lastColumn: { scale: 1.1 } }],
    ['with amounts behind their currency', { currency: true }],
    ['whose amount stands on another line of its cell', { odd: { down: 6 } }],
  ])('marks nothing on a page %s', async (_, page) => {
    expect(codesOf(await detect(page))).toEqual([]);
  });

  it.each<[string, Page, string]>([
    ['with few numbers', { rows: 1 }, 'too few numbers'],
    ['on paper', { sentAs: withGrain }, 'not drawn'],
    ['sent as JPEG', { sentAs: jpeg }, 'compressed since'],
  ])('abstains for a page %s', async (_, page, reason) => {
    const detection = await detect({ odd: { scale: 1.1 }, ...page });
    expect(detection.abstained).toContain(reason);
  });
});
