import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../../../worker/engine/findings/finding.js';
import type { PageChange } from '../../../../../worker/engine/evidence/revisions.js';
import { coveredText } from '../../../../../worker/engine/detectors/document/covered-text/detector.js';
import { occlusionOf } from '../../../../../worker/engine/pdf/forensics/occlusion/occlusion-of.js';
import { declarationOf } from '../../../../../worker/engine/scoring/finding-codes.js';
import {
  box,
  ERASED,
  overlap,
  type Paper,
  percent,
  picture,
  read,
  rowsOf,
  text,
} from '../../pdf/forensics/occlusion/paper.js';

async function findingsOf(
  made: Paper | string,
  changes: PageChange[] | null = null,
): Promise<Finding[]> {
  return coveredText.detect({ ...(await read(made)), changes }, new AbortController().signal);
}

const only = async (made: Paper | string): Promise<Finding> => {
  const findings = await findingsOf(made);
  expect(findings).toHaveLength(1);
  return findings[0] as Finding;
};

const points = ({ code, confidence }: Finding): number => declarationOf(code).points * confidence;

/** Where Salary's amount stands, and where a longer one in its place does. */
const VALUE = percent(200, 298, 31, 10);
const PATCH = box(199, 297, 40, 12);
const RETYPED = text(200, 300, '1,250.00');

describe('what fills in a form', () => {
  const filled: PageChange = {
    page: 1,
    revision: 1,
    what: 'text',
    how: 'added',
    before: null,
    after: '1,250.00',
    rect: percent(199, 296, 60, 14),
    inAnnotation: false,
    drawn: { before: 'field', after: 'print', differs: true },
    addition: 'form',
  };

  it('replaces nothing: what the form itself had covered is told as hidden', async () => {
    const covers = `${rowsOf()} ${PATCH} ${RETYPED}`;
    expect((await findingsOf(covers))[0]?.values).toMatchObject({ shown: '1,250.00' });
    for (const { values } of await findingsOf(covers, [filled]))
      expect(values.shown ?? '').toBe('');
    const beside = { ...filled, rect: percent(300, 200, 60, 14) };
    expect((await findingsOf(covers, [beside]))[0]?.values).toMatchObject({ shown: '1,250.00' });
  });
});

describe('a value with another laid over it', () => {
  it.each([
    ['a white box', PATCH],
    ['a white path', 'q 1 1 1 rg 199 297 m 199 309 l 239 309 l 239 297 l h f Q'],
    ['a box filled and framed in white', 'q 1 1 1 rg 1 1 1 RG 199 297 40 12 re B Q'],
    ['a white line as thick as the text', 'q 1 1 1 RG 12 w 199 303 m 239 303 l S Q'],
    ['a white picture', picture(199, 297, 40, 12)],
  ])('is found under %s, with both values, as proof enough', async (_, cover) => {
    const finding = await only(`${rowsOf()} ${cover} ${RETYPED}`);
    expect(finding).toMatchObject({
      code: 'text_covered',
      values: { page: 1, hidden: '250.00', shown: '1,250.00' },
      evidence: '250.00 -> 1,250.00',
    });
    expect(points(finding)).toBeGreaterThanOrEqual(60);
    expect(overlap(finding.place?.rect, percent(199, 297, 40, 12))).toBeGreaterThan(0.6);
  });

  it('is found in a form that draws cover and value', async () => {
    const finding = await only({
      pages: [`${rowsOf()} q 1 0 0 1 199 297 cm /X1 Do Q`],
      resources: '/XObject<</X1 9 0 R>>',
      objects: {
        9: {
          dict: '/Type/XObject/Subtype/Form/BBox[0 0 40 12]/Resources<</Font<</F1 4 0 R>>>>',
          stream: `${box(0, 0, 40, 12)} ${text(1, 3, '9,999.99')}`,
        },
      },
    });
    expect(finding.values).toMatchObject({ hidden: '250.00', shown: '9,999.99' });
  });

  it('is found on a shaded row, in the colour of its shade', async () => {
    const shade = '0.8 0.83 0.92';
    const finding = await only(
      `${box(10, 295, 280, 16, shade)} ${rowsOf()} ${box(199, 297, 40, 12, shade)} ${RETYPED}`,
    );
    expect(finding.values).toMatchObject({ hidden: '250.00', shown: '1,250.00' });
  });

  it('is found on every page and at every place, each on its own', async () => {
    const again = `${box(199, 257, 40, 12)} ${text(200, 260, '-2.40')}`;
    const findings = await findingsOf({
      pages: [`${rowsOf()} ${PATCH} ${again} ${RETYPED}`, `${rowsOf()} ${PATCH} ${RETYPED}`],
    });
    expect(findings.map(({ place, values }) => [place?.page, values.hidden])).toEqual([
      [1, '250.00'],
      [1, '-12.40'],
      [2, '250.00'],
    ]);
  });

  it('is found where a whole page is drawn again over the old one with a value changed', async () => {
    const again = rowsOf().replace('250.00', '950.00');
    const [finding] = await findingsOf(`${rowsOf()} ${box(0, 0, 300, 400)} ${again}`);
    expect(finding?.values).toMatchObject({ hidden: '250.00', shown: '950.00' });
  });
});

