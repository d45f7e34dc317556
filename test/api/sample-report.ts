import { EXAMPLE_REPORT } from '../../api/openapi/example-report.js';
import type { ScanResult } from '../../core/ports.js';

/** A small result with every part of a report in it. */
export const sampleResult = (sha256: string): ScanResult => ({
  verdict: 'high_risk',
  riskScore: 78,
  documentType: 'bank_statement',
  issuer: 'Sample Bank',
  channel: 'native_pdf',
  fingerprint: { sha256, pageHashes: [], numberHashes: [], wordHashes: [] },
  heatmaps: [],
  report: EXAMPLE_REPORT,
});
