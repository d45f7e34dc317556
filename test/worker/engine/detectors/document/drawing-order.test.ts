import { describe, expect, it } from 'vitest';
import { drawingOrder } from '../../../../../worker/engine/detectors/document/drawing-order/detector.js';
import {
  cellAt,
  edited,
  evidenceOf,
  isOn,
  type PageOptions,
  pagePdf,
  show,
  SIZE,
  table,
  target,
} from '../../pdf/forensics/typography/table-page.js';
import { never, told } from './evidence.js';

const findingsOf = async (content: string | string[], more: PageOptions = {}) =>
  told(await drawingOrder.detect(await evidenceOf(pagePdf(content, more)), never));

const sureness = async (content: string | string[]) =>
  (await findingsOf(content))[0]?.confidence ?? 0;

/** The page without the target. */
const without = table((cell) => (cell === target ? null : undefined));

/** Words in place of the cells of a row, from right to left. */
const captions = (['balance', 'amount', 'text'] as const).map((column, at) => ({
  own: cellAt(5, column),
  text: ['State now', 'Sum due', 'Booking text'][at]!,
}));

const form = (content: string, box: string, fonts = '/F3 6 0 R') => ({
  dict: `/Type/XObject/Subtype/Form/BBox[${box}]/Resources<</Font<<${fonts}>>>>`,
  stream: content,
});

describe('a value drawn after all else, amid the page', () => {
  const ownFont = show(target, `/F3 ${SIZE} Tf`);

  it.each([
    ['in the same stream', without + show(target), 'order'],
    ['in a stream of its own', [without, show(target)], 'stream'],
    ['in a stream and a font of its own', [without, ownFont], 'stream'],
    [
      'with the old value cut out, by a tool that packs the page into one stream',
      `q ${without} Q q ${ownFont} Q`,
      'order',
    ],
  ])('%s is found, in place', async (_, content, why) => {
    const findings = await findingsOf(content);
    expect(findings).toMatchObject([
      { code: 'text_drawn_separately', values: { text: target.text, page: 1, why } },
    ]);
    expect(isOn(findings[0]?.place?.rect, target)).toBe(true);
  });

  it('in a form as large as the page is found', async () => {
    const findings = await findingsOf([without, '/X1 Do'], {
      resources: '/XObject<</X1 60 0 R>>',
      objects: { 60: form(ownFont, '0 0 600 800') },
    });
    expect(findings).toMatchObject([{ values: { text: target.text, why: 'stream' } }]);
  });

  it('over a value that a white box hides is read without it', async () => {
    const cover = `1 1 1 rg ${target.x - 1} ${target.y - 2} 40 10 re f 0 g `;
    const findings = await findingsOf([table(), cover + show({ ...target, text: '999.99' })]);
    expect(findings).toMatchObject([{ values: { text: '999.99' } }]);
  });

  it('several values are told one by one', async () => {
    const others = [cellAt(2, 'balance'), cellAt(9, 'amount'), target];
    const rest = table((cell) => (others.includes(cell) ? null : undefined));
    const findings = await findingsOf([
      rest,
      others.map((cell) => show(cell, '/F3 9 Tf')).join(''),
    ]);
    expect(findings.map(({ values }) => values.text)).toEqual(others.map(({ text }) => text));
  });

  it('words are told once, and less surely than a value', async () => {
    const words = [cellAt(2, 'text'), cellAt(9, 'text')];
    const page = table((cell) => (words.includes(cell) ? null : undefined));
    const findings = await findingsOf(page + words.map((cell) => show(cell)).join(''));
    expect(findings.map(({ values }) => values.text)).toEqual([words[0]?.text]);
    expect(findings[0]?.confidence).toBeLessThan(await sureness(without + show(target)));
  });

  it('a phrase is the last line of a paragraph', async () => {
    const line = { ...target, x: target.x - 240, text: 'a fee for this will be charged' };
    expect(await findingsOf(without + show(line))).toEqual([]);
  });

  it('the second line of a paragraph follows the end of the first', async () => {
    const { x, y } = cellAt(5, 'date');
    const rest = table((cell) => (cell.row > 4 && cell.row < 8 ? null : undefined));
    const first = {
      x,
      y,
      text: 'Address or telephone changed? Please note changes on the reverse or',
    };
    // Another column has a line between the two.
    const beside = { x: 450, y: y - 6, text: '46.00' };
    const second = { x, y: y - 12, text: 'call 1-800-347-2683' };
    expect(
      await findingsOf(rest + [beside, first, second].map((one) => show(one)).join('')),
    ).toEqual([]);
  });

  it('each further trait makes it surer', async () => {
    const order = await sureness(without + show(target));
    const stream = await sureness([without, show(target)]);
    const font = await sureness([without, ownFont]);
    expect(order).toBeGreaterThan(0);
    expect(stream).toBeGreaterThan(order);
    expect(font).toBeGreaterThan(stream);
  });
});