describe('a value with nothing written over it', () => {
  it('asks for a look when a patch in the colour of the paper hides it', async () => {
    const finding = await only(`${rowsOf()} ${PATCH}`);
    expect(finding).toMatchObject({
      code: 'text_covered',
      values: { hidden: '250.00', shown: '', by: 'fill' },
    });
    expect(points(finding)).toBeGreaterThanOrEqual(20);
    expect(overlap(finding.place?.rect, VALUE)).toBeGreaterThan(0.5);
  });

  it('asks for a look when a picture as small as the value lies over it', async () => {
    const finding = await only(`${rowsOf()} ${picture(199, 297, 33, 12)}`);
    expect(finding.values).toMatchObject({ hidden: '250.00', shown: '', by: 'picture' });
    expect(points(finding)).toBeGreaterThanOrEqual(20);
  });

  it('is told as blacked out under a dark bar, which accuses nobody', async () => {
    const finding = await only(`${rowsOf()} ${box(199, 297, 40, 12, '0 0 0')}`);
    expect(finding).toMatchObject({
      code: 'hidden_text',
      values: { text: '250.00', how: 'blacked_out' },
    });
    expect(points(finding)).toBeLessThan(10);
  });

  it('is told once, however much of the page is blacked out', async () => {
    const bars = [300, 280, 260, 240].map((y) => box(199, y - 3, 40, 12, '0 0 0')).join(' ');
    expect((await only(`${rowsOf()} ${bars}`)).values).toMatchObject({
      text: '250.00, -80.00, -12.40, -7.15',
      how: 'blacked_out',
    });
  });

  it('is told as blacked out where the bar says why', async () => {
    const bar = `${box(199, 297, 50, 12, '0 0 0')} 1 g ${text(201, 300, 'REDACTED', 8)}`;
    expect((await only(`${rowsOf()} ${bar}`)).values).toMatchObject({ how: 'blacked_out' });
  });

  it('is told as hidden under a button that is seen and says something else', async () => {
    const button = (caption: string, colour: string) =>
      `${rowsOf()} ${box(150, 290, 100, 26, colour)} ${text(175, 300, caption)}`;
    const seen = await only(button('Run tests', '0.9 0.9 0.8'));
    expect(seen).toMatchObject({ code: 'hidden_text', values: { text: '250.00' } });
    expect(points(seen)).toBeLessThan(10);
    const [amount] = await findingsOf(button('1,250.00', '0.9 0.9 0.8'));
    expect(amount?.code).toBe('text_covered');
    const [unseen] = await findingsOf(button('Run tests', '1 1 1'));
    expect(unseen?.code).toBe('text_covered');
  });

  it('is told as hidden under a chart, but not where the page is drawn again on a panel', async () => {
    const bars = Array.from({ length: 9 }, (_, at) => box(246 + at * 4, 232, 3, 10 + at, '1 0 0'));
    const scale = [1, 2, 3].map((at) => text(30, 255 + 20 * at, `${at}0`, 6));
    const panel = box(15, 230, 270, 85);
    const findings = await findingsOf(`${rowsOf()} ${panel} ${bars.join(' ')} ${scale.join(' ')}`);
    expect(findings.map(({ code }) => code)).toEqual(['hidden_text']);
    const again = rowsOf().replace('250.00', '950.00');
    const [redrawn] = await findingsOf(`${rowsOf()} ${panel} ${again} ${bars.join(' ')}`);
    expect(redrawn).toMatchObject({ code: 'text_covered', values: { hidden: '250.00' } });
  });

  it('is told as hidden where a box with words lies over a whole sentence', async () => {
    const sentence = text(20, 100, 'raised by 5,000 for the second half of the year');
    const over = (words: string) =>
      findingsOf(`${rowsOf()} ${sentence} ${box(15, 85, 260, 40)} ${text(100, 110, words)}`);
    expect((await over('for purchases')).map(({ code }) => code)).toEqual(['hidden_text']);
    expect((await over('raised by 9,000'))[0]?.code).toBe('text_covered');
  });

  it('weighs little under a logo', async () => {
    const finding = await only(`${rowsOf()} ${picture(150, 270, 100, 60)}`);
    expect(finding).toMatchObject({ code: 'hidden_text', values: { how: 'covered' } });
    expect(points(finding)).toBeLessThan(10);
  });
});

