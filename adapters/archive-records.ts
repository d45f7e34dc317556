import type { ApiKey, Organisation, WebhookEndpoint } from '../core/accounts.js';
import type { ArchiveRecordOf } from '../core/archive.js';
import type { Fingerprint, StoredScan } from '../core/ports.js';

export const organisationRecord = (
  { createdAt, ...organisation }: Organisation,
  scansTotal: number,
): ArchiveRecordOf<'organisation'> => ({
  ...organisation,
  kind: 'organisation',
  createdAt: createdAt.toISOString(),
  scansTotal,
});

export const keyRecord = (
  { createdAt, revokedAt, ...key }: ApiKey,
  hash: string,
): ArchiveRecordOf<'key'> => ({
  ...key,
  kind: 'key',
  hash,
  revokedAt: revokedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

/** A scan in progress is stored as queued: it starts again after a restore. */
export function scanRecord(
  stored: StoredScan,
  chargedPeriod: Date,
  fingerprint: Fingerprint | null,
): ArchiveRecordOf<'scan'> {
  const { createdAt, completedAt, ...rest } = stored;
  const { stage: _stage, attempt: _attempt, origin: _origin, ...scan } = rest;
  return {
    ...scan,
    kind: 'scan',
    status: scan.status === 'processing' ? 'queued' : scan.status,
    createdAt: createdAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
    chargedPeriod: chargedPeriod.toISOString(),
    report: scan.report ?? null,
    fingerprint,
  };
}

export const endpointRecord = ({
  createdAt,
  ...endpoint
}: WebhookEndpoint): ArchiveRecordOf<'webhook_endpoint'> => ({
  ...endpoint,
  kind: 'webhook_endpoint',
  createdAt: createdAt.toISOString(),
});
