import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../../../worker/engine/findings/finding.js';
import { hiddenText } from '../../../../../worker/engine/detectors/document/hidden-text/detector.js';
import { FINDINGS } from '../../../../../worker/engine/scoring/finding-codes.js';
import {
  box,
  overlap,
  type Paper,
  percent,
  picture,
  read,
  rowsOf,
  text,
} from '../../pdf/forensics/occlusion/paper.js';

async function findingsOf(made: Paper | string): Promise<readonly Finding[]> {
  return hiddenText.detect(await read(made), new AbortController().signal);
}

const STATES = { resources: '/ExtGState<</Clear<</ca 0>>>>' };
const VALUE = text(120, 300, '999.00');

describe('text that a program reads and nobody sees', () => {
  it.each([
    ['mode', `3 Tr ${VALUE} 0 Tr`],
    ['mode', `7 Tr ${VALUE} 0 Tr`],
    ['colour', `1 g ${VALUE} 0 g`],
    ['clipped', `q 0 0 0 0 re W n ${VALUE} Q`],
    ['transparent', `q /Clear gs ${VALUE} Q`],
    ['tiny', text(120, 300, '999.00', 0.4)],
  ])('is found on the page: %s', async (how, content) => {
    const [finding, ...more] = await findingsOf({ pages: [`${rowsOf()} ${content}`], ...STATES });
    expect(more).toEqual([]);
    expect(finding).toMatchObject({
      code: 'hidden_text',
      values: { page: 1, text: '999.00', how },
      evidence: '999.00',
    });
    expect(FINDINGS.hidden_text.points * (finding?.confidence ?? 0)).toBeGreaterThanOrEqual(20);
    if (how !== 'tiny')
      expect(overlap(finding?.place?.rect, percent(120, 298, 31, 9))).toBeGreaterThan(0.6);
  });

  it('is found in the colour of a box under it', async () => {
    const content = `${box(110, 290, 60, 24, '0.2 0.3 0.5')} ${rowsOf()} 0.2 0.3 0.5 rg ${VALUE}`;
    expect((await findingsOf(content))[0]?.values).toMatchObject({ text: '999.00', how: 'colour' });
  });

  it('is found beside the page, without a place to show', async () => {
    const [finding] = await findingsOf(
      `${rowsOf()} ${text(400, 300, 'Balance confirmed 48211.00')}`,
    );
    expect(finding).toMatchObject({ values: { how: 'off_page' }, place: null });
  });

  it('is told once for all pages beside which it is drawn', async () => {
    const beside = (what: string) => `${rowsOf()} ${text(400, 300, what)}`;
    const pages = [beside('Finance 48211.00, sales 110.25'), beside('Energy 3500.75')];
    const findings = await findingsOf({ pages });
    expect(findings).toHaveLength(1);
    expect(findings[0]?.evidence).toBe('Finance 48211.00, sales 110.25, Energy 3500.75');
  });

  it('is not told where the page draws its letters as shapes, as browsers do for bold', async () => {
    const letters = [...'999.00'].map((_, at) => {
      const x = 120.4 + at * 5;
      return `${x} 300 m ${x + 4} 300 l ${x + 2} 306 l f`;
    });
    const hidden = `q /Clear gs ${VALUE} Q`;
    const drawn = { pages: [`${rowsOf()} ${letters.join(' ')} ${hidden}`], ...STATES };
    expect(await findingsOf(drawn)).toEqual([]);
    const elsewhere = {
      pages: [`${rowsOf()} ${letters.join(' ')} q /Clear gs ${text(120, 40, '999.00')} Q`],
      ...STATES,
    };
    expect(await findingsOf(elsewhere)).toHaveLength(1);
  });

  it('is not told of digits apart, which are marks of a form', async () => {
    const marks = `1 g ${text(120, 40, '0')} ${text(140, 40, '0')} 0 g`;
    expect(await findingsOf(`${rowsOf()} ${marks}`)).toEqual([]);
  });

  it('is told place by place', async () => {
    const content = `${rowsOf()} 3 Tr ${VALUE} ${text(120, 40, '123.45')} 0 Tr`;
    expect((await findingsOf(content)).map(({ values }) => values.text).sort()).toEqual([
      '123.45',
      '999.00',
    ]);
  });

  it('is found in a note that is switched off', async () => {
    const [finding] = await findingsOf({
      pages: [rowsOf()],
      page: '/Annots[9 0 R]',
      objects: {
        9: '<</Type/Annot/Subtype/Text/Rect[100 300 120 320]/F 2/Contents(Pay 5,000 to me)>>',
      },
    });
    expect(finding?.values).toMatchObject({ text: 'Pay 5,000 to me', how: 'annotation' });
    expect(overlap(finding?.place?.rect, percent(100, 300, 20, 20))).toBeCloseTo(1);
  });

  it('is found on a scan as well, where it is no reading of it', async () => {
    const scan = `${picture(0, 0, 300, 400)} 3 Tr ${rowsOf()} 0 Tr`;
    const [finding] = await findingsOf(`${scan} ${text(120, 250, 'Balance confirmed 48211', 0.4)}`);
    expect(finding?.values).toMatchObject({ how: 'tiny' });
  });
});

