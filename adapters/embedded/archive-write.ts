import { z } from 'zod';
import type { ArchiveKind, ArchiveRecord, ArchiveRecordOf } from '../../core/archive.js';
import { waitsInLine } from '../../core/webhook.js';
import { readAuditRecord } from '../archive-records.js';
import { isPlain, type SecretBox } from '../secret-box.js';
import { writeSso, writeUser } from './archive-users.js';
import { insertAuditEvent } from './audit-store.js';
import type { Database } from './database.js';
import { writeFeedback } from './feedback.js';
import { writePageImage } from './page-images.js';
import { writeFingerprint } from './similar-scans.js';
import { StoredFlag, toStored } from './stored-json.js';
import { logAttempt } from './webhook-log.js';

const NumberRow = z.object({ number: z.number() });
const EndpointRow = z.object({ number: z.number(), enabled: StoredFlag });

type Writers = {
  [Kind in ArchiveKind]: (
    database: Database,
    record: ArchiveRecordOf<Kind>,
    box: SecretBox,
  ) => void;
};

/** Writes one record of an archive; records it refers to exist already. */
export function writeRecord(database: Database, record: ArchiveRecord, box: SecretBox): void {
  write(database, record.kind, record, box);
}

/** One kind at a time, so that the compiler matches writer and record. */
const write = <Kind extends ArchiveKind>(
  database: Database,
  kind: Kind,
  record: ArchiveRecordOf<Kind>,
  box: SecretBox,
): void => WRITERS[kind](database, record, box);

