import type { FailureReason } from '../../core/errors.js';
import type { Clock, ScanStore } from '../../core/ports.js';
import { isFinal } from '../../core/scan.js';
import type { Database } from './database.js';
import { lapsed, leaseBounds, leaseEnd } from './lease.js';
import { writePageImage } from './page-images.js';
import { writeFingerprint } from './similar-scans.js';
import { type ScanRecord, selectScans } from './scan-rows.js';
import { toStored } from './stored-json.js';
import { writeScanEvents } from './webhook-outbox.js';

/** Claimable: no worker holds it, or its holder's lease has lapsed. */
const FREE = `(status = 'queued' OR (status = 'processing' AND ${lapsed('lease_until')}))`;
/** The caller still holds it. */
const HELD = `id = ? AND fence = ? AND status = 'processing'`;

type Methods = Pick<
  ScanStore,
  'claim' | 'progress' | 'releaseClaim' | 'complete' | 'fail' | 'failLost' | 'requeue'
>;

/** Operations of workers on a scan, each guarded by the fence of the claim. */
export function scanWork(database: Database, clock: Clock): Methods {
  const read = (id: string): ScanRecord => {
    const [record] = selectScans(database, 'summary', 'WHERE s.id = ?', [id]);
    if (record === undefined) throw new Error('The scan is not there.');
    return record;
  };

  return {
    claim: async (id, { leaseMs, attemptsMax }) =>
      database.transaction(() => {
        const now = clock().getTime();
        const claimed = database.run(
          `UPDATE scans SET status = 'processing', stage = 'decoding', attempt = attempt + 1,
             fence = fence + 1, lease_until = ?
           WHERE id = ? AND attempt < ? AND ${FREE}`,
          [leaseEnd(now, leaseMs), id, attemptsMax, ...leaseBounds(now)],
        );
        if (claimed === 1) {
          const { scan, fence } = read(id);
          return { scan, fence };
        }
        const [usedUp] = selectScans(
          database,
          'summary',
          `WHERE s.id = ? AND s.attempt >= ? AND ${FREE}`,
          [id, attemptsMax, ...leaseBounds(now)],
        );
        return usedUp === undefined ? null : 'exhausted';
      }),

    progress: async (id, fence, stage, leaseMs) =>
      database.run(`UPDATE scans SET stage = ?, lease_until = ? WHERE ${HELD}`, [
        stage,
        leaseEnd(clock().getTime(), leaseMs),
        id,
        fence,
      ]) === 1,

    releaseClaim: async (id, fence) => {
      database.run(
        `UPDATE scans SET status = 'queued', stage = 'queued', attempt = attempt - 1,
           lease_until = NULL, dispatched_until = NULL
         WHERE ${HELD}`,
        [id, fence],
      );
    },

    requeue: async (id) =>
      database.transaction(() => {
        const [record] = selectScans(database, 'summary', 'WHERE s.id = ?', [id]);
        if (record === undefined) return null;
        if (isFinal(record.scan.status)) return 'final';
        database.run(
          `UPDATE scans SET status = 'queued', stage = 'queued', attempt = 0, fence = fence + 1,
             lease_until = NULL, dispatched_until = NULL
           WHERE id = ?`,
          [id],
        );
        return 'requeued';
      }),

    complete: async (id, fence, result) =>
      database.transaction(() => {
        const now = clock();
        const moved = database.run(
          `UPDATE scans SET status = 'completed', completed_at = ?, lease_until = NULL, verdict = ?,
             risk_score = ?, document_type = ?, issuer = ?, channel = ?
           WHERE ${HELD}`,
          [
            now.getTime(),
            result.verdict,
            result.riskScore,
            result.documentType,
            result.issuer === null ? null : toStored(result.issuer),
            result.channel,
            id,
            fence,
          ],
        );
        if (moved === 0) return false;
        const record = read(id);
        database.run('INSERT INTO reports (scan, report, translations) VALUES (?, ?, ?)', [
          record.number,
          toStored(result.report),
          result.translations === undefined ? null : toStored(result.translations),
        ]);
        for (const { id: heatmap, png } of result.heatmaps)
          database.run('INSERT INTO heatmaps (scan, id, png) VALUES (?, ?, ?)', [
            record.number,
            heatmap,
            Buffer.from(png),
          ]);
        for (const image of result.pageImages ?? []) writePageImage(database, record.number, image);
        writeFingerprint(database, record.number, record.scan.organisationId, result.fingerprint);
        writeScanEvents(database, record, 'scan.completed', now);
        return true;
      }),

    fail: async (id, fence, reason) =>
      database.transaction(() => {
        const now = clock();
        const moved = database.run(
          `UPDATE scans SET status = 'failed', failure = ?, completed_at = ?, lease_until = NULL
           WHERE ${HELD}`,
          [reason, now.getTime(), id, fence],
        );
        if (moved === 1) settleFailure(database, read(id), now);
        return moved === 1;
      }),

    failLost: async (id, attemptsMax) =>
      database.transaction(() => {
        const now = clock();
        const reason: FailureReason = 'worker_lost';
        // A new fence: a slow worker must not write any more.
        const moved = database.run(
          `UPDATE scans SET status = 'failed', failure = ?, completed_at = ?, lease_until = NULL,
             fence = fence + 1
           WHERE id = ? AND attempt >= ? AND ${FREE}`,
          [reason, now.getTime(), id, attemptsMax, ...leaseBounds(now.getTime())],
        );
        if (moved === 1) settleFailure(database, read(id), now);
        return moved === 1;
      }),
  };
}

/** Refunds the unit to the period that was charged, which may be over. */
function settleFailure(database: Database, record: ScanRecord, now: Date): void {
  database.run(
    'UPDATE allowance_used SET used = used - 1 WHERE organisation_id = ? AND period_start = ?',
    [record.scan.organisationId, record.chargedPeriod],
  );
  writeScanEvents(database, record, 'scan.failed', now);
}
