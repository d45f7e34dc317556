import type { Usage } from '../accounts.js';
import type { FailureReason } from '../errors.js';
import type { FeedbackChange } from '../feedback.js';
import type { Label, ScanStatus, Stage } from '../scan.js';
import type { DocumentType, Verdict } from '../vocabulary.js';
import type {
  Fingerprint,
  NewScan,
  PageImageInfo,
  ScanFeedback,
  ScanOrigin,
  ScanResult,
  StoredScan,
  TrainingCopy,
} from './scan-record.js';

export interface SeenBefore {
  scanId: string;
  createdAt: Date;
  fingerprint: Fingerprint;
}

export interface ScanFilter {
  status?: ScanStatus;
  verdict?: Verdict;
  clientReference?: string;
  documentType?: DocumentType;
  /** null for scans that nobody has labelled. */
  label?: Label | null;
  /**
   * Text that the client's reference, the file's name or the issuer contains, or with which the
   * file's SHA-256 begins. Latin letters count without case.
   */
  search?: string;
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

export interface DayOfUsage {
  /** YYYY-MM-DD, UTC. */
  day: string;
  /** Id of the key that they came by, or `dashboard`; null where that is not known. */
  source: string | null;
  scans: number;
}

/** Result of reserving an idempotency key. */
export type Reservation =
  /** The caller holds the key until it accepts, releases, or the lease lapses. */
  | { kind: 'reserved' }
  /** Another request holds it: retry shortly. */
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
   * Reserves an idempotency key of an organisation, with the SHA-256 of the
   * normalised request. Keys are kept IDEMPOTENCY_KEPT_DAYS from acceptance. A
   * reservation that is neither accepted nor released lapses after `leaseMs`.
   */
  reserveIdempotencyKey(request: {
    organisationId: string;
    key: string;
    requestHash: string;
    leaseMs: number;
  }): Promise<Reservation>;
  /** Releases a reservation, so that errors leave no trace. No effect once accepted. */
  releaseIdempotencyKey(organisationId: string, key: string): Promise<void>;

  /**
   * Consumes one unit of the allowance and creates the scan as `queued`, bound to
   * the reserved key if there is one: all or nothing, durable when this resolves.
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
  /** How a scan came, whoever's it is; null for an unknown id. */
  origin(id: string): Promise<ScanOrigin | null>;
  /**
   * One of the scan's heatmaps; null when the id is unknown or the scan is
   * another organisation's.
   */
  heatmap(organisationId: string, scanId: string, heatmapId: string): Promise<Uint8Array | null>;
  /** What people said about the scan's report; null when there is no such scan. */
  readFeedback(organisationId: string, scanId: string): Promise<ScanFeedback | null>;
  /**
   * Keeps one thing that a person said, in place of what was said of the same before, or
   * takes it back; null when there is no such scan, `full` beyond FEEDBACK_MAX of its kind.
   * What others say of something else at the same time stays.
   */
  giveFeedback(
    organisationId: string,
    scanId: string,
    change: FeedbackChange,
  ): Promise<'kept' | 'full' | null>;
  /**
   * Labelled scans whose file is a training copy, with reports, in order of creation;
   * `after` excludes itself and all older ones.
   */
  listTrainingCopies(query: {
    organisationId: string;
    after: ScanPosition | null;
    limit: number;
  }): Promise<TrainingCopy[]>;
  /** How many training copies an organisation has, and their size in bytes. */
  countTrainingCopies(organisationId: string): Promise<{ copies: number; bytes: number }>;
  /**
   * The pictures of its pages, by page; empty when it has none, is unknown, or is another
   * organisation's.
   */
  listPageImages(organisationId: string, scanId: string): Promise<PageImageInfo[]>;
  /** The picture of a page, WEBP; null when there is none, as above. */
  readPageImage(
    organisationId: string,
    scanId: string,
    page: number,
    revision?: number,
  ): Promise<Uint8Array | null>;
  /**
   * Permanently removes the scan with its report, heatmaps, page images, fingerprint, claim,
   * decisions and pending webhook deliveries, in any state; returns the file to delete, or null
   * when there is no such scan. Its idempotency key stays and answers
   * `scan_deleted`.
   */
  remove(organisationId: string, id: string): Promise<{ fileId: string } | null>;

