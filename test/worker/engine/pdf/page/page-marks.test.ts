import { describe, expect, it } from 'vitest';
import type { DrawnPage } from '../../../../../worker/engine/evidence/drawn-page.js';
import { isWithinView } from '../../../../../worker/engine/pdf/page/glyph-visibility.js';
import { loadPdf } from '../../../../../worker/engine/pdf/render/load-pdf.js';
import { pagesOf } from '../../../../../worker/engine/pdf/syntax/page-content.js';
import { readMarks } from '../../../../../worker/engine/pdf/page/page-marks.js';
import { newestRevision, readPdfFile } from '../../../../../worker/engine/pdf/syntax/pdf-file.js';
import { readDrawnPage } from '../../../../../worker/engine/pdf/page/read-drawn-page.js';
import { replacedDigits } from '../../../../../worker/engine/pdf/forensics/glyph-shapes/replaced-text.js';
import { type Objects, writePdf } from '../syntax/write-pdf.js';

const PAGE = '/MediaBox[0 0 200 100]';
const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';

/** A page of 200 x 100 points with a font F1 and whatever else is given. */
const onePage = (
  content: string | string[],
  more: { objects?: Objects; page?: string; resources?: string; catalogue?: string } = {},
) => {
  const streams = Array.isArray(content) ? content : [content];
  const numbers = streams.map((_, index) => 50 + index);
  return writePdf({
    1: `<</Type/Catalog/Pages 2 0 R${more.catalogue ?? ''}>>`,
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: `<</Type/Page/Parent 2 0 R${PAGE}${more.page ?? ''}/Resources<</Font<</F1 4 0 R>>${more.resources ?? ''}>>/Contents[${numbers.map((number) => `${number} 0 R`).join(' ')}]>>`,
    4: FONT,
    ...Object.fromEntries(streams.map((stream, index) => [50 + index, { dict: '', stream }])),
    ...more.objects,
  });
};

async function draw(file: Buffer): Promise<DrawnPage> {
  const document = await loadPdf(Uint8Array.from(file), null, { pagesMax: 5, megapixelsMax: 10 });
  const marks = await readMarks(document, await document.getPage(1));
  const newest = newestRevision(readPdfFile(file, 0));
  const content = newest?.root ? pagesOf(newest.store, newest.root)[0] : undefined;
  await document.loadingTask.destroy();
  return readDrawnPage(marks, newest && content ? { store: newest.store, content } : null, {
    number: 1,
    width: 200,
    height: 100,
  });
}

const seen = (page: DrawnPage): string =>
  page.glyphs
    .filter((glyph) => isWithinView(glyph, page))
    .map((glyph) => glyph.text)
    .join('');

const text = (at: string, word: string): string => `BT /F1 10 Tf ${at} Td (${word}) Tj ET`;

