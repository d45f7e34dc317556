import { setTimeout as sleep } from 'node:timers/promises';
import type Bull from 'bull';
import { type JobName, type JobPayload, JOBS } from '../../../core/jobs.js';
import type { JobConsumer } from '../../../core/ports.js';
import { endBullQueue, openBullQueue, PREFIX, stalledMs } from './bull-queue.js';
import type { RedisLink } from './connection.js';
import { forgetStray, discard, putBack, queueKeys } from './job-scripts.js';
import { withTimeout } from './with-timeout.js';

/** Pause after a Redis failure. */
const PAUSE_MS = 250;
const STOP_MAX_MS = 3000;

/**
 * Takes jobs by Bull's commands for manual processing. Bull's `process()` stops
 * renewing a lock after one failed renewal, keeps a job it received while
 * stopping, and leaves rejections unhandled when the connection ends.
 */
export function startConsumer<Name extends JobName>(
  link: RedisLink,
  options: { name: Name; concurrency: number; lockMs: number },
  handler: (payload: JobPayload<Name>) => Promise<void>,
): JobConsumer & { abandon(): void } {
  const { name, concurrency, lockMs } = options;
  const keys = queueKeys(PREFIX, name);
  const blocking = link.openBlocking();
  const queue = openBullQueue(name, { shared: link.client, blocking }, lockMs);

  const running = new Set<Promise<void>>();
  let stopped = false;
  let abandoned = false;
  let blockingId: number | null = null;
  blocking.on('ready', () => {
    blocking.client('ID').then(
      (id) => (blockingId = id),
      () => (blockingId = null),
    );
  });
  blocking.on('close', () => (blockingId = null));

  const stalledTimer = setInterval(() => void queue.moveUnlockedJobsToWait(), stalledMs(lockMs));
  void queue.moveUnlockedJobsToWait();
  void queue.updateDelayTimer();

  const polling = poll();

  async function poll(): Promise<void> {
    await blocking.connect().catch(() => {}); // the client retries by itself
    while (!stopped) {
      if (running.size >= concurrency) {
        await Promise.race(running);
        continue;
      }
      try {
        const job = await queue.getNextJob();
        if (!job) continue;
        if (stopped) await putBack(link.client, keys, String(job.id), queue.token);
        else start(job);
      } catch {
        // Redis is unavailable, full, or still loading its file.
        if (!stopped) await sleep(PAUSE_MS);
      }
    }
  }

  function start(job: Bull.Job): void {
    const done = handle(job).finally(() => running.delete(done));
    running.add(done);
  }

  /** Runs one job to its end and never rejects. */
  async function handle(job: Bull.Job): Promise<void> {
    const payload = JOBS[name].safeParse(job.data);
    if (!payload.success) {
      await discard(link.client, keys, String(job.id)).catch(() => {});
      return;
    }
    const renewal = setInterval(() => void job.extendLock(lockMs).catch(() => {}), lockMs / 3);
    try {
      const succeeded = await run(payload.data);
      await end(job, succeeded);
    } finally {
      clearInterval(renewal);
    }
  }

  /** Whether the handler resolved. */
  async function run(payload: JobPayload<Name>): Promise<boolean> {
    try {
      await handler(payload);
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Reports the end to Redis; while Redis is unavailable, retries as long as the
   * lock may last. After that the job runs again.
   */
  async function end(job: Bull.Job, succeeded: boolean): Promise<void> {
    const deadlineMs = performance.now() + lockMs;
    for (;;) {
      try {
        // No reason is stored: it may contain document text.
        if (succeeded) await job.moveToCompleted('', false, true);
        else await job.moveToFailed({ message: 'The handler failed' });
        if (!succeeded) void queue.updateDelayTimer();
        return;
      } catch (error) {
        if (isLockLost(error)) {
          await forgetStray(link.client, keys, String(job.id)).catch(() => {});
          return;
        }
        if (stopped || abandoned || performance.now() > deadlineMs) return;
        await sleep(PAUSE_MS);
      }
    }
  }

  const endConnections = (): void => {
    clearInterval(stalledTimer);
    endBullQueue(queue);
    blocking.disconnect();
  };

  return {
    stop: async () => {
      stopped = true;
      if (blockingId !== null) link.client.client('UNBLOCK', blockingId).catch(() => {});
      await withTimeout(STOP_MAX_MS, polling).catch(() => {});
      await Promise.all(running);
      endConnections();
    },
    abandon: () => {
      stopped = true;
      abandoned = true;
      endConnections();
    },
  };
}

/** The lock lapsed and another consumer has the job, or Redis lost it. */
const isLockLost = (error: unknown): boolean =>
  error instanceof Error && /^(Missing|Lock mismatch|Job .* is not in)/.test(error.message);
