import { describe, expect, it } from 'vitest';
import { scanDocument } from '../../worker/engine/index.js';
import { writeReportPdf } from '../../worker/report-pdf/write-report-pdf.js';
import { jobOf, quietHooks } from '../corpus/quiet-scan.js';
import { goldenScan } from '../dashboard/golden-scan.js';
import { pagePicture, reportInput } from '../worker/report-pdf/report-input.js';

describe.each(['he', 'en'] as const)('the report of a forged document as PDF (%s)', (lang) => {
  it.each(['he-bank-statement-forged-revision.pdf', 'he-payslip-scanned-forged-net.pdf'])(
    'is no forgery itself: %s',
    async (sample) => {
      const { report, riskScore, verdict } = goldenScan(sample, lang);
      expect(verdict).not.toBe('low_risk');
      const pages = [await pagePicture(1)];
      const pdf = await writeReportPdf(
        reportInput({ lang, report, pages, scan: { riskScore, verdict } }),
      );
      const job = jobOf(pdf, {
        fileName: 'report.pdf',
        type: 'application/pdf',
        timeoutMs: 120_000,
      });
      const scanned = await scanDocument(job, quietHooks());
      const against = scanned.report.findings.filter(({ impact }) => impact !== null && impact > 0);
      expect(against.map(({ code, detail }) => `${code}: ${detail}`)).toEqual([]);
      expect(scanned.verdict).toBe('low_risk');
    },
  );
});