describe('what a page draws', () => {
  it('glyphs, fills and pictures share one paint order', async () => {
    const page = await draw(
      onePage(
        `${text('10 50', 'A')} 1 0 0 rg 5 45 20 20 re f q 10 0 0 10 100 50 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q ${text('10 50', 'B')}`,
      ),
    );
    const [a, b] = page.glyphs;
    expect([a?.order, page.fills[0]?.order, page.pictures[0]?.order, b?.order]).toEqual([
      0, 1, 2, 3,
    ]);
    expect(page.fills[0]).toMatchObject({
      left: 5,
      right: 25,
      top: 35,
      bottom: 55,
      isRectangle: true,
      colour: '#ff0000',
    });
    expect(page.pictures[0]).toMatchObject({ left: 100, right: 110, top: 40, bottom: 50 });
    expect([a?.colour, b?.colour]).toEqual(['#000000', '#ff0000']);
  });

  it('several boxes of one path are several fills, and a round shape is no box', async () => {
    const page = await draw(
      onePage('0 0 10 10 re 50 50 10 10 re f 0 0 m 10 0 l 10 10 20 10 10 20 c h f'),
    );
    expect(page.fills.map(({ left, isRectangle }) => [left, isRectangle])).toEqual([
      [0, true],
      [50, true],
      [0, false],
    ]);
  });

  it('a box with rounded corners covers like one', async () => {
    const page = await draw(
      onePage(
        '13 10 m 87 10 l 89 10 90 11 90 13 c 90 27 l 90 29 89 30 87 30 c 13 30 l 11 30 10 29 10 27 c 10 13 l 10 11 11 10 13 10 c f',
      ),
    );
    expect(page.fills).toMatchObject([{ left: 10, right: 90, isRectangle: true }]);
  });

  it('a frame is no box: what a path leaves out, and what a round clipping path cuts off, is not filled', async () => {
    const isBox = async (content: string): Promise<boolean[]> =>
      (await draw(onePage(content))).fills.map((fill) => fill.isRectangle);
    const within = '12 12 46 26 re 10 10 50 30 re';
    const backwards = '58 12 m 12 12 l 12 38 l 58 38 l h 10 10 50 30 re';
    expect(await isBox(`${within} f*`)).toEqual([false, false]);
    expect(await isBox(`${within} f`)).toEqual([true, true]);
    expect(await isBox(`${backwards} f`)).toEqual([false, false]);
    const round = '10 10 m 60 10 l 60 40 30 60 10 10 c W n 10 10 50 30 re f';
    expect(await isBox(`q ${round} Q 10 10 50 30 re f`)).toEqual([false, true]);
    expect(await isBox('0 0 100 100 re W n 10 10 50 30 re f')).toEqual([true]);
  });

  it('a thick line covers like a box, a rule does not count', async () => {
    const page = await draw(onePage('1 G 12 w 10 50 m 90 50 l S 0.5 w 10 20 m 90 20 l S'));
    expect(page.fills).toHaveLength(1);
    expect(page.fills[0]).toMatchObject({
      top: 44,
      bottom: 56,
      left: 10,
      right: 90,
      colour: '#ffffff',
    });
  });

  it('what is clipped away is not in view', async () => {
    const page = await draw(
      onePage(
        `q 0 0 50 100 re W n ${text('10 50', 'in')} ${text('100 50', 'out')} Q ${text('100 20', '!')}`,
      ),
    );
    expect(seen(page)).toBe('in!');
    expect(page.lines.map((line) => line.text)).toEqual(['in', '!']);
  });

  it('a form clips by its own box and is identified by its object', async () => {
    const page = await draw(
      onePage('/X1 Do', {
        resources: '/XObject<</X1 9 0 R>>',
        objects: {
          9: {
            dict: '/Type/XObject/Subtype/Form/BBox[0 0 60 100]/Resources<</Font<</F2 4 0 R>>>>',
            stream: 'BT /F2 10 Tf 1 0 0 1 10.25 50 Tm <4142> Tj 90 0 Td [(C) -20 (D)] TJ ET',
          },
        },
      }),
    );
    expect(seen(page)).toBe('AB');
    expect(page.textShows).toMatchObject([
      {
        form: 9,
        operator: 'Tj',
        strings: 'hex',
        stringCount: 1,
        placedBy: 'Tm',
        decimals: 2,
        font: 'F2',
        fontObject: 4,
        fontSetHere: true,
      },
      { form: 9, operator: 'TJ', strings: 'literal', stringCount: 2, placedBy: 'Td', decimals: 0 },
    ]);
  });

  it('hidden layers are marked, and their text is not read', async () => {
    const page = await draw(
      onePage(`${text('10 50', 'shown')} /OC /L1 BDC ${text('100 50', 'hidden')} EMC`, {
        catalogue: '/OCProperties<</OCGs[8 0 R]/D<</OFF[8 0 R]>>>>',
        resources: '/Properties<</L1 8 0 R>>',
        objects: { 8: '<</Type/OCG/Name(old)>>' },
      }),
    );
    expect(page.lines.map((line) => line.text)).toEqual(['shown']);
    const hidden = page.glyphs.filter((glyph) => !glyph.layerShown);
    expect(hidden.map((glyph) => glyph.text).join('')).toBe('hidden');
    expect(hidden[0]?.layer).toBe('8R');
  });

  it('what is drawn into a soft mask is no mark of the page', async () => {
    const page = await draw(
      onePage(`/G1 gs ${text('10 50', 'page')}`, {
        resources: '/ExtGState<</G1<</SMask<</S/Luminosity/G 9 0 R>>>>>>',
        objects: {
          9: {
            dict: '/Type/XObject/Subtype/Form/BBox[0 0 200 100]/Group<</S/Transparency>>/Resources<</Font<</F1 4 0 R>>>>',
            stream: `0 0 200 100 re f ${text('50 50', 'mask')}`,
          },
        },
      }),
    );
    expect(page.glyphs.map((glyph) => glyph.text).join('')).toBe('page');
    expect(page.fills).toEqual([]);
  });

  it('an annotation’s appearance is identified by its id and counts no operator of the page', async () => {
    const page = await draw(
      onePage(text('10 50', 'page'), {
        page: '/Annots[7 0 R]',
        objects: {
          7: '<</Type/Annot/Subtype/FreeText/F 4/Rect[100 40 180 60]/DA(/F1 10 Tf)/AP<</N 9 0 R>>>>',
          9: {
            dict: '/Type/XObject/Subtype/Form/BBox[0 0 80 20]/Resources<</Font<</F1 4 0 R>>>>',
            stream: `1 g 0 0 80 20 re f 0 g ${text('2 5', 'note')}`,
          },
        },
      }),
    );
    const note = page.glyphs.filter((glyph) => glyph.annotation !== null);
    expect(note.map((glyph) => glyph.text).join('')).toBe('note');
    expect(note.every((glyph) => glyph.textShow === -1 && glyph.annotation === '7R')).toBe(true);
    expect(page.fills[0]).toMatchObject({ annotation: '7R', left: 100, right: 180 });
    expect(page.textShows).toHaveLength(1);
  });

  it('marked content names what was retyped by hand', async () => {
    const page = await draw(
      onePage(
        `/Span BMC /TouchUp_TextEdit MP ${text('10 50', 'a')} EMC /TouchUp_TextEdit BMC ${text('40 50', 'b')} EMC ${text('80 50', 'c')}`,
      ),
    );
    expect(page.glyphs.map(({ tags }) => tags)).toEqual([['Span'], ['TouchUp_TextEdit'], []]);
  });

  it('a mark within a text object is reported for the text after it', async () => {
    const page = await draw(
      onePage(`BT /F1 10 Tf 10 50 Td (a) Tj /TouchUp_TextEdit MP (b) Tj ET ${text('80 50', 'c')}`),
    );
    expect(page.textShows?.map(({ markedPoint: point }) => point)).toEqual([
      null,
      'TouchUp_TextEdit',
      null,
    ]);
  });

  it('each stream of a page is told, and an inline picture’s bytes are no operators', async () => {
    const page = await draw(
      onePage([
        text('10 50', 'one'),
        `q 10 0 0 10 100 50 cm BI /W 4 /H 2 /BPC 8 /CS /G ID (Tj EI(T EI Q ${text('10 20', 'two')}`,
      ]),
    );
    expect(page.textShows?.map(({ stream, streamObject }) => [stream, streamObject])).toEqual([
      [0, 50],
      [1, 51],
    ]);
  });

  it('operators that draw nothing for want of a font leave the two readers in step', async () => {
    const page = await draw(onePage(`BT 10 50 Td (lost) Tj ET ${text('10 20', 'kept')}`));
    expect(page.textShows?.map(({ font }) => font)).toEqual(['F1']);
    expect(page.glyphs.every((glyph) => glyph.textShow === 0)).toBe(true);
  });

  it('a picture with a mask is transparent, one without is not', async () => {
    const image = '/Type/XObject/Subtype/Image/BitsPerComponent 8/ColorSpace/DeviceGray';
    const page = await draw(
      onePage('q 20 0 0 20 10 50 cm /I1 Do Q q 20 0 0 20 90 50 cm /I2 Do Q', {
        objects: {
          20: { dict: `${image}/Width 4/Height 4/SMask 22 0 R`, stream: 'x'.repeat(16) },
          21: { dict: `${image}/Width 6/Height 6`, stream: 'x'.repeat(36) },
          22: { dict: `${image}/Width 4/Height 4`, stream: 'x'.repeat(16) },
        },
        resources: '/XObject<</I1 20 0 R/I2 21 0 R>>',
      }),
    );
    expect(page.pictures.map(({ isTransparent }) => isTransparent)).toEqual([true, false]);
  });

  it('a highlighter lets through what lies under it', async () => {
    const page = await draw(
      onePage('/G1 gs 1 1 0 rg 0 0 50 50 re f', {
        resources: '/ExtGState<</G1<</BM/Multiply/ca 0.5>>>>',
      }),
    );
    expect(page.fills[0]).toMatchObject({ opaqueBlend: false, opacity: 0.5 });
  });
});

