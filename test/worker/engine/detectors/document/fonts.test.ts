import { describe, expect, it } from 'vitest';
import { fonts } from '../../../../../worker/engine/detectors/document/fonts/detector.js';
import type { PdfFont } from '../../../../../worker/engine/evidence/fonts.js';
import {
  edited,
  evidenceOf,
  isOn,
  pagePdf,
  show,
  SIZE,
  table,
  target,
} from '../../pdf/forensics/typography/table-page.js';
import { never, told } from './evidence.js';

/** Object number of F1 and F4 in the page's file. */
const [F1, F4] = [4, 7];

const font = (object: number, facts: Partial<PdfFont> = {}): PdfFont => ({
  object,
  name: 'Arial',
  subset: 'AAAAAA',
  type: 'TrueType',
  embedded: true,
  letters: null,
  ...facts,
});

const listing = (letters: Iterable<string>): ReadonlyMap<number, string> =>
  new Map([...letters].map((letter) => [letter.codePointAt(0) ?? 0, letter]));

const findingsOf = async (content: string, known: PdfFont[], pageCount = 1) => {
  const { drawn, pdf } = await evidenceOf(pagePdf(content));
  return told(await fonts.detect({ drawn, pdf: { ...pdf, pageCount }, fonts: known }, never));
};

/** Every letter that F1 draws on the page. */
const used = new Set(
  [...table().matchAll(/\/F1.*?\(([^)]*)\) Tj/g)].flatMap(([, text]) => [...(text ?? '')]),
);

describe('letters that a subset lists and nothing draws', () => {
  const exact = font(F1, { letters: listing(used) });
  const withLetter = (...more: string[]) => font(F1, { letters: listing([...used, ...more]) });

  it('a digit is told, as sure as it is rare', async () => {
    const onlySevens = table((cell) =>
      show({ ...cell, text: cell.text.replaceAll('7', '1') }),
    ).replaceAll('4711', '4111');
    const findings = await findingsOf(onlySevens, [exact]);
    expect(findings).toMatchObject([
      { code: 'font_letters_unused', values: { font: 'Arial', letters: '7' }, place: null },
    ]);
    const [byLetter] = await findingsOf(table(), [withLetter('z')]);
    expect(findings[0]?.confidence).toBeGreaterThan(byLetter?.confidence ?? 1);
  });

  it.each([
    ['a subset that lists exactly what is drawn', [exact], 1],
    [
      'one of which more is missing, as where a page was taken out',
      [withLetter('z', 'w', 'x', 'j')],
      1,
    ],
    ['a file of which not all pages were opened', [withLetter('z')], 2],
    ['a whole font', [font(F1, { subset: null, letters: listing([...used, 'z']) })], 1],
    ['a font that says nothing of its letters', [font(F1)], 1],
    ['a font of signs', [font(F1, { name: 'Wingdings', letters: listing([...used, 'z']) })], 1],
    [
      'a file by a program whose subsets list more than is drawn',
      [withLetter('z'), font(5, { letters: listing('abcdefghijklmnop') })],
      1,
    ],
  ])('%s is silent', async (_, known, pageCount) =>
    expect(await findingsOf(table(), known, pageCount)).toEqual([]),
  );
});

describe('a font embedded again for one value', () => {
  const again = edited(show(target, `/F4 ${SIZE} Tf`));

  it('is told, in place, however its name is spelt', async () => {
    const known = [font(F1), font(F4, { name: 'Arial Regular', subset: 'BBBBBB', type: 'Type0' })];
    const findings = await findingsOf(again, known);
    expect(findings).toMatchObject([{ code: 'font_split', values: { text: target.text } }]);
    expect(isOn(findings[0]?.place?.rect, target)).toBe(true);
  });

  const word = show({ text: 'Quarz', x: 70, y: 300 }, `/F4 ${SIZE} Tf`);

  it.each([
    ['another font', again, [font(F1), font(F4, { name: 'Times' })]],
    ['a bold of it', again, [font(F1), font(F4, { name: 'Arial-Bold' })]],
    ['a font that is not embedded', again, [font(F1), font(F4, { embedded: false })]],
    ['a word with letters of its own', table() + word, [font(F1), font(F4)]],
    [
      'a font cut up for each piece of text',
      again + show({ text: '11.20', x: 70, y: 300 }, `/F3 ${SIZE} Tf`),
      [font(F1), font(F4), font(6)],
    ],
    [
      'all values of a column',
      table((cell) => (cell.column === 'amount' ? show(cell, `/F4 ${SIZE} Tf`) : undefined)),
      [font(F1), font(F4)],
    ],
  ])('%s is silent', async (_, content, known) =>
    expect(await findingsOf(content, known)).toEqual([]),
  );
});
