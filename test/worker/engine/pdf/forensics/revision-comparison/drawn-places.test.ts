import { describe, expect, it } from 'vitest';
import type { DrawnPlace } from '../../../../../../worker/engine/evidence/revisions.js';
import { appendRevision, hex, pageObjects, writePdf } from '../../syntax/write-pdf.js';
import { changesOf, draw, page, type Placed, revised, ROWS, rowsWith, seen } from './compare.js';

/** The looks of the places where text was appended to a page. */
async function looksOf(before: string, added: string): Promise<(DrawnPlace | null)[]> {
  const file = appendRevision(writePdf(pageObjects(before)), { 4: page(`${before}\n${added}`) });
  return (await changesOf(file)).map(({ drawn }) => drawn);
}

const field = { before: 'field', after: 'print', differs: true };
const blank = { ...field, before: 'blank' };

const COMB = [0, 1, 2, 3, 4, 5].map((at) => `${200 + at * 14} 500 m ${200 + at * 14} 508 l S`);
const digits = (text: string): Placed[] =>
  [...text].map((digit, at): Placed => [204 + at * 14, 501, digit]);

describe('an empty place to write in is known from the page as it was', () => {
  const places: [name: string, drawing: string, at: Placed[]][] = [
    ['a line', '200 498 m 400 498 l S', [[210, 500, 'Dana Levi']]],
    ['a line under one digit', '200 498 m 260 498 l S', [[225, 500, '6']]],
    ['a row of dots', draw([[200, 498, '.'.repeat(60)]]), [[210, 501, 'Dana Levi']]],
    ['a row of underscores', draw([[200, 500, '_'.repeat(30)]]), [[210, 501, 'Dana Levi']]],
    [
      'a box with a label',
      `190 490 200 34 re S ${draw([[195, 514, 'Name']])}`,
      [[210, 496, 'Dana']],
    ],
    [
      'a box in a grey panel',
      `.75 g 100 450 400 120 re f 1 g 190 490 200 30 re f 0 g`,
      [[210, 500, 'Dana']],
    ],
    ['a comb', `200 500 m 270 500 l S ${COMB.join(' ')}`, digits('03721')],
    ['beside a label with a colon', draw([[150, 500, 'Name:']]), [[185, 500, 'Dana']]],
  ];
  it.each(places)('%s', async (_name, drawing, at) => {
    expect(await looksOf(`${draw(ROWS)} ${drawing}`, draw(at))).toEqual([field]);
  });

  const others: [name: string, drawing: string, at: Placed[]][] = [
    ['bare paper', '', [[210, 500, 'Dana Levi']]],
    [
      'right above a line of print',
      draw([[200, 489, 'Terms of payment apply']]),
      [[210, 500, 'Dana']],
    ],
    [
      'an empty cell in a column of amounts',
      '470 650 60 20 re S 470 630 60 20 re S',
      [[480, 636, '950.00']],
    ],
    ['after a sentence', draw([[150, 500, 'Name.']]), [[190, 500, 'Dana']]],
  ];
  it.each(others)('but not %s', async (_name, drawing, at) => {
    expect(await looksOf(`${draw(ROWS)} ${drawing}`, draw(at))).toEqual([blank]);
  });

  it('text over print is told as such', async () => {
    const drawing = `${draw(ROWS)} ${draw([[200, 500, 'VOID']], 30)} 200 498 m 400 498 l S`;
    expect(await looksOf(drawing, draw([[214, 506, 'Dana Levi']], 8))).toMatchObject([
      { before: 'print' },
    ]);
  });
});

describe('what is seen decides', () => {
  it('a value under a black bar, and under a white patch', async () => {
    const bar = await changesOf(revised(`${draw(ROWS)}\n0 g 470 676 60 14 re f`));
    expect(bar).toMatchObject([{ how: 'removed', drawn: { before: 'print', after: 'bar' } }]);
    const patch = await changesOf(revised(`${draw(ROWS)}\n1 g 470 676 60 14 re f 0 g`));
    expect(patch).toMatchObject([{ how: 'removed', drawn: { before: 'print', after: 'blank' } }]);
  });

  it('every digit that becomes another looks different, also in small print', async () => {
    const at = (text: string): string => draw([...ROWS, [200, 500, text]], 6);
    for (const [before, after] of [
      ['3.00', '8.00'],
      ['1.00', '7.00'],
      ['5.00', '6.00'],
      ['1.00', '1,00'],
    ] as const) {
      const file = appendRevision(writePdf(pageObjects(at(before))), { 4: page(at(after)) });
      expect(await changesOf(file)).toMatchObject([{ before, after, drawn: { differs: true } }]);
    }
  });

  it('a text layer over a scan is told, and what it says is no change of the page', async () => {
    const scan = {
      3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F1 5 0 R>>/XObject<</I 20 0 R>>>>/Contents 4 0 R>>',
      20: {
        dict: '/Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceGray',
        stream: Uint8Array.from([250, 255, 255, 250]),
      },
    };
    const picture = 'q 600 0 0 800 0 0 cm /I Do Q';
    const layer = ROWS.map(([x, y, text]) => `BT /F1 10 Tf 3 Tr ${x} ${y} Td ${hex(text)} Tj ET`);
    const file = appendRevision(writePdf({ ...pageObjects(picture), ...scan }), {
      4: page(`${picture} ${layer.join(' ')}`),
    });
    expect(await changesOf(file)).toMatchObject([{ what: 'text_layer', how: 'added', page: 1 }]);
    const edited = appendRevision(file, {
      4: page(
        `${picture} ${layer.join(' ')} 0 Tr ${draw(rowsWith('Salary', 'Wages').slice(0, 5))}`,
      ),
    });
    expect((await changesOf(edited)).map(({ what }) => what)).toContain('text');
  });
});

