import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { AppError } from '../core/errors.js';
import type { ScanOrigin, StoredScan } from '../core/ports.js';
import type { Api } from './api.js';
import type { ReceivedScan } from './receive/received-scan.js';
import { hashRequest } from './request-hash.js';

/** A scan request that is being accepted. */
export interface Acceptance {
  organisationId: string;
  origin: ScanOrigin;
  /** false for test data: nothing is charged, and the document is not kept. */
  livemode: boolean;
  received: ReceivedScan;
  idempotencyKey: string | null;
  log: Logger;
  /** Aborted when the client has disconnected and no longer waits for the answer. */
  gone: AbortSignal;
}

/**
 * Lease of a reservation whose holder died: above the 15 s of a fetch, below
 * IDEMPOTENCY_WAIT_S, so that a client that retries after a crash waits for it
 * instead of being refused. If it lapses too early, the store still accepts
 * only one scan per key.
 */
const RESERVATION_LEASE_MS = 20_000;
const POLL_FIRST_MS = 50;
const POLL_MAX_MS = 500;

/**
 * Reserves the key for this request and returns null, or returns the scan of an
 * earlier request. Waits while another request holds the key. Throws CONFLICT.
 */
export async function reserveKey(api: Api, acceptance: Acceptance): Promise<StoredScan | null> {
  const { organisationId, idempotencyKey: key, received, gone } = acceptance;
  if (key === null) return null;
  const requestHash = hashRequest(received);
  const waitUntilMs = performance.now() + api.settings.idempotencyWaitS * 1000;
  for (let pauseMs = POLL_FIRST_MS; ; pauseMs = Math.min(pauseMs * 2, POLL_MAX_MS)) {
    const reservation = await api.platform.scans.reserveIdempotencyKey({
      organisationId,
      key,
      requestHash,
      leaseMs: RESERVATION_LEASE_MS,
    });
    if (reservation.kind === 'reserved') return null;
    if (reservation.kind === 'replayed') return reservation.scan;
    if (reservation.kind === 'conflict') throw conflict(reservation.why);
    if (performance.now() >= waitUntilMs || gone.aborted) throw conflict('in_progress');
    await sleep(pauseMs);
  }
}

function conflict(why: 'different_request' | 'scan_deleted' | 'in_progress'): AppError {
  switch (why) {
    case 'different_request':
      return new AppError('CONFLICT');
    case 'scan_deleted':
      return new AppError('CONFLICT', 'The scan made with this Idempotency-Key was deleted.');
    case 'in_progress':
      return new AppError(
        'CONFLICT',
        'The first request with this Idempotency-Key is still being handled: send it again shortly.',
        { retryAfterS: 5 },
      );
  }
}

/** Releases the key: errors are not stored. */
export async function releaseKey(api: Api, acceptance: Acceptance): Promise<void> {
  const { organisationId, idempotencyKey, log } = acceptance;
  if (idempotencyKey === null) return;
  await api.platform.scans
    .releaseIdempotencyKey(organisationId, idempotencyKey)
    .catch((error: unknown) =>
      log.error({ err: error }, 'an idempotency key is left to its lease'),
    );
}
