import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeKey, openPlatform } from '../adapters/open-platform.js';
import { registerLocalRateCounter } from '../api/http-metrics.js';
import { startApi } from '../api/start-api.js';
import type { Settings } from '../core/settings.js';
import { openSandbox } from '../worker/isolation/sandbox.js';
import { countWorkerDeaths, registerBacklog } from '../worker/metrics.js';
import { openReportPdfWriter } from '../worker/report-pdf/open-report-pdf-writer.js';
import { type SupervisedWorker, superviseWorker } from '../worker/worker-process.js';
import { openApiDescription } from './api-description.js';
import { checkSecrets } from './check-secrets.js';
import { welcomeOnFirstStart } from './first-start.js';
import { shutDownGracefully } from './graceful-shutdown.js';
import { openLog } from './log.js';
import { openMetricsPage, openRegistry, serveMetrics } from './metrics-page.js';
import type { Program } from './program.js';
import { openTracing } from './tracing/open-tracing.js';

/**
 * After SHUTDOWN_TIMEOUT_S a worker still needs time to end its webhook
 * attempts (10 s) and its children.
 */
const STOP_GRACE_MS = 15_000;

/** Runs the API, and a worker beside it where MODE says so. */
export async function runApi(settings: Settings, program: Program): Promise<void> {
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
