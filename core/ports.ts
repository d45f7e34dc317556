import type {
  ApiKey,
  KeyHolder,
  Organisation,
  PlanId,
  Scope,
  Usage,
  WebhookEndpoint,
} from './accounts.js';
import type { ArchiveRecord } from './archive.js';
import type { FailureReason } from './errors.js';
import type { JobName, JobPayload } from './jobs.js';
import type { Report } from './report.js';
import type { ScanStatus, Stage } from './scan.js';
import type {
  Channel,
  DocumentType,
  FileType,
  Lang,
  Metadata,
  ScanContext,
  Verdict,
} from './vocabulary.js';
import type { EventType } from './webhook.js';

/**
 * The ports: what the service needs of a platform. The comments are
 * obligations; every adapter is held to them by one contract suite
 * (test/adapters/contract). A platform may be shared by many processes, so
 * each method must be safe when two of them call it at once.
 */
export interface Platform {
  scans: ScanStore;
  accounts: AccountStore;
  webhooks: WebhookStore;
  files: FileStore;
  jobs: JobQueue;
  rateLimiter: RateLimiter;
  workers: WorkerRegistry;
  intake: Intake;
  archive: Archive;
  /**
   * Resolves when the stores answer and may be relied on; rejects with the reason
   * otherwise, a PlatformFault where an operator can read what is wrong.
   */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The part of a platform that needs no queue: what an operator works on while that is away. */
export type Stores = Omit<Platform, 'jobs' | 'rateLimiter'>;

/** What a live process would have finished by then; what is older, `reconcile` finishes for it. */
export const RECONCILE_AFTER_MS = 10_000;

/** Time as the platform sees it; tests set their own. */
export type Clock = () => Date;

// ---------------------------------------------------------------- scans

export interface StoredFile {
  /** Key in the FileStore. */
  fileId: string;
  name: string;
  type: FileType;
  size: number;
  sha256: string;
  available: boolean;
}

/** A scan as the store keeps it. */
export interface StoredScan {
  id: string;
  organisationId: string;
  status: ScanStatus;
  stage: Stage;
  failure: FailureReason | null;
  createdAt: Date;
  completedAt: Date | null;
  clientReference: string | null;
  metadata: Metadata;
  lang: Lang;
  context: ScanContext;
  file: StoredFile;
  verdict: Verdict | null;
  riskScore: number | null;
  documentType: DocumentType | null;
  issuer: string | null;
  channel: Channel | null;
  /** Absent when the caller asked for scans without reports. */
  report?: Report | null;
  label: 'genuine' | 'fraud' | null;
  /** Workers that took this scan on and have not given it back. */
  attempt: number;
}

export interface NewScan {
  id: string;
  organisationId: string;
  clientReference: string | null;
  metadata: Metadata;
  lang: Lang;
  context: ScanContext;
  file: StoredFile;
}

/** What a finished analysis leaves behind. */
export interface ScanResult {
  verdict: Verdict;
  riskScore: number;
  documentType: DocumentType;
  issuer: string | null;
  channel: Channel;
  report: Report;
  fingerprint: Fingerprint;
  /** What `report.forensic_analysis` refers to. */
  heatmaps: StoredHeatmap[];
}

/** A picture that shows where a page looks changed; deleted with its scan. */
export interface StoredHeatmap {
  /** Unique within its scan. */
  id: string;
  png: Uint8Array;
}

/**
 * What is kept to recognise a document seen before. Deleted with its scan.
 * Hashes only: no content can be read back from it.
 */
export interface Fingerprint {
  sha256: string;
  /** Perceptual hash of each page's picture: 64 bits as 16 hexadecimal digits. */
  pageHashes: string[];
  /** Hashes (8 hexadecimal digits) of the normalised words that carry digits, sorted, unique, at most 512. */
  numberHashes: string[];
  /** The same of all other words. */
  wordHashes: string[];
}

export interface SeenBefore {
  scanId: string;
  createdAt: Date;
  fingerprint: Fingerprint;
}

export interface ScanFilter {
  status?: ScanStatus;
  verdict?: Verdict;
  clientReference?: string;
  createdAfter?: Date;
  createdBefore?: Date;
}

export interface ScanPage {
  scans: StoredScan[];
  hasMore: boolean;
}

/** Position of the last scan of a page: newest first, ties by id. */
export interface ScanPosition {
  createdAt: Date;
  id: string;
}

/** Answer to asking for an idempotency key. */
export type Reservation =
  /** The caller holds the key until it accepts, releases, or the lease lapses. */
  | { kind: 'reserved' }
  /** Another request holds it: ask again shortly. */
  | { kind: 'in_progress' }
  | { kind: 'replayed'; scan: StoredScan }
  | { kind: 'conflict'; why: 'different_request' | 'scan_deleted' };

/** The right to work on a scan. A write with an outdated fence matches nothing. */
export interface Claim {
  scan: StoredScan;
  fence: number;
}

export interface ScanStore {
  /**
   * Asks for an idempotency key of an organisation, with the SHA-256 of the
   * normalised request. Keys are kept IDEMPOTENCY_KEPT_DAYS from acceptance. A
   * reservation that is neither accepted nor released lapses after `leaseMs`.
   */
  reserveIdempotencyKey(request: {
    organisationId: string;
    key: string;
    requestHash: string;
    leaseMs: number;
  }): Promise<Reservation>;
  /** Gives a reservation back; errors leave no trace. No effect once accepted. */
  releaseIdempotencyKey(organisationId: string, key: string): Promise<void>;

