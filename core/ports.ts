import type { AccountStore } from './ports/account-store.js';
import type { Archive } from './ports/archive.js';
import type { AuditStore } from './ports/audit-store.js';
import type { FileStore } from './ports/file-store.js';
import type { Intake } from './ports/intake.js';
import type { JobQueue } from './ports/job-queue.js';
import type { RateLimiter } from './ports/rate-limiter.js';
import type { SecretKeys } from './ports/secret-keys.js';
import type { ReviewStore } from './ports/review-store.js';
import type { ScanStore } from './ports/scan-store.js';
import type { SsoStore } from './ports/sso-store.js';
import type { UserStore } from './ports/user-store.js';
import type { WebhookStore } from './ports/webhook-store.js';
import type { WorkerRegistry } from './ports/worker-registry.js';

export type * from './ports/account-store.js';
export type * from './ports/archive.js';
export type * from './ports/audit-store.js';
export type * from './ports/file-store.js';
export type * from './ports/intake.js';
export type * from './ports/job-queue.js';
export type * from './ports/rate-limiter.js';
export type * from './ports/review-store.js';
export type * from './ports/scan-record.js';
export type * from './ports/scan-store.js';
export type * from './ports/secret-keys.js';
export type * from './ports/sso-store.js';
export type * from './ports/user-store.js';
export type * from './ports/webhook-store.js';
export type * from './ports/worker-registry.js';

/**
 * The ports: what the service needs of a platform. The comments are
 * obligations; every adapter is held to them by one contract suite
 * (test/adapters/contract). Many processes may share a platform, so each method
 * must be safe under concurrent calls.
 */
export interface Platform {
  scans: ScanStore;
  review: ReviewStore;
  accounts: AccountStore;
  users: UserStore;
  sso: SsoStore;
  webhooks: WebhookStore;
  secretKeys: SecretKeys;
  files: FileStore;
  jobs: JobQueue;
  rateLimiter: RateLimiter;
  workers: WorkerRegistry;
  intake: Intake;
  audit: AuditStore;
  archive: Archive;
  /**
   * Resolves when the stores answer and are reliable; rejects with the reason
   * otherwise, a PlatformFault where an operator can fix it.
   */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The part of a platform without the queue: for operators while the queue is down. */
export type Stores = Omit<Platform, 'jobs' | 'rateLimiter'>;

/** A live process finishes its work within this time; `reconcile` finishes anything older. */
export const RECONCILE_AFTER_MS = 10_000;

/** The platform's clock; tests set their own. */
export type Clock = () => Date;