describe('fonts whose codes only number their letters', () => {
  /** A text as a program writes it that gives letters codes from 33 in the order it meets them. */
  function numbered(words: string): string {
    const letters = [...new Set(words.replaceAll(' ', ''))];
    const codes = [...words].map((letter) =>
      letter === ' ' ? ' ' : String.fromCharCode(33 + letters.indexOf(letter)),
    );
    return codes.join('').replace(/[()\\]/g, (sign) => `\\${sign}`);
  }
  const areMapped = (page: DrawnPage): boolean => page.glyphs.every(({ font }) => font.mapped);

  it('their codes are not taken for the text', async () => {
    const page = await draw(onePage(text('10 50', numbered('Pay period: Feb 1, 2022'))));
    expect(areMapped(page)).toBe(false);
    expect(page.lines).toEqual([]);
  });

  it('a digit that the file gives for such a code contradicts nothing', async () => {
    const told = '/Span <</ActualText (7)>> BDC (2) Tj EMC';
    const line = `BT /F1 10 Tf 10 50 Td (${numbered('Pay period: Feb 1, 2022')}) Tj ${told} ET`;
    expect(replacedDigits(await draw(onePage(line)))).toEqual([]);
    const written = `BT /F1 10 Tf 10 50 Td (Pay period: Feb ) Tj ${told} ET`;
    expect(replacedDigits(await draw(onePage(written)))).toHaveLength(1);
  });

  it('text with many signs is still text', async () => {
    for (const line of [
      'Act now! "Save" 5% & more (#1): $9',
      '!"#$%& are the signs on these keys',
    ]) {
      const page = await draw(onePage(text('10 50', line.replace(/[()]/g, '\\$&'))));
      expect(areMapped(page)).toBe(true);
    }
  });
});

