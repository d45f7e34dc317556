import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { AppError } from '../core/errors.js';
import type { StagedFile, StoredFile, StoredScan } from '../core/ports.js';
import { sniffType } from '../core/sniff.js';
import { FILE_SIZE_MAX_BYTES } from '../core/vocabulary.js';
import type { Api } from './api.js';
import { fetchFile } from './fetch-file.js';
import { cleanFileName, nameFromUrl } from './receive/file-name.js';
import type { ReceivedScan } from './receive/receive-scan.js';
import { hashRequest } from './request-hash.js';
import { WORKER_SILENCE_MAX_MS } from './worker-silence.js';

interface Acceptance {
  organisationId: string;
  received: ReceivedScan;
  idempotencyKey: string | null;
  log: Logger;
  /** Fires when the client is gone: nobody waits for the answer any more. */
  gone: AbortSignal;
}

/**
 * From a received request to a stored scan: a new one, or the earlier one when
 * the idempotency key says that this request was made before. Whatever goes
 * wrong on the way leaves no file, no used unit and no held key.
 */
export async function acceptScan(
  api: Api,
  acceptance: Acceptance,
): Promise<{ scan: StoredScan; replayed: boolean }> {
  const { source } = acceptance.received;
  let staged = source.kind === 'staged' ? source.staged : null;
  let keyHeld = false;
  try {
    if (staged !== null) requireDocument(staged);
    const earlier = await reserve(api, acceptance);
    if (earlier !== null) {
      if (staged !== null) await discard(api, staged, acceptance.log);
      return { scan: earlier, replayed: true };
    }
    keyHeld = acceptance.idempotencyKey !== null;
    await requireReadyWorker(api);
    if (source.kind === 'url') {
      staged = await fetchFile(source.url, {
        allowPrivateNetwork: api.settings.allowPrivateNetwork,
        lookup: api.lookup,
        take: (bytes) => api.platform.files.stage(bytes, FILE_SIZE_MAX_BYTES),
      });
    }
    if (staged === null) throw new AppError('FILE_REQUIRED');
    const file = describeFile(staged, acceptance.received);
    await api.platform.files.keep(staged.fileId);
    const scan = await store(api, acceptance, file);
    await enqueue(api, scan, acceptance.log);
    countUpload(api, acceptance.received, file.size);
    return { scan, replayed: false };
  } catch (error) {
    if (staged !== null && !(error instanceof OutcomeUnknown)) {
      await discard(api, staged, acceptance.log);
    }
    if (keyHeld) await release(api, acceptance);
    throw error instanceof OutcomeUnknown ? error.cause : error;
  }
}

/**
 * How long a reservation outlives its holder's death: above the 15 s of a fetch,
 * below IDEMPOTENCY_WAIT_S, so that a client that asks again after a crash waits
 * for it instead of being refused. Should it lapse too early, the store still
 * accepts one scan a key.
 */
const RESERVATION_LEASE_MS = 20_000;
const POLL_FIRST_MS = 50;
const POLL_MAX_MS = 500;

/** Holds the key for this request and answers null, or answers the scan of an earlier one. */
async function reserve(api: Api, acceptance: Acceptance): Promise<StoredScan | null> {
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

const WORKER_RETRY_S = 30;

async function requireReadyWorker(api: Api): Promise<void> {
  if (await api.platform.workers.heardReady(WORKER_SILENCE_MAX_MS)) return;
  throw new AppError('AI_NOT_CONFIGURED', undefined, { retryAfterS: WORKER_RETRY_S });
}

function requireDocument(staged: StagedFile) {
  if (staged.size === 0) throw new AppError('EMPTY_FILE');
  const type = sniffType(staged.head);
  if (type === null) throw new AppError('UNSUPPORTED_FILE');
  return type;
}

function describeFile(staged: StagedFile, { source, fileName }: ReceivedScan): StoredFile {
  const type = requireDocument(staged);
  const given = fileName ?? (source.kind === 'url' ? nameFromUrl(source.url) : null);
  const { fileId, size, sha256 } = staged;
  return { fileId, name: cleanFileName(given, type), type, size, sha256, available: true };
}

/** The store may have accepted the scan, or may yet: its file must stay. The sweep of strays decides. */
class OutcomeUnknown extends Error {}

async function store(api: Api, acceptance: Acceptance, file: StoredFile): Promise<StoredScan> {
  const { organisationId, idempotencyKey, received } = acceptance;
  const { scans } = api.platform;
  const id = randomUUID();
  try {
    const answer = await scans.accept(
      { id, organisationId, file, ...received.parameters },
      idempotencyKey,
    );
    if (answer.kind === 'accepted') return answer.scan;
  } catch (error) {
    const found = await scans.get(organisationId, id, 'summary').catch(() => {
      throw new OutcomeUnknown('The store did not say whether it accepted', { cause: error });
    });
    if (found === null) throw error;
    return found;
  }
  throw new AppError('QUOTA_EXCEEDED');
}

/** The store is the record: a scan that could not be queued is found there and queued later. */
async function enqueue(api: Api, { id }: StoredScan, log: Logger): Promise<void> {
  try {
    await api.platform.jobs.add('scan', { scanId: id }, { id });
  } catch (error) {
    log.error({ err: error }, 'accepted, but not queued yet');
  }
}

async function discard(api: Api, staged: StagedFile, log: Logger): Promise<void> {
  await api.platform.files.remove(staged.fileId).catch((error: unknown) => {
    log.error({ err: error }, 'a refused file is left to the sweep');
  });
}

async function release(api: Api, acceptance: Acceptance): Promise<void> {
  const { organisationId, idempotencyKey, log } = acceptance;
  if (idempotencyKey === null) return;
  await api.platform.scans
    .releaseIdempotencyKey(organisationId, idempotencyKey)
    .catch((error: unknown) =>
      log.error({ err: error }, 'an idempotency key is left to its lease'),
    );
}

function countUpload(api: Api, { source }: ReceivedScan, size: number): void {
  const way = source.kind === 'staged' ? source.way : 'url';
  api.httpMetrics.uploadBytes.observe({ source: way }, size);
}