describe('a value that the file writes otherwise than all else in its font', () => {
  it('is found, in place', async () => {
    const { x, y } = target;
    const hex = Buffer.from(target.text).toString('hex');
    const findings = await findingsOf(
      edited(`q BT /F1 ${SIZE} Tf 1 0 0 1 ${x.toFixed(6)} ${y} Tm [<${hex}>] TJ ET Q\n`),
    );
    expect(findings).toMatchObject([{ values: { text: target.text, why: 'operators' } }]);
    expect(isOn(findings[0]?.place?.rect, target)).toBe(true);
  });

  it('is none where machines read the line, as on a coupon', async () => {
    const line = '0000372561993341008000000246534000004000';
    const hex = Buffer.from(line).toString('hex');
    const odd = `q BT /F1 ${SIZE} Tf 1 0 0 1 60.123456 20 Tm [<${hex}>] TJ ET Q\n`;
    expect(await findingsOf(table() + odd)).toEqual([]);
    const short = Buffer.from('372561').toString('hex');
    expect(await findingsOf(table() + odd.replace(hex, short))).not.toEqual([]);
  });

  it('is none in a line of letters placed one by one, the first of them otherwise', async () => {
    const letters = [...'>260300471882> 00118'].map((one) => Buffer.from(one).toString('hex'));
    const spaced = letters
      .map((letter, at) =>
        at === 0
          ? `/F3 ${SIZE} Tf 1 0 0 1 120 300 Tm <${letter}> Tj`
          : `6.123456 0 Td <${letter}> Tj`,
      )
      .join(' ');
    expect(await findingsOf(`${table()}BT ${spaced} ET\n`)).toEqual([]);
  });

  it('one odd way alone is none', async () => {
    const hex = Buffer.from(target.text).toString('hex');
    expect(await findingsOf(edited(show(target, undefined, `<${hex}> Tj`)))).toEqual([]);
  });
});

describe('text that Acrobat marks as retyped', () => {
  const [head, tail] = [target.text.slice(0, 2), target.text.slice(2)];

  it.each([
    ['at the head of its text object', show(target, `/TouchUp_TextEdit MP /F1 ${SIZE} Tf`)],
    ['around it', `/TouchUp_TextEdit BMC ${show(target)} EMC `],
  ])('%s is found, in place', async (_, drawn) => {
    const findings = await findingsOf(edited(drawn));
    expect(findings).toMatchObject([{ code: 'text_edit_marked', values: { text: target.text } }]);
    expect(isOn(findings[0]?.place?.rect, target)).toBe(true);
  });

  it('in the middle of a word is found without the rest of it', async () => {
    const shown = `(${head}) Tj /TouchUp_TextEdit MP (${tail}) Tj`;
    const findings = await findingsOf(edited(show(target, undefined, shown)));
    expect(findings).toMatchObject([{ code: 'text_edit_marked', values: { text: tail } }]);
  });
});

describe('visible text over a scan', () => {
  const scan = 'q 600 0 0 800 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q ';

  it('is found where it is a value', async () => {
    const findings = await findingsOf([scan, show(target)]);
    expect(findings).toMatchObject([{ values: { text: target.text, why: 'over_scan' } }]);
    expect(isOn(findings[0]?.place?.rect, target)).toBe(true);
  });

  it('a name or a stamp there makes less sure than a number', async () => {
    const [number] = await findingsOf([scan, show(target)]);
    for (const text of ['Jane Doe', 'RECEIVED 14.11.2026 Room 5']) {
      const findings = await findingsOf([scan, show({ ...target, text })]);
      expect(findings.every(({ confidence }) => confidence < (number?.confidence ?? 0))).toBe(true);
    }
  });

  it.each([
    ['an invisible layer of read text', `3 Tr ${table()}`],
    ['the line that a fax machine prints', show({ text: 'Fax 14.03.2025 10:15', x: 60, y: 785 })],
    ['a page printed over a background picture', table()],
  ])('%s is none', async (_, content) => expect(await findingsOf([scan, content])).toEqual([]));
});

