import { EXAMPLE_REPORT } from '../../api/openapi/example-report.js';
import type { ScanResult } from '../../core/ports.js';

/** Begins as a PNG does; nothing is made of it. */
export const SAMPLE_HEATMAP = Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** A small result with every part of a report in it. */
export const sampleResult = (sha256: string): ScanResult => ({
  verdict: 'high_risk',
  riskScore: 70,
  documentType: 'bank_statement',
  issuer: 'Sample Bank',
  channel: 'native_pdf',
  fingerprint: { sha256, pageHashes: [], numberHashes: [], wordHashes: [] },
  heatmaps: [{ id: 'noise-level-p1', png: SAMPLE_HEATMAP }],
  report: EXAMPLE_REPORT,
});