  /**
   * Consumes one unit of the allowance and creates the scan as `queued`, bound
   * to the reserved key if there is one: all of it or nothing, durable when
   * this resolves.
   */
  accept(
    scan: NewScan,
    idempotencyKey: string | null,
  ): Promise<{ kind: 'accepted'; scan: StoredScan } | { kind: 'quota_exceeded' }>;

  /** null for an id of another organisation. */
  get(
    organisationId: string,
    id: string,
    include: 'report' | 'summary',
  ): Promise<StoredScan | null>;
  /** Newest first; stable while scans are added. `after` excludes itself and all newer ones. */
  list(query: {
    organisationId: string;
    filter: ScanFilter;
    after: ScanPosition | null;
    limit: number;
    include: 'report' | 'summary';
  }): Promise<ScanPage>;
  /** One of the scan's heatmaps; null when there is none of this id, or the scan is another organisation's. */
  heatmap(organisationId: string, scanId: string, heatmapId: string): Promise<Uint8Array | null>;
  /**
   * Removes the scan, its report, its heatmaps, its fingerprint and its pending webhook
   * deliveries for good, in any state; answers the file to delete, or null when
   * there is no such scan. Its idempotency key stays and answers `scan_deleted`.
   */
  remove(organisationId: string, id: string): Promise<{ fileId: string } | null>;

  /**
   * Takes a scan on: moves `queued`, or `processing` whose lease has lapsed, to
   * `processing` with a new fence, one more attempt, and a lease. null when the
   * scan is gone, final, or held by another. `exhausted` when it has used up
   * `attemptsMax`: nothing is claimed and the caller ends it with `failLost`.
   */
  claim(
    id: string,
    options: { leaseMs: number; attemptsMax: number },
  ): Promise<Claim | 'exhausted' | null>;
  /** Renews the lease and notes the stage; false when the scan is gone or the fence is outdated. */
  progress(id: string, fence: number, stage: Stage, leaseMs: number): Promise<boolean>;
  /** Gives a scan back unfinished: `queued` again where it stood, not dispatched, the attempt not counted. */
  giveBack(id: string, fence: number): Promise<void>;
  /**
   * Moves to `completed` with its result, heatmaps and fingerprint, and writes one
   * `scan.completed` event for each enabled webhook endpoint: all or nothing.
   * false when the scan is gone or the fence is outdated: nothing was written.
   */
  complete(id: string, fence: number, result: ScanResult): Promise<boolean>;
  /** Moves to `failed`, refunds the unit once, and writes the `scan.failed` events: all or nothing. */
  fail(id: string, fence: number, reason: FailureReason): Promise<boolean>;
  /** `fail` for a scan nobody holds any more and whose attempts are used up; false otherwise. */
  failLost(id: string, attemptsMax: number): Promise<boolean>;

  /**
   * Chooses up to `limit` queued scans to be worked on next and answers their ids in
   * that order: organisations in turn, the one whose turn is longest ago first, of
   * each its oldest scan; of none more than its plan's `concurrentScans` are under
   * way at once (dispatched or processing). A scan that was chosen is not chosen
   * again, whoever asks; it counts as dispatched for `leaseMs`, then it is overdue.
   */
  dispatch(options: { limit: number; leaseMs: number }): Promise<string[]>;
  /**
   * Scans that ought to be worked on but are not: dispatched and not taken on within
   * their lease, or `processing` with a lapsed lease; longest first.
   */
  overdue(limit: number): Promise<string[]>;
  /**
   * Makes good what processes that died left half done, and answers how much that
   * was: units charged for scans that were never accepted, refunds, events and
   * deletions begun and not finished. Only what is older than RECONCILE_AFTER_MS is touched, so
   * that nobody is overtaken. Safe for many processes at once.
   */
  reconcile(): Promise<number>;
  /**
   * For an operator: frees a scan that is not final, whoever holds it, as if it were
   * new: `queued`, no attempt counted, a new fence. `final` for one that ended,
   * null when there is none.
   */
  requeue(id: string): Promise<'requeued' | 'final' | null>;
  /** Scans by status, and the creation of the oldest one that is not final. */
  backlog(): Promise<{ queued: number; processing: number; oldestCreatedAt: Date | null }>;