describe('what is put on a page by right is silent', () => {
  const number = { text: '3/12', x: 560, y: 20 };
  const stamp = [
    show({ text: 'RECEIVED 14.11.2026', x: 470, y: 762 }, '/F3 11 Tf'),
    show({ text: 'File no. 4471', x: 470, y: 748 }, '/F3 9 Tf'),
  ].join('');
  const letterhead = [
    show({ text: 'Northern Bank', x: 60, y: 780 }, '/F3 14 Tf'),
    show({ text: 'Main Street 5, 12345 Town', x: 60, y: 768 }, '/F3 8 Tf'),
  ].join('');

  it.each([
    ['the page in one stream', table()],
    ['the page cut into several streams', table().split(/(?<=ET\n)(?=BT .* 544 )/)],
    ['a number of the page', [table(), show(number, '/F3 8 Tf')]],
    [
      'a number between the other parts of a footer',
      [
        table() +
          show({ text: 'Northern Bank', x: 60, y: 20 }) +
          show({ text: 'March', x: 500, y: 20 }),
        show({ text: '3', x: 300, y: 20 }, '/F3 8 Tf'),
      ],
    ],
    ['a stamp in free space', [table(), stamp]],
    [
      'a row of labels across the page',
      table() +
        ['Savings', 'Credit', 'Card', 'Loan']
          .map((label, at) => show({ text: label, x: 60 + at * 110, y: 648 }, '/F1 7 Tf'))
          .join(''),
    ],
    [
      'the captions of a row, drawn late in a colour of their own',
      [
        table((cell) => (captions.some(({ own }) => own === cell) ? null : undefined)),
        captions
          .map(({ own, text }) => show({ ...own, text }, `.1 .4 .2 rg /F1 ${SIZE} Tf`))
          .join(''),
      ],
    ],
    [
      'a block of lines to be filled in, below the rest',
      [
        table(),
        ['Received by:', 'Date of receipt:', 'Cost centre:']
          .map((text, index) => show({ text, x: 70, y: 300 - index * 26 }, '/F3 10 Tf'))
          .join(''),
      ],
    ],
    ['a letterhead drawn last', [table(), letterhead]],
    ['a letterhead drawn first', [letterhead, table()]],
    ['the whole page drawn over a form', [letterhead, `q ${table()} Q`]],
    ['a rotated watermark', [table(), 'BT /F3 60 Tf 0.7 0.7 -0.7 0.7 150 250 Tm (COPY) Tj ET']],
    [
      'columns drawn one after the other',
      [...['date', 'text', 'amount', 'balance']]
        .map((column, index) =>
          table(
            (cell) => (cell.column === column ? undefined : null),
            index === 0 ? undefined : '',
          ),
        )
        .join(''),
    ],
  ])('%s', async (_, content) => expect(await findingsOf(content)).toEqual([]));

  it('the fields of a filled form that was made part of the page', async () => {
    const labels = ['Name', 'Account', 'Amount', 'Date'].map((label, index) =>
      show({ text: `${label}:`, x: 60, y: 640 - index * 30 }),
    );
    const values = ['Jane Doe', '4711 8899', '12,345.00', '01.03.2025'];
    const fields = values.map((value, index) => {
      const y = 640 - index * 30;
      const box = `138 ${y - 4} 320 ${y + 12}`;
      return form(show({ text: value, x: 140, y }, '/F3 9 Tf'), box);
    });
    const names = fields.map((_, index) => `X${index}`);
    const title = show({ text: 'Application', x: 60, y: 740 }, '/F2 16 Tf');
    const foot = show({ text: 'Issued electronically. Reference 9833220', x: 60, y: 420 });
    const findings = await findingsOf(
      [title + labels.join('') + foot, names.map((name) => `q /${name} Do Q`).join(' ')],
      {
        resources: `/XObject<<${names.map((name, index) => `/${name} ${60 + index} 0 R`).join('')}>>`,
        objects: Object.fromEntries(fields.map((field, index) => [60 + index, field])),
      },
    );
    expect(findings).toEqual([]);
  });
});
