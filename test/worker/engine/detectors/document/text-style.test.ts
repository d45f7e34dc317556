import { describe, expect, it } from 'vitest';
import { textStyle } from '../../../../../worker/engine/detectors/document/text-style/detector.js';
import {
  cellAt,
  cells,
  edited,
  evidenceOf,
  isOn,
  pagePdf,
  show,
  SIZE,
  table,
  target,
  textWidth,
  timesWidth,
} from '../../pdf/forensics/typography/table-page.js';
import { never, told } from './evidence.js';

const look = async (content: string | string[]) => {
  const evidence = await evidenceOf(pagePdf(content));
  return { findings: told(await textStyle.detect(evidence, never)), evidence };
};

const ROW_PT = 16;

const findingsOf = async (content: string | string[]) => (await look(content)).findings;

describe('a value set otherwise than the column it stands in', () => {
  it.each([
    ['another family', 'font', show(target, `/F3 ${SIZE} Tf`)],
    ['a standard font declared again', 'subset', show(target, `/F4 ${SIZE} Tf`)],
    ['a slightly smaller size', 'size', show(target, '/F1 8.28 Tf')],
    ['a size that is clearly larger', 'size', show(target, '/F1 10.5 Tf')],
    [
      'a colour sampled from the page',
      'colour',
      show(target, `0.13 0.13 0.16 rg /F1 ${SIZE} Tf`, `(${target.text}) Tj 0 g`),
    ],
    [
      'letter spacing',
      'spacing',
      show(target, `/F1 ${SIZE} Tf 0.35 Tc`, `(${target.text}) Tj 0 Tc`),
    ],
  ])('%s is found, in place', async (_, what, drawn) => {
    const findings = (await findingsOf(edited(drawn))).filter(
      ({ code }) => code === 'text_style_differs',
    );
    expect(findings).toMatchObject([{ values: { text: target.text, page: 1, what } }]);
    expect(isOn(findings[0]?.place?.rect, target)).toBe(true);
  });

  it('two ways to differ make it surer than one', async () => {
    const sureness = async (drawn: string) => {
      const [finding] = await findingsOf(edited(drawn));
      return finding?.confidence ?? 0;
    };
    const one = await sureness(show(target, `/F3 ${SIZE} Tf`));
    const two = await sureness(show(target, '/F3 8.28 Tf'));
    expect(one).toBeGreaterThan(0);
    expect(two).toBeGreaterThan(one);
  });

  it('a part of a word in another font is shown with its word', async () => {
    const { x, y, text } = target;
    const mixed = `BT /F1 ${SIZE} Tf ${x} ${y} Td (${text.slice(0, 1)}) Tj /F3 ${SIZE} Tf (${text.slice(1, 2)}) Tj /F1 ${SIZE} Tf (${text.slice(2)}) Tj ET\n`;
    const findings = await findingsOf(edited(mixed));
    expect(findings.map(({ values }) => values.among)).toContain('word');
    expect(isOn(findings[0]?.place?.rect, target)).toBe(true);
  });

  it('a value in one piece, where all others are fitted digit by digit, is found', async () => {
    const fitted = (text: string): string =>
      `[${[...text].map((char, index) => `(${char}) ${(index % 3) * 4 - 6}`).join(' ')}] TJ`;
    const findings = await findingsOf(
      table((cell) => show(cell, undefined, cell === target ? undefined : fitted(cell.text)), ''),
    );
    expect(findings).toMatchObject([{ values: { text: target.text, what: 'spacing' } }]);
    expect(isOn(findings[0]?.place?.rect, target)).toBe(true);
  });
});

describe('a value out of line', () => {
  it('off the baseline of its row is found', async () => {
    const findings = await findingsOf(
      edited(show(target, `/F1 ${SIZE} Tf 0.8 Ts`, `(${target.text}) Tj 0 Ts`)),
    );
    expect(findings).toMatchObject([
      { code: 'text_misaligned', values: { text: target.text, what: 'baseline', off: '0.8' } },
    ]);
    expect(isOn(findings[0]?.place?.rect, target)).toBe(true);
  });

  it('off the edge of its column is found, by how much', async () => {
    const findings = await findingsOf(edited(show({ ...target, x: target.x + 1.6 })));
    expect(findings).toMatchObject([
      { code: 'text_misaligned', values: { text: target.text, what: 'edge', off: '1.6' } },
    ]);
  });

  it('a longer value that runs into the next is found', async () => {
    const next = cellAt(target.row, 'balance');
    const text = `${target.text}0,00.00`;
    const longer = { ...target, text, x: next.x + 4 - textWidth(text) };
    const findings = await findingsOf(edited(show(longer)));
    expect(findings.map(({ values }) => values.what)).toContain('overlap');
  });
});

