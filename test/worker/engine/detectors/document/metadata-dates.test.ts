import { describe, expect, it } from 'vitest';
import { metadataDates } from '../../../../../worker/engine/detectors/document/metadata-dates/detector.js';
import type { PdfInfo } from '../../../../../worker/engine/evidence/metadata.js';
import { never, pdf, told } from './evidence.js';

const FILE = { path: '/x', name: 'x', type: 'application/pdf', size: 1, sha256: 'aa' } as const;

const info = (facts: Partial<PdfInfo>): PdfInfo => ({
  producer: null,
  creator: null,
  author: null,
  title: null,
  creationDate: null,
  modificationDate: null,
  ...facts,
});
const look = async (facts: Partial<ReturnType<typeof pdf>>) =>
  told(await metadataDates.detect({ file: FILE, pdf: pdf(facts), picture: null }, never));
const dated = (producer: string, creation: string, modification?: string) =>
  look({
    info: info({
      producer,
      creationDate: new Date(creation),
      ...(modification ? { modificationDate: new Date(modification) } : {}),
    }),
  });

describe('a date before the program existed', () => {
  it.each([
    ['Skia/PDF m139', '2024-03-01', 'Chrome 139'],
    ['Skia/PDF m156', '2025-01-01', 'Chrome 156'],
    ['LibreOffice 7.4', '2021-12-01', 'LibreOffice 7.4'],
    ['LibreOffice 24.2.7.2 (X86_64)', '2023-03-01', 'LibreOffice 24.2'],
    ['Microsoft® Word 2019', '2017-05-01', 'Microsoft Office 2019'],
    ['Microsoft® Word for Microsoft 365', '2018-05-01', 'microsoft 365'],
    ['macOS Version 14.6 (Build 23G80) Quartz PDFContext', '2022-01-01', 'macOS 14'],
    ['iText® 7.2.5 ©2000-2023 iText Group NV', '2019-01-01', 'iText 7.2'],
  ])('is found: %s, %s', async (producer, creation, program) => {
    expect(await dated(producer, creation)).toMatchObject([
      { code: 'metadata_dates_disagree', values: { event: 'program', program }, confidence: 0.9 },
    ]);
  });

  it.each([
    ['Skia/PDF m139', '2025-08-20'],
    // Google Docs prints with the version that is still being written.
    ['Skia/PDF m140 Google Docs Renderer', '2025-06-15'],
    ['LibreOffice 7.4', '2022-08-20'],
    ['LibreOffice 9.9', '2001-01-01'],
    ['Microsoft® Word 2019', '2018-09-20'],
    ['iText 2.0.8 (by lowagie.com)', '2009-01-01'],
    ['macOS Version 10.14.4 (Build 18E227) Quartz PDFContext', '2019-04-01'],
    ['ACME 7.4', '2001-01-01'],
  ])('is not found in what fits or is not known: %s, %s', async (producer, creation) => {
    const findings = await look({
      version: '1.3',
      info: info({ producer, creationDate: new Date(creation) }),
    });
    expect(findings).toEqual([]);
  });

  it('counts from the last saving where a program takes over another’s file', async () => {
    const quartz = 'macOS Version 14.6 (Build 23G80) Quartz PDFContext';
    const events = async (producer: string) =>
      (await dated(producer, '2015-01-01', '2024-09-01')).map(({ values }) => values.event);
    expect(await events(quartz)).not.toContain('program');
    // LibreOffice never opens a PDF to save it: its date of making is its own.
    expect(await events('LibreOffice 7.4')).toContain('program');
  });
});

describe('a date before the format existed', () => {
  it('is a weak sign, and none when the file was saved later', async () => {
    const old = new Date('1998-05-01');
    expect(await look({ version: '1.7', info: info({ creationDate: old }) })).toMatchObject([
      { values: { event: 'format', program: 'PDF 1.7' }, confidence: 0.3 },
    ]);
    const saved = info({ creationDate: old, modificationDate: new Date('2020-05-01') });
    const findings = await look({ version: '1.7', info: saved });
    expect(findings.filter(({ code }) => code === 'metadata_dates_disagree')).toEqual([]);
    expect(await look({ version: '1.2', info: info({ creationDate: old }) })).toEqual([]);
  });
});

describe('the date of making in earlier revisions', () => {
  const said = (...dates: (string | null)[]) =>
    look({
      revisionMetadata: dates.map((date) => ({
        info: info({ creationDate: date === null ? null : new Date(date) }),
        ids: null,
      })),
    });

  it('is found when a later revision gives another', async () => {
    expect(await said('2026-03-31T10:00:00Z', '2026-02-28T10:00:00Z')).toMatchObject([
      { code: 'metadata_dates_disagree', values: { event: 'rewritten' }, confidence: 0.9 },
    ]);
    expect(await said('2026-03-31T10:00:00Z', null, '2025-03-31T10:00:00Z')).toHaveLength(1);
  });

  it('stays silent when it was kept, dropped or first given later', async () => {
    expect(await said('2026-03-31T10:00:00Z', '2026-03-31T10:00:00Z')).toEqual([]);
    expect(await said('2026-03-31T10:00:00Z', null)).toEqual([]);
    expect(await said(null, '2026-03-31T10:00:00Z')).toEqual([]);
    expect(await said('2026-03-31T10:00:00Z')).toEqual([]);
  });
});