describe('the rules of a page are', () => {
  const rounded = (page: DrawnPage) =>
    [page.rules?.level ?? [], page.rules?.upright ?? []].map((rules) =>
      rules.map(({ from, to }) => [from.x, from.y, to.x, to.y].map(Math.round)),
    );

  it('thin lines, thin boxes and the edges of drawn ones, in percent', async () => {
    const page = await draw(
      onePage('0.5 w 20 80 m 120 80 l S 20 20 60 1 re f 100 30 40 20 re S 50 10 m 50 60 l S'),
    );
    expect(rounded(page)).toEqual([
      [
        [10, 20, 60, 20],
        [10, 80, 40, 80],
        [50, 50, 70, 50],
        [50, 70, 70, 70],
      ],
      [
        [50, 50, 50, 70],
        [70, 50, 70, 70],
        [25, 40, 25, 90],
      ],
    ]);
  });

  it('rows of dots that are drawn one after the other', async () => {
    const dots = (x: number, y: number, [dx, dy]: [number, number]): string =>
      Array.from({ length: 12 }, (_, at) => `${x + at * dx} ${y + at * dy} 1 1 re f`).join(' ');
    const page = await draw(
      onePage(`${dots(20, 80, [2, 0])} ${dots(60, 60, [0, -2])} ${dots(100, 20, [9, 0])}`),
    );
    expect(rounded(page)).toEqual([[[10, 20, 22, 20]], [[30, 39, 30, 62]]]);
  });

  it('not white, hidden, slanting, short or outside what clips them', async () => {
    const page = await draw(
      onePage(
        '1 G 20 80 m 120 80 l S 0 G 20 70 m 120 40 l S 20 30 m 24 30 l S q 0 0 50 50 re W n 60 20 m 120 20 l S Q',
      ),
    );
    expect(rounded(page)).toEqual([[], []]);
  });
});