describe('text that is not seen for ordinary reasons says nothing', () => {
  const SYMBOLS = {
    fonts: '/F2 11 0 R',
    objects: { 11: '<</Type/Font/Subtype/Type1/BaseFont/ZapfDingbats>>' },
  };
  const LINES = [...Array(14).keys()].map((at) => text(20, 20 + 25 * at, 'Read from 2024 shapes'));

  it.each([
    ['what was read from a scan', `${picture(0, 0, 300, 400)} 3 Tr ${rowsOf()} 0 Tr`],
    [
      'what was read from a scan, drawn under it',
      `3 Tr ${rowsOf()} 0 Tr ${picture(0, 0, 300, 400)}`,
    ],
    [
      'what was read from a part of a page',
      `${text(20, 20, 'Annex')} ${picture(0, 150, 300, 200)} 3 Tr ${rowsOf()} 0 Tr`,
    ],
    ['what was read from letters drawn as shapes', `3 Tr ${LINES.join(' ')} 0 Tr`],
    ['white letters on a dark box', `${box(10, 295, 280, 16, '0 0 0.4')} 1 g ${VALUE} 0 g`],
    ['white letters on a picture', `${picture(0, 280, 300, 60)} 1 g ${VALUE} 0 g`],
    [
      'white letters on a round shape',
      '0 0 0.4 rg 100 300 m 100 340 200 340 200 300 c 200 260 100 260 100 300 c f 1 g ' + VALUE,
    ],
    ['the same text twice, once invisible', `${rowsOf()} 3 Tr ${text(200, 300, '250.00')} 0 Tr`],
    ['a text for reading aloud', `/Span <</ActualText(two hundred fifty)>> BDC ${VALUE} EMC`],
    ['the number of a page that lies on its side', text(420, 10, 'Page 1 of 12')],
    [
      'what is too long for its cell',
      `q 20 290 60 20 re W n ${text(20, 300, 'Transfer of 12 May 2024 1,250.00')} Q`,
    ],
    ['the mark of a program', `1 g ${text(20, 10, 'Powered by Printer 2024')} 0 g`],
    [
      'where to sign',
      `1 g ${text(120, 100, '{{Sig1_es_:signer1:signature}}')} ${text(120, 60, '/sn12/')} 0 g`,
    ],
    [
      'a number on a disc that is a symbol itself',
      `BT /F2 40 Tf 100 100 Td (l) Tj ET 1 g ${text(108, 110, '24')} 0 g`,
    ],
    ['outlined letters', `1 Tr ${VALUE} 0 Tr`],
    ['an empty string of spaces', `3 Tr ${text(20, 300, '      ')} 0 Tr`],
  ])('%s', async (_, content) => {
    expect(await findingsOf({ pages: [content], ...SYMBOLS })).toEqual([]);
  });

  it('a word for the machine on each of two pages, but no number, sentence or word of one', async () => {
    const pagesWith = (...hidden: string[]): Paper => ({
      pages: hidden.map((word) => `${rowsOf()} 1 g ${word && text(120, 300, word)} 0 g`),
    });
    expect(await findingsOf(pagesWith('Counter', 'Counter'))).toEqual([]);
    expect(await findingsOf(pagesWith('999.00', '999.00'))).toHaveLength(2);
    expect(await findingsOf(pagesWith('The sum is right', 'The sum is right'))).toHaveLength(2);
    expect(await findingsOf(pagesWith('Counter', ''))).toHaveLength(1);
    expect(await findingsOf(pagesWith('Counter'))).toHaveLength(1);
  });

  it('what stands hidden on page after page alike', async () => {
    const page = `${rowsOf()} 3 Tr ${text(20, 20, 'Form 2024-17')} 0 Tr`;
    expect(await findingsOf({ pages: [page, page, page] })).toEqual([]);
  });

  it.each([
    ['words without a number', `1 g ${text(20, 20, 'end of page')} 0 g`],
    ['marks for sorting at the edge', `1 g ${text(2, 300, '0048', 3)} 0 g`],
    ['the notes of a printer beside the page', text(20, 420, 'Job 88213 proof 2 cyan')],
  ])('%s hardly count', async (_, content) => {
    for (const { confidence } of await findingsOf(`${rowsOf()} ${content}`))
      expect(FINDINGS.hidden_text.points * confidence).toBeLessThan(11);
  });
});
