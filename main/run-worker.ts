import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { openPlatform } from '../adapters/open-platform.js';
import type { Platform } from '../core/ports.js';
import type { Settings } from '../core/settings.js';
import type { Tracing } from '../core/tracing.js';
import { openSandbox, registerSandbox } from '../worker/isolation/sandbox.js';
import { registerBacklog, registerWorkerMetrics } from '../worker/metrics.js';
import { serveStatus } from '../worker/serve-status.js';
import { type RunningWorker, startWorker } from '../worker/start-worker.js';
import { obeySupervisor } from '../worker/worker-process.js';
import { checkSecrets } from './check-secrets.js';
import { shutDownGracefully } from './graceful-shutdown.js';
import { openLog } from './log.js';
import { openMetricsPage, openRegistry, serveMetrics } from './metrics-page.js';
import type { Program } from './program.js';
import { openTracing } from './tracing/open-tracing.js';

/** Runs the worker that the API started. */
export async function runWorkerBesideApi(settings: Settings, program: Program): Promise<void> {
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

/** Runs a worker as a process of its own, with a page of health and metrics. */
export async function runWorkerAlone(settings: Settings, program: Program): Promise<void> {
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
