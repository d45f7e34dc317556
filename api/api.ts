import type { Logger } from 'pino';
import type { LookupFunction } from 'node:net';
import type { MakeKey } from '../core/api-key.js';
import type { Dispatcher } from '../core/dispatch.js';
import type { Clock, Platform } from '../core/ports.js';
import type { ReportPdfWriter } from '../core/report-pdf.js';
import type { Settings } from '../core/settings.js';
import type { Tracing } from '../core/tracing.js';
import type { KeyUse } from './key-use.js';
import type { ApiDescription } from './api-description.js';
import type { Application } from './dashboard/application.js';
import type { HttpMetrics, Metrics } from './http-metrics.js';
import type { QueueDepth } from './queue-depth.js';
import type { Readiness } from './readiness.js';

/** Dependencies of every part of the API, passed down from start-api.ts. */
export interface Api {
  platform: Platform;
  settings: Settings;
  logger: Logger;
  metrics: Metrics;
  httpMetrics: HttpMetrics;
  tracing: Tracing;
  dispatcher: Dispatcher;
  queueDepth: QueueDepth;
  readiness: Readiness;
  keyUse: KeyUse;
  makeKey: MakeKey;
  clock: Clock;
  /** What the API says of itself; made when it is first asked for. */
  description: () => Promise<ApiDescription>;
  reportPdf: ReportPdfWriter;
  /** What browsers are served; null where it is not built. */
  application: Application | null;
  /** Resolves host names of file_url; tests set their own. */
  lookup?: LookupFunction | undefined;
}