  /**
   * Earlier completed scans of the organisation whose bytes are the same, or
   * one of whose page hashes lies within `distanceMax` bits (at most 7) of one
   * of the fingerprint's; newest first.
   */
  findAlike(query: {
    organisationId: string;
    excludeScanId: string;
    fingerprint: Fingerprint;
    distanceMax: number;
    limit: number;
  }): Promise<SeenBefore[]>;

  usage(organisationId: string): Promise<Usage | null>;

  /** Files of final scans completed before `before` that are still kept; the caller deletes them, then marks them. */
  filesToExpire(before: Date, limit: number): Promise<{ scanId: string; fileId: string }[]>;
  markFileGone(scanId: string): Promise<void>;
  /** Which of these files belong to a scan. */
  knownFiles(fileIds: string[]): Promise<Set<string>>;
  /** Forgets idempotency keys older than IDEMPOTENCY_KEPT_DAYS and lapsed reservations. */
  expireIdempotencyKeys(): Promise<number>;
}

// ------------------------------------------------------------- accounts

export interface NewOrganisation {
  name: string;
  plan: PlanId;
  /** undefined takes the plan's default. */
  limit?: number | null;
  rateLimit?: number;
}

export interface NewKey {
  /** SHA-256 of the whole key, hexadecimal. */
  hash: string;
  prefix: string;
  scopes: Scope[];
  name: string | null;
  ownerEmail: string | null;
}

export interface AccountStore {
  createOrganisation(input: NewOrganisation): Promise<Organisation>;
  /**
   * Creates an organisation with one key where there is no organisation at all:
   * both or neither, and once however many processes ask. null otherwise.
   */
  createFirstOrganisation(input: NewOrganisation, key: NewKey): Promise<Organisation | null>;
  listOrganisations(): Promise<Organisation[]>;
  /** null when there is no such organisation. */
  setOrganisationSuspended(id: string, suspended: boolean): Promise<Organisation | null>;

  /** Keeps the SHA-256 (hexadecimal) of the key, never the key. null when there is no such organisation. */
  createKey(input: NewKey & { organisationId: string }): Promise<ApiKey | null>;
  listKeys(organisationId: string): Promise<ApiKey[] | null>;
  /** null when there is no such key; revoking twice changes nothing. */
  revokeKey(id: string): Promise<ApiKey | null>;
  /** The holder of a key that exists and is not revoked. */
  findKey(hash: string): Promise<KeyHolder | null>;

  /** false when no key was ever given to this owner. E-mail addresses compare without case. */
  setUserSuspended(email: string, suspended: boolean): Promise<boolean>;
}

// ------------------------------------------------------------- webhooks

export interface Delivery {
  /** Of this event at this endpoint. */
  deliveryId: string;
  /** The same for every attempt and endpoint: receivers dedupe on it. */
  eventId: string;
  type: EventType;
  endpoint: { id: string; url: string; secret: string };
  /** The raw body, the same bytes in every attempt. */
  body: string;
  /** Counted from 1, this one included. */
  attempt: number;
}

export interface WebhookStore {
  /** null when there is no such organisation. */
  addEndpoint(organisationId: string, url: string): Promise<WebhookEndpoint | null>;
  listEndpoints(organisationId: string): Promise<WebhookEndpoint[] | null>;
  /** Removes it with its pending deliveries. */
  removeEndpoint(id: string): Promise<boolean>;
  /** Enables it and starts the count of failures anew. Deliveries held back meanwhile go on. */
  enableEndpoint(id: string): Promise<WebhookEndpoint | null>;
  /** Writes a `ping` event for the endpoint, also when it is disabled; answers its event id. */
  ping(id: string): Promise<string | null>;

