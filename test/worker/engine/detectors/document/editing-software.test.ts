import type { PdfEvidence } from '../../../../../worker/engine/evidence/evidence.js';
import { describe, expect, it } from 'vitest';
import type { DocumentType } from '../../../../../core/vocabulary.js';
import { editingSoftware } from '../../../../../worker/engine/detectors/document/editing-software/detector.js';
import { programOf } from '../../../../../worker/engine/software/programs.js';
import { classified, never, pdf, picture, told, xmp } from './evidence.js';

const look = async (
  documentType: DocumentType,
  facts: Partial<PdfEvidence> & { picture?: ReturnType<typeof picture> },
) =>
  told(
    await editingSoftware.detect(
      {
        classification: classified(documentType),
        metadata: facts.metadata ?? null,
        activeContent: facts.activeContent ?? null,
        picture: facts.picture ?? null,
      },
      never,
    ),
  );
const codes = async (...given: Parameters<typeof look>) =>
  (await look(...given)).map(({ code }) => code);

describe('editing software', () => {
  it.each([
    ['iText 2.0.4 (by lowagie.com)', null],
    ['iText® 7.1.9 ©2000-2019 iText Group NV (AGPL-version); modified using iText®', null],
    ['JasperReports Library version 6.20.0', null],
    ['Apache FOP Version 2.3', null],
    ['PDFlib+PDI 9.2.0', null],
    ['Acrobat Distiller 9.0.0 (Windows)', null],
    ['Adobe PDF Library 15.0', null],
    ['Adobe Acrobat Pro DC 20.9.20074 Paper Capture Plug-in', null],
    ['SAMBox 1.1.36 (www.sejda.org)', null],
    ['Canon iR-ADV C5535', null],
    ['Ver.1.00 HUAWEI', null],
    ['Adobe Photoshop Camera Raw 15.0', null],
    ['SAMBox 3.0.21', 'Sejda'],
    ['sejda.com (5.1.2)', 'Sejda'],
    ['iLovePDF', 'iLovePDF'],
    ['RAD PDF 3.20.0.0 - http://www.radpdf.com', 'PDFescape'],
    ['pdf-lib (https://github.com/Hopding/pdf-lib)', 'pdf-lib'],
    ['Foxit PhantomPDF Printer Version 9', 'Foxit PDF Editor'],
    ['Adobe Photoshop CC 2019 (Windows)', 'Adobe Photoshop'],
    ['Adobe Photoshop 23.0 (Macintosh)', 'Adobe Photoshop'],
    ['GIMP 2.10.30', 'GIMP'],
    ['Microsoft® Word 2019', 'Microsoft Word'],
    ['Microsoft® Excel® for Microsoft 365', 'Microsoft Excel'],
    ['Canva', 'Canva'],
    ['Skia/PDF m120', 'Chrome'],
    ['macOS Version 14.1 (Build 23B74) Quartz PDFContext', 'macOS or iOS'],
    ['Microsoft: Print To PDF', 'Microsoft Print to PDF'],
    ['PyMuPDF 1.24.9', 'MuPDF'],
    ['MuPDF 1.28.5', 'MuPDF'],
    ['pikepdf 9.1.0', 'pikepdf'],
    ['ocrmypdf 16.0 / Tesseract OCR + pikepdf 9.1', null],
    ['PyPDF2', 'pypdf'],
    ['pypdf', 'pypdf'],
    ['borb', 'borb'],
    ['UPDF 1.6', 'UPDF'],
    ['PDFgear', 'PDFgear'],
    ['WPS PDF', 'WPS PDF'],
    ['WPS Writer', 'WPS Office'],
    ['Stirling-PDF v0.30', 'Stirling PDF'],
    ['Bluebeam PDF Library 20', 'Bluebeam Revu'],
    ['Drawboard PDF', 'Drawboard PDF'],
    ['PDF Architect 8', 'PDF editor'],
    ['Adobe Photoshop for Windows -- Image Conversion Plug-in', 'Adobe Photoshop'],
    // A system may sign or stamp with iText what somebody wrote in Word.
    ['Microsoft® Word 2019; modified using iText® 5.5.13', 'Microsoft Word'],
    ['Apache PDFBox 2.0.27', null],
    ['OpenPDF 1.3.30', null],
    ['ReportLab PDF Library - www.reportlab.com', null],
    ['PDFsharp 1.50.5147 (www.pdfsharp.com)', null],
    ['Aspose.PDF for .NET 23.1', null],
    ['TCPDF 6.3.5 (http://www.tcpdf.org)', null],
    ['fpdf2', null],
    ['Qt 4.8.7', null],
    ['ABBYY FineReader Engine 12', null],
    ['ABBYY FineReader PDF 15', 'PDF editor'],
    ['GPL Ghostscript 10.00.0', null],
  ])('reads "%s" as %s', (text, name) => {
    expect(programOf(text)?.name ?? null).toBe(name);
  });

  it('finds a picture editor wherever its name stands, once', async () => {
    const photoshop = 'Adobe Photoshop CC 2019 (Windows)';
    expect(
      await look('bank_statement', {
        ...pdf({
          creator: photoshop,
          xmp: xmp({ creatorTool: photoshop, historyAgents: [photoshop] }),
        }),
      }),
    ).toMatchObject([
      { code: 'picture_editor', values: { program: 'Adobe Photoshop' }, evidence: photoshop },
    ]);
    expect(await codes('payment_app', { picture: picture({ software: ['GIMP 2.10'] }) })).toEqual([
      'picture_editor',
    ]);
    expect(
      await codes('bank_transfer', {
        picture: picture({ xmp: xmp({ historyAgents: [photoshop] }) }),
      }),
    ).toEqual(['picture_editor']);
  });

  it.each(['bank_statement', 'payslip', 'bank_transfer', 'utility_bill'] as const)(
    'finds an office or design program odd on a %s',
    async (type) => {
      expect(await codes(type, { ...pdf({ producer: 'Microsoft® Word 2019' }) })).toEqual([
        'authoring_program',
      ]);
      expect(await codes(type, { ...pdf({ producer: 'Canva' }) })).toEqual(['authoring_program']);
    },
  );

  it.each(['contract', 'invoice', 'medical', 'other'] as const)(
    'finds an office or design program normal on a %s',
    async (type) => {
      expect(await codes(type, { ...pdf({ producer: 'Microsoft® Word 2019' }) })).toEqual([]);
      expect(await codes(type, { ...pdf({ producer: 'Canva' }) })).toEqual([]);
    },
  );

  it('says of a print only that it is one, and of an issuer’s library nothing', async () => {
    expect(await codes('bank_statement', { ...pdf({ producer: 'Skia/PDF m120' }) })).toEqual([
      'printed_to_pdf',
    ]);
    expect(
      await codes('bank_statement', { ...pdf({ producer: 'iText 2.0.4 (by lowagie.com)' }) }),
    ).toEqual([]);
    expect(await codes('bank_statement', {})).toEqual([]);
  });

  it('is less sure of Acrobat than of an online editor, and of a contract than of a statement', async () => {
    const of = async (type: DocumentType, producer: string) =>
      (await look(type, { ...pdf({ producer }) }))[0]?.confidence ?? 0;
    expect(await of('bank_statement', 'Adobe Acrobat 20.9')).toBeLessThan(
      await of('bank_statement', 'sejda.com (5.1.2)'),
    );
    expect(await of('contract', 'sejda.com (5.1.2)')).toBeLessThan(
      await of('bank_statement', 'sejda.com (5.1.2)'),
    );
  });

  describe('a library below another program', () => {
    const scan = (creator: string, producer: string) =>
      codes('bank_statement', { ...pdf({ creator, producer }) });

    it.each([
      ['ocrmypdf 14.0.1+dfsg1 / Tesseract OCR-PDF 5.3.0', 'pikepdf 6.0.0+dfsg'],
      ['Paperless-ngx', 'pikepdf 9.1.0'],
      ['Adobe Scan for Android 23.05', 'PDFTron PDFNet, V9.2'],
    ])('%s does not edit with %s', async (creator, producer) => {
      expect(await scan(creator, producer)).toEqual([]);
    });

    it.each([
      ['ocrmypdf 14.0.1 / Tesseract OCR-PDF 5.3.0', 'pdf-lib (https://github.com/Hopding/pdf-lib)'],
      ['ocrmypdf 14.0.1 / Tesseract OCR-PDF 5.3.0', 'Sejda 5.1'],
      ['Canon iR-ADV C5535', 'pikepdf 9.1.0'],
    ])('%s says nothing for %s', async (creator, producer) => {
      expect(await scan(creator, producer)).toEqual(['pdf_editor']);
    });
  });
});
