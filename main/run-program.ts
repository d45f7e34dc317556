import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { makeKey, openPlatform } from '../adapters/open-platform.js';
import { registerLocalRateCounter } from '../api/http-metrics.js';
import { startApi } from '../api/start-api.js';
import type { Platform } from '../core/ports.js';
import { readSettings, type Settings } from '../core/settings.js';
import type { Tracing } from '../core/tracing.js';
import { countWorkerDeaths, registerBacklog, registerWorkerMetrics } from '../worker/metrics.js';
import { openSandbox, registerSandbox } from '../worker/isolation/sandbox.js';
import { openReportPdfWriter } from '../worker/report-pdf/open-report-pdf-writer.js';
import { serveStatus } from '../worker/serve-status.js';
import { type RunningWorker, startWorker } from '../worker/start-worker.js';
import {
  obeySupervisor,
  type SupervisedWorker,
  superviseWorker,
} from '../worker/worker-process.js';
import { openApiDescription } from './api-description.js';
import { checkSecrets } from './check-secrets.js';
import { explainStartFailure } from './explain-start-failure.js';
import { welcomeOnFirstStart } from './first-start.js';
import { openLog } from './log.js';
import { openMetricsPage, openRegistry, serveMetrics } from './metrics-page.js';
import { openTracing } from './tracing/open-tracing.js';
import { shutDownGracefully } from './graceful-shutdown.js';

export interface Program {
  /** The file that was started; a worker beside the API is also started from it. */
  entry: string;
  /** Module of the analysis children; default: the analysis of this service. */
  analysisEntry?: string;
}

/**
 * After SHUTDOWN_TIMEOUT_S a worker still needs time to end its webhook
 * attempts (10 s) and its children.
 */
const STOP_GRACE_MS = 15_000;

/**
 * Reads settings, opens the platform and starts the parts that MODE selects:
 * the API, a worker, or both.
 */
export async function runProgram(program: Program): Promise<void> {
  let settings: Settings | null = null;
  try {
    settings = readSettings(process.env, (path) => readFileSync(path, 'utf8'));
    if (process.argv[2] === 'worker' && process.send !== undefined) {
      await runWorkerBesideApi(settings, program);
    } else if (settings.mode === 'worker') await runWorkerAlone(settings, program);
    else await runApi(settings, program);
  } catch (error) {
    const sentence = explainStartFailure(error, settings);
    const trace = error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${sentence ?? `Emet could not start: ${trace}`}\n`);
    process.exit(1);
  }
}

async function runApi(settings: Settings, program: Program): Promise<void> {
  const logger = openLog(settings, 'api');
  // Its worker would refuse too, but only after the API had taken documents for it.
  if (settings.sandbox === 'require') await openSandbox(settings.sandbox, logger);
  const registry = openRegistry('api');
  const localRateCounter = registerLocalRateCounter(registry);
  const tracing = await openTracing(settings, 'api', logger);
  const platform = await openPlatform(settings, {
    log: logger,
    onLocalCount: () => localRateCounter.inc(),
  });
  await checkSecrets(platform);
  registerBacklog(registry, platform);
  // Declared here for the metrics, started last, so that a port in use starts nothing.
  let worker: SupervisedWorker | null = null;
  const metrics = {
    registry,
    render: openMetricsPage(registry, async () =>
      worker === null ? [] : [await worker.metrics()],
    ),
  };
  const parts = { platform, settings, logger, metrics, tracing };
  const description = openApiDescription();
  const api = await startApi({
    ...parts,
    description,
    reportPdf: openReportPdfWriter({
      logger,
      isConfined: async () => (await openSandbox(settings.sandbox, logger)).confined,
    }),
    makeKey,
    applicationFolder: APPLICATION_FOLDER,
  });
  const metricsServer = await serveMetrics(settings, metrics.render);
  logger.info(
    {
      port: api.port,
      metricsPort: metricsServer?.port,
      mode: settings.mode,
      stores: isOneMachine(settings) ? resolve(settings.dataDir) : 'Redis and MongoDB',
    },
    'API listens',
  );
  if (settings.mode === 'all') {
    const deaths = countWorkerDeaths(registry);
    worker = superviseWorker(program.entry, logger, () => deaths.inc());
  }
  // So that the first who asks need not wait. Last, as it takes a processor from what starts.
  description().catch((error: unknown) =>
    logger.error({ err: error }, 'No description of the API'),
  );
  shutDownGracefully(logger, async () => {
    const workerStops = worker?.stop(settings.shutdownTimeoutS * 1000 + STOP_GRACE_MS);
    await Promise.all([api.close(), workerStops]);
    await metricsServer?.close();
    await Promise.all([platform.close(), tracing.close()]);
  });
  // Cluster logs are collected and kept, so no key is ever written to them.
  if (isOneMachine(settings)) await welcomeOnFirstStart(platform, settings, api.port);
}

/** Beside the compiled program: dist/dashboard. */
const APPLICATION_FOLDER = fileURLToPath(new URL('../dashboard', import.meta.url));

const isOneMachine = ({ mongodbUrl }: Settings): boolean => mongodbUrl === undefined;

async function runWorkerBesideApi(settings: Settings, program: Program): Promise<void> {
  const { logger, platform, registry, tracing, worker } = await openWorker(settings, program);
  const stop = async (withinMs?: number) => {
    await worker.stop(withinMs);
    await Promise.all([platform.close(), tracing.close()]);
  };
  shutDownGracefully(logger, stop);
  obeySupervisor({
    metrics: () => registry.getMetricsAsJSON(),
    stop: (isOrphan) =>
      void stop(isOrphan ? 0 : undefined).then(
        () => process.exit(0),
        () => process.exit(1),
      ),
  });
}

async function runWorkerAlone(settings: Settings, program: Program): Promise<void> {
  const { logger, platform, registry, tracing, worker } = await openWorker(settings, program);
  registerBacklog(registry, platform);
  const render = openMetricsPage(registry);
  const status = await serveStatus({ platform, settings, fault: worker.fault, render });
  const metricsServer = await serveMetrics(settings, render);
  logger.info(
    { port: status.port, metricsPort: metricsServer?.port, mode: settings.mode },
    'Worker shows its health and metrics',
  );
  shutDownGracefully(logger, async () => {
    await worker.stop();
    await status.close();
    await metricsServer?.close();
    await Promise.all([platform.close(), tracing.close()]);
  });
}

async function openWorker(settings: Settings, program: Program): Promise<OpenWorker> {
  const logger = openLog(settings, 'worker');
  const tracing = await openTracing(settings, 'worker', logger);
  const platform = await openPlatform(settings, { log: logger });
  await checkSecrets(platform);
  const registry = openRegistry('worker');
  const metrics = registerWorkerMetrics(registry);
  const { analysisEntry } = program;
  const sandbox = await openSandbox(settings.sandbox, logger);
  registerSandbox(registry, sandbox);
  const worker = startWorker({
    platform,
    settings,
    logger,
    metrics,
    confined: sandbox.confined,
    tracing,
    ...(analysisEntry !== undefined && { analysisEntry }),
  });
  return { logger, platform, registry, tracing, worker };
}

interface OpenWorker {
  logger: Logger;
  platform: Platform;
  registry: Registry;
  tracing: Tracing;
  worker: RunningWorker;
}
