import sharp from 'sharp';
import { EXAMPLE_REPORT } from '../../../api/openapi/example-report.js';
import type { ReportFinding } from '../../../core/report.js';
import type { ReportPdfInput } from '../../../core/report-pdf.js';

export const BOX = { page: 1, x: 62, y: 41, w: 14, h: 2.5, box_2d: [410, 620, 435, 760] };

/** A completed scan with a report in every part, as the writer takes it. */
export function reportInput(
  changes: Partial<Omit<ReportPdfInput, 'scan'>> & { scan?: Partial<ReportPdfInput['scan']> } = {},
): ReportPdfInput {
  return {
    lang: 'en',
    madeAt: new Date('2026-10-06T08:00:00Z'),
    report: EXAMPLE_REPORT,
    pages: [],
    ...changes,
    scan: {
      id: '3f0c7d52-9a41-4f6e-8c1b-2d7a5e90b613',
      createdAt: new Date('2026-10-05T09:30:00Z'),
      completedAt: new Date('2026-10-05T09:30:21Z'),
      clientReference: 'loan-4711',
      metadata: { branch: 'north' },
      file: {
        name: 'statement.pdf',
        type: 'application/pdf',
        size: 48_213,
        sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      },
      verdict: 'high_risk',
      riskScore: 70,
      documentType: 'bank_statement',
      issuer: 'Sample Bank',
      channel: 'native_pdf',
      decision: null,
      livemode: true,
      ...changes.scan,
    },
  };
}

export const finding = (changes: Partial<ReportFinding> = {}): ReportFinding => ({
  id: 'f1',
  code: 'hidden_text',
  source: 'structure',
  engine: 'structure',
  category: 'text_edit',
  severity: 'high',
  confidence: 0.9,
  impact: 30,
  title: 'Hidden text',
  detail: 'Text is covered by other text, and differs from it.',
  evidence: null,
  box: BOX,
  ...changes,
});

/** The picture of a page: plain ground. */
export async function pagePicture(
  page: number,
  { width, height } = { width: 620, height: 877 },
): Promise<ReportPdfInput['pages'][number]> {
  const webp = await sharp({ create: { width, height, channels: 3, background: '#dde' } })
    .webp()
    .toBuffer();
  return { page, width, height, webp };
}