  /**
   * Takes on deliveries that are due (of enabled endpoints; a ping of any),
   * counting the attempt; one taken on and not recorded within `leaseMs` is due again.
   * Those of `exceptEndpoints` (ids) are left out: the caller is busy enough with them.
   */
  claimDue(limit: number, leaseMs: number, exceptEndpoints?: string[]): Promise<Delivery[]>;
  /**
   * Notes how an attempt went. A success ends the delivery and the endpoint's
   * count of consecutive failures. A failure schedules the next attempt by
   * RETRY_DELAYS_MS, or gives the delivery up after ATTEMPTS_MAX; the
   * CONSECUTIVE_FAILURES_MAX-th in a row disables the endpoint.
   */
  record(
    delivery: Delivery,
    delivered: boolean,
  ): Promise<{ endpointDisabled: boolean; gaveUp: boolean }>;
  backlog(): Promise<{ pending: number; oldestDueAt: Date | null }>;
}

// ---------------------------------------------------------------- files

export interface StagedFile {
  /** Becomes the file's id when it is kept. */
  fileId: string;
  size: number;
  sha256: string;
  /** First bytes, at most 4096, to tell the type by. */
  head: Buffer;
}

export interface FileStore {
  /**
   * Streams bytes in, counting and hashing them. More than `sizeMax` bytes, or
   * an error of the stream, leaves nothing behind; the former rejects with
   * AppError FILE_TOO_LARGE.
   */
  stage(bytes: AsyncIterable<Buffer>, sizeMax: number): Promise<StagedFile>;
  /** Makes a staged file durable. */
  keep(fileId: string): Promise<void>;
  /** Removes a file, kept or staged; no error when it is gone. */
  remove(fileId: string): Promise<void>;
  /** A path on this machine to read a kept file from, until released. null when it is gone. */
  open(fileId: string): Promise<{ path: string; release(): Promise<void> } | null>;
  /** Files older than `before`, kept or staged, in no order: for the sweep of strays. */
  olderThan(before: Date, limit: number): Promise<string[]>;
}

// ----------------------------------------------------------------- jobs

export interface JobConsumer {
  /** Stops taking jobs on; resolves when no handler runs any more. */
  stop(): Promise<void>;
}

export interface JobQueue {
  /** Adding an id that waits or runs already changes nothing. */
  add<Name extends JobName>(
    name: Name,
    payload: JobPayload<Name>,
    options: { id: string },
  ): Promise<void>;
  /**
   * Calls `handler` for each job, `concurrency` at once. A handler that
   * rejects, or whose process dies, leaves the job to be run again; handlers
   * may run twice. The lock is renewed while the handler runs.
   */
  consume<Name extends JobName>(
    name: Name,
    options: { concurrency: number; lockMs: number },
    handler: (payload: JobPayload<Name>) => Promise<void>,
  ): JobConsumer;
  /** Drops a job that has not started. */
  drop(name: JobName, id: string): Promise<void>;
  /** Jobs that could start now if a consumer had a free place. */
  waiting(name: JobName): Promise<number>;
}

// ------------------------------------------------------------ the rest

export interface RateLimitState {
  allowed: boolean;
  limit: number;
  remaining: number;
  /** Milliseconds until the window begins anew. */
  resetMs: number;
}

export interface RateLimiter {
  /** Counts one request of `subject` against `limit` a minute. */
  consume(subject: string, limit: number): Promise<RateLimitState>;
  /** The same without counting. */
  peek(subject: string, limit: number): Promise<RateLimitState>;
}

export interface WorkerState {
  /** Whether it would take a scan on now. */
  ready: boolean;
  /** Scans it analyses at once. */
  places: number;
}

export interface WorkerRegistry {
  /** Says that a worker lives, and what it could do now. */
  heartbeat(workerId: string, state: WorkerState): Promise<void>;
  /** Forgets a worker that stopped in order. */
  leave(workerId: string): Promise<void>;
  /** Workers that said `ready` in their last heartbeat, less than `withinMs` ago, and their places. */
  ready(withinMs: number): Promise<{ workers: number; places: number }>;
  /**
   * Whether a worker that has not left said `ready` less than `withinMs` ago,
   * even if it said otherwise since: one that replaces its child is not gone.
   */
  heardReady(withinMs: number): Promise<boolean>;
}

/** Whether new scans are accepted at all; open unless an operator closed it. Outlives every process. */
export interface Intake {
  isOpen(): Promise<boolean>;
  open(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Everything the stores hold, as records every platform understands, so that a
 * backup of one platform can be restored into another.
 */
export interface Archive {
  /**
   * All records (core/archive.ts). Taken while the service runs, it is the stores
   * at one moment where the platform can show that, and each scan whole, with its
   * report and its heatmaps, in any case; scans accepted meanwhile may be missing.
   */
  records(): AsyncIterable<ArchiveRecord>;
  /** Whether nothing was ever kept here. */
  isEmpty(): Promise<boolean>;
  /**
   * Writes records into stores that are empty, some at a time: what was written
   * before an error stays. Scans that were under way wait for their turn afterwards,
   * idempotency keys and deliveries of scans that are not there are left out.
   */
  restore(records: AsyncIterable<ArchiveRecord>): Promise<void>;
  /** Keeps a file under the id it had, durable when this resolves. */
  writeFile(fileId: string, bytes: AsyncIterable<Buffer>): Promise<void>;
}
