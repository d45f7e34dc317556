import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../../../../../worker/engine/pdf/forensics/typography/columns.js';
import { scriptOf } from '../../../../../../worker/engine/pdf/forensics/typography/script.js';
import { typesetPages } from '../../../../../../worker/engine/pdf/forensics/typography/typeset-words.js';
import type { TypesetPage } from '../../../../../../worker/engine/evidence/typography.js';
import {
  joinBeside,
  textOf,
} from '../../../../../../worker/engine/pdf/forensics/typography/spans.js';
import { familyOf } from '../../../../../../worker/engine/pdf/forensics/typography/style.js';
import { cellAt, edited, evidenceOf, pagePdf, show, SIZE, table, target } from './table-page.js';

async function setPage(content: string | string[]): Promise<TypesetPage> {
  const { drawn, fonts } = await evidenceOf(pagePdf(content));
  const [page] = typesetPages(drawn, fonts);
  if (page === undefined) throw new Error('no page');
  return page;
}

const wordOf = (page: TypesetPage, text: string) => {
  const found = page.words.find((word) => word.text === text);
  if (found === undefined) throw new Error(`no ${text}`);
  return found;
};

describe('the words of a page', () => {
  it('are told with where, in what and when they are drawn', async () => {
    const page = await setPage([table(), show({ text: 'last', x: 60, y: 300 }, '/F3 12 Tf')]);
    const last = wordOf(page, 'last');
    expect(last).toMatchObject({ script: 'latin', rank: page.words.length - 1, part: '1 ' });
    expect(last.style).toMatchObject({ name: 'Times-Roman', size: 12, colour: '#000000' });
    expect(last.style.described).toMatchObject({ object: 6, embedded: false });
    expect(last.left).toBeCloseTo(60);
    expect(last.baseline).toBeCloseTo(500);
  });

  it('are cut where the font changes', async () => {
    const { text } = target;
    const page = await setPage(
      edited(
        show(target, undefined, `(${text.slice(0, 2)}) Tj /F3 ${SIZE} Tf (${text.slice(2)}) Tj`),
      ),
    );
    const parts = page.words.filter(({ whole }) => whole === text);
    expect(parts.map((part) => part.text)).toEqual([text.slice(0, 2), text.slice(2)]);
  });

  it('are read without what a later box hides, and with what stands on it', async () => {
    const { x, y } = target;
    const page = await setPage([
      table(),
      `1 1 1 rg ${x - 1} ${y - 2} 60 10 re f 0 g ${show({ text: '99.99', x, y })}`,
    ]);
    const line = page.lines[wordOf(page, '99.99').line]?.map(({ text }) => text);
    expect(line).toEqual([
      cellAt(target.row, 'date').text,
      cellAt(target.row, 'text').text,
      '99.99',
      cellAt(target.row, 'balance').text,
    ]);
  });

  it('that stand rotated are left out', async () => {
    const page = await setPage(`${table()} BT /F1 40 Tf 0.7 0.7 -0.7 0.7 150 250 Tm (COPY) Tj ET`);
    expect(page.words.some(({ text }) => text === 'COPY')).toBe(false);
  });
});

describe('columns', () => {
  it('hold what shares an edge, nearest first', async () => {
    const page = await setPage(table());
    const [first] = columnsOf(page).siblings(wordOf(page, target.text), 'right');
    const near = [target.row - 1, target.row + 1].map((row) => cellAt(row, 'amount').text);
    expect(near).toContain(first?.text);
  });

  it('do not hold what is aligned from afar', async () => {
    const far = { ...target, text: '55.55', y: 240 };
    const page = await setPage(table() + show(far));
    expect(columnsOf(page).siblings(wordOf(page, '55.55'), 'left')).toEqual([]);
  });
});

describe('spans', () => {
  it('join words side by side', async () => {
    const page = await setPage(table());
    const words = page.words.filter(({ text }) => /^(Please|keep|this|papers)$/.test(text));
    const groups = joinBeside(
      words,
      (word) => word,
      () => true,
    );
    expect(groups.map(textOf)).toEqual(['Please keep this', 'papers']);
  });
});

it.each([
  ['1,250.00', 'digits'],
  ['Total', 'latin'],
  ['סכום', 'hebrew'],
  ['A4', 'mixed'],
  ['בנק24', 'mixed'],
  ['Сумма', 'other'],
  ['—', 'other'],
])('%s is of script %s', (text, script) => expect(scriptOf(text)).toBe(script));

it.each([
  ['Arial-BoldMT', 'ArialMT'],
  ['Arial,Bold', 'Arial'],
  ['Liberation Sans Bold', 'LiberationSans'],
  ['TimesNewRomanPS-BoldMT', 'TimesNewRomanPSMT'],
  ['DejaVuSans-BoldOblique', 'DejaVuSans'],
  ['CMBX12', 'CMR10'],
  ['Heebo-Medium', 'Heebo-Regular'],
])('%s is of the family of %s', (one, other) => expect(familyOf(one)).toBe(familyOf(other)));

it.each([
  ['Arial', 'Helvetica'],
  ['Times-Roman', 'TimesNewRomanPSMT'],
  ['LiberationSans', 'LiberationSerif'],
])('%s is of another family than %s', (one, other) =>
  expect(familyOf(one)).not.toBe(familyOf(other)),
);