  /**
   * Claims a scan: moves `queued`, or `processing` with a lapsed lease, to
   * `processing` with a new fence, one more attempt, and a lease. null when the
   * scan is gone, final, or held by another worker. `exhausted` when it has used
   * up `attemptsMax`: nothing is claimed and the caller ends it with `failLost`.
   */
  claim(
    id: string,
    options: { leaseMs: number; attemptsMax: number },
  ): Promise<Claim | 'exhausted' | null>;
  /**
   * Renews the lease and stores the stage; false when the scan is gone or the
   * fence is outdated.
   */
  progress(id: string, fence: number, stage: Stage, leaseMs: number): Promise<boolean>;
  /**
   * Releases the claim on an unfinished scan: `queued` again at its old position,
   * not dispatched, the attempt not counted.
   */
  releaseClaim(id: string, fence: number): Promise<void>;
  /**
   * Moves to `completed` with its result, heatmaps, page images and fingerprint, and writes
   * one `scan.completed` event for each enabled webhook endpoint: all or nothing.
   * false when the scan is gone or the fence is outdated; then nothing was
   * written.
   */
  complete(id: string, fence: number, result: ScanResult): Promise<boolean>;
  /** Moves to `failed`, refunds the unit once, and writes the `scan.failed` events: all or nothing. */
  fail(id: string, fence: number, reason: FailureReason): Promise<boolean>;
  /** `fail` for a scan that no worker holds and whose attempts are used up; false otherwise. */
  failLost(id: string, attemptsMax: number): Promise<boolean>;

  /**
   * Chooses up to `limit` queued scans to process next and returns their ids in
   * order. Organisations take turns: the one served longest ago first, with its
   * oldest scan. At most its plan's `concurrentScans` of one organisation are in
   * progress at once (dispatched or processing). A chosen scan is not chosen
   * again by any caller; it counts as dispatched for `leaseMs`, then it is
   * overdue.
   */
  dispatch(options: { limit: number; leaseMs: number }): Promise<string[]>;
  /**
   * Records that a document of the organisation exceeded the bounds on what a page may take, and
   * returns whether they have now been met so often that `dispatch` gives it one place at a
   * time (core/slowing.ts). Nothing happens for an unknown organisation.
   */
  noteExceededBounds(organisationId: string): Promise<boolean>;
  /**
   * Scans that should be in progress but are not: dispatched and not claimed
   * within their lease, or `processing` with a lapsed lease; longest overdue
   * first.
   */
  overdue(limit: number): Promise<string[]>;
  /**
   * Completes work that dead processes left half done, and returns how many
   * items: units charged for scans that were never accepted, and unfinished
   * refunds, events and deletions. Only work older than RECONCILE_AFTER_MS is
   * touched, so that live processes are not overtaken. Safe for many processes at
   * once.
   */
  reconcile(): Promise<number>;
  /**
   * For operators: resets a scan that is not final, whoever holds it, as if it
   * were new: `queued`, no attempt counted, a new fence. `final` for one that
   * ended, null when there is none.
   */
  requeue(id: string): Promise<'requeued' | 'final' | null>;
  /** Scans by status, and the creation time of the oldest one that is not final. */
  backlog(): Promise<{ queued: number; processing: number; oldestCreatedAt: Date | null }>;

  /**
   * Earlier completed scans of the organisation with identical bytes, or with a
   * page hash within `distanceMax` bits (at most 7) of one of the fingerprint's
   * page hashes; newest first.
   */
  findSimilar(query: {
    organisationId: string;
    excludeScanId: string;
    fingerprint: Fingerprint;
    distanceMax: number;
    limit: number;
  }): Promise<SeenBefore[]>;

  usage(organisationId: string): Promise<Usage | null>;
  /**
   * Scans accepted in the allowance period that begins at `periodStart`, by day and by where they
   * came from, in the order of days. Those that failed, which were refunded, and deleted ones do
   * not count.
   */
  usageByDay(organisationId: string, periodStart: Date): Promise<DayOfUsage[]>;

  /**
   * Stored files of final scans completed before `before`; the caller marks them gone, then
   * deletes those that no scan knows any more.
   */
  filesToExpire(
    before: Date,
    limit: number,
    organisationId?: string,
  ): Promise<{ scanId: string; fileId: string }[]>;
  /**
   * The original is no longer kept; its file becomes unknown, unless it is a training copy.
   * Its page images, which show what the file held, go too; report and heatmaps stay.
   */
  markFileGone(scanId: string): Promise<void>;
  /**
   * Which of these files belong to a scan: as its original, or as a training copy while its
   * organisation keeps them.
   */
  knownFiles(fileIds: string[]): Promise<Set<string>>;
  /** Final scans of test data completed before `before`, oldest first; the caller removes them. */
  testScansToExpire(
    before: Date,
    limit: number,
  ): Promise<{ organisationId: string; scanId: string }[]>;
  /** Deletes idempotency keys older than IDEMPOTENCY_KEPT_DAYS and lapsed reservations. */
  expireIdempotencyKeys(): Promise<number>;
}
