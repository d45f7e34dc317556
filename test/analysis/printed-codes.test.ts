import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REVIEW_MIN } from '../../worker/engine/scoring/thresholds.js';
import { drawCode, symbolOf } from '../worker/engine/codes/draw-code.js';
import { analyseGolden, resultIn } from './golden/scan-golden.js';

const PAYMENT = [
  ...['BCD', '002', '1', 'SCT', 'BYLADEM1001', 'Blumenhof Kern GmbH'],
  ...['DE02120300000000202051', 'EUR1489.80', '', '', 'Rechnung 20411'],
].join('\n');

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emet-codes-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** An invoice whose sums hold, with the code by which it is paid. */
async function invoice(file: string, [work, tax, total]: [string, string, string], iban: string) {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([595, 842]);
  const rows: [string, string?][] = [
    ['Blumenhof Kern GmbH'],
    ['Invoice no. 20411'],
    ['Date: 05.03.2026'],
    ['Survey of the roof', work],
    ['Subtotal', work],
    ['VAT 18%', tax],
    ['Total EUR', total],
    [`IBAN: ${iban}`],
  ];
  for (const [index, [label, amount]] of rows.entries()) {
    const y = 760 - 28 * index;
    page.drawText(label, { x: 60, y, size: 11, font });
    if (amount !== undefined)
      page.drawText(amount, { x: 520 - font.widthOfTextAtSize(amount, 11), y, size: 11, font });
  }
  drawCode(page, await symbolOf(PAYMENT), { x: 60, y: 120, module: 1.6 });
  const path = join(folder, file);
  await writeFile(path, await pdf.save());
  return analyseGolden(path);
}

const OWN: [string, string, string] = ['1,262.54', '227.26', '1,489.80'];
const CHANGED: [string, string, string] = ['2,262.54', '407.26', '2,669.80'];

describe('an invoice with a payment code', () => {
  it('agrees with it, which the report says', async () => {
    const analysis = await invoice('own.pdf', OWN, 'DE02 1203 0000 0000 2020 51');
    for (const lang of ['en', 'he'] as const) {
      const { report } = resultIn(analysis, lang);
      const checks = report.checks.filter(({ id }) => id === 'printed_code');
      expect(checks.map(({ status }) => status)).toEqual(['pass']);
      expect(checks[0]?.detail).toContain('GiroCode (EPC)');
      expect(report.findings.filter(({ code }) => code.startsWith('code_'))).toEqual([]);
    }
  });

  it.each([
    ['whose amounts were changed, its sums with them', CHANGED, 'DE02 1203 0000 0000 2020 51'],
    ['whose account was changed', OWN, 'DE75 5121 0800 1245 1261 99'],
  ])('%s comes to review, with the place', async (_what, amounts, iban) => {
    const { riskScore, report } = resultIn(await invoice('changed.pdf', amounts, iban), 'en');
    const [finding] = report.findings.filter(({ code }) => code === 'code_payment_differs');
    expect(finding?.box?.page).toBe(1);
    expect(riskScore).toBeGreaterThanOrEqual(REVIEW_MIN);
  });
});
