import type { AnalysisJob } from '../engine/index.js';
import { setTimeout as wait } from 'node:timers/promises';
import { type Logger, pino } from 'pino';
import type { ScanResult } from '../../core/ports.js';
import { childEntry } from './child-entry.js';
import {
  type AnalysisChild,
  type AnalysisLimits,
  asError,
  type ChildEnd,
  type SupervisedHooks,
  startAnalysisChild,
} from './analysis-child.js';

export interface AnalysisPool {
  /** Resolves when the first child is warm. */
  ready(): Promise<void>;
  /**
   * Whether a scan would be analysed: a child is warm, or one is being replaced that was
   * given a scan. A child whose scan failed is replaced in seconds, on a busy machine many,
   * and several such documents in a row are no fault of the installation.
   */
  isReady(): boolean;
  /**
   * Analyses one document in a dedicated child. A scan that reaches a limit resolves with
   * the report of what had arrived, its coverage saying what is missing. Rejects with
   * ScanFailure (the document, or a limit before anything arrived), ChildDied (a retry may
   * help), the signal's reason, or AnalysisUnavailable.
   */
  analyse(job: AnalysisJob, hooks: SupervisedHooks): Promise<ScanResult>;
  metrics(): PoolMetrics;
  /** Ends every child at once, running scans included. */
  close(): Promise<void>;
}

export interface PoolMetrics {
  children: number;
  residentBytes: number;
  /** Total of all children, past and present. */
  cpuMs: number;
  scans: number;
  ended: Partial<Record<ChildEnd, number>>;
}

/** No child can be started: a fault of the installation, not of the document. */
export class AnalysisUnavailable extends Error {
  override readonly name = 'AnalysisUnavailable';
}

/** After this many consecutive failed starts, waiting scans are rejected. */
const FAILED_STARTS_MAX = 3;

/** Children whose idle memory exceeds this share of the limit are replaced. */
const RESIDENT_AT_REST_SHARE_MAX = 0.5;
const RESTART_DELAYS_MS = [0, 500, 2_000, 10_000, 30_000];

/**
 * Keeps `size` warm analysis children, replaces each one that ended, failed or
 * is worn out, and assigns one at a time to each scan.
 */
export function openAnalysisPool(options: {
  size: number;
  /** `scansMax`: scans after which a child is replaced. */
  limits: AnalysisLimits & { scansMax: number };
  /** Default: none. */
  logger?: Logger;
  /** Module the children run; default: the analysis of this service. */
  entry?: string;
  /** Whether children give up what they do not need; default true. */
  confined?: boolean;
}): AnalysisPool {
  const { confined = true, limits, entry = childEntry('worker/isolation/child.js') } = options;
  const logger = options.logger ?? pino({ level: 'silent' });
  const living = new Set<AnalysisChild>();
  const warm = new Set<AnalysisChild>();
  /** Slots whose child is warm, or starts in place of one that was given a scan. */
  const working = new Set<number>();
  const idle: AnalysisChild[] = [];
  const waiting: { take(child: AnalysisChild): void; fail(error: Error): void }[] = [];
  const gone: Pick<PoolMetrics, 'cpuMs' | 'scans' | 'ended'> = { cpuMs: 0, scans: 0, ended: {} };
  const closing = new AbortController();
  let firstReady: () => void = () => {};
  const ready = new Promise<void>((resolve) => (firstReady = resolve));

  const slots = Array.from({ length: options.size }, (_, slot) => superviseSlot(slot));

  return {
    ready: () => ready,
    isReady: () => working.size > 0,
    analyse,
    metrics: () => ({
      children: living.size,
      residentBytes: sum([...living].map((child) => child.use()?.residentBytes ?? 0)),
      cpuMs: gone.cpuMs + sum([...living].map((child) => child.use()?.cpuMs ?? 0)),
      scans: gone.scans + sum([...living].map((child) => child.scans())),
      ended: { ...gone.ended },
    }),
    async close() {
      closing.abort();
      for (const child of living) child.kill('aborted');
      await Promise.all(slots);
    },
  };

  async function analyse(job: AnalysisJob, hooks: SupervisedHooks): Promise<ScanResult> {
    const child = await acquire(hooks.signal);
    try {
      const result = await child.analyse(job, hooks);
      const resident = child.use()?.residentBytes ?? 0;
      const isBloated = resident > limits.memoryBytes * RESIDENT_AT_REST_SHARE_MAX;
      if (child.isEnding()) return result;
      // What was given up may still run.
      const isBusy = result.report.engine.coverage.some(({ status }) => status === 'timed_out');
      if (isBloated || isBusy || child.scans() >= limits.scansMax) child.kill('worn');
      else release(child);
      return result;
    } catch (error) {
      // The failure may have left the process in a bad state.
      child.kill('failed');
      await child.exited;
      throw error;
    }
  }

  function acquire(signal: AbortSignal): Promise<AnalysisChild> {
    const child = idle.pop();
    if (child !== undefined) return Promise.resolve(child);
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(asError(signal.reason));
      if (closing.signal.aborted) return reject(new AnalysisUnavailable('the pool is closed'));
      const giveUp = () => {
        waiting.splice(waiting.indexOf(waiter), 1);
        waiter.fail(asError(signal.reason));
      };
      const waiter = {
        take(acquired: AnalysisChild): void {
          signal.removeEventListener('abort', giveUp);
          resolve(acquired);
        },
        fail(error: Error): void {
          signal.removeEventListener('abort', giveUp);
          reject(error);
        },
      };
      signal.addEventListener('abort', giveUp);
      waiting.push(waiter);
    });
  }

  function release(child: AnalysisChild): void {
    const waiter = waiting.shift();
    if (waiter !== undefined) waiter.take(child);
    else idle.push(child);
  }

  async function superviseSlot(slot: number): Promise<void> {
    /** Consecutive children that ended before they were given any scan. */
    let fruitless = 0;
    while (!closing.signal.aborted) {
      const child = startAnalysisChild(entry, limits, { logger, confined });
      living.add(child);
      await child.ready.then(
        () => {
          warm.add(child);
          working.add(slot);
          release(child);
          firstReady();
        },
        (error: unknown) => {
          if (closing.signal.aborted) return;
          logger.error({ err: error }, 'An analysis child could not start');
          if (fruitless + 1 >= FAILED_STARTS_MAX && warm.size === 0) refuseAll(error);
        },
      );
      removeChild(child, await child.exited);
      fruitless = child.scans() > 0 ? 0 : fruitless + 1;
      if (fruitless > 0) working.delete(slot);
      const delayMs = RESTART_DELAYS_MS[Math.min(fruitless, RESTART_DELAYS_MS.length - 1)];
      await wait(delayMs, undefined, { signal: closing.signal }).catch(() => {});
    }
    refuseAll();
  }

  function refuseAll(cause?: unknown): void {
    const error = new AnalysisUnavailable('no analysis child can be had', { cause });
    for (const waiter of waiting.splice(0)) waiter.fail(error);
  }

  function removeChild(child: AnalysisChild, why: ChildEnd): void {
    living.delete(child);
    warm.delete(child);
    const place = idle.indexOf(child);
    if (place >= 0) idle.splice(place, 1);
    gone.cpuMs += child.use()?.cpuMs ?? 0;
    gone.scans += child.scans();
    gone.ended[why] = (gone.ended[why] ?? 0) + 1;
  }
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);
