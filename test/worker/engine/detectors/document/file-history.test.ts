import type { PageCompression } from '../../../../../worker/engine/evidence/compression-parameters.js';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DocumentType } from '../../../../../core/vocabulary.js';
import { fileHistory } from '../../../../../worker/engine/detectors/document/file-history/detector.js';
import { readPdfFile } from '../../../../../worker/engine/pdf/syntax/pdf-file.js';
import { readStatements } from '../../../../../worker/engine/pdf/forensics/statements.js';
import { readProducerFingerprint } from '../../../../../worker/engine/pdf/forensics/producer-fingerprint/read-producer-fingerprint.js';
import { FINDINGS } from '../../../../../worker/engine/scoring/finding-codes.js';
import { REVIEW_MIN } from '../../../../../worker/engine/scoring/score.js';
import { classified, never, pdf, told, xmp } from './evidence.js';

/** What the bytes of a file give, without a viewer. */
function factsOf(name: string): ReturnType<typeof pdf> {
  const bytes = readFileSync(
    new URL(`../../../../fixtures/pdf/writers/${name}.pdf`, import.meta.url),
  );
  const file = readPdfFile(bytes, 0);
  const statements = readStatements(file);
  const info = statements.at(-1)?.info;
  return pdf({
    statements,
    producerFingerprint: readProducerFingerprint(file),
    ...(info ? { info } : {}),
  });
}

const look = async (facts: ReturnType<typeof pdf>, type: DocumentType = 'bank_statement') =>
  told(await fileHistory.detect({ ...facts, classification: classified(type) }, never));

const rewritten = (claimed: RegExp, written: string, part = 'whole') => ({
  code: 'rewritten_by_other_program',
  values: { claimed: expect.stringMatching(claimed) as string, written, part },
});