describe('a value erased from the file and typed anew', () => {
  it('is found on a patch in the colour of the paper drawn after the page', async () => {
    const finding = await only(`${rowsOf(ERASED)} ${PATCH} ${RETYPED}`);
    expect(finding).toMatchObject({
      code: 'area_painted_over',
      values: { page: 1, shown: '1,250.00', by: 'fill' },
    });
    expect(points(finding)).toBeGreaterThanOrEqual(20);
    expect(overlap(finding.place?.rect, percent(199, 297, 40, 12))).toBeGreaterThan(0.8);
  });

  it('is no heading that interrupts a dashed rule drawn just before it', async () => {
    const dashes = (y: number): string =>
      [150, 180, 210, 240, 255].map((x) => box(x, y, 8, 1, '0.4 0.4 0.4')).join(' ');
    const page = rowsOf(ERASED);
    expect(await findingsOf(`${page} ${dashes(302.5)} ${PATCH} ${RETYPED}`)).toEqual([]);
    // A rule of the page itself, or one below the value, explains no patch.
    for (const other of [`${dashes(302.5)} ${page}`, `${page} ${dashes(298)}`])
      expect((await only(`${other} ${PATCH} ${RETYPED}`)).code).toBe('area_painted_over');
  });

  it('is found with the erased value in the box where the new one is set smaller', async () => {
    const finding = await only(`${rowsOf(ERASED)} ${PATCH} ${text(215, 300, '910.00', 7)}`);
    expect(overlap(finding.place?.rect, percent(199, 297, 40, 12))).toBeGreaterThan(0.8);
  });

  it('is found where all patches are drawn first and all values then', async () => {
    const erased = ERASED.map(([label, amount]): [string, string] => [
      label,
      label === 'Rent' ? '' : amount,
    ]);
    const findings = await findingsOf(
      `${rowsOf(erased)} ${PATCH} ${box(199, 277, 40, 12)} ${RETYPED} ${text(200, 280, '-8.00')}`,
    );
    expect(findings.map(({ values }) => values.shown)).toEqual(['1,250.00', '-8.00']);
  });

  it('is found where a sign of the old value is left under the patch', async () => {
    const finding = await only(`${rowsOf(ERASED)} ${text(233, 300, ':')} ${PATCH} ${RETYPED}`);
    expect(finding.values).toMatchObject({ shown: '1,250.00' });
  });

  it('is found in the last line of a page', async () => {
    const last = ERASED.slice(0, 1).concat([['Salary of the month', '']]);
    const finding = await only(`${rowsOf(last)} ${PATCH} ${RETYPED}`);
    expect(finding.values).toMatchObject({ shown: '1,250.00' });
  });
});

