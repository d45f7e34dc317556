import { PDFDocument as PdfLibDocument } from 'pdf-lib';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { openPdf } from '../../worker/engine/pipeline/opening/open-pdf.js';
import type { OpenDocument } from '../../worker/engine/pipeline/opening/opened-document.js';
import {
  appendRevision,
  hex,
  pageObjects,
  writePdf,
} from '../worker/engine/pdf/syntax/write-pdf.js';

async function open(bytes: Uint8Array, pagesMax = 50): Promise<OpenDocument> {
  return openPdf(bytes, { pagesMax, megapixelsMax: 100 });
}

function pdfkit(options: PDFKit.PDFDocumentOptions): Promise<Buffer> {
  const pdf = new PDFDocument({ size: [200, 100], margin: 10, ...options });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.text('Balance 250.00');
  pdf.end();
  return ended.then(() => Buffer.concat(chunks));
}

const page = (more = '', content = ''): Buffer => writePdf(pageObjects(content, more));

const { signal } = new AbortController();

describe('a PDF that cannot be analysed says why', () => {
  it.each([
    [
      'bytes that only claim to be one',
      Buffer.from('%PDF-1.7\nnothing of the kind'),
      'corrupt_file',
    ],
    ['one cut off in its first object', page().subarray(0, 60), 'corrupt_file'],
    ['one without pages', writePdf({ 1: '<</Type/Catalog>>' }), 'corrupt_file'],
  ])('%s', async (_name, bytes, reason) => {
    await expect(open(bytes)).rejects.toMatchObject({ name: 'ScanFailure', reason });
  });

  it('one that needs a password', async () => {
    const locked = await pdfkit({ userPassword: 'secret', ownerPassword: 'other' });
    await expect(open(locked)).rejects.toMatchObject({ reason: 'password_required' });
  });

  it('one page more than allowed, while as many as allowed open', async () => {
    const document = await PdfLibDocument.create();
    for (let index = 0; index < 3; index++) document.addPage([100, 100]);
    const bytes = await document.save();
    await expect(open(bytes, 2)).rejects.toMatchObject({ reason: 'too_many_pages' });
    await (await open(bytes, 3)).close();
  });

  it('one whose pages multiply without end', async () => {
    const tens = (child: number) => Array.from({ length: 10 }, () => `${child} 0 R`).join(' ');
    const objects = pageObjects('');
    for (let level = 0; level < 9; level++)
      objects[level === 0 ? 2 : 40 + level] =
        `<</Type/Pages/Kids[${tens(level === 8 ? 3 : 41 + level)}]/Count ${10 ** (9 - level)}>>`;
    const bomb = writePdf(objects);
    await expect(open(bomb)).rejects.toMatchObject({ reason: 'too_many_pages' });
  });

  it('one that draws a picture of too many pixels', async () => {
    const objects = pageObjects('q 600 0 0 800 0 0 cm /I Do Q');
    const own = objects[3];
    if (typeof own !== 'string') throw new Error('page');
    const bomb = writePdf({
      ...objects,
      3: own.replace('/Font', '/XObject<</I 9 0 R>>/Font'),
      9: {
        dict: '/Type/XObject/Subtype/Image/Width 20000/Height 20000/ColorSpace/DeviceGray/BitsPerComponent 8',
        stream: '',
      },
    });
    await expect(open(bomb)).rejects.toMatchObject({ reason: 'too_many_pixels' });
  });
});

