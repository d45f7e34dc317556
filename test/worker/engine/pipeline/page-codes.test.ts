import { PDFDocument, rgb } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PrintedCode } from '../../../../worker/engine/evidence/printed-code.js';
import { openDocument } from '../../../../worker/engine/pipeline/opening/open-document.js';
import type { OpenPage } from '../../../../worker/engine/pipeline/opening/opened-document.js';
import { openPageCodes } from '../../../../worker/engine/pipeline/page-codes.js';
import { drawCode, drawn, symbolOf } from '../codes/draw-code.js';
import { asFile, LIMITS } from '../image/picture-bytes.js';

const { signal } = new AbortController();
const A4: [number, number] = [595, 842];

const payment = (amount: string): string =>
  `SPD*1.0*ACC:CZ6508000000192000145399*AM:${amount}*CC:CZK`;

const totals = (codes: readonly PrintedCode[]) =>
  codes.map(({ place, values }) => [place.page, values.amounts.total]);

/** Each page's amounts, as codes of modules of half a millimetre. */
async function pdfWith(...pages: string[][]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (const amounts of pages) {
    const page = pdf.addPage(A4);
    page.drawText('Faktura 118', { x: 60, y: 760, size: 12 });
    for (const [index, amount] of amounts.entries())
      drawCode(page, await symbolOf(payment(amount)), { x: 60, y: 60 + 120 * index, module: 1.4 });
  }
  return pdf.save();
}

/** The codes of a document, and how often each page was drawn. */
async function codesOf(
  bytes: Uint8Array,
  before: (pages: readonly OpenPage[]) => Promise<unknown> = async () => {},
  leftMs = 10_000,
) {
  const document = await openDocument(asFile(bytes), LIMITS);
  try {
    const drawings: number[] = [];
    let largest = 0;
    const counted = document.pages.map((page) => ({
      ...page,
      render: async (longSidePx: number) => {
        drawings.push(page.number);
        const drawing = await page.render(longSidePx);
        largest = Math.max(largest, drawing.width * drawing.height);
        return drawing;
      },
    }));
    const codes = openPageCodes(counted);
    await before(codes.pages);
    const { codes: read, ended } = await codes.read(leftMs, signal);
    return { read, ended, drawings, largest };
  } finally {
    await document.close();
  }
}

describe('codes of a document', () => {
  it('are read of pages that draw them as shapes or as a picture, in page order', async () => {
    const pdf = await PDFDocument.load(await pdfWith(['450.00', '12.50'], []));
    const page = pdf.addPage(A4);
    const { width, height, data } = drawn(await symbolOf(payment('7.00')), 4);
    const png = await sharp(data, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer();
    page.drawImage(await pdf.embedPng(png), { x: 400, y: 600, width: 90, height: 90 });
    const { read, drawings } = await codesOf(await pdf.save());
    expect(totals(read).sort()).toEqual([
      [1, 1250],
      [1, 45_000],
      [3, 700],
    ]);
    // Nothing on the second page may be a code.
    expect(drawings).toEqual([1, 3]);
  });

  it('are read of the drawing that something else asked for', async () => {
    const { read, drawings } = await codesOf(await pdfWith(['450.00']), async ([page]) => {
      await page?.render(200);
      await page?.render(1754);
      await page?.render(1754);
    });
    expect(totals(read)).toEqual([[1, 45_000]]);
    expect(drawings).toEqual([1, 1, 1]);
  });

  it('are read of a picture, and each is told once', async () => {
    const { width, height, data } = drawn(await symbolOf(payment('450.00')), 5, 8);
    const one = sharp(data, { raw: { width, height, channels: 3 } });
    const twice = await sharp({
      create: { width: 2 * width, height, channels: 3, background: 'white' },
    })
      .composite([
        { input: await one.clone().png().toBuffer(), left: 0, top: 0 },
        { input: await one.png().toBuffer(), left: width, top: 0 },
      ])
      .png()
      .toBuffer();
    expect(totals((await codesOf(twice)).read)).toEqual([[1, 45_000]]);
  });

  it('of unknown formats are left out', async () => {
    const { width, height, data } = drawn(await symbolOf('https://example.org/app'), 5);
    const png = await sharp(data, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer();
    expect((await codesOf(png)).read).toEqual([]);
  });

  it('are left out where no time is left, which is told', async () => {
    const { read, ended, drawings } = await codesOf(await pdfWith(['450.00']), undefined, 0);
    expect({ read, drawings }).toEqual({ read: [], drawings: [] });
    expect(ended).toEqual({ status: 'timed_out', reason: 'no time left' });
  });

  it('are kept where another page cannot be drawn', async () => {
    const document = await openDocument(asFile(await pdfWith(['450.00'], ['7.00'])), LIMITS);
    const [first, second] = document.pages;
    if (!first || !second) throw new Error('two pages were made');
    const render = () => Promise.reject(new RangeError('no memory'));
    const { codes, ended } = await openPageCodes([first, { ...second, render }]).read(5000, signal);
    await document.close();
    expect(totals(codes)).toEqual([[1, 45_000]]);
    expect(ended.status).toBe('ran');
  });

  it('that cannot be read are told, and the drawing is there for others', async () => {
    const document = await openDocument(asFile(await pdfWith(['450.00'])), LIMITS);
    const [page] = document.pages;
    if (!page) throw new Error('one page was made');
    // Larger than its bytes, as no drawing is.
    const render = async () => ({ width: 1e5, height: 1e5, data: new Uint8Array(3) });
    const codes = openPageCodes([{ ...page, render }]);
    expect(await codes.pages[0]?.render(1754)).toMatchObject({ width: 1e5 });
    const { ended } = await codes.read(5000, signal);
    await document.close();
    expect(ended.status).toBe('failed');
  });

  it('are read of a poster, which is drawn no larger than other pages', async () => {
    const pdf = await PDFDocument.create();
    const page = pdf.addPage([5000, 7000]);
    const { columns, rows, isDark } = await symbolOf(payment('450.00'));
    const parts: string[] = [];
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++)
        if (isDark(column, row)) parts.push(`M${column} ${row}h1v1h-1z`);
    page.drawSvgPath(parts.join(''), { x: 400, y: 6000, scale: 12, color: rgb(0, 0, 0) });
    const { read, largest } = await codesOf(await pdf.save());
    expect(totals(read)).toEqual([[1, 45_000]]);
    expect(largest).toBeLessThan(8.1e6);
  });
});
