import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { openDispatcher } from '../core/dispatch.js';
import type { Clock, JobConsumer, Platform } from '../core/ports.js';
import type { Settings } from '../core/settings.js';
import { NO_TRACING, type Tracing } from '../core/tracing.js';
import { openAnalysisPool } from './isolation/pool.js';
import { removeLeftScratchFolders } from './isolation/scratch-folder.js';
import { openWebhookDeliverer } from './deliver-webhook.js';
import { openInferenceOf } from './inference/inference-of-settings.js';
import type { WorkerMetrics } from './metrics.js';
import { isMachineBusy } from './machine-load.js';
import { watchStore } from './store-outage.js';
import { openSweeper } from './sweep.js';
import { openScanTaker } from './take-scan.js';
import { openTestScans } from './test-scans.js';

export interface RunningWorker {
  /** Resolves when it accepts scans. */
  ready: Promise<void>;
  /** Null when it would accept a scan now; otherwise the reason. */
  fault: () => string | null;
  /**
   * Accepts no more scans and finishes the running ones; scans that take longer
   * than `withinMs` (default: SHUTDOWN_TIMEOUT_S) go back to the queue.
   */
  stop(withinMs?: number): Promise<void>;
}

/** The API counts a worker as gone after 30 s without a heartbeat: five may be late. */
const HEARTBEAT_MS = 5_000;
const FAULT_POLL_MS = 500;

/** Processes scans, delivers webhooks and sweeps until stopped. */
export function startWorker(service: {
  platform: Platform;
  settings: Settings;
  logger: Logger;
  metrics: WorkerMetrics;
  /** Default: none. */
  tracing?: Tracing;
  /** Whether processes that read documents give up what they do not need; default true. */
  confined?: boolean;
  clock?: Clock;
  /** Whether the machine is too busy for a scan's time limit; default: by its load. */
  isBusy?: () => boolean;
  /** Module of the analysis children; default: the analysis of this service. */
  analysisEntry?: string;
}): RunningWorker {
  const { platform, settings, logger, metrics, clock = () => new Date() } = service;
  const { confined = true } = service;
  const workerId = randomUUID();
  const outage = watchStore(logger);
  removeLeftScratchFolders();
  const pool = openAnalysisPool({
    size: settings.workerConcurrency,
    limits: {
      wallMs: settings.scanTimeoutS * 1000,
      cpuMs: settings.scanCpuS * 1000,
      memoryBytes: settings.scanMemoryMb * 1024 * 1024,
      scansMax: settings.childScansMax,
    },
    logger,
    confined,
    ...(service.analysisEntry !== undefined && { entry: service.analysisEntry }),
  });
  metrics.watch(pool);
  const inference = openInferenceOf(settings, { logger, confined, metrics: metrics.inference });
  metrics.inference.watch(() => inference.serving());

  const dispatcher = openDispatcher(platform);
  const { isBusy = isMachineBusy, tracing = NO_TRACING } = service;
  const shared = { platform, settings, pool, inference, logger, metrics, outage };
  const testScans = openTestScans(shared);
  const parts = { ...shared, dispatcher, clock, isBusy, testScans, tracing };
  const taker = openScanTaker(parts);
  const sweeper = openSweeper(parts);
  const { scans, webhooks, jobs, workers } = platform;
  const { allowPrivateNetwork } = settings;
  const deliverer = openWebhookDeliverer({
    ...{ webhooks, scans, allowPrivateNetwork },
    ...{ logger, metrics, clock, tracing },
  });
  deliverer.start();
  sweeper.start();

  let consumer: JobConsumer | null = null;
  let stopping: Promise<void> | null = null;
  const heartbeat = setInterval(() => void beat(), HEARTBEAT_MS);
  const ready = Promise.all([pool.ready(), inference.ready()]).then(async () => {
    await modelsFit();
    await beat();
    if (stopping !== null) return;
    const places = { concurrency: settings.workerConcurrency, lockMs: settings.leaseS * 1000 };
    // Logged first: the first document may kill its worker at once.
    logger.info({ workerId, places: places.concurrency }, 'Worker ready');
    consumer = jobs.consume('scan', places, async (payload) => {
      await taker.take(payload).finally(dispatchMore);
    });
    dispatchMore();
  });

  return {
    ready,
    fault,
    stop: (withinMs = settings.shutdownTimeoutS * 1000) => (stopping ??= stop(withinMs)),
  };

  function fault(): string | null {
    if (stopping !== null) return 'the worker stops';
    return pool.isReady() ? inference.fault() : 'no analysis child is warm';
  }

  /** Waits until all models run on their devices: a worker without its device accepts no scans. */
  async function modelsFit(): Promise<void> {
    let logged: string | null = null;
    for (;;) {
      const fault = inference.fault();
      if (fault === null || stopping !== null) return;
      if (fault !== logged) logger.error({ fault }, 'The worker is not ready');
      logged = fault;
      await wait(FAULT_POLL_MS);
    }
  }

  /** Called when capacity is free; the sweep repairs failures here. */
  function dispatchMore(): void {
    dispatcher.dispatch().then(
      () => outage.answered(),
      (error: unknown) => outage.failed(error),
    );
  }

  async function beat(): Promise<void> {
    try {
      const isReliable = await platform.ping().then(
        () => true,
        (error: unknown) => {
          outage.failed(error);
          return false;
        },
      );
      const ready = fault() === null && isReliable;
      await workers.heartbeat(workerId, { ready, places: settings.workerConcurrency });
      if (isReliable) outage.answered();
    } catch (error) {
      outage.failed(error);
    }
  }

  async function stop(withinMs: number): Promise<void> {
    clearInterval(heartbeat);
    const deadline = setTimeout(() => taker.releaseAll(), withinMs);
    await consumer?.stop();
    clearTimeout(deadline);
    await testScans.releaseAll();
    await Promise.all([sweeper.stop(), deliverer.stop(), pool.close(), inference.close()]);
    await workers.leave(workerId).catch((error: unknown) => outage.failed(error));
  }
}
