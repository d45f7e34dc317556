import { z } from 'zod';
import { AppError } from '../../core/errors.js';
import type { Clock, Reservation, ScanStore } from '../../core/ports.js';
import { IDEMPOTENCY_KEPT_DAYS } from '../../core/vocabulary.js';
import type { Database } from './database.js';
import { isHeld, lapsed, leaseBounds, leaseEnd } from './lease.js';
import { selectScans } from './scan-rows.js';

const KEPT_MS = IDEMPOTENCY_KEPT_DAYS * 24 * 3_600_000;

const KeyRow = z.object({
  request_hash: z.string(),
  lease_until: z.number().nullable(),
  scan_id: z.string().nullable(),
  accepted_at: z.number().nullable(),
});

type Methods = Pick<
  ScanStore,
  'reserveIdempotencyKey' | 'releaseIdempotencyKey' | 'expireIdempotencyKeys'
>;

export function idempotencyKeys(database: Database, clock: Clock): Methods {
  return {
    reserveIdempotencyKey: async ({ organisationId, key, requestHash, leaseMs }) =>
      // A reservation lost in a power cut has led to nothing: no need to wait for the disk.
      database.unflushed((): Reservation => {
        const now = clock().getTime();
        const row = database.get(
          KeyRow,
          `SELECT request_hash, lease_until, scan_id, accepted_at FROM idempotency_keys
           WHERE organisation_id = ? AND key = ?`,
          [organisationId, key],
        );
        if (row !== undefined && (row.accepted_at ?? 0) > now - KEPT_MS) {
          return answerAccepted(database, organisationId, requestHash, row);
        }
        // Also for a different request: the current one may still end in an error,
        // which is not kept.
        if (row !== undefined && isHeld(row.lease_until, now)) return { kind: 'in_progress' };
        database.run(
          `INSERT OR REPLACE INTO idempotency_keys (organisation_id, key, request_hash, lease_until)
           VALUES (?, ?, ?, ?)`,
          [organisationId, key, requestHash, leaseEnd(now, leaseMs)],
        );
        return { kind: 'reserved' };
      }),

    releaseIdempotencyKey: async (organisationId, key) => {
      database.run(
        `DELETE FROM idempotency_keys
         WHERE organisation_id = ? AND key = ? AND accepted_at IS NULL`,
        [organisationId, key],
      );
    },

    expireIdempotencyKeys: async () => {
      const now = clock().getTime();
      return database.run(
        `DELETE FROM idempotency_keys
         WHERE accepted_at <= ? OR (accepted_at IS NULL AND ${lapsed('lease_until')})`,
        [now - KEPT_MS, ...leaseBounds(now)],
      );
    },
  };
}

function answerAccepted(
  database: Database,
  organisationId: string,
  requestHash: string,
  row: z.output<typeof KeyRow>,
): Reservation {
  if (row.request_hash !== requestHash) return { kind: 'conflict', why: 'different_request' };
  const [record] = selectScans(database, 'report', 'WHERE s.organisation_id = ? AND s.id = ?', [
    organisationId,
    row.scan_id,
  ]);
  if (record === undefined) return { kind: 'conflict', why: 'scan_deleted' };
  return { kind: 'replayed', scan: record.scan };
}

/**
 * Binds a reserved key to its scan; within the transaction of `accept`. Throws
 * when the reservation no longer exists, so that one key never leads to two
 * scans: the client's retry finds the scan of the other request.
 */
export function bindIdempotencyKey(
  database: Database,
  binding: { organisationId: string; key: string; scanId: string; now: number },
): void {
  const bound = database.run(
    `UPDATE idempotency_keys SET scan_id = ?, accepted_at = ?, lease_until = NULL
     WHERE organisation_id = ? AND key = ? AND accepted_at IS NULL`,
    [binding.scanId, binding.now, binding.organisationId, binding.key],
  );
  if (bound !== 1) {
    throw new AppError(
      'SERVICE_ERROR',
      'The Idempotency-Key lapsed while the request was handled: retry with the same key.',
    );
  }
}