const WRITERS: Writers = {
  organisation: (database, record) => {
    database.run(
      `INSERT INTO organisations
         (id, name, plan, allowance, rate_limit, suspended, scans_total, created_at, test_of,
          training_since, language, file_retention_days, deleted_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        record.id,
        toStored(record.name),
        record.plan,
        record.limit,
        record.rateLimit,
        bit(record.suspended),
        record.scansTotal,
        ms(record.createdAt),
        record.testOf,
        ms(record.trainingCopiesSince),
        record.language,
        record.fileRetentionDays,
        ms(record.deletedAt),
      ],
    );
  },

  owner: (database, { email, suspended }) => {
    database.run('INSERT INTO owners (email, suspended) VALUES (?, ?)', [email, bit(suspended)]);
  },

  user: writeUser,
  single_sign_on: writeSso,

  key: (database, record) => {
    // An owner added during a backup may be missing in it.
    if (record.ownerEmail !== null) {
      database.run('INSERT INTO owners (email) VALUES (?) ON CONFLICT DO NOTHING', [
        record.ownerEmail,
      ]);
    }
    database.run(
      `INSERT INTO api_keys
         (id, organisation_id, hash, prefix, scopes, name, owner_email, revoked_at, expires_at,
          last_used_at, replaced_by, created_at, livemode)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        record.id,
        record.organisationId,
        record.hash,
        record.prefix,
        toStored(record.scopes),
        stored(record.name),
        record.ownerEmail,
        ms(record.revokedAt),
        ms(record.expiresAt),
        ms(record.lastUsedAt),
        record.replacedBy,
        ms(record.createdAt),
        bit(record.livemode),
      ],
    );
  },

  allowance: (database, { organisationId, periodStart, charged }) => {
    database.run(
      'INSERT INTO allowance_used (organisation_id, period_start, used) VALUES (?, ?, ?)',
      [organisationId, ms(periodStart), charged],
    );
  },

  scan: (database, record) => {
    const number = insertScan(database, record);
    if (record.status === 'failed') {
      database.run(
        `UPDATE allowance_used SET used = max(used - 1, 0)
         WHERE organisation_id = ? AND period_start = ?`,
        [record.organisationId, ms(record.chargedPeriod)],
      );
    }
    if (record.report !== null) {
      database.run('INSERT INTO reports (scan, report, translations) VALUES (?, ?, ?)', [
        number,
        toStored(record.report),
        record.translations === null ? null : toStored(record.translations),
      ]);
    }
    if (record.fingerprint !== null) {
      writeFingerprint(database, number, record.organisationId, record.fingerprint);
    }
    writeFeedback(database, number, record.feedback);
  },

  heatmap: (database, { scanId, id, png }) => {
    database.run(
      'INSERT INTO heatmaps (scan, id, png) SELECT number, ?, ? FROM scans WHERE id = ?',
      [id, Buffer.from(png, 'base64'), scanId],
    );
  },

  page_image: (database, { scanId, webp, ...image }) => {
    const row = database.get(NumberRow, 'SELECT number FROM scans WHERE id = ?', [scanId]);
    if (row === undefined) return;
    writePageImage(database, row.number, { ...image, webp: Buffer.from(webp, 'base64') });
  },

  // A key whose scan is missing, and was not deleted, was only reserved.
  idempotency_key: (database, record) => {
    database.run(
      `INSERT INTO idempotency_keys (organisation_id, key, request_hash, scan_id, accepted_at)
       SELECT ?, ?, ?, ?, ? WHERE ? = 1 OR EXISTS (SELECT 1 FROM scans WHERE id = ?)`,
      [
        record.organisationId,
        record.key,
        record.requestHash,
        record.scanId,
        ms(record.acceptedAt),
        bit(record.scanDeleted),
        record.scanId,
      ],
    );
  },

  webhook_endpoint: (database, record, box) => {
    database.run(
      `INSERT INTO webhook_endpoints
         (id, organisation_id, url, notify_url, secret, previous_secret, previous_until, enabled,
          consecutive_failures, failing_since, probe_at, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        record.id,
        record.organisationId,
        record.url,
        record.notifyUrl,
        isPlain(record.secret) ? box.seal(record.secret, record.id) : record.secret,
        record.previousSecret,
        ms(record.previousSecretUntil),
        bit(record.enabled),
        record.consecutiveFailures,
        ms(record.failingSince),
        ms(record.nextProbeAt),
        ms(record.createdAt),
      ],
    );
  },

  webhook_delivery: (database, record) => {
    const endpoint = database.get(
      EndpointRow,
      'SELECT number, enabled FROM webhook_endpoints WHERE id = ?',
      [record.endpointId],
    );
    const scan = record.scanId === null ? null : finalScan(database, record.scanId);
    if (endpoint === undefined || scan === undefined) return;
    database.run(
      `INSERT INTO webhook_events (id, scan, type, body) VALUES (?, ?, ?, ?)
       ON CONFLICT DO NOTHING`,
      [record.eventId, scan, record.type, record.body],
    );
    const isPending = record.state === 'pending' && waitsInLine(record.type);
    const row = database.get(
      NumberRow,
      `INSERT INTO webhook_deliveries
         (id, event, endpoint, attempt, due_at, created_at, state, waiting, held)
       SELECT ?, number, ?, ?, ?, ?, ?, ?, ? FROM webhook_events WHERE id = ? RETURNING number`,
      [
        record.id,
        endpoint.number,
        record.attempt,
        ms(record.dueAt),
        ms(record.createdAt ?? record.dueAt),
        record.state,
        bit(isPending && record.attempt === 0),
        // A disabled endpoint holds back what was begun.
        bit(isPending && record.attempt > 0 && !endpoint.enabled),
        record.eventId,
      ],
    );
    for (const { at, ...attempt } of record.attempts) {
      if (row !== undefined) logAttempt(database, row.number, { ...attempt, at: new Date(at) });
    }
  },

  audit_event: (database, record) => insertAuditEvent(database, readAuditRecord(record)),
};

/** Returns the row's number. */
function insertScan(database: Database, record: ArchiveRecordOf<'scan'>): number {
  const row = database.get(
    NumberRow,
    `INSERT INTO scans (id, organisation_id, status, stage, failure, created_at, queued_at,
       completed_at, charged_period, client_reference, metadata, lang, context, file_id, file_name,
       file_type, file_size, file_sha256, file_available, verdict, risk_score, document_type,
       issuer, channel, label, decision, past_decisions, livemode, training_since)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     RETURNING number`,
    [
      record.id,
      record.organisationId,
      record.status,
      record.status === 'queued' ? 'queued' : 'reporting',
      record.failure,
      ms(record.createdAt),
      ms(record.createdAt),
      ms(record.completedAt),
      ms(record.chargedPeriod),
      stored(record.clientReference),
      toStored(record.metadata),
      record.lang,
      toStored(record.context),
      record.file.fileId,
      toStored(record.file.name),
      record.file.type,
      record.file.size,
      record.file.sha256,
      bit(record.file.available),
      record.verdict,
      record.riskScore,
      record.documentType,
      stored(record.issuer),
      record.channel,
      record.label,
      stored(record.decision),
      toStored(record.pastDecisions),
      bit(record.livemode),
      ms(record.trainingSince),
    ],
  );
  if (row === undefined) throw new Error('The scan was not written.');
  return row.number;
}

/** An event of a scan that is analysed again would report an outdated outcome. */
const finalScan = (database: Database, id: string): number | undefined =>
  database.get(
    NumberRow,
    `SELECT number FROM scans WHERE id = ? AND status IN ('completed', 'failed')`,
    [id],
  )?.number;

const bit = (flag: boolean): number => (flag ? 1 : 0);
const stored = (value: unknown): string | null => (value === null ? null : toStored(value));

function ms(time: string): number;
function ms(time: string | null): number | null;
function ms(time: string | null): number | null {
  return time === null ? null : Date.parse(time);
}
