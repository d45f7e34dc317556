import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Rect } from '../../../../../../worker/engine/evidence/geometry.js';
import {
  appendRevision,
  hex,
  type Objects,
  pageObjects,
  writePdf,
} from '../../syntax/write-pdf.js';
import {
  changesOf,
  compared,
  draw,
  original,
  page,
  pageEntry,
  type Placed,
  revised,
  ROWS,
  rowsWith,
  seen,
  seenChangesOf,
  told,
} from './compare.js';

const WHITE_BOX = '1 g 470 676 60 14 re f 0 g';

/** Where the salary's amount stands on the page of 600 x 800 points, in percent. */
const AMOUNT: Rect = { x: 80, y: 14, w: 6, h: 1.25 };

const overlap = (a: Rect, b: Rect): number => {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  const both = Math.max(0, w) * Math.max(0, h);
  return both / (a.w * a.h + b.w * b.h - both);
};

describe('an edit is told with what stood there before', () => {
  it('a replaced amount, whole, in its place, by the revision that brought it', async () => {
    const changes = await changesOf(revised(draw(rowsWith('250.00', '1,250.00'))));
    expect(changes).toMatchObject([
      { page: 1, revision: 1, what: 'text', how: 'replaced', before: '250.00', after: '1,250.00' },
    ]);
    const [change] = changes;
    expect(overlap(change?.rect ?? AMOUNT, { ...AMOUNT, w: 40 / 6 })).toBeGreaterThan(0.7);
    expect(changes[0]?.inAnnotation).toBe(false);
  });

  it.each([
    ['250.00', '-250.00'],
    ['250.00', '25.000'],
    ['250.00', '260.00'],
    ['02/03/2026', '02/08/2026'],
    ['Salary', 'Wages'],
  ])('%s becomes %s', async (before, after) => {
    expect(told(await changesOf(revised(draw(rowsWith(before, after)))))).toEqual([
      ['text', 'replaced', before, after],
    ]);
  });

  it('a longer value that closes the gap to the word beside it, alone', async () => {
    const of = async (before: readonly Placed[], after: readonly Placed[]) =>
      told(
        await changesOf(
          appendRevision(writePdf(pageObjects(draw([...ROWS, ...before]))), {
            4: page(draw([...ROWS, ...after])),
          }),
        ),
      );
    expect(
      await of(
        [
          [300, 600, 'ILS'],
          [320, 600, '250.00'],
        ],
        [
          [300, 600, 'ILS'],
          [315, 600, '9250.00'],
        ],
      ),
    ).toEqual([['text', 'replaced', '250.00', '9250.00']]);
    expect(
      await of(
        [
          [300, 600, seen('ציוד')],
          [325, 600, seen('משרדי')],
        ],
        [
          [295, 600, seen('ציודים')],
          [325, 600, seen('משרדי')],
        ],
      ),
    ).toEqual([['text', 'replaced', 'ציוד', 'ציודים']]);
  });

  it('a Hebrew word in the order it is read', async () => {
    const changed = draw(rowsWith(seen('משכנתא'), seen('משכורת')));
    expect(told(await changesOf(revised(changed)))).toEqual([
      ['text', 'replaced', 'משכנתא', 'משכורת'],
    ]);
  });

  it('digits drawn in front of a number that stayed belong to it', async () => {
    const prefixed = `${draw(ROWS)}\n${draw([[470, 680, '1,']])}`;
    expect(told(await changesOf(revised(prefixed)))).toEqual([
      ['text', 'replaced', '250.00', '1,250.00'],
    ]);
    const spaced = `${draw(ROWS)}\n${draw([[472, 680, '1']])}`;
    expect(told(await changesOf(revised(spaced)))).toEqual([
      ['text', 'replaced', '250.00', '1 250.00'],
    ]);
  });

  it('a name and a date of several words are one value each', async () => {
    const line = (words: string[], y: number): Placed[] => {
      let x = 50;
      return words.map((word): Placed => {
        const at = x;
        x += word.length * 5 + 4;
        return [at, y, word];
      });
    };
    const before = [
      ...ROWS,
      ...line(['Pay', 'Moshe', 'Ben', 'Levi'], 600),
      ...line(['12', 'March', '2026'], 580),
    ];
    const after = [
      ...ROWS,
      ...line(['Pay', 'David', 'Ben', 'Gold'], 600),
      ...line(['15', 'March', '2026'], 580),
    ];
    const file = writePdf(pageObjects(draw(before)));
    expect(told(await changesOf(appendRevision(file, { 4: page(draw(after)) })))).toEqual([
      ['text', 'replaced', 'Moshe Ben Levi', 'David Ben Gold'],
      ['text', 'replaced', '12 March 2026', '15 March 2026'],
    ]);
  });

  it('what was taken away, and what came where nothing stood', async () => {
    expect(told(await changesOf(revised(draw(rowsWith('Salary', null)))))).toEqual([
      ['text', 'removed', 'Salary', null],
    ]);
    const more = draw([...ROWS, [200, 500, 'Guaranteed']]);
    expect(told(await changesOf(revised(more)))).toEqual([['text', 'added', null, 'Guaranteed']]);
  });

  it('amounts that changed places', async () => {
    const swapped = ROWS.map(([x, y, text]): Placed => [
      x,
      y,
      { '250.00': '350.00', '350.00': '250.00' }[text] ?? text,
    ]);
    expect(told(await changesOf(revised(draw(swapped))))).toEqual([
      ['text', 'replaced', '250.00', '350.00'],
      ['text', 'replaced', '350.00', '250.00'],
    ]);
  });

  it('a value covered by a box and typed upon it', async () => {
    const covered = `${draw(ROWS)}\n${WHITE_BOX}\n${draw([[480, 680, '950.00']])}`;
    expect(told(await changesOf(revised(covered)))).toEqual([
      ['text', 'replaced', '250.00', '950.00'],
    ]);
    expect(told(await changesOf(revised(`${draw(ROWS)}\n${WHITE_BOX}`)))).toEqual([
      ['text', 'removed', '250.00', null],
    ]);
  });

  it('a value made white, and one drawn invisibly, are gone', async () => {
    const without = draw(rowsWith('250.00', null));
    const one = draw([[480, 680, '250.00']]);
    for (const hidden of [`1 g ${one} 0 g`, one.replace('Td', 'Td 3 Tr')])
      expect(told(await changesOf(revised(`${without}\n${hidden}`)))).toEqual([
        ['text', 'removed', '250.00', null],
      ]);
  });

  it('an annotation laid over a value', async () => {
    const appearance = {
      dict: '/Type/XObject/Subtype/Form/BBox[0 0 60 14]/Resources<</Font<</F1 5 0 R>>>>',
      stream: `1 g 0 0 60 14 re f 0 g BT /F1 10 Tf 10 4 Td ${hex('950.00')} Tj ET`,
    };
    const file = appendRevision(original(), {
      3: pageEntry('/Annots[20 0 R]'),
      20: '<</Type/Annot/Subtype/FreeText/Rect[470 676 530 690]/F 4/AP<</N 21 0 R>>>>',
      21: appearance,
    });
    const changes = await changesOf(file);
    expect(changes).toMatchObject([{ before: '250.00', after: '950.00', inAnnotation: true }]);
  });

  it('from the first value to the last, over several revisions', async () => {
    const edits = (amounts: string[]): Buffer =>
      amounts.reduce(
        (file, amount) => appendRevision(file, { 4: page(draw(rowsWith('250.00', amount))) }),
        original(),
      );
    expect(await changesOf(edits(['300.00', '950.00']))).toMatchObject([
      { before: '250.00', after: '950.00', revision: 2 },
    ]);
    expect(await seenChangesOf(edits(['300.00', '250.00']))).toEqual([]);
  });
});