const SCAN = picture(0, 0, 300, 400);
const layer = (content: string): string => `q BT 3 Tr ET ${content} Q`;
const READ = `3 Tr ${rowsOf()} 0 Tr`;

describe('a value changed on a scan', () => {
  it('is found with what recognition read there before', async () => {
    const finding = await only(`${SCAN} ${READ} ${PATCH} ${RETYPED}`);
    expect(finding).toMatchObject({
      code: 'text_covered',
      values: { hidden: '250.00', shown: '1,250.00' },
    });
    expect(points(finding)).toBeGreaterThanOrEqual(60);
  });

  it('is found whichever way round layer and picture are drawn', async () => {
    const finding = await only(`${READ} ${SCAN} ${PATCH} ${RETYPED}`);
    expect(finding.values).toMatchObject({ hidden: '250.00', shown: '1,250.00' });
  });

  it('is found without any layer', async () => {
    const finding = await only(`${SCAN} ${box(199, 297, 40, 12, '0.95 0.95 0.9')} ${RETYPED}`);
    expect(finding).toMatchObject({ code: 'area_painted_over', values: { shown: '1,250.00' } });
    expect(points(finding)).toBeGreaterThanOrEqual(20);
  });

  it('is found where only a patch hides what was read', async () => {
    const finding = await only(`${SCAN} ${READ} ${PATCH}`);
    expect(finding.values).toMatchObject({ hidden: '250.00', shown: '' });
  });

  it('is found as a small picture over the large one', async () => {
    const finding = await only(`${SCAN} ${picture(199, 297, 40, 12)}`);
    expect(finding).toMatchObject({
      code: 'area_painted_over',
      values: { by: 'patch' },
      place: { page: 1 },
    });
    expect(points(finding)).toBeGreaterThanOrEqual(20);
    expect(overlap(finding.place?.rect, percent(199, 297, 40, 12))).toBeGreaterThan(0.9);
  });

  it('is not what a scanner, a stamp or a later page number leave', async () => {
    const strips = [0, 1, 2, 3].map((row) => picture(0, 100 * row, 300, 100)).join(' ');
    expect(await findingsOf(`${strips} ${READ}`)).toEqual([]);
    const pieces = [...Array(12).keys()].map((row) => picture(40, 30 * row, 60, 14)).join(' ');
    expect(await findingsOf(`${SCAN} ${pieces}`)).toEqual([]);
    expect(await findingsOf(`${SCAN} ${READ} ${picture(180, 40, 90, 60)}`)).toEqual([]);
    expect(await findingsOf(`${SCAN} ${READ} ${text(140, 10, 'Page 1 of 3')}`)).toEqual([]);
    expect(await findingsOf(`${layer(rowsOf())} ${SCAN}`)).toEqual([]);
  });

  it('is blacked out under a dark bar', async () => {
    const finding = await only(`${SCAN} ${READ} ${box(199, 297, 40, 12, '0 0 0')}`);
    expect(finding).toMatchObject({ code: 'hidden_text', values: { how: 'blacked_out' } });
  });
});

