import { describe, expect, it } from 'vitest';
import type { Page } from '../../../../../worker/engine/evidence/page.js';
import type { Rule, Rules } from '../../../../../worker/engine/evidence/rules.js';
import { extractData } from '../../../../../worker/engine/extraction/extract-data.js';
import { rowsOf } from '../../../../../worker/engine/extraction/layout.js';
import {
  belowCaption,
  boxAround,
} from '../../../../../worker/engine/extraction/page-model/boxes.js';
import { type Align, cellWords, lineOf } from '../make-cells.js';
import { makePage } from '../make-page.js';
import { fields } from '../read-rows.js';

/** Columns of 23 % from 4 % on, rows of 5 % from 20 % on, as many as there are texts. */
const [LEFT, WIDTH, TOP, HEIGHT] = [4, 23, 20, 5];

/** A page of boxes, each with its caption at the upper left and its value below, at some edge. */
function boxedPage(
  rows: readonly (readonly [caption: string, value: string])[][],
  align: Align,
  ruled: (columns: number, rows: number) => Rules | undefined = grid,
): Page {
  const lines = rows.flatMap((boxes, at) => {
    const y = TOP + at * HEIGHT;
    const line = (texts: readonly string[], place: Align, below: number) =>
      lineOf(
        texts.flatMap((text, column) =>
          cellWords(text, LEFT + column * WIDTH + 0.4, WIDTH - 0.8, place, y + below, 'ltr'),
        ),
        y + below,
        'ltr',
      );
    return [
      line(
        boxes.map(([caption]) => caption),
        'left',
        0.6,
      ),
      line(
        boxes.map(([, value]) => value),
        align,
        2.8,
      ),
    ];
  });
  const rules = ruled(Math.max(...rows.map(({ length }) => length)), rows.length);
  return { ...makePage([]), lines, ...(rules && { rules }) };
}

const level = (y: number, left: number, right: number): Rule => ({
  from: { x: left, y },
  to: { x: right, y },
});
const upright = (x: number, top: number, bottom: number): Rule => ({
  from: { x, y: top },
  to: { x, y: bottom },
});
const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** Borders drawn cell by cell, a little apart at the corners. */
const grid = (columns: number, rows: number): Rules => ({
  level: range(rows + 1).flatMap((row) =>
    range(columns).map((column) =>
      level(TOP + row * HEIGHT, LEFT + column * WIDTH + 0.2, LEFT + (column + 1) * WIDTH - 0.2),
    ),
  ),
  upright: range(columns + 1).flatMap((column) =>
    range(rows).map((row) =>
      upright(LEFT + column * WIDTH, TOP + row * HEIGHT + 0.2, TOP + (row + 1) * HEIGHT - 0.2),
    ),
  ),
});

const TOTALS: readonly (readonly [string, string])[] = [
  ['Subtotal', '1,000.00'],
  ['VAT 18%', '180.00'],
  ['Total due', '1,180.00'],
];
const READ = { subtotal: 1_000_00, vat: 180_00, total: 1_180_00 };

describe('a value in the ruled box of its caption', () => {
  it.each(['left', 'right'] as const)('is read at its %s edge', async (align) => {
    expect(fields(await extractData([boxedPage([[...TOTALS]], align)]))).toMatchObject(READ);
  });

  it('at the other edge is nothing of the caption where no box is drawn', async () => {
    const data = await extractData([boxedPage([[...TOTALS]], 'right', () => undefined)]);
    expect(fields(data)).not.toMatchObject(READ);
  });

  it('is read though the lines lean as those of a scan do', async () => {
    const lean = (columns: number, rows: number): Rules => {
      const { level: levels, upright: uprights } = grid(columns, rows);
      return {
        level: levels.map(({ from, to }) => ({
          from: { x: from.x, y: from.y + from.x * 0.004 },
          to: { x: to.x, y: to.y + to.x * 0.004 },
        })),
        upright: uprights.map(({ from, to }) => ({ from, to: { x: to.x - 0.1, y: to.y } })),
      };
    };
    expect(fields(await extractData([boxedPage([[...TOTALS]], 'right', lean)]))).toMatchObject(
      READ,
    );
  });

  it('is read below the second line of a caption', async () => {
    const page = boxedPage(
      [
        [
          ['Total amount due', 'of all goods above'],
          ['Credit limit', '740.00'],
        ],
      ],
      'left',
    );
    const words = cellWords('1,180.00', LEFT, WIDTH - 1, 'right', TOP + 3.9, 'ltr');
    const lines = [...page.lines, lineOf(words, TOP + 3.9, 'ltr')];
    const read = fields(await extractData([{ ...page, lines }]));
    expect(Object.values(read)).toEqual([1_180_00]);
  });

  it('is not taken from the box beside it', async () => {
    const page = boxedPage(
      [
        [
          ['Total due', 'see page two'],
          ['Credit limit', '740.00'],
        ],
      ],
      'right',
    );
    expect(fields(await extractData([page]))).not.toHaveProperty('total');
  });
});

