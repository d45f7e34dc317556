import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { AppError } from '../core/errors.js';
import type { StagedFile, StoredFile, StoredScan } from '../core/ports.js';
import { sniffType } from '../core/sniff.js';
import { FILE_SIZE_MAX_BYTES } from '../core/vocabulary.js';
import type { Api } from './api.js';
import { fetchFile } from './fetch-file.js';
import { releaseKey, reserveKey, type Acceptance } from './idempotency.js';
import { cleanFileName, nameFromUrl } from './receive/file-name.js';
import type { ReceivedScan } from './receive/received-scan.js';
import { requireCapacity } from './require-capacity.js';
import { refuseAsAsked } from './test-mode.js';

/**
 * Turns a received request into a stored scan: a new scan, or the earlier one
 * when the idempotency key repeats an earlier request. A failure on the way
 * leaves no file, no used unit and no held key.
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
    refuseIfAsked(acceptance, staged?.sha256 ?? null);
    const earlier = await reserveKey(api, acceptance);
    if (earlier !== null) {
      if (staged !== null) await discard(api, staged, acceptance.log);
      return { scan: earlier, replayed: true };
    }
    keyHeld = acceptance.idempotencyKey !== null;
    await requireCapacity(api);
    if (source.kind === 'url') {
      staged = await fetchFile(source.url, {
        allowPrivateNetwork: api.settings.allowPrivateNetwork,
        lookup: api.lookup,
        take: (bytes) => api.platform.files.stage(bytes, FILE_SIZE_MAX_BYTES),
      });
    }
    if (staged === null) throw new AppError('FILE_REQUIRED');
    const file = describeFile(staged, acceptance.received);
    if (source.kind === 'url') refuseIfAsked(acceptance, file.sha256);
    if (acceptance.livemode) await api.platform.files.keep(staged.fileId);
    else await discard(api, staged, acceptance.log);
    const scan = await store(api, acceptance, { ...file, available: acceptance.livemode });
    api.queueDepth.add();
    enqueue(api, acceptance.log);
    countUpload(api, acceptance.received, file.size);
    return { scan, replayed: false };
  } catch (error) {
    if (staged !== null && !(error instanceof OutcomeUnknown)) {
      await discard(api, staged, acceptance.log);
    }
    if (keyHeld) await releaseKey(api, acceptance);
    throw error instanceof OutcomeUnknown ? error.cause : error;
  }
}

function refuseIfAsked({ livemode, received }: Acceptance, sha256: string | null): void {
  if (!livemode) refuseAsAsked(received.parameters.clientReference, sha256);
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

/**
 * The store may have accepted the scan, or may still do so: its file must stay.
 * The sweep of orphaned files decides later.
 */
class OutcomeUnknown extends Error {}

async function store(api: Api, acceptance: Acceptance, file: StoredFile): Promise<StoredScan> {
  const { organisationId, livemode, origin, idempotencyKey, received } = acceptance;
  const { scans } = api.platform;
  const id = randomUUID();
  try {
    const answer = await scans.accept(
      { id, organisationId, livemode, file, origin, ...received.parameters },
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

/**
 * The store is authoritative: a scan that could not be queued is found there
 * and queued later, so the client need not wait.
 */
function enqueue(api: Api, log: Logger): void {
  api.dispatcher.dispatch().catch((error: unknown) => {
    log.error({ err: error }, 'accepted, but not queued yet');
  });
}

async function discard(api: Api, staged: StagedFile, log: Logger): Promise<void> {
  await api.platform.files.remove(staged.fileId).catch((error: unknown) => {
    log.error({ err: error }, 'a refused file is left to the sweep');
  });
}

function countUpload(api: Api, { source }: ReceivedScan, size: number): void {
  const way = source.kind === 'staged' ? source.way : 'url';
  api.httpMetrics.uploadBytes.observe({ source: way }, size);
}
