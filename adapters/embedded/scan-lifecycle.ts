import { z } from 'zod';
import { allowancePeriod } from '../../core/accounts.js';
import { AppError } from '../../core/errors.js';
import type { Clock, NewScan, ScanStore, StoredScan } from '../../core/ports.js';
import { sourceOf } from '../scan-source.js';
import type { Database } from './database.js';
import { openGroupCommit } from './group-commit.js';
import { bindIdempotencyKey } from './idempotency-keys.js';
import { removeFromPageIndex } from './similar-scans.js';
import { toStored } from './stored-json.js';
import { dropPageImages } from './page-images.js';

const DeletedRow = z.object({ deleted_at: z.number() });
const FileRow = z.object({ number: z.number(), file_id: z.string() });

/** Creates and removes scans. */
export function scanLifecycle(
  database: Database,
  clock: Clock,
): Pick<ScanStore, 'accept' | 'remove' | 'markFileGone'> {
  const commit = openGroupCommit(database);
  return {
    accept: async (scan, idempotencyKey) =>
      commit(() => {
        const now = clock();
        const period = allowancePeriod(now).start.getTime();
        if (!chargeUnit(database, scan.organisationId, period)) {
          refuseDeleted(database, scan.organisationId);
          return { kind: 'quota_exceeded' as const };
        }
        insertScan(database, scan, now.getTime(), period);
        if (idempotencyKey !== null) {
          bindIdempotencyKey(database, {
            organisationId: scan.organisationId,
            key: idempotencyKey,
            scanId: scan.id,
            now: now.getTime(),
          });
        }
        return { kind: 'accepted' as const, scan: begin(scan, now) };
      }),

    remove: async (organisationId, id) =>
      database.transaction(() => {
        const row = database.get(
          FileRow,
          'SELECT number, file_id FROM scans WHERE organisation_id = ? AND id = ?',
          [organisationId, id],
        );
        if (row === undefined) return null;
        removeFromPageIndex(database, row.number);
        // Report, pictures, fingerprint, claim, events and deliveries are deleted with the scan (ON DELETE CASCADE).
        database.run('DELETE FROM scans WHERE number = ?', [row.number]);
        database.truncateLogSoon();
        return { fileId: row.file_id };
      }),

    markFileGone: async (scanId) => {
      const removed = database.transaction(() => {
        database.run('UPDATE scans SET file_available = 0 WHERE id = ?', [scanId]);
        return dropPageImages(database, scanId);
      });
      if (removed > 0) database.truncateLogSoon();
    },
  };
}

/** Throws INVALID where the organisation's deletion began after its request was let in. */
function refuseDeleted(database: Database, organisationId: string): void {
  const found = database.get(
    DeletedRow,
    'SELECT deleted_at FROM organisations WHERE id = ? AND deleted_at IS NOT NULL',
    [organisationId],
  );
  if (found !== undefined) throw new AppError('INVALID');
}

/** Charges one unit of the allowance; false when it is used up. */
function chargeUnit(database: Database, organisationId: string, period: number): boolean {
  const charge = () =>
    database.run(
      `UPDATE allowance_used SET used = used + 1
       WHERE organisation_id = ? AND period_start = ?
         AND (SELECT deleted_at IS NULL AND (allowance IS NULL OR used < allowance)
              FROM organisations WHERE id = organisation_id)`,
      [organisationId, period],
    ) === 1;
  if (!charge() && !(beginPeriod(database, organisationId, period) && charge())) return false;
  database.run('UPDATE organisations SET scans_total = scans_total + 1 WHERE id = ?', [
    organisationId,
  ]);
  return true;
}

/** false when the organisation was already charged in this period. */
const beginPeriod = (database: Database, organisationId: string, period: number): boolean =>
  database.run(
    `INSERT INTO allowance_used (organisation_id, period_start, used) VALUES (?, ?, 0)
     ON CONFLICT DO NOTHING`,
    [organisationId, period],
  ) === 1;

/** The new scan as later reads return it. */
const begin = (scan: NewScan, createdAt: Date): StoredScan => ({
  id: scan.id,
  organisationId: scan.organisationId,
  status: 'queued',
  stage: 'queued',
  failure: null,
  createdAt,
  completedAt: null,
  clientReference: scan.clientReference,
  metadata: scan.metadata,
  lang: scan.lang,
  context: scan.context,
  file: scan.file,
  verdict: null,
  riskScore: null,
  documentType: null,
  issuer: null,
  channel: null,
  report: null,
  translations: null,
  label: null,
  decision: null,
  pastDecisions: [],
  livemode: scan.livemode,
  attempt: 0,
  origin: scan.origin ?? null,
});

function insertScan(database: Database, scan: NewScan, now: number, period: number): void {
  database.run(
    `INSERT INTO scans (id, organisation_id, status, stage, created_at, queued_at, charged_period,
       client_reference, metadata, lang, context, file_id, file_name, file_type, file_size,
       file_sha256, file_available, origin, livemode, source)
     VALUES (?, ?, 'queued', 'queued', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      scan.id,
      scan.organisationId,
      now,
      now,
      period,
      scan.clientReference === null ? null : toStored(scan.clientReference),
      toStored(scan.metadata),
      scan.lang,
      toStored(scan.context),
      scan.file.fileId,
      toStored(scan.file.name),
      scan.file.type,
      scan.file.size,
      scan.file.sha256,
      scan.file.available ? 1 : 0,
      scan.origin === undefined ? null : toStored(scan.origin),
      scan.livemode ? 1 : 0,
      sourceOf(scan.origin),
    ],
  );
}
