import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Dispatcher } from '../core/dispatch.js';
import { eraseOrganisations } from '../core/erase-organisations.js';
import type { Clock, Platform } from '../core/ports.js';
import type { Settings } from '../core/settings.js';
import { TEST_SCAN_KEPT_DAYS } from '../core/test-outcomes.js';
import type { WorkerMetrics } from './metrics.js';
import type { StoreOutage } from './store-outage.js';

export interface Sweeper {
  /**
   * Finds scans that wait without a job, scans whose last worker died, and
   * unfinished operations, among them deletions of organisations.
   */
  rescueScans(): Promise<void>;
  /**
   * Removes files past their retention, orphaned files and training copies that ended, old test scans, old
   * idempotency keys, old deliveries from the log, old records of the audit log, and
   * sessions past their time.
   */
  clearAway(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/** With a lease of 10 s a scan restarts within 15 s of its worker's death. */
const RESCUE_EVERY_MAX_MS = 5_000;
const CLEAR_EVERY_MS = 10 * 60_000;

/** An upload takes at most two minutes, so nobody is still writing then. */
const STRAY_AFTER_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const BATCH = 200;

/**
 * Repairs what a crash left unfinished. Every worker sweeps; each step is safe
 * under concurrency.
 */
export function openSweeper(service: {
  platform: Platform;
  settings: Settings;
  logger: Logger;
  metrics: WorkerMetrics;
  outage: StoreOutage;
  dispatcher: Dispatcher;
  clock: Clock;
}): Sweeper {
  const { platform, settings, logger, metrics, outage, dispatcher, clock } = service;
  const { accounts, scans, files, jobs, users, webhooks, audit } = platform;
  const stopping = new AbortController();
  let loop = Promise.resolve();

  return {
    rescueScans,
    clearAway,
    start() {
      loop = sweepUntilStopped();
    },
    async stop() {
      stopping.abort();
      await loop;
    },
  };

  async function sweepUntilStopped(): Promise<void> {
    const everyMs = Math.min(RESCUE_EVERY_MAX_MS, (settings.leaseS * 1000) / 2);
    let clearedMs = -Infinity;
    while (!stopping.signal.aborted) {
      try {
        await rescueScans();
        if (performance.now() - clearedMs > CLEAR_EVERY_MS) {
          await clearAway();
          clearedMs = performance.now();
        }
        outage.answered();
      } catch (error) {
        outage.failed(error);
      }
      await wait(everyMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  async function rescueScans(): Promise<void> {
    for (const scanId of await scans.overdue(BATCH)) {
      if (await scans.failLost(scanId, settings.scanAttemptsMax)) {
        metrics.scans.inc({ status: 'failed', verdict: 'none', reason: 'worker_lost' });
        logger.error({ scanId }, 'Scan failed: every worker that took it on died');
      } else {
        await jobs.add('scan', { scanId }, { id: scanId });
      }
    }
    await scans.reconcile();
    await dispatcher.dispatch();
    const erased = await eraseOrganisations(platform, clock());
    for (const organisationId of erased) logger.info({ organisationId }, 'Organisation deleted');
  }

  async function clearAway(): Promise<void> {
    const expired = await expireFiles();
    const strays = await removeStrays();
    const tests = await removeOldTestScans();
    const keys = await scans.expireIdempotencyKeys();
    const deliveries = await webhooks.expireLog();
    const acts = await expireAudit();
    const sessions = await users.expireSessions();
    const cleared = { expired, strays, tests, keys, deliveries, acts, sessions };
    if (Object.values(cleared).some((count) => count > 0)) logger.info(cleared, 'Cleared away');
  }

  async function expireFiles(): Promise<number> {
    const ceiling = settings.fileRetentionDays;
    let removed = ceiling === undefined ? 0 : await expireFilesOf(ceiling);
    for (const { organisationId, days } of await accounts.listFileRetentions()) {
      // No organisation keeps files longer than the operator does.
      if (ceiling === undefined || days < ceiling)
        removed += await expireFilesOf(days, organisationId);
    }
    return removed;
  }

  /** @param organisationId all where there is none */
  async function expireFilesOf(days: number, organisationId?: string): Promise<number> {
    const before = new Date(clock().getTime() - days * DAY_MS);
    let removed = 0;
    for (;;) {
      const batch = await scans.filesToExpire(before, BATCH, organisationId);
      // First, so that nobody makes a training copy of what is being removed; what a crash
      // leaves is a file that no scan knows.
      for (const { scanId } of batch) await scans.markFileGone(scanId);
      await removeUnknown(batch.map(({ fileId }) => fileId));
      removed += batch.length;
      if (batch.length < BATCH) return removed;
    }
  }

  async function expireAudit(): Promise<number> {
    if (settings.auditRetentionDays === 0) return 0;
    return audit.expire(new Date(clock().getTime() - settings.auditRetentionDays * DAY_MS));
  }

  async function removeOldTestScans(): Promise<number> {
    const before = new Date(clock().getTime() - TEST_SCAN_KEPT_DAYS * DAY_MS);
    let removed = 0;
    for (;;) {
      const batch = await scans.testScansToExpire(before, BATCH);
      // As their owner would; another worker may have been first.
      for (const { organisationId, scanId } of batch) await scans.remove(organisationId, scanId);
      removed += batch.length;
      if (batch.length < BATCH) return removed;
    }
  }

  async function removeStrays(): Promise<number> {
    const before = new Date(clock().getTime() - STRAY_AFTER_MS);
    let removed = 0;
    for (;;) {
      const old = await files.olderThan(before, BATCH);
      removed += await removeUnknown(old);
      if (old.length < BATCH) return removed;
    }
  }

  /** Removes those of the files that no scan knows; returns how many. */
  async function removeUnknown(fileIds: string[]): Promise<number> {
    const known = await scans.knownFiles(fileIds);
    const unknown = fileIds.filter((fileId) => !known.has(fileId));
    for (const fileId of unknown) await files.remove(fileId);
    return unknown.length;
  }
}