describe('what pages ordinarily draw over each other says nothing', () => {
  const MULTIPLY = { resources: '/ExtGState<</G1<</BM/Multiply>>/G2<</ca 0.4>>>>' };

  it.each([
    ['shaded rows under their text', `${box(10, 295, 280, 16, '0.9 0.9 0.9')} ${rowsOf()}`],
    ['white boxes under their text', `${box(195, 180, 90, 160)} ${PATCH} ${rowsOf()}`],
    ['a frame drawn as a box in a box', `${rowsOf()} 11 181 278 158 re 10 180 280 160 re f*`],
    ['a rule under a total', `${rowsOf()} ${box(195, 196, 50, 0.7, '0 0 0')}`],
    ['bold by drawing twice', `${rowsOf()} ${text(200.3, 300, '250.00')}`],
    ['a shadow behind letters', `0.6 g ${text(201, 299, '250.00')} 0 g ${rowsOf()}`],
    ['a page drawn twice', `${rowsOf()} ${box(0, 0, 300, 400)} ${rowsOf()}`],
    [
      'a box over a slanting watermark',
      `q 0.9 g BT /F1 40 Tf 0.7 0.7 -0.7 0.7 60 60 Tm (COPY 2024) Tj ET Q ${box(10, 60, 280, 100, '0.97 0.97 0.97')} ${text(20, 100, 'Total 200.45')} ${rowsOf()}`,
    ],
    [
      'cells of their own ground, each with its text',
      rowsOf()
        .split('\n')
        .map((row, index) => `${box(195, 317 - 20 * index, 60, 14)} ${row}`)
        .join('\n'),
    ],
    [
      'controls of a form, each as long as its words, drawn after the page',
      `${rowsOf(ERASED)} ${box(199, 297, 40, 12)} ${text(200, 300, 'Checked')} ${box(199, 277, 52, 12)} ${text(200, 280, 'Unchecked')}`
        .replace('-80.00', '')
        .replace('-12.40', ''),
    ],
  ])('%s', async (_, content) => {
    expect(await findingsOf(content)).toEqual([]);
  });

  it.each([
    ['a highlighter', `${rowsOf()} q /G1 gs ${box(199, 297, 40, 12, '1 1 0')} Q`],
    ['a box that lets its ground shine through', `${rowsOf()} q /G2 gs ${PATCH} Q`],
  ])('%s', async (_, content) => {
    expect(await findingsOf({ pages: [content], ...MULTIPLY })).toEqual([]);
  });

  it('the frame of a printed web page, which lies over the text of every page', async () => {
    const bar = `${box(0, 290, 300, 40, '0.95 0.95 0.95')} ${text(20, 310, 'My bank 24')}`;
    expect(await findingsOf({ pages: [`${rowsOf()} ${bar}`, `${rowsOf()} ${bar}`] })).toEqual([]);
  });

  it('a form filled over the blank for a date hardly counts', async () => {
    const blank = text(200, 60, 'DD/MM/YYYY', 8);
    const filled = `${box(195, 55, 60, 16, '0.95 0.95 1')} ${text(200, 60, '12/05/2024')}`;
    for (const finding of await findingsOf(`${rowsOf()} ${blank} ${filled}`))
      expect(points(finding)).toBeLessThan(10);
  });

  it('a cell that cuts off the long text of the one before accuses nobody', async () => {
    const cell = `${box(120, 295, 100, 16)} ${text(200, 300, '250.00')}`;
    const long = text(20, 300, 'Transfer from a customer with a very long name');
    for (const finding of await findingsOf(`${long} ${cell}`))
      expect(points(finding)).toBeLessThan(10);
    const dated = text(20, 300, 'Transfer from a customer on the 12th of May 2024');
    for (const finding of await findingsOf(`${dated} ${cell}`))
      expect(points(finding)).toBeLessThan(30);
  });
});

it('a page of many boxes over many letters is looked at in little time', async () => {
  const rows = [...Array(1200).keys()].map(
    (at) => `${box(at % 280, (at * 7) % 390, 60, 12)} ${text(at % 200, (at * 7) % 390, '1234567')}`,
  );
  const { drawn } = await read(rows.join('\n'));
  const started = performance.now();
  // A page of its own: what it hides is computed anew.
  const occlusion = drawn.map((page) => occlusionOf({ ...page }));
  await coveredText.detect({ occlusion, changes: null }, new AbortController().signal);
  expect(performance.now() - started).toBeLessThan(4000);
});