describe('what looks the same is no change', () => {
  const same: [string, string][] = [
    ['the words in another order', draw([...ROWS].reverse())],
    [
      'every word drawn in two pieces',
      draw(
        ROWS.flatMap(([x, y, text]): Placed[] => [
          [x, y, text.slice(0, 2)],
          [x + 10, y, text.slice(2)],
        ]),
      ),
    ],
    ['everything moved a little', draw(ROWS.map(([x, y, text]) => [x + 1.5, y - 1.5, text]))],
    ['the whole table moved', draw(ROWS.map(([x, y, text]) => [x - 20, y - 100, text]))],
    ['the same content with an empty box under it', `1 g 0 0 600 800 re f 0 g ${draw(ROWS)}`],
    [
      'letters drawn twice for boldness',
      `${draw(ROWS)} ${draw(ROWS.map(([x, y, text]) => [x + 0.3, y, text]))}`,
    ],
    [
      'an invisible layer of the same words',
      `${draw(ROWS)} ${draw(ROWS).replaceAll('Td', 'Td 3 Tr')}`,
    ],
  ];
  it.each(same)('%s', async (_name, content) => {
    expect(await seenChangesOf(revised(content))).toEqual([]);
  });

  it('the page turned and cropped', async () => {
    const turned = appendRevision(original(), {
      3: pageEntry('/Rotate 90/CropBox[40 400 600 800]'),
      4: page(`${draw(ROWS)} `),
    });
    expect(await seenChangesOf(turned)).toEqual([]);
  });

  it('content packed anew, metadata, a signature that shows itself', async () => {
    const signature = {
      1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[20 0 R]/SigFlags 3>>>>',
      3: pageEntry('/Annots[20 0 R]'),
      20: '<</Type/Annot/Subtype/Widget/FT/Sig/P 3 0 R/V 21 0 R/Rect[470 676 560 700]/F 4/AP<</N 22 0 R>>>>',
      21: '<</Type/Sig/ByteRange[0 1 2 3]/Contents<00>>>',
      22: {
        dict: '/Type/XObject/Subtype/Form/BBox[0 0 90 24]/Resources<</Font<</F1 5 0 R>>>>',
        stream: `1 g 0 0 90 24 re f 0 g BT /F1 8 Tf 2 4 Td ${hex('Signed by Bank 2026')} Tj ET`,
      },
    };
    const packed = { 4: { dict: '/Filter/FlateDecode', stream: deflateSync(draw(ROWS)) } };
    for (const objects of [signature, packed, { 30: '<</Producer(Another)>>' }] as Objects[])
      expect(await seenChangesOf(appendRevision(original(), objects))).toEqual([]);
  });
});