describe('a file written again by a program it does not name', () => {
  it.each([
    ['pymupdf', 'MuPDF'],
    ['pymupdf-packed', 'MuPDF'],
    ['mutool', 'MuPDF'],
    ['pypdf', 'pypdf'],
    ['pypdf2-1', 'pypdf'],
    ['borb', 'borb'],
    ['qpdf', 'qpdf'],
    ['qpdf-linearised', 'qpdf'],
    ['qpdf-packed', 'qpdf'],
    ['pikepdf', 'qpdf'],
    ['pdftk', 'PDFtk'],
    ['pdfbox', 'PDFBox'],
    ['poppler', 'Poppler'],
  ])('is found on an issuer’s file: %s', async (name, written) => {
    expect(await look(factsOf(name))).toMatchObject([rewritten(/^iText/, written)]);
  });

  it.each([
    ['pymupdf-appended', 'MuPDF'],
    ['pypdf-appended', 'pypdf'],
  ])('is found where an editor appended to it: %s', async (name, written) => {
    expect(await look(factsOf(name))).toMatchObject([rewritten(/^iText/, written, 'appended')]);
  });

  it.each([
    'itext-2',
    'itext-5',
    'itext-5-appended',
    'pdfbox-appended',
    'ghostscript',
    'cairo',
    'chromium',
    'libreoffice',
    'reportlab',
    'fpdf2',
    'weasyprint',
    'pillow',
  ])('is not what its maker wrote, or a signer appended: %s', async (name) => {
    for (const type of DocumentType.options) expect(await look(factsOf(name), type)).toEqual([]);
  });

  it('is found by what a library drew, whoever wrote the file afterwards', async () => {
    const writing = {
      whole: 'iText',
      appended: [],
      traces: [{ writer: 'MuPDF', name: 'helv', page: 2 }],
    };
    expect(
      await look(pdf({ producer: 'iText 2.0.8', producerFingerprint: writing })),
    ).toMatchObject([{ values: { written: 'MuPDF', part: 'page', page: 2 }, evidence: '/helv' }]);
    expect(
      await look(pdf({ producer: 'PyMuPDF', creator: 'iText', producerFingerprint: writing })),
    ).toEqual([]);
  });

  it('is never more than a question, and a weak one for what people pass on by right', async () => {
    const pointsOf = async (name: string, type: DocumentType) => {
      const [finding] = await look(factsOf(name), type);
      return Math.round(FINDINGS.rewritten_by_other_program.points * (finding?.confidence ?? 0));
    };
    for (const type of DocumentType.options) {
      expect(await pointsOf('pymupdf', type)).toBeLessThanOrEqual(REVIEW_MIN);
      expect(await pointsOf('qpdf', type)).toBeLessThan(REVIEW_MIN);
    }
    for (const type of ['invoice', 'contract', 'other', 'medical'] as const)
      expect(await pointsOf('pymupdf', type)).toBeLessThan(REVIEW_MIN / 2);
    // Joining and packing is daily work; retyping with a library is not.
    expect(await pointsOf('qpdf', 'bank_statement')).toBeLessThan(
      await pointsOf('pymupdf', 'bank_statement'),
    );
  });

  it('is not one that names the program anywhere', async () => {
    const facts = {
      producer: 'iText 2.0.8',
      producerFingerprint: { whole: 'MuPDF', appended: [], traces: [] },
    };
    expect(await look(pdf(facts))).toHaveLength(1);
    expect(await look(pdf({ ...facts, creator: 'PyMuPDF 1.24' }))).toEqual([]);
    expect(await look(pdf({ ...facts, xmp: xmp({ historyAgents: ['MuPDF 1.24'] }) }))).toEqual([]);
  });

  it('counts for less when the named program is unknown and may contain the writer', async () => {
    const of = async (producer: string) =>
      (
        await look(
          pdf({ producer, producerFingerprint: { whole: 'qpdf', appended: [], traces: [] } }),
        )
      )[0]?.confidence ?? 0;
    expect(await of('ACME Billing 3')).toBeLessThan(await of('Crystal Reports'));
    expect(
      await look(
        pdf({
          producer: 'ACME',
          producerFingerprint: { whole: 'ReportLab', appended: [], traces: [] },
        }),
      ),
    ).toEqual([]);
  });

  it('is not what a generator wrote under the name of a system, unless that always writes otherwise', async () => {
    const writing = { whole: 'PDFKit', appended: [], traces: [] };
    for (const producer of ['ACME Billing 3', 'Apache FOP Version 2.8', 'PDFlib 9.3.1'])
      expect(await look(pdf({ producer, producerFingerprint: writing }))).toEqual([]);
    expect(
      await look(pdf({ producer: 'Microsoft® Word 2019', producerFingerprint: writing })),
    ).toMatchObject([rewritten(/^Microsoft/, 'PDFKit')]);
  });

  it('is found when the named program always writes otherwise, whoever wrote it', async () => {
    const unknown = { whole: null, appended: [], traces: [] };
    for (const producer of ['Skia/PDF m120', 'Microsoft® Word 2019', 'LibreOffice 7.4'])
      expect(await look(pdf({ producer, producerFingerprint: unknown }))).toMatchObject([
        { values: { claimed: producer, written: '' } },
      ]);
    for (const producer of ['Microsoft: Print To PDF', 'ACME Billing 3', 'iText 7.1.9', null])
      expect(await look(pdf({ producer, producerFingerprint: unknown }))).toEqual([]);
  });

  it('is found without a name when an editor wrote what systems make', async () => {
    const nameless = pdf({ producerFingerprint: { whole: 'MuPDF', appended: [], traces: [] } });
    expect(await look(nameless)).toMatchObject([{ values: { claimed: '', written: 'MuPDF' } }]);
    expect(await look(nameless, 'contract')).toEqual([]);
    expect(
      await look(pdf({ producerFingerprint: { whole: 'qpdf', appended: [], traces: [] } })),
    ).toEqual([]);
  });
});

describe('programs in Info and XMP', () => {
  const disagree = async (
    producer: string | null,
    other: string | null,
    of: 'producer' | 'creator' = 'producer',
  ) =>
    look(
      pdf({
        [of]: producer,
        xmp: xmp({ [of === 'producer' ? 'producer' : 'creatorTool']: other }),
      }),
    );

  it.each([
    ['iText 2.1.7 by 1T3XT', 'Skia/PDF m120'],
    ['ACME Billing 3.1', 'Adobe Photoshop CC 2019'],
    ['pypdf', 'Acrobat Distiller 9.0'],
  ])('disagree: %s and %s', async (one, other) => {
    expect(await disagree(one, other)).toMatchObject([
      { code: 'programs_disagree', values: { one, other } },
    ]);
    expect(await disagree(one, other, 'creator')).toHaveLength(1);
  });

  it.each([
    ['Adobe PDF Library 15.0', 'Adobe PDF library 15.00'],
    ['Acrobat Distiller 9.0.0 (Windows)', 'Adobe InDesign CS5'],
    ['Microsoft® Word 2019', 'Microsoft Word 2019'],
    ['LibreOffice 7.4', 'LibreOffice 7.4.2 (X86_64)'],
    ['LibreOffice 7.4; modified using iText 5', 'LibreOffice 7.4'],
    ['GPL Ghostscript 10.0', 'GPL Ghostscript 10.0'],
    ['iText 2.1.7', null],
    ['מערכת דוחות', 'iText 2.1.7'],
  ])('agree: %s and %s', async (one, other) => {
    expect(await disagree(one, other)).toEqual([]);
  });
});

