import { describe, expect, it } from 'vitest';
import { EXAMPLE_REPORT } from '../../../api/openapi/example-report.js';
import { LAYERS } from '../../../core/texts/layers.js';
import { textsIn } from '../../../core/texts/texts-in.js';
import { writeReportPdf } from '../../../worker/report-pdf/write-report-pdf.js';
import { readPdf } from './read-pdf.js';
import { BOX, finding, pagePicture, reportInput } from './report-input.js';

const read = async (changes: Parameters<typeof reportInput>[0] = {}) =>
  readPdf(await writeReportPdf(reportInput(changes)));

/** Lines are broken where they are full. */
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** What the structure gives in place of glyphs: strings in UTF-16 (ISO 32000-1, 14.9.4). */
const actualTexts = (bytes: Buffer): string[] =>
  [...bytes.toString('latin1').matchAll(/\/ActualText \(\u00FE\u00FF((?:\\[^]|[^)\\])*)\)/g)].map(
    ([, written = '']) => {
      const plain = written.replaceAll(
        /\\([^])/g,
        (_, escaped: string) => ESCAPES[escaped] ?? escaped,
      );
      return Buffer.from(plain, 'latin1').swap16().toString('utf16le');
    },
  );
const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

// Writing and reading one takes some 0.5 s of a processor that others may be using.
describe('a report as PDF', { timeout: 60_000 }, () => {
  it('says what it is about, what was found, what passed and what was read', async () => {
    const pdf = await read();
    const text = flat(pdf.text);
    for (const said of [
      'statement.pdf',
      'loan-4711',
      '3f0c7d52-9a41-4f6e-8c1b-2d7a5e90b613',
      '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      'High risk',
      'Risk score 70 of 100',
      'Sample Bank',
      '250.00 became 1,250.00 after the PDF was made',
      'high · +70 points · page 1 · confidence 100%',
      'Evidence: 250.00 → 1,250.00',
      'How the score comes about',
      '2 checks passed: Running balance · IBAN check digits',
      textsIn('en').fields.opening_balance,
      '4,100.00',
      'Nobody has decided about this document yet.',
      'a sign is no proof',
    ]) {
      expect(text.toLowerCase()).toContain(said.toLowerCase());
    }
    expect(pdf.title).toBe('Document examination report: statement.pdf');
    expect(pdf.language).toBe('en-GB');
  });

  it('has Hebrew in reading order, with numbers and amounts as they are', async () => {
    const bytes = await writeReportPdf(
      reportInput({
        lang: 'he',
        report: {
          ...EXAMPLE_REPORT,
          summary:
            'המסמך נושא סימני זיוף. היתרה \u20681,250.00 ₪\u2069 ולא 12,500.00 ביום 30/09/2026.',
          findings: [finding({ title: 'הסכום שונה', detail: 'נכתב ב־Acrobat 11 בשעה 10:30.' })],
        },
        scan: {
          issuer: 'בנק לדוגמה',
          decision: {
            label: 'fraud',
            by: { userId: 'u1', name: 'רות לוי' },
            at: '2026-10-06T07:00:00.000Z',
            note: 'ביקשנו מקור מ־Sample Bank, תיק 12-345.',
          },
        },
      }),
    );
    const pdf = await readPdf(bytes);
    const text = flat(pdf.text);
    for (const said of [
      'דוח בדיקת מסמך',
      'סיכון גבוה',
      'ציון סיכון 70 מתוך 100',
      'המסמך נושא סימני זיוף.',
      'ולא 12,500.00 ביום 30/09/2026',
      'הסכום שונה',
      'Acrobat 11',
      'בשעה 10:30',
      'בנק לדוגמה',
      'מזויף',
      'רות לוי',
      'Sample Bank',
      'עמוד 1 מתוך',
    ]) {
      expect(text).toContain(said);
    }
    expect(pdf.language).toBe('he-IL');
    // Which way a line was read is not in its glyphs: the structure says it.
    const said = actualTexts(bytes);
    expect(said).toContain(
      'המסמך נושא סימני זיוף. היתרה 1,250.00 ₪ ולא 12,500.00 ביום 30/09/2026.',
    );
    expect(said).toContain('גבוהה · +30 נקודות · עמוד 1 · ודאות 90%');
  });

  it('embeds its fonts and tells its structure', async () => {
    const bytes = await writeReportPdf(reportInput({ pages: [await pagePicture(1)] }));
    const source = bytes.toString('latin1');
    expect(source.match(/\/FontFile2 /g)?.length).toBe(source.match(/\/FontDescriptor$/gm)?.length);
    expect(source).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/);
    const { isTagged, structure } = await readPdf(bytes);
    expect(isTagged).toBe(true);
    const roles = new Set(structure.map(({ role }) => role));
    for (const role of ['H1', 'H2', 'P', 'L', 'LI', 'Table', 'TR', 'TD', 'Figure']) {
      expect([...roles]).toContain(role);
    }
    expect(structure.find(({ role }) => role === 'Figure')?.alt).toBe(
      'Page 1 as it was examined; marks: 1',
    );
  });

  it('shows each page with the numbers of what lies on it', async () => {
    const pdf = await read({
      report: {
        ...EXAMPLE_REPORT,
        findings: [finding(), finding({ box: { ...BOX, page: 2 } }), finding({ box: null })],
        checks: [{ id: 'sum', label: 'Sum', status: 'fail', detail: 'It differs.', box: BOX }],
      },
      pages: [await pagePicture(1), await pagePicture(2)],
    });
    expect(pdf.pictures.filter((count) => count > 0)).toEqual([1, 1]);
    const alts = pdf.structure.flatMap(({ role, alt }) => (role === 'Figure' ? [alt] : []));
    expect(alts).toEqual([
      'Page 1 as it was examined; marks: 1, C1',
      'Page 2 as it was examined; marks: 2',
    ]);
  });

  it('draws the outline of a page of which no picture is kept, or none that can be read', async () => {
    const broken = { page: 1, width: 620, height: 877, webp: new Uint8Array(40) };
    for (const pages of [[], [broken]]) {
      const pdf = await read({ pages });
      expect(pdf.pictures.every((count) => count === 0)).toBe(true);
      expect(pdf.text).toContain('No picture of this page is kept');
      expect(pdf.structure.filter(({ role }) => role === 'Figure')).toHaveLength(1);
    }
  });

  it('cuts a long screenshot into parts that can be read', async () => {
    const picture = await pagePicture(1, { width: 400, height: 4_000 });
    const pdf = await read({ pages: [picture] });
    expect(pdf.pictures.reduce((sum, count) => sum + count)).toBe(8);
    expect(pdf.text).toContain('Page 1, part 8 of 8');
    // The mark at 41 % is on one part; what two parts share is 4 % of each.
    const marked = pdf.structure.filter(({ alt }) => alt?.includes('marks: 1'));
    expect(marked).toHaveLength(1);
  });

  it('says on each page that test data are test data', async () => {
    const pdf = await read({ scan: { livemode: false }, pages: [await pagePicture(1)] });
    expect(pdf.pages).toBeGreaterThan(1);
    for (const text of pdf.texts) expect(text).toContain('TEST');
    expect((await read()).text).not.toContain('TEST');
  });

  it('says what was not examined, and that an edit might not show', async () => {
    const pdf = await read({
      report: {
        ...EXAMPLE_REPORT,
        evidence_sufficient: false,
        evidence_limits: [{ code: 'compressed', detail: 'The picture is compressed strongly.' }],
        engine: {
          ...EXAMPLE_REPORT.engine,
          coverage: [{ layer: 'noise-level', status: 'timed_out', duration_ms: 1 }],
        },
      },
    });
    expect(pdf.texts[0]).toContain('Not examined');
    expect(pdf.texts[0]).toContain(`${LAYERS.en['noise-level']} (timed out)`);
    expect(pdf.texts[0]).toContain('The picture is compressed strongly.');
  });

  it('explains the score, and what a value was before', async () => {
    const change = { kind: 'earlier' as const, before: '250.00', after: '1,250.00' };
    const pdf = await read({
      report: {
        ...EXAMPLE_REPORT,
        findings: [
          finding({
            title: 'One',
            impact: 90,
            impact_alone: 90,
            change,
            evidence: '250.00 → 1,250.00',
          }),
          finding({ title: 'Two', impact: 20, impact_alone: 45, impact_limits: ['rarity'] }),
          finding({ title: 'Three', impact: -3, impact_alone: -3, evidence: 'SAMBox' }),
          finding({ title: 'Four', impact: null }),
        ],
      },
      scan: { riskScore: 100 },
    });
    const text = flat(pdf.text);
    expect(text).toContain('Before: 250.00 · Now: 1,250.00');
    expect(text).not.toContain('250.00 → 1,250.00');
    expect(text).toContain('Evidence: SAMBox');
    const table = text.slice(text.indexOf('Alone'), text.indexOf('Checks of the content'));
    for (const row of ['1 One +90 +90', '2 Two +45 +20', '3 Three −3 −3', 'Sum +107']) {
      expect(table.replaceAll(' ', '')).toContain(row.replaceAll(' ', ''));
    }
    expect(table).not.toContain('Four');
    expect(table).toContain(textsIn('en').impactLimits.rarity);
    expect(table).toContain('kept between 0 and 100');
    expect(table).toContain('Risk score 100 of 100');
  });

  it('holds 300 findings on 50 pages, each with its number', async () => {
    const findings = Array.from({ length: 300 }, (_, index) =>
      finding({
        id: `f${index}`,
        title: `Finding ${index}`,
        box: { ...BOX, page: 1 + (index % 50) },
      }),
    );
    const pages = await Promise.all(
      Array.from({ length: 50 }, (_, index) => pagePicture(index + 1, { width: 62, height: 88 })),
    );
    const pdf = await read({ report: { ...EXAMPLE_REPORT, findings }, pages });
    expect(pdf.pictures.reduce((sum, count) => sum + count)).toBe(50);
    for (const { title } of findings) expect(pdf.text).toContain(`${title}\n`);
    expect(pdf.texts.at(-1)).toContain(`Page ${pdf.pages} of ${pdf.pages}`);
  }, 120_000);

  it('holds whatever a name, a note or a text of the document is', async () => {
    const long = 'x'.repeat(900);
    const odd = '<script>alert(1)</script> \u0000\u0007\u001b[31m \u202Etxt.exe 👍🏽 漢字 Привет ½';
    const pdf = await read({
      report: {
        ...EXAMPLE_REPORT,
        summary: long,
        recommended_actions: [],
        findings: [finding({ detail: odd, evidence: `${odd}\n${odd}` })],
        checks: [],
        extracted: { ...EXAMPLE_REPORT.extracted, values: [], fields: {} },
        forensic_analysis: null,
      },
      scan: {
        metadata: { [odd.slice(0, 20)]: long.slice(0, 500) },
        file: { ...reportInput().scan.file, name: `${'ש'.repeat(150)}.pdf` },
      },
    });
    const text = flat(pdf.text);
    expect(text).toContain('<script>alert(1)</script>');
    expect(text).toContain('txt.exe [U+1F44D][U+1F3FD] [U+6F22][U+5B57]');
    expect(text).toContain('Привет ½');
    expect(text.replaceAll(' ', '').match(/x{900}/)).not.toBeNull();
    expect(text.replaceAll(' ', '').match(/ש{150}/)).not.toBeNull();
  });

  it('is the same file again from the same input', async () => {
    const input = reportInput({ lang: 'he', pages: [await pagePicture(1)] });
    expect((await writeReportPdf(input)).equals(await writeReportPdf(input))).toBe(true);
  });
});
