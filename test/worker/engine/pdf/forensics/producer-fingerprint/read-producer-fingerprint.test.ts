import { readFileSync } from 'node:fs';
import { PDFDocument } from 'pdf-lib';
import PDFKit from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { readPdfFile } from '../../../../../../worker/engine/pdf/syntax/pdf-file.js';
import { readProducerFingerprint } from '../../../../../../worker/engine/pdf/forensics/producer-fingerprint/read-producer-fingerprint.js';

const fixture = (name: string): Buffer =>
  readFileSync(new URL(`../../../../../fixtures/pdf/writers/${name}.pdf`, import.meta.url));
const writingOf = (bytes: Uint8Array, headerOffset = 0) =>
  readProducerFingerprint(readPdfFile(bytes, headerOffset));

describe('the program that wrote a file', () => {
  it.each([
    ['itext-5', 'iText'],
    ['itext-2', 'iText'],
    ['qpdf', 'qpdf'],
    ['qpdf-linearised', 'qpdf'],
    ['qpdf-packed', 'qpdf'],
    ['pikepdf', 'qpdf'],
    ['mutool', 'MuPDF'],
    ['pymupdf', 'MuPDF'],
    ['pymupdf-packed', 'MuPDF'],
    ['pypdf', 'pypdf'],
    ['pypdf2-1', 'pypdf'],
    ['borb', 'borb'],
    ['pillow', 'Pillow'],
    ['pdftk', 'PDFtk'],
    ['poppler', 'Poppler'],
    ['pdfbox', 'PDFBox'],
    ['ghostscript', 'Ghostscript'],
    ['cairo', 'Cairo'],
    ['chromium', 'Chrome'],
    ['libreoffice', 'LibreOffice'],
    ['reportlab', 'ReportLab'],
    ['fpdf2', 'fpdf2'],
    ['weasyprint', 'WeasyPrint'],
  ])('is told from the bytes of %s: %s', (name, whole) => {
    expect(writingOf(fixture(name))).toMatchObject({ whole, appended: [] });
  });

  it.each([
    ['itext-5-appended', 'iText'],
    ['pymupdf-appended', 'MuPDF'],
    ['pypdf-appended', 'pypdf'],
    ['pdfbox-appended', 'PDFBox'],
  ])('is told apart from the one that appended to it: %s', (name, appended) => {
    expect(writingOf(fixture(name))).toMatchObject({ whole: 'iText', appended: [appended] });
  });

  it('is pdf-lib after pdf-lib saved another program’s file, packed or not', async () => {
    const document = await PDFDocument.load(fixture('itext-5'), { updateMetadata: false });
    for (const useObjectStreams of [true, false])
      expect(writingOf(await document.save({ useObjectStreams }))).toEqual({
        whole: 'pdf-lib',
        appended: [],
        traces: [],
      });
  });

  it('is PDFKit for what PDFKit makes', async () => {
    const document = new PDFKit();
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    const ended = new Promise((resolve) => document.on('end', resolve));
    document.text('Balance 1,250.00').end();
    await ended;
    expect(writingOf(Buffer.concat(parts))?.whole).toBe('PDFKit');
  });

  it.each([
    ['Microsoft Office', '\r\n%\xb5\xb5\xb5\xb5\r\n', '\r\n'],
    ['PDFium', '\r\n%\xa1\xb3\xc5\xd7\r\n', '\r\n'],
    ['Master PDF Editor', '\r\n%MPE-5.83\r\n', '\r\n'],
    ['WPS PDF', '\n%\xc2\xb3\xc7\xd8\r\n', '\r'],
    ['Quartz', '\n%\xc4\xe5\xf2\xe5\xeb\xa7\xf3\xa0\xd0\xc4\xc6\n', '\n'],
    ['Adobe Acrobat', '\r%\xe2\xe3\xcf\xd3\r\n', '\r'],
    ['pdfTeX', '\n%\xd0\xd4\xc5\xd8\n', '\n'],
    ['cpdf', '\n%\x80\x81\x82\x83\n', '\n'],
    ['Apache FOP', '\n%\xaa\xab\xac\xad\n', '\n'],
  ])('is told from the outline of %s', (whole, comment, eol) => {
    expect(writingOf(outline(comment, eol))).toMatchObject({ whole, appended: [] });
  });

  it.each([
    ['Qt', '\n', '/Title (x)\n/Producer (Qt 4.8.7)'],
    ['Qt', '\n%\xc3\xa2\xc3\xa3\n', '/Title (x)\n/Producer (Qt 5.15.6)'],
    ['ImageMagick', ' \n', '/Pages 2 0 R\n/Type /Catalog'],
    [null, '\n', '/Type /Catalog\n/Pages 2 0 R'],
  ])('is told by its first object where there is no comment: %s', (whole, comment, first) => {
    expect(writingOf(outline(comment, '\n', `<<\n${first}\n>>`))?.whole).toBe(whole);
  });

  it('is told behind bytes that precede the file', () => {
    const bytes = Buffer.concat([Buffer.from('\r\n\r\n'), fixture('mutool')]);
    expect(writingOf(bytes, 4)?.whole).toBe('MuPDF');
  });

  it('is nobody for a layout that no row describes', () => {
    expect(writingOf(outline('\n%\x01\x02\x03\x04\n', '\n'))).toEqual({
      whole: null,
      appended: [],
      traces: [],
    });
    // One comment alone, shared by dozens of programs, is nobody's.
    expect(writingOf(outline('\n%\xe2\xe3\xcf\xd3\n', '\r\n'))?.whole).toBeNull();
  });

  it('is not asked of what is no file, and broken files never throw', () => {
    expect(writingOf(Buffer.from('no pdf at all'))).toBeNull();
    const bytes = fixture('pymupdf-appended');
    for (let length = 0; length < bytes.length; length += 37)
      expect(() => writingOf(bytes.subarray(0, length))).not.toThrow();
    for (let at = 0; at < bytes.length; at += 11) {
      const broken = Buffer.from(bytes);
      broken[at] = (broken[at] ?? 0) ^ 0x55;
      expect(() => writingOf(broken)).not.toThrow();
    }
  });
});

