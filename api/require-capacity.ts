import { WORKER_SILENCE_MAX_MS } from '../core/dispatch.js';
import { AppError } from '../core/errors.js';
import type { Api } from './api.js';

const RETRY_AFTER_S = 30;

/**
 * Refuses a scan that could not be processed soon: no worker is ready, too many
 * scans wait, or an operator closed the intake. Answers 503 with Retry-After;
 * nothing was charged.
 */
export async function requireCapacity(api: Api): Promise<void> {
  const { workers, intake } = api.platform;
  const [hasWorker, isOpen, isFull] = await Promise.all([
    workers.anyRecentlyReady(WORKER_SILENCE_MAX_MS),
    intake.isOpen(),
    api.queueDepth.isFull(),
  ]);
  if (!hasWorker || !isOpen || isFull)
    throw new AppError('AI_NOT_CONFIGURED', undefined, { retryAfterS: RETRY_AFTER_S });
}