describe('a form filled in', () => {
  const labels = ['Name:', 'Identity:', 'Born:', 'Sum:'];
  const blankForm = labels
    .map(
      (label, at) =>
        `${draw([[50, 600 - at * 40, label]])} 100 ${598 - at * 40} m 300 ${598 - at * 40} l S`,
    )
    .join(' ');
  const answers = ['Dana', '012345678', '1/2/1990', '1,250.00'].map((text, at): Placed => [
    110,
    600 - at * 40,
    text,
  ]);
  const fills = async (before: string, added: readonly Placed[]): Promise<unknown[]> => {
    const file = appendRevision(writePdf(pageObjects(before)), {
      4: page(`${before} ${draw(added)}`),
    });
    return (await changesOf(file)).map(({ before: was, after, addition }) => [
      was,
      after,
      addition === 'form',
    ]);
  };
  const told = (texts: readonly Placed[], is: boolean): unknown[] =>
    texts.map(([, , text]) => [null, text, is]);

  it('is told with its numbers, and with what was written beside its place', async () => {
    const beside: Placed = [400, 300, 'remarks'];
    expect(await fills(blankForm, [...answers, beside])).toEqual(told([...answers, beside], true));
  });

  it('is not what a page of amounts gets on a line: words are, numbers are not', async () => {
    const statement = `${draw(ROWS)} ${blankForm}`;
    const [name, , date, sum] = answers;
    expect(await fills(statement, [name!, date!])).toEqual(told([name!, date!], true));
    expect(await fills(statement, [sum!])).toEqual(told([sum!], false));
  });

  it('is not what is mostly written on bare paper', async () => {
    const elsewhere = [0, 1, 2].map((at): Placed => [400, 500 - at * 60, `note${at}`]);
    expect(await fills(blankForm, [answers[1]!, ...elsewhere])).toEqual(
      told([answers[1]!, ...elsewhere], false),
    );
  });

  it('and a printed value changed with it is told beside it', async () => {
    const form = `${blankForm} ${draw([[400, 600, '250.00']])}`;
    const changed = `${blankForm} ${draw([[400, 600, '950.00'], ...answers])}`;
    const file = appendRevision(writePdf(pageObjects(form)), { 4: page(changed) });
    const changes = await changesOf(file);
    expect(changes).toContainEqual(
      expect.objectContaining({ before: '250.00', after: '950.00', addition: null }),
    );
    expect(changes.filter(({ addition }) => addition === 'form')).toHaveLength(4);
  });
});

describe('other honest additions', () => {
  const additionOf = async (x: number, y: number, text: string): Promise<unknown> => {
    const changes = await changesOf(revised(`${draw(ROWS)} ${draw([[x, y, text]])}`));
    return changes.map(({ addition }) => addition);
  };

  it('a stamp with or without a date', async () => {
    expect(await additionOf(300, 300, 'RECEIVED')).toEqual(['stamp']);
    expect(await additionOf(300, 300, 'PAID 12/03/2026')).toEqual(['stamp']);
    expect(await additionOf(300, 300, seen('נתקבל'))).toEqual(['stamp']);
  });

  it('numbers of pages and files at the edge', async () => {
    expect(await additionOf(280, 20, 'Page 1 of 3')).toEqual(['numbering']);
    expect(await additionOf(480, 20, 'ABC000123')).toEqual(['numbering']);
  });

  it('but no amount, wherever it stands and whatever word is with it', async () => {
    expect(await additionOf(300, 300, 'PAID 4,250.00')).toEqual([null]);
    expect(await additionOf(480, 20, '4,250.00')).toEqual([null]);
    expect(await additionOf(300, 300, '12345')).toEqual([null]);
  });

  it('a stamp over an amount tells the amount as replaced', async () => {
    const stamp = `1 g 470 676 60 14 re f 0 g ${draw([[474, 680, 'PAID']])}`;
    expect(await changesOf(revised(`${draw(ROWS)} ${stamp}`))).toMatchObject([
      { how: 'replaced', before: '250.00', after: 'PAID', addition: null },
    ]);
  });
});
