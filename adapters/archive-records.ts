import type { ApiKey, Organisation, WebhookEndpoint } from '../core/accounts.js';
import type { User } from '../core/users.js';
import type { ArchiveRecordOf } from '../core/archive.js';
import type { AuditEvent } from '../core/audit.js';
import type { Feedback } from '../core/feedback.js';
import type { Fingerprint, StoredScan, WebhookAttempt } from '../core/ports.js';

export const organisationRecord = (
  { createdAt, trainingCopiesSince, ...organisation }: Organisation,
  { scansTotal, deletedAt }: { scansTotal: number; deletedAt: Date | null },
): ArchiveRecordOf<'organisation'> => ({
  ...organisation,
  kind: 'organisation',
  createdAt: createdAt.toISOString(),
  trainingCopiesSince: trainingCopiesSince?.toISOString() ?? null,
  scansTotal,
  deletedAt: deletedAt?.toISOString() ?? null,
});

/** `totp`: as stored, encrypted. */
export const userRecord = (
  { suspended: _by, hasPassword: _has, hasTotp: _asks, createdAt, lastSignInAt, ...user }: User,
  stored: { passwordHash: string | null; totp: string | null; suspendedAt: Date | null },
): ArchiveRecordOf<'user'> => ({
  ...user,
  kind: 'user',
  passwordHash: stored.passwordHash,
  totp: stored.totp,
  suspendedAt: stored.suspendedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  lastSignInAt: lastSignInAt?.toISOString() ?? null,
});

export const keyRecord = (
  { createdAt, revokedAt, expiresAt, lastUsedAt, ...key }: ApiKey,
  hash: string,
): ArchiveRecordOf<'key'> => ({
  ...key,
  kind: 'key',
  hash,
  revokedAt: revokedAt?.toISOString() ?? null,
  expiresAt: expiresAt?.toISOString() ?? null,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

/** The time where both are the same, else null. */
export const sameTime = (one: Date | null, other: Date | null): Date | null =>
  one?.getTime() === other?.getTime() ? one : null;

/**
 * A scan in progress is stored as queued: it starts again after a restore.
 *
 * @param trainingSince under which its file is a training copy, null where it is none by now
 */
export function scanRecord(
  stored: StoredScan,
  {
    chargedPeriod,
    fingerprint,
    feedback,
    trainingSince,
  }: {
    chargedPeriod: Date;
    fingerprint: Fingerprint | null;
    feedback: Feedback;
    trainingSince: Date | null;
  },
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
    translations: scan.translations ?? null,
    fingerprint,
    feedback,
    trainingSince: trainingSince?.toISOString() ?? null,
  };
}

/** `secret`, `previousSecret`: as stored, encrypted. */
export const endpointRecord = (
  { createdAt, previousSecretUntil, failingSince, nextProbeAt, ...endpoint }: WebhookEndpoint,
  { secret, previousSecret }: { secret: string; previousSecret: string | null },
): ArchiveRecordOf<'webhook_endpoint'> => ({
  ...endpoint,
  kind: 'webhook_endpoint',
  secret,
  previousSecret,
  previousSecretUntil: previousSecretUntil?.toISOString() ?? null,
  failingSince: failingSince?.toISOString() ?? null,
  nextProbeAt: nextProbeAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

export const auditRecord = ({ at, ...event }: AuditEvent): ArchiveRecordOf<'audit_event'> => ({
  ...event,
  kind: 'audit_event',
  at: at.toISOString(),
});

export const readAuditRecord = ({
  kind: _kind,
  at,
  ...event
}: ArchiveRecordOf<'audit_event'>): AuditEvent => ({ ...event, at: new Date(at) });

export const attemptRecord = ({
  at,
  ...attempt
}: WebhookAttempt): ArchiveRecordOf<'webhook_delivery'>['attempts'][number] => ({
  ...attempt,
  at: at.toISOString(),
});
