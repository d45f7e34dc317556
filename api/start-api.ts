import { readFile } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Logger } from 'pino';
import type { MakeKey } from '../core/api-key.js';
import { openDispatcher } from '../core/dispatch.js';
import { startAtZero } from '../core/label-sets.js';
import type { Clock, Platform } from '../core/ports.js';
import type { ReportPdfWriter } from '../core/report-pdf.js';
import type { Settings } from '../core/settings.js';
import { NO_TRACING, type Tracing } from '../core/tracing.js';
import type { Api } from './api.js';
import { answerBrokenRequests } from './answer-broken-requests.js';
import { buildApp } from './build-app.js';
import { loadApplication } from './dashboard/application.js';
import { APPLICATION_ENDPOINTS } from './dashboard/mount-application.js';
import { dashboardErrorsOf } from './dashboard/route-errors.js';
import { DASHBOARD_ROUTES } from './dashboard/routes/index.js';
import type { ApiDescription } from './api-description.js';
import { type Metrics, registerHttpMetrics } from './http-metrics.js';
import { openKeyUse } from './key-use.js';
import { watchQueueDepth } from './queue-depth.js';
import { watchReadiness } from './readiness.js';
import { requestLabelSets } from './request-labels.js';
import { errorsOf } from './route-errors.js';
import { ROUTES } from './routes/index.js';

export interface RunningApi {
  /** The actual port, also when the settings ask for any free port. */
  port: number;
  /** Accepts no more requests, gives running ones a time limit to finish, then closes them. */
  close(): Promise<void>;
}

/** Serves the API over HTTP, or HTTPS when the settings name a certificate. Resolves when it listens. */
export async function startApi({
  applicationFolder,
  ...options
}: {
  platform: Platform;
  settings: Settings;
  logger: Logger;
  metrics: Metrics;
  /** Default: none. */
  tracing?: Tracing;
  makeKey: MakeKey;
  /** The machine's by default. */
  clock?: Clock;
  description: () => Promise<ApiDescription>;
  reportPdf: ReportPdfWriter;
  /** Folder of the built dashboard; default: none is served. */
  applicationFolder?: string;
  /** Resolves host names of file_url; the system's resolver by default. */
  lookup?: LookupFunction;
}): Promise<RunningApi> {
  const { clock = () => new Date() } = options;
  const api: Api = {
    tracing: NO_TRACING,
    ...options,
    clock,
    application: applicationFolder === undefined ? null : await loadApplication(applicationFolder),
    httpMetrics: registerHttpMetrics(options.metrics.registry),
    dispatcher: openDispatcher(options.platform),
    queueDepth: watchQueueDepth(options.platform, options.settings),
    readiness: watchReadiness(options.platform, options.logger),
    keyUse: openKeyUse(options.platform.accounts, options.logger, { clock }),
  };
  startAtZero(
    api.httpMetrics.requests,
    requestLabelSets([
      ...ROUTES.map((endpoint) => ({ endpoint, codes: errorsOf(endpoint) })),
      ...APPLICATION_ENDPOINTS.map((endpoint) => ({ endpoint, codes: ['NOT_FOUND'] as const })),
      ...DASHBOARD_ROUTES.map((endpoint) => ({ endpoint, codes: dashboardErrorsOf(endpoint) })),
    ]),
  );
  const app = buildApp(api, ROUTES);
  const server = await createServer(api.settings);
  server.on('request', app);
  // An unknown Expect header must not cause an empty answer.
  server.on('checkExpectation', app);
  server.on('clientError', answerBrokenRequests(api));
  server.maxHeadersCount = HEADERS_MAX;

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(api.settings.port, api.settings.host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    port: address.port,
    close: async () => {
      await closeServer(server, api.settings.shutdownTimeoutS);
      api.reportPdf.close();
      await api.keyUse.close();
    },
  };
}

/** 10 MB at 100 kB/s, a slow mobile uplink, take 105 s. */
const REQUEST_TIMEOUT_MS = 120_000;

/** Headers are small: a slower client holds the connection on purpose. */
const HEADERS_TIMEOUT_MS = 15_000;

/** Above the 60 s idle timeout of common load balancers, so that they close first. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const HEADERS_MAX = 100;

async function createServer(settings: Settings): Promise<http.Server> {
  const limits: http.ServerOptions = {
    requestTimeout: REQUEST_TIMEOUT_MS,
    headersTimeout: HEADERS_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    // Interval for checking the two timeouts; the default of 30 s would double the shorter one.
    connectionsCheckingInterval: 5_000,
    // A missing Host header gets the standard error body, not Node's empty 400.
    requireHostHeader: false,
  };
  if (settings.tlsCertFile === undefined || settings.tlsKeyFile === undefined) {
    return http.createServer(limits);
  }
  const [cert, key] = await Promise.all([
    readFile(settings.tlsCertFile),
    readFile(settings.tlsKeyFile),
  ]);
  return https.createServer({ ...limits, cert, key });
}

async function closeServer(server: http.Server, timeoutS: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Closes idle connections, including those that become idle while others finish.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), timeoutS * 1000);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