const texts = (page: Page): string[][] =>
  rowsOf([page]).map(({ cells }) => cells.map(({ text }) => text));

describe('a rule between words', () => {
  const line = (...words: [text: string, x: number, w: number][]) => {
    const placed = words.map(([text, x, w]) => ({
      ...{ text, confidence: 1, rect: { x, y: 30, w, h: 1.2 } },
    }));
    return { ...makePage([]), lines: [lineOf(placed, 30, 'ltr')] };
  };

  it('divides two columns that are as near as words', () => {
    const page = line(['Oak', 10, 3], ['Lane', 13.5, 4], ['Phone', 18.2, 5]);
    expect(texts(page)).toEqual([['Oak Lane Phone']]);
    const rules = { level: [], upright: [upright(17.9, 20, 40)] };
    expect(texts({ ...page, rules })).toEqual([['Oak Lane', 'Phone']]);
  });

  it('does not divide them where it ends above their line', () => {
    const page = line(['Oak', 10, 3], ['Lane', 13.5, 4], ['Phone', 18.2, 5]);
    expect(texts({ ...page, rules: { level: [], upright: [upright(17.9, 20, 29)] } })).toEqual([
      ['Oak Lane Phone'],
    ]);
  });

  it('leaves the places of a number together, one digit each', () => {
    const page = line(['4', 10, 0.7], ['0', 11, 0.7], ['9', 12, 0.7]);
    const rules = { level: [], upright: [10.85, 11.85].map((x) => upright(x, 29, 32)) };
    expect(texts({ ...page, rules })).toEqual([['4 0 9']]);
  });
});

describe('a box is', () => {
  const page = boxedPage(
    [
      [
        ['Total', '12.00'],
        ['Paid', '5.00'],
      ],
    ],
    'left',
  );
  const [captions] = rowsOf([page]);

  it('the smallest one around a text', () => {
    const box = boxAround(captions!.cells[1]!.rect, page);
    expect(box?.left).toBeCloseTo(LEFT + WIDTH);
    expect(box?.right).toBeCloseTo(LEFT + 2 * WIDTH);
    expect(box?.top).toBeCloseTo(TOP);
    expect(box?.bottom).toBeCloseTo(TOP + HEIGHT);
  });

  it('not closed by the line under a word', () => {
    const under = level(TOP + 2, LEFT + 0.5, LEFT + 5);
    const rules = { ...page.rules!, level: [...page.rules!.level, under] };
    const rows = rowsOf([{ ...page, rules }]);
    expect(belowCaption(rows[0]!.cells[0]!, rows)?.map(({ text }) => text)).toEqual(['12.00']);
  });

  it('none where a side is missing', () => {
    const rules = { ...page.rules!, upright: page.rules!.upright.slice(1) };
    expect(boxAround(captions!.cells[0]!.rect, { ...page, rules })).toBeNull();
  });

  it('no box of a caption where it frames a part of the page', () => {
    const frame = {
      level: [level(19, 2, 98), level(60, 2, 98)],
      upright: [upright(2, 19, 60), upright(98, 19, 60)],
    };
    const rows = rowsOf([
      { ...makePage(['', '', '', '', '', '', '', '', '', ...'abcdefghij'], {}), rules: frame },
    ]);
    expect(belowCaption(rows[0]!.cells[0]!, rows)).toBeNull();
  });
});
