import type { StoredScan } from '../core/ports.js';
import { isFinal, type Scan } from '../core/scan.js';
import { failureText } from '../core/texts/texts-in.js';

/** Converts a stored scan to its API form; with its report if requested and present. */
export function presentScan(scan: StoredScan, include: 'report' | 'summary'): Scan {
  const { report, failure, file } = scan;
  const withReport = include === 'report' && scan.status === 'completed' && report;
  return {
    id: scan.id,
    object: 'scan',
    status: scan.status,
    ...(isFinal(scan.status) ? {} : { stage: scan.stage }),
    error: failure === null ? null : failureText(failure, scan.lang),
    error_code: failure,
    created_at: scan.createdAt.toISOString(),
    completed_at: scan.completedAt?.toISOString() ?? null,
    client_reference: scan.clientReference,
    metadata: scan.metadata,
    file: {
      name: file.name,
      type: file.type,
      size: file.size,
      sha256: file.sha256,
      available: file.available,
    },
    verdict: scan.verdict,
    risk_score: scan.riskScore,
    document_type: scan.documentType,
    issuer: scan.issuer,
    channel: scan.channel,
    ...(withReport ? { report: withReport } : {}),
    label: scan.label,
    livemode: scan.livemode,
  };
}
