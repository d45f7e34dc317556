import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { headerOffsetOf } from '../../../../../worker/engine/pdf/syntax/header-offset.js';
import { newestRevision, readPdfFile } from '../../../../../worker/engine/pdf/syntax/pdf-file.js';
import { pagesBeyondBounds } from '../../../../../worker/engine/pdf/page/page-bounds.js';
import { openPdf } from '../../../../../worker/engine/pipeline/opening/open-pdf.js';
import { gatherPdf } from '../gather-pdf.js';
import { openLayers } from '../../../../../worker/engine/pipeline/coverage.js';
import { gatherEvidence } from '../../../../../worker/engine/pipeline/gather-evidence.js';
import { type Body, type Objects, pageObjects, writePdf } from '../syntax/write-pdf.js';

/** A stream packed twice, as a small file that unpacks to a large one does it. */
function packed(content: string, dict = ''): Body {
  const stream = deflateSync(deflateSync(Buffer.from(content))).toString('latin1');
  return { dict: `/Filter [/FlateDecode /FlateDecode] ${dict}`, stream };
}

const pdf = (content: Body, more: Objects = {}, pageEntries = ''): Uint8Array =>
  new Uint8Array(writePdf({ ...pageObjects('', pageEntries), 4: content, ...more }));

const text = (letters: number): string => `BT /F1 8 Tf 10 400 Td (${'a'.repeat(letters)}) Tj ET`;
const lines = (count: number): string => '0 0 m 9 9 l S '.repeat(count);
const form = (content: string, entries = ''): Body =>
  packed(content, `/Type /XObject /Subtype /Form /BBox [0 0 9 9] ${entries}`);

const leftOut = (file: Uint8Array): number[] => [
  ...pagesBeyondBounds(newestRevision(readPdfFile(file, headerOffsetOf(file)))),
];

describe('a page is left out', () => {
  it.each<[what: string, file: Uint8Array]>([
    ['with two million operators', pdf(packed(lines(700_000)))],
    ['with 200,000 letters', pdf(packed(text(200_000)))],
    ['whose content unpacks to more than is read', pdf(packed(' '.repeat(40 * 1024 * 1024)))],
    [
      'that draws a form often, which draws another often',
      pdf(
        packed('/X Do '.repeat(300)),
        {
          20: form('/Y Do '.repeat(300), '/Resources << /XObject << /Y 21 0 R >> >>'),
          21: form(lines(10)),
        },
        '/Resources << /XObject << /X 20 0 R >> >>',
      ),
    ],
    [
      'whose letters are drawn with operators',
      pdf(
        packed(`BT /T 8 Tf (${'a'.repeat(1_000)}) Tj ET`),
        {
          20: '<< /Type /Font /Subtype /Type3 /CharProcs << /a 21 0 R >> >>',
          21: packed(lines(1_000)),
        },
        '/Resources << /Font << /T 20 0 R >> >>',
      ),
    ],
    [
      'with an annotation of that kind',
      pdf(
        packed(''),
        { 20: '<< /Subtype /Stamp /AP << /N 21 0 R >> >>', 21: form(lines(100_000)) },
        '/Annots [20 0 R]',
      ),
    ],
  ])('%s', (_, file) => {
    expect(file.length).toBeLessThan(60_000);
    expect(leftOut(file)).toEqual([1]);
  });

  it('but not for forms that draw each other in a circle', () => {
    const file = pdf(
      packed('/X Do'),
      { 20: form('/X Do', '/Resources << /XObject << /X 20 0 R >> >>') },
      '/Resources << /XObject << /X 20 0 R >> >>',
    );
    expect(leftOut(file)).toEqual([]);
  });

  /** A page of so many letters, each drawn with a path of so many segments. */
  const drawnLetters = (count: number, segments: number): Uint8Array =>
    pdf(
      packed(`BT /T 8 Tf (${'a'.repeat(count)}) Tj ET`),
      {
        20: '<< /Type /Font /Subtype /Type3 /CharProcs << /a 21 0 R >> >>',
        21: packed(`9 0 0 0 9 9 d1 0 0 m ${'1 2 3 4 5 6 c '.repeat(segments)} f`),
      },
      '/Resources << /Font << /T 20 0 R >> >>',
    );

  it('but not for a page of text whose letters a browser draws as shapes', () => {
    expect(leftOut(drawnLetters(7_000, 60))).toEqual([]);
  });

  it('where such shapes are of very many segments', () => {
    expect(leftOut(drawnLetters(2_000, 5_000))).toEqual([1]);
  });

  it('and not for what dense pages of institutions hold', () => {
    expect(leftOut(pdf(packed(lines(8_000) + text(16_000))))).toEqual([]);
  });
});

/** Two pages: what the second draws is given. */
const twoPages = (second: string): Uint8Array =>
  new Uint8Array(
    writePdf({
      ...pageObjects('BT /F1 10 Tf 50 700 Td (Total 250.00) Tj ET'),
      2: '<< /Type /Pages /Kids [3 0 R 30 0 R] /Count 2 >>',
      30: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 31 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      31: packed(second),
    }),
  );

describe('the rest of a document with such a page', () => {
  it('is examined, within seconds, and the coverage says what is missing', async () => {
    const startedMs = performance.now();
    const document = await openPdf(twoPages(lines(700_000)), { pagesMax: 9, megapixelsMax: 40 });
    const layers = openLayers(new AbortController().signal);
    const { evidence } = await gatherEvidence(document, layers, 20_000);
    const drawing = await document.pages[1]!.render(100);
    await document.close();
    expect(document.leftOut).toEqual([2]);
    expect(evidence.drawn?.map(({ number }) => number)).toEqual([1]);
    expect(evidence.drawn?.[0]?.glyphs.length).toBeGreaterThan(5);
    expect(new Set(drawing.data)).toEqual(new Set([255]));
    expect(layers.runs[0]).toMatchObject({ layer: 'page_bounds', status: 'failed' });
    expect(performance.now() - startedMs).toBeLessThan(8_000);
  });

  it('is whole where all pages are within the bounds', async () => {
    expect((await gatherPdf(twoPages(lines(100)))).drawn).toHaveLength(2);
  });
});