describe('form fields', () => {
  const field = (value: string, entries = ''): Objects => ({
    20: `<</Type/Annot/Subtype/Widget/FT/Tx/T(a)${entries}/V(${value})/Rect[200 500 400 520]/F 4/AP<</N 21 0 R>>>>`,
    21: {
      dict: '/Type/XObject/Subtype/Form/BBox[0 0 200 20]/Resources<</Font<</F1 5 0 R>>>>',
      stream: value === '' ? '' : `BT /F1 10 Tf 2 6 Td ${hex(value)} Tj ET`,
    },
  });
  const form = original(
    { 1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[20 0 R]>>>>', ...field('') },
    '/Annots[20 0 R]',
  );
  const filled = appendRevision(form, field('1500.00'));

  it('filled for the first time are no change', async () => {
    expect(await changesOf(filled)).toEqual([]);
  });

  it('filled again with another value are one', async () => {
    expect(await changesOf(appendRevision(filled, field('9500.00')))).toMatchObject([
      { before: '1500.00', after: '9500.00', how: 'replaced', inAnnotation: true, revision: 2 },
    ]);
  });

  it('computed from blanks are no change, but a result that another replaces is one', async () => {
    const script = '/AA<</C<</S/JavaScript/JS(AFSimple_Calculate)>>>>';
    const computed = (value: string): Buffer =>
      original(
        { 1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[20 0 R]>>>>', ...field(value, script) },
        '/Annots[20 0 R]',
      );
    const result = field('9500.00', script);
    expect(await changesOf(appendRevision(computed(''), result))).toEqual([]);
    expect(await changesOf(appendRevision(computed('0.00'), result))).toEqual([]);
    const replaced = [{ after: '9500.00', how: 'replaced' }];
    expect(await changesOf(appendRevision(computed('150.00'), result))).toMatchObject(replaced);
    // Zeros that were typed or printed into a field are a value, whatever script is added to it.
    const typed = appendRevision(form, field('0.00'));
    expect(await changesOf(appendRevision(typed, result))).toMatchObject(replaced);
  });
});

describe('pictures and pages', () => {
  const image = (grey: number): Objects[number] => ({
    dict: '/Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceGray',
    stream: Uint8Array.from([grey, 255, 0, grey]),
  });
  const withImage = '/Resources<</Font<</F1 5 0 R>>/XObject<</I 20 0 R>>>>';
  const drawn = `${draw(ROWS)} q 100 0 0 50 50 500 cm /I Do Q`;
  const illustrated = writePdf({
    ...pageObjects(drawn),
    3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]${withImage}/Contents 4 0 R>>`,
    20: image(9),
  });

  it('a picture replaced, removed, added, moved', async () => {
    const withWords = (content: string): Buffer =>
      appendRevision(illustrated, { 4: page(content) });
    const replaced = await changesOf(appendRevision(illustrated, { 20: image(200) }));
    expect(told(replaced)).toEqual([['picture', 'replaced', null, null]]);
    const place = { x: 50 / 6, y: 31.25, w: 100 / 6, h: 6.25 };
    expect(overlap(replaced[0]?.rect ?? AMOUNT, place)).toBeGreaterThan(0.99);
    expect(told(await changesOf(withWords(draw(ROWS))))).toEqual([
      ['picture', 'removed', null, null],
    ]);
    expect(told(await changesOf(withWords(`${drawn} q 90 0 0 50 300 100 cm /I Do Q`)))).toEqual([
      ['picture', 'added', null, null],
    ]);
    expect(await seenChangesOf(withWords(drawn.replace('50 500 cm', '300 300 cm')))).toEqual([]);
  });

  it('a shape that is neither text nor picture is found by drawing the page', async () => {
    const changes = await changesOf(
      revised(`${draw(ROWS)} 0 0 1 rg 300 300 m 360 300 l 330 350 l f`),
    );
    expect(changes).toMatchObject([{ what: 'drawing', how: 'replaced' }]);
    expect(
      overlap(changes[0]?.rect ?? AMOUNT, { x: 50, y: 56.25, w: 10, h: 6.25 }),
    ).toBeGreaterThan(0.5);
  });

  const second: Objects = {
    10: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F1 5 0 R>>>>/Contents 11 0 R>>',
    11: page(draw([[50, 700, 'More']])),
  };
  it('a page added, and a page removed', async () => {
    const both = '<</Type/Pages/Kids[3 0 R 10 0 R]/Count 2>>';
    expect(await changesOf(appendRevision(original(), { 2: both, ...second }))).toMatchObject([
      { what: 'page', how: 'added', page: 2, revision: 1 },
    ]);
    const removed = appendRevision(original({ 2: both, ...second }), {
      2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    });
    expect(await changesOf(removed)).toMatchObject([{ what: 'page', how: 'removed', page: 1 }]);
  });

  it('a page put in front does not make the others differ', async () => {
    const first = '<</Type/Pages/Kids[10 0 R 3 0 R]/Count 2>>';
    const file = appendRevision(original(), {
      2: first,
      ...second,
      4: page(draw(rowsWith('250.00', '950.00'))),
    });
    expect(told(await changesOf(file))).toEqual([
      ['page', 'added', null, null],
      ['text', 'replaced', '250.00', '950.00'],
    ]);
  });

  it('a page that shows other things is told once', async () => {
    const words = (word: string): string =>
      draw(
        Array.from({ length: 80 }, (_, at): Placed => [
          50 + (at % 4) * 120,
          700 - at * 6,
          `${word}${at}`,
        ]),
      );
    const file = appendRevision(writePdf(pageObjects(words('old'))), { 4: page(words('new')) });
    expect(told(await changesOf(file))).toEqual([['page', 'replaced', null, null]]);
  });
});

describe('hostile and damaged files', () => {
  it('a file saved once is not compared', async () => {
    expect(await compared(original())).toBeNull();
  });

  it('an earlier revision that does not open is said, and breaks nothing', async () => {
    const broken = writePdf({ 1: '<</Type/Catalog>>' });
    const { 1: catalogue, ...others } = pageObjects(draw(ROWS));
    const whole = appendRevision(broken, { 1: catalogue ?? '', ...others });
    const file = appendRevision(whole, { 4: page(draw(rowsWith('250.00', '950.00'))) });
    const comparison = await compared(file);
    expect(comparison?.leftOut).toMatch(/does not open/);
    expect(told(comparison?.changes ?? [])).toEqual([['text', 'replaced', '250.00', '950.00']]);
  });

  it('a page that was broken in an earlier revision is left out and said; the others are compared', async () => {
    const pages = '<</Type/Pages/Kids[3 0 R 10 0 R]/Count 2>>';
    const broken = original({ 2: pages, 10: '42' });
    const file = appendRevision(broken, {
      4: page(draw(rowsWith('250.00', '950.00'))),
      10: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F1 5 0 R>>>>/Contents 11 0 R>>',
      11: page(draw([[50, 700, 'More']])),
    });
    const comparison = await compared(file);
    expect(comparison?.leftOut).toMatch(/some pages/);
    expect(told(comparison?.changes ?? [])).toContainEqual([
      'text',
      'replaced',
      '250.00',
      '950.00',
    ]);
  });

  it('hundreds of revisions cost little, and the first state is still compared', async () => {
    let file = appendRevision(original(), { 4: page(draw(rowsWith('250.00', '950.00'))) });
    for (let count = 0; count < 400; count++)
      file = appendRevision(file, { 30: `<</N ${count}>>` });
    const startedMs = performance.now();
    expect(told(await changesOf(file))).toEqual([['text', 'replaced', '250.00', '950.00']]);
    expect(performance.now() - startedMs).toBeLessThan(10_000);
  }, 30_000);

  it('many edits are compared in few states, and that is said', async () => {
    let file = original();
    for (let count = 0; count < 12; count++)
      file = appendRevision(file, { 4: page(draw(rowsWith('250.00', `${count}50.00`))) });
    const comparison = await compared(file);
    expect(comparison?.leftOut).toMatch(/states in between/);
    expect(told(comparison?.changes ?? [])).toEqual([['text', 'replaced', '250.00', '1150.00']]);
  });
});