describe('identifiers in the XMP packet', () => {
  it('that name another document are information without points', async () => {
    const findings = await look(
      pdf({ xmp: xmp({ documentId: 'xmp.did:AA-01', originalDocumentId: 'xmp.did:BB-02' }) }),
    );
    expect(findings).toMatchObject([
      { code: 'document_id_changed', values: { original: 'xmp.did:BB-02' } },
    ]);
    expect(FINDINGS.document_id_changed.points).toBe(0);
    expect(
      await look(pdf({ xmp: xmp({ documentId: 'uuid:AA-01', derivedFromId: 'uuid:CC-03' }) })),
    ).toHaveLength(1);
  });

  it('of one document agree, however they are spelt', async () => {
    expect(
      await look(
        pdf({ xmp: xmp({ documentId: 'uuid:AA-01', originalDocumentId: 'xmp.did:aa01' }) }),
      ),
    ).toEqual([]);
    expect(await look(pdf({ xmp: xmp({ originalDocumentId: 'uuid:AA-01' }) }))).toEqual([]);
  });
});

describe('a page whose content was written anew', () => {
  const packed = (
    page: number,
    content: string | null,
    drawnWith: string[],
    fonts: number[] = [7],
  ) => ({
    page,
    content,
    drawnWith,
    fonts,
    operatorsRewritten: false,
  });
  const of = async (packing: PageCompression[]) =>
    (await look(pdf({ compression: packing, pageCount: packing.length }))).map(
      ({ values, confidence }) => ({
        page: values.page,
        confidence,
      }),
    );

  it('is told where nothing that it is drawn with is packed alike', async () => {
    expect(await of([packed(1, '9c', ['da'])])).toMatchObject([{ page: 1 }]);
    expect(await of([packed(1, '9c', ['da', '9c'])])).toEqual([]);
    expect(await of([packed(1, 'da', ['da'])])).toEqual([]);
    expect(await of([packed(1, null, ['da'])])).toEqual([]);
    expect(await of([packed(1, '9c', [])])).toEqual([]);
  });

  it('or where its operators are spelled as by a library that changes pages', async () => {
    expect(await of([{ ...packed(1, null, []), operatorsRewritten: true }])).toMatchObject([
      { page: 1 },
    ]);
  });

  it('weighs less on every page, where something was stamped, than on one of several', async () => {
    const all = await of([packed(1, '9c', ['01']), packed(2, '9c', ['01'])]);
    const [one] = await of([packed(1, '01', ['01']), packed(2, '9c', ['01'])]);
    expect(all).toHaveLength(1);
    expect(one?.page).toBe(2);
    expect(one?.confidence).toBeGreaterThan(2 * (all[0]?.confidence ?? 1));
  });

  it('is not one whose program spells its own pages so', async () => {
    const compression = [{ ...packed(1, null, []), operatorsRewritten: true }];
    const codes = async (producer: string) =>
      (await look(pdf({ compression, producer }))).map(({ code }) => code);
    expect(await codes('Matplotlib pdf backend v3.11.2')).not.toContain('page_content_rewritten');
    expect(await codes('ReportLab PDF Library')).toContain('page_content_rewritten');
  });

  it('asks for no review where an archive took the old text layer out, but does of the bare library', async () => {
    const compression = [{ ...packed(1, null, []), operatorsRewritten: true }];
    const pointsOf = async (creator: string | null): Promise<number> => {
      const facts = pdf({ compression, creator, producer: 'pikepdf 9.4.2' });
      const found = (await look(facts)).find(({ code }) => code === 'page_content_rewritten');
      return FINDINGS.page_content_rewritten.points * (found?.confidence ?? 0);
    };
    expect(await pointsOf('ocrmypdf 16.10 / Tesseract OCR-PDF 5.5')).toBeLessThan(REVIEW_MIN / 2);
    expect(await pointsOf(null)).toBeGreaterThan(REVIEW_MIN - 1);
    expect(await pointsOf('Microsoft® Word 2019')).toBeGreaterThan(REVIEW_MIN - 1);
  });

  it('weighs little on every page of a document that was joined with another one', async () => {
    const stamped = [packed(1, '9c', ['01']), packed(2, '9c', ['01'], [7, 8])];
    const other = packed(3, '01', ['01'], [30]);
    const all = await of(stamped);
    const joined = await of([...stamped, other]);
    expect(joined).toEqual(all);
    // One page of the joined document alone was written anew.
    const [edited] = await of([packed(1, '01', ['01']), packed(2, '9c', ['01']), other]);
    expect(edited).toMatchObject({ page: 2 });
    expect(edited?.confidence).toBeGreaterThan(2 * (joined[0]?.confidence ?? 1));
  });
});
