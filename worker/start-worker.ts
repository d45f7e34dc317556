import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock, JobConsumer, Platform } from '../core/ports.js';
import type { Settings } from '../core/settings.js';
import { openAnalysisPool } from './analysis/pool.js';
import { openWebhookDeliverer } from './deliver-webhook.js';
import type { WorkerMetrics } from './metrics.js';
import { watchStore } from './store-outage.js';
import { openSweeper } from './sweep.js';
import { openScanTaker } from './take-scan.js';

export interface RunningWorker {
  /** Resolves when it takes scans on. */
  ready: Promise<void>;
  /** Whether it would take a scan on now. */
  isReady: () => boolean;
  /**
   * Takes nothing on any more and finishes what it has; scans that take longer
   * than `withinMs` (default: SHUTDOWN_TIMEOUT_S) go back to the queue.
   */
  stop(withinMs?: number): Promise<void>;
}

/** The API gives a worker up after 30 s of silence: five heartbeats may be late. */
const HEARTBEAT_MS = 5_000;

/** Takes on scans, delivers webhooks and sweeps, until it is stopped. */
export function startWorker(service: {
  platform: Platform;
  settings: Settings;
  logger: Logger;
  metrics: WorkerMetrics;
  clock?: Clock;
  /** Module of the analysis children; default: the analysis of this service. */
  analysisEntry?: string;
}): RunningWorker {
  const { platform, settings, logger, metrics, clock = () => new Date() } = service;
  const workerId = randomUUID();
  const outage = watchStore(logger);
  const pool = openAnalysisPool({
    size: settings.workerConcurrency,
    limits: {
      wallMs: settings.scanTimeoutS * 1000,
      cpuMs: settings.scanCpuS * 1000,
      memoryBytes: settings.scanMemoryMb * 1024 * 1024,
      scansMax: settings.childScansMax,
    },
    logger,
    ...(service.analysisEntry !== undefined && { entry: service.analysisEntry }),
  });
  metrics.watch(pool);

  const parts = { platform, settings, pool, logger, metrics, outage, clock };
  const taker = openScanTaker(parts);
  const sweeper = openSweeper(parts);
  const { webhooks, jobs, workers } = platform;
  const { allowPrivateNetwork } = settings;
  const deliverer = openWebhookDeliverer({ webhooks, allowPrivateNetwork, logger, metrics, clock });
  deliverer.start();
  sweeper.start();

  let consumer: JobConsumer | null = null;
  let stopping: Promise<void> | null = null;
  const heartbeat = setInterval(() => void beat(), HEARTBEAT_MS);
  const ready = pool.ready().then(async () => {
    if (stopping !== null) return;
    const places = { concurrency: settings.workerConcurrency, lockMs: settings.leaseS * 1000 };
    consumer = jobs.consume('scan', places, (payload) => taker.take(payload));
    await beat();
    logger.info({ workerId, places: places.concurrency }, 'Worker ready');
  });

  return {
    ready,
    isReady,
    stop: (withinMs = settings.shutdownTimeoutS * 1000) => (stopping ??= stop(withinMs)),
  };

  function isReady(): boolean {
    return pool.isReady() && stopping === null;
  }

  async function beat(): Promise<void> {
    try {
      await workers.heartbeat(workerId, isReady());
      outage.answered();
    } catch (error) {
      outage.failed(error);
    }
  }

  async function stop(withinMs: number): Promise<void> {
    clearInterval(heartbeat);
    const deadline = setTimeout(() => taker.giveAllBack(), withinMs);
    await consumer?.stop();
    clearTimeout(deadline);
    await Promise.all([sweeper.stop(), deliverer.stop(), pool.close()]);
    await workers.leave(workerId).catch((error: unknown) => outage.failed(error));
  }
}
