import { describeAccountStore } from './account-store.js';
import { describeApiKeys } from './api-keys.js';
import { describeArchive } from './archive.js';
import { describeChangedOrganisations } from './changed-organisations.js';
import { describeAuditStore } from './audit-store.js';
import { describeFileStore } from './file-store.js';
import { describeDeletedOrganisations } from './deleted-organisations.js';
import { describeIntake } from './intake.js';
import { describeJobQueue } from './job-queue.js';
import type { OpenForTest } from './platform-under-test.js';
import { describeRateLimiter } from './rate-limiter.js';
import { describeReviewStore } from './review-store.js';
import { describeScanAcceptance } from './scan-acceptance.js';
import { describeScanDispatch } from './scan-dispatch.js';
import { describeScanLikeness } from './scan-similarity.js';
import { describeScanFeedback } from './scan-feedback.js';
import { describeScanList } from './scan-list.js';
import { describeScanWork } from './scan-work.js';
import { describeSecretKeys } from './secret-keys.js';
import { describeUsageByDay } from './usage-by-day.js';
import { describeUserStore } from './user-store.js';
import { describeWebhookLine } from './webhook-line.js';
import { describeWebhookLog } from './webhook-log.js';
import { describeManyWaiting } from './webhook-waiting.js';
import { describeWebhookStore } from './webhook-store.js';
import { describeWorkerRegistry } from './worker-registry.js';

/** Holds a platform to every obligation of core/ports.ts that one process can show. */
export function describePlatform(name: string, open: OpenForTest): void {
  describeAccountStore(name, open);
  describeApiKeys(name, open);
  describeChangedOrganisations(name, open);
  describeDeletedOrganisations(name, open);
  describeUserStore(name, open);
  describeScanStore(name, open);
  describeWebhookStore(name, open);
  describeWebhookLine(name, open);
  describeWebhookLog(name, open);
  describeManyWaiting(name, open);
  describeSecretKeys(name, open);
  describeAuditStore(name, open);
  describeFileStore(name, open);
  describeJobQueue(name, open);
  describeRateLimiter(name, open);
  describeWorkerRegistry(name, open);
  describeIntake(name, open);
  describeArchive(name, open);
}

export function describeScanStore(name: string, open: OpenForTest): void {
  describeScanAcceptance(name, open);
  describeScanWork(name, open);
  describeScanDispatch(name, open);
  describeScanList(name, open);
  describeScanFeedback(name, open);
  describeScanLikeness(name, open);
  describeReviewStore(name, open);
  describeUsageByDay(name, open);
}
