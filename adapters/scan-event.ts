import type { StoredScan } from '../core/ports.js';
import { failureText } from '../core/texts/texts-in.js';
import type { WebhookEvent } from '../core/webhook.js';

/** The webhook event of a scan that ended. */
export function scanEvent(
  scan: StoredScan,
  event: { id: string; type: 'scan.completed' | 'scan.failed'; created: Date },
): WebhookEvent {
  return {
    id: event.id,
    type: event.type,
    created: event.created.toISOString(),
    data: {
      scan: {
        id: scan.id,
        object: 'scan',
        status: scan.status,
        error: scan.failure === null ? null : failureText(scan.failure, scan.lang),
        error_code: scan.failure,
        verdict: scan.verdict,
        risk_score: scan.riskScore,
        document_type: scan.documentType,
        client_reference: scan.clientReference,
        metadata: scan.metadata,
        livemode: scan.livemode,
        file: { name: scan.file.name, sha256: scan.file.sha256 },
      },
    },
  };
}
