import { describe, expect, it } from 'vitest';
import {
  NO_REREADING,
  type Line,
  type Page,
  type TextRegion,
} from '../../../../worker/engine/evidence/page.js';
import { extractUpright } from '../../../../worker/engine/pipeline/extract-upright.js';
import { asShown, turnedPlane } from '../../../../worker/engine/ocr/text-plane.js';

const line = (text: string, x: number, y: number): Line => {
  const rect = { x, y, w: text.length * 1.5, h: 2 };
  return { text, rect, words: [{ text, rect, confidence: 0.99 }], direction: 'ltr' };
};

const row = (y: number, ...cells: [text: string, x: number][]): Line => {
  const words = cells.flatMap(([text, x]) => line(text, x, y).words);
  const rect = { x: words[0]!.rect.x, y, w: 60, h: 2 };
  return { text: cells.map(([text]) => text).join(' '), words, rect, direction: 'ltr' };
};

const SHOWN = { width: 800, height: 600 };

const region = (lines: Line[], turn: 0 | 90): TextRegion => {
  const plane = turnedPlane(SHOWN, turn);
  return {
    ...{ width: plane.width, height: plane.height, lines },
    rules: { level: [], upright: [] },
    asShown: (rect) => asShown(rect, plane, SHOWN),
    ...NO_REREADING,
  };
};

const pageOf = (regions: TextRegion[]): Page => ({
  ...{ number: 1, ...SHOWN, textSource: 'ocr', pictureCoverage: 1, hash: null },
  lines: regions.flatMap(({ lines, asShown: shown }) =>
    lines.map((one) => ({ ...one, rect: shown(one.rect) })),
  ),
  regions,
  render: async () => ({ width: 1, height: 1, data: new Uint8Array(3) }),
  ...NO_REREADING,
});

const RECEIPT = [
  row(10, ['Corner Shop', 10]),
  row(20, ['Date: 15/03/2026', 10]),
  row(40, ['Subtotal', 10], ['100.00', 70]),
  row(50, ['VAT 17%', 10], ['17.00', 70]),
  row(60, ['Total', 10], ['117.00', 70]),
];

const NOTE = [row(10, ['Parking', 10]), row(40, ['Total', 10], ['5.00', 70])];

describe('a page that is turned', () => {
  it('gives the values of its rows, placed on the page as shown', async () => {
    const { data, asShown: shown } = await extractUpright([pageOf([region(RECEIPT, 90)])]);
    expect(data.fields.total?.value.minor).toBe(11700);
    expect(data.fields.total?.place.rect).toMatchObject({ x: 70, y: 60 });
    const total = shown(data).fields.total?.place;
    expect(total).toMatchObject({ page: 1, rect: { x: 38, y: 70, w: 2, h: 9 } });
  });

  it('keeps values that are one in two places one', async () => {
    const { data, asShown: shown } = await extractUpright([pageOf([region(RECEIPT, 90)])]);
    const [one, other] = shown([data.fields.total, data.fields.total]);
    expect(one).toBe(other);
  });
});

describe('a page with two documents', () => {
  it.each([
    ['first', [RECEIPT, NOTE]],
    ['last', [NOTE, RECEIPT]],
  ])(
    'gives the values of the one that says more, %s or not, and none of the other',
    async (_, both) => {
      const { data } = await extractUpright([pageOf(both.map((lines) => region(lines, 0)))]);
      expect(data.fields.total?.value.minor).toBe(11700);
      expect(data.amounts.map(({ value }) => value.minor)).not.toContain(500);
    },
  );
});

describe('a page that lies straight', () => {
  it('is extracted from as it is', async () => {
    const page = pageOf([]);
    delete page.regions;
    const { pages, data, asShown: shown } = await extractUpright([{ ...page, lines: RECEIPT }]);
    expect(pages[0]!.lines).toBe(RECEIPT);
    expect(shown(data)).toBe(data);
  });
});