describe('a PDF that readers open is opened', () => {
  it('with the pages it has, whatever number it claims', async () => {
    const claim = { ...pageObjects(''), 2: '<</Type/Pages/Kids[3 0 R]/Count 2000000000>>' };
    const document = await open(writePdf(claim));
    expect(document.pages).toHaveLength(1);
    await document.close();
  });

  it('with only an owner password, as banks set it', async () => {
    const document = await open(await pdfkit({ ownerPassword: 'bank' }));
    expect(await document.readers?.metadata(signal)).toMatchObject({ encrypted: true });
    expect((await document.pages[0]?.textLayer())?.map((line) => line.text)).toEqual([
      'Balance 250.00',
    ]);
    await document.close();
  });

  it('when its cross-reference is broken, with the damage noted', async () => {
    const text = `BT /F1 10 Tf 50 700 Td ${hex('Still here')} Tj ET`;
    const broken = page('', text)
      .toString('latin1')
      .replace(/startxref\n\d+/, 'startxref\n5');
    const document = await open(Buffer.from(broken, 'latin1'));
    expect(document.pdf?.damage.join('; ')).toMatch(/startxref.*found by scanning/);
    expect((await document.pages[0]?.textLayer())?.map((line) => line.text)).toEqual([
      'Still here',
    ]);
    await document.close();
  });

  it('behind other data, which is counted', async () => {
    const document = await open(Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\n\r\n'), page()]));
    expect(document.container.leadingBytes).toBe(19);
    expect(document.pdf?.damage).toEqual([]);
    await document.close();
  });
});

describe('a page is drawn within bounds', () => {
  it('as it is shown, turned and with its own unit, its longer side as asked', async () => {
    const filled = '1 0 0 rg 0 0 600 400 re f';
    const document = await open(page('/Rotate 90/UserUnit 2', filled));
    const [first] = document.pages;
    const raster = await first?.render(400);
    await document.close();
    expect([first?.width, first?.height]).toEqual([1600, 1200]);
    expect([raster?.width, raster?.height]).toEqual([400, 300]);
    const colourAt = (x: number, y: number) => {
      const at = 3 * (y * 400 + x);
      return [...(raster?.data.subarray(at, at + 3) ?? [])];
    };
    // The lower half of the page lies to the left once it is turned clockwise.
    expect(colourAt(50, 150)).toEqual([255, 0, 0]);
    expect(colourAt(350, 150)).toEqual([255, 255, 255]);
  });

  it('of any size in points, refused only by the pixels to be drawn', async () => {
    const huge = page('').toString('latin1').replace('0 0 600 800', '0 0 9000000 9000000');
    const document = await open(Buffer.from(huge, 'latin1'));
    const raster = await document.pages[0]?.render(500);
    expect([raster?.width, raster?.height]).toEqual([500, 500]);
    await expect(document.pages[0]?.render(20_000)).rejects.toMatchObject({
      reason: 'too_many_pixels',
    });
    await document.close();
  });
});

it('the facts of a file are those it states', async () => {
  const made = await PdfLibDocument.create();
  made.addPage([100, 100]);
  made.setProducer('Ledger Print 3');
  made.setCreator('Ledger');
  made.setTitle('דף חשבון');
  made.setCreationDate(new Date('2026-03-15T10:45:00Z'));
  made.setModificationDate(new Date('2026-03-16T10:45:00Z'));
  made.addJavaScript('main', 'app.alert(1)');
  await made.attach(Buffer.from('<xml/>'), 'invoice.xml', { mimeType: 'text/xml' });
  const document = await open(await made.save());
  expect(document.pdf).toEqual({ pageCount: 1, linearised: false, damage: [] });
  expect(await document.readers?.activeContent(signal)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'javascript' }),
      expect.objectContaining({ kind: 'file' }),
    ]),
  );
  expect(await document.readers?.signatures(signal)).toEqual([]);
  expect(await document.readers?.metadata(signal)).toMatchObject({
    version: '1.7',
    encrypted: false,
    info: {
      producer: 'Ledger Print 3',
      creator: 'Ledger',
      title: 'דף חשבון',
      creationDate: new Date('2026-03-15T10:45:00Z'),
      modificationDate: new Date('2026-03-16T10:45:00Z'),
    },
  });
  expect(await document.readers?.revisions(signal)).toHaveLength(1);
  await document.close();
});

it('a replaced amount is a revision of its page, and the amount read is the one shown', async () => {
  const amount = (text: string) => `BT /F1 10 Tf 50 700 Td ${hex(text)} Tj ET`;
  const forged = appendRevision(page('', amount('250.00')), {
    4: { dict: '', stream: amount('1,250.00') },
  });
  const document = await open(forged);
  expect((await document.pages[0]?.textLayer())?.map((line) => line.text)).toEqual(['1,250.00']);
  const revisions = await document.readers?.revisions(signal);
  expect(revisions?.map((one) => one.changesPageContent)).toEqual([false, true]);
  expect(await document.readers?.signatures(signal)).toEqual([]);
  await document.close();
});

it('a failure never quotes the document', async () => {
  const secret = 'SECRET-NAME';
  const bytes = Buffer.from(`%PDF-1.7\n1 0 obj\n(${secret})\nendobj\nxref\n`);
  const failure: unknown = await open(bytes).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(String(failure)).not.toContain(secret);
});