it('a name in a font of another family, found nowhere else, is found', async () => {
  const name = cellAt(target.row, 'text');
  const findings = await findingsOf(
    table((cell) => (cell === name ? show(cell, `/F3 ${SIZE} Tf`) : undefined)),
  );
  expect(findings).toMatchObject([{ values: { text: name.text, what: 'font' } }]);
});

describe('what designs do is silent', () => {
  const total = { text: '9,876.54', y: 640 - 12 * 16 };
  const note = show(
    { text: '1', x: target.x + textWidth(target.text), y: target.y + 3 },
    '/F1 6 Tf',
  );
  const stamp = [
    show({ text: 'RECEIVED', x: 470, y: 760 }, '0.8 0 0 rg /F3 11 Tf', '(RECEIVED) Tj'),
    show({ text: '14/11/2026', x: 530, y: 760 }, '/F3 11 Tf', '(14/11/2026) Tj 0 g'),
  ].join('');

  it.each([
    ['the table as it is', table()],
    [
      'a bold total',
      table() +
        show({ text: 'Total', x: 140, y: total.y }, `/F2 ${SIZE} Tf`) +
        show({ ...total, x: 500 - textWidth(total.text) }, `/F2 ${SIZE} Tf`),
    ],
    [
      'red for what was paid out',
      table((cell) =>
        cell.column === 'amount' && cell.row % 3 === 0
          ? show(cell, `0.8 0 0.1 rg /F1 ${SIZE} Tf`, `(${cell.text}) Tj 0 g`)
          : undefined,
      ),
    ],
    [
      'one amount in the colour of a link',
      edited(show(target, `0 0 0.9 rg /F1 ${SIZE} Tf`, `(${target.text}) Tj 0 g`)),
    ],
    [
      'headings over the columns, larger and in a colour of their own',
      table() +
        show({ text: 'Date', x: 60, y: 656 }, '0.2 g /F1 10 Tf') +
        show({ text: 'What', x: 140, y: 656 }, '/F1 10 Tf', '(What) Tj 0 g'),
    ],
    [
      'a row that stands apart, with margins of its own',
      table((cell) =>
        Math.abs(cell.row - target.row) < 4 && cell.row !== target.row
          ? null
          : cell === target
            ? show({ ...cell, x: cell.x - 2 })
            : undefined,
      ),
    ],
    ['a mark of a note', table() + note],
    ['a stamp in free space, in a font of its own', [table(), stamp]],
    [
      'a number of the page in another font',
      [table(), show({ text: '3/12', x: 560, y: 20 }, '/F3 8 Tf')],
    ],
    [
      'a row set in another font as a whole',
      table((cell) => (cell.row === 5 ? show(cell, `/F3 ${SIZE} Tf`) : undefined)),
    ],
    [
      'lines fitted by letter spacing, as in justified text',
      table((cell) =>
        show(cell, `/F1 ${SIZE} Tf ${(0.01 * cell.row).toFixed(2)} Tc`, `(${cell.text}) Tj 0 Tc`),
      ),
    ],
    [
      'columns set left, right and about their middle',
      table((cell) =>
        cell.column === 'amount'
          ? show({ ...cell, x: 380 - textWidth(cell.text) / 2 })
          : cell.column === 'balance'
            ? show({ ...cell, x: 450 })
            : undefined,
      ),
    ],
    [
      'a total with margins of its own',
      table((cell) =>
        cell.row === 11 && cell.column === 'balance' ? show({ ...cell, x: cell.x - 4 }) : undefined,
      ),
    ],
    [
      'a larger heading over a column, in a font found nowhere else',
      table() + show({ text: 'Movements', x: 60, y: 660 }, '/F3 16 Tf'),
    ],
    [
      'a few values under each other in a font of their own, beside their labels',
      table() +
        ['Sort code', 'Reference', 'Value date', 'Customer']
          .map((label, row) => {
            const y = 360 - row * ROW_PT;
            return (
              show({ text: label, x: 60, y }) +
              show({ text: String(4711 + row * 1234), x: 200, y }, `/F3 ${SIZE} Tf`)
            );
          })
          .join(''),
    ],
    [
      'a column too narrow for its dates',
      table((cell) =>
        cell.column === 'text' && cell.row % 5 === 0 ? show({ ...cell, x: 98 }) : undefined,
      ),
    ],
    [
      'a stamp in the upper margin, in line with a column',
      [table(), show({ text: 'RECEIVED', x: 60, y: 785 }, `/F3 ${SIZE} Tf`)],
    ],
    [
      'amounts in a font of their own',
      table((cell) =>
        cell.column === 'amount'
          ? show({ ...cell, x: 400 - timesWidth(cell.text) }, `/F3 ${SIZE} Tf`)
          : undefined,
      ),
    ],
    [
      'a value of a form in a box of its own, lower than its line',
      table() +
        ['Seniority', 'Rank', 'Grade', 'Degree']
          .map((text, at) => show({ text, x: 60 + 70 * at, y: 360 }))
          .join('') +
        show({ text: '17.10', x: 520, y: 357.8 }),
    ],
    [
      'two values of a column that the form sets as much lower than their lines',
      table((cell) =>
        cell.column === 'amount' && (cell.row === 3 || cell.row === 7)
          ? show({ ...cell, y: cell.y - 1 })
          : undefined,
      ),
    ],
    [
      'numbers in the boxes of a form, spaced as wide as each box',
      table() +
        [0.5, 0.53]
          .map((spacing, at) =>
            show(
              { text: '02021999', x: 60 + 200 * at, y: 360 },
              `/F1 ${SIZE} Tf ${(spacing * SIZE).toFixed(2)} Tc`,
              '(02021999) Tj 0 Tc',
            ),
          )
          .join(''),
    ],
    [
      'a long amount set more tightly to fit its column',
      table((cell) =>
        cell === target
          ? show(
              { ...cell, text: '12,345,678.90', x: 400 - 0.9 * textWidth('12,345,678.90') },
              `/F1 ${SIZE} Tf 90 Tz`,
              '(12,345,678.90) Tj 100 Tz',
            )
          : undefined,
      ),
    ],
    [
      'a date larger than its label, the only number beside one',
      Array.from({ length: 12 }, (_, row) =>
        show({ text: 'We confirm that your claim was received', x: 60, y: 640 - row * ROW_PT }),
      ).join('') +
        show({ text: 'Date', x: 60, y: 360 }) +
        show({ text: '14.05.2025', x: 90, y: 360 }, '/F1 11.5 Tf'),
    ],
    [
      'a block whose label is smaller, beside another one that has lines of its own',
      table() +
        show({ text: 'Food and drinks', x: 140, y: 440 }, '/F1 8 Tf') +
        show({ text: '427.76', x: 400 - textWidth('427.76'), y: 440 }) +
        show({ text: 'Tax', x: 430, y: 440.9 }) +
        show({ text: '18 pc', x: 447, y: 440.9 }) +
        show({ text: '785.18', x: 500 - textWidth('785.18'), y: 440.9 }),
    ],
    [
      'the second line of a cell near a line of the table beside it',
      [1, 2, 3]
        .map(
          (row) =>
            show({ text: 'Less reduction', x: 60, y: 640 - row * 22 }) +
            show({ text: '01/04/2025 to', x: 140, y: 640 - row * 22 }) +
            show({ text: '31/03/2026', x: 140, y: 629 - row * 22 }) +
            show({ text: '637.57', x: 260, y: 640 - row * 22 }),
        )
        .join('') +
        Array.from(
          { length: 8 },
          (_, row) =>
            show({ text: `${row + 1} May 2025`, x: 340, y: 640 - row * 13.4 }) +
            show({ text: '161.00', x: 520, y: 640 - row * 13.4 }),
        ).join(''),
    ],
    [
      'an amount with a minus behind it',
      edited(
        show({ ...target, x: target.x - 5.5 }, undefined, `(${target.text}) Tj`) +
          show({ text: '-', x: 397, y: target.y }),
      ),
    ],
    [
      'a bold amount before a currency that is wider in bold',
      table((cell) =>
        cell.column === 'amount'
          ? show({ ...cell, x: cell.x - (cell === target ? 0.6 : 0) }, undefined) +
            show(
              { text: '', x: 402, y: cell.y },
              cell === target ? `/F2 ${SIZE} Tf` : undefined,
              String.raw`(\200) Tj`,
            )
          : undefined,
      ).replace(
        show({ ...target, x: target.x - 0.6 }),
        show({ ...target, x: target.x - 0.6 }, `/F2 ${SIZE} Tf`),
      ),
    ],
    [
      'a word of a guide in a dark colour',
      table() +
        show({ text: 'Send the form within', x: 60, y: 360 }) +
        show({ text: '14 days', x: 148, y: 360 }, `0.3 0 0 rg /F1 ${SIZE} Tf`, '(14 days) Tj 0 g') +
        show({ text: 'of the decision', x: 182, y: 360 }),
    ],
  ])('%s', async (_, content) => expect(await findingsOf(content)).toEqual([]));
});

it('every cell of the table is found when it alone is set otherwise', async () => {
  for (const cell of cells.filter(({ column, row }) => column === 'balance' && row % 4 === 2)) {
    const findings = await findingsOf(
      table((one) => (one === cell ? show(one, `/F3 ${SIZE} Tf`) : undefined)),
    );
    expect(findings.map(({ values }) => values.text)).toEqual([cell.text]);
  }
});