describe('what a library drew on a page', () => {
  it.each(['pymupdf', 'pymupdf-packed', 'pymupdf-appended'])(
    'shows in the names of resources: %s',
    (name) => {
      const trace = { writer: 'MuPDF', name: 'helv', page: 1 };
      expect(writingOf(fixture(name))?.traces).toEqual([trace]);
    },
  );

  it('shows after pdf-lib wrote on a page of another’s file', async () => {
    const document = await PDFDocument.load(fixture('itext-5'), { updateMetadata: false });
    document.getPage(0).drawText('9,250.00', { x: 50, y: 50 });
    expect(writingOf(await document.save())?.traces).toMatchObject([
      { writer: 'pdf-lib', name: expect.stringMatching(/^Helvetica-\d+$/) as string, page: 1 },
    ]);
  });

  it('shows when another program writes the file again', async () => {
    const document = await PDFDocument.load(fixture('pymupdf'), { updateMetadata: false });
    expect(writingOf(await document.save())).toMatchObject({
      whole: 'pdf-lib',
      traces: [{ writer: 'MuPDF' }],
    });
  });

  it.each(['itext-5', 'itext-5-appended', 'qpdf', 'chromium', 'libreoffice', 'reportlab', 'fpdf2'])(
    'does not show where nobody drew with one: %s',
    (name) => expect(writingOf(fixture(name))?.traces).toEqual([]),
  );
});

/** The outline of a file: its header comment and its line ends. */
function outline(
  comment: string,
  eol: string,
  catalogue = '<</Type/Catalog/Pages 2 0 R>>',
): Buffer {
  const head = `%PDF-1.4${comment}`;
  const first = `1 0 obj${eol}${catalogue}${eol}endobj${eol}`;
  const second = `2 0 obj${eol}<</Type/Pages/Kids[]/Count 0>>${eol}endobj${eol}`;
  const offset = (at: number) => `${String(at).padStart(10, '0')} 00000 n\r\n`;
  const start = head.length + first.length + second.length;
  return Buffer.from(
    `${head}${first}${second}xref${eol}0 3${eol}0000000000 65535 f\r\n${offset(head.length)}${offset(head.length + first.length)}trailer${eol}<</Size 3/Root 1 0 R>>${eol}startxref${eol}${start}${eol}%%EOF${eol}`,
    'latin1',
  );
}
