import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { combineLabels, startAtZero } from '../core/label-sets.js';
import { WORKER_SILENCE_MAX_MS } from '../core/dispatch.js';
import type { Platform } from '../core/ports.js';
import { FAILURE_REASONS } from '../core/errors.js';
import { Stage } from '../core/scan.js';
import { Verdict } from '../core/vocabulary.js';
import { CHILD_ENDS } from './isolation/analysis-child.js';
import type { AnalysisPool } from './isolation/pool.js';
import { AttemptOutcome, EndpointState } from '../core/webhook.js';
import { type InferenceMetrics, registerInferenceMetrics } from './inference/inference-metrics.js';

/**
 * A worker's metrics. Labels hold states, stages, reasons and outcomes only:
 * never an organisation, a scan, a file name or a URL.
 */
export interface WorkerMetrics {
  scanDurationS: Histogram;
  stageDurationS: Histogram<'stage'>;
  scans: Counter<'status' | 'verdict' | 'reason'>;
  interruptions: Counter<'reason'>;
  boundsExceeded: Counter;
  webhookAttempts: Counter<'outcome'>;
  webhooksGivenUp: Counter;
  endpointsDisabled: Counter;
  inference: InferenceMetrics;
  /** Publishes the resource use and exits of the analysis children. */
  watch(pool: AnalysisPool): void;
}

/**
 * Bucket edges at the objectives of 15 and 60 s; the default buckets end at 10
 * s and cannot distinguish slower scans.
 */
const SECONDS = [0.5, 1, 2.5, 5, 7.5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 90, 120, 180, 300];
const STAGE_SECONDS = [0.05, 0.1, 0.25, ...SECONDS];

/** Why a run of a scan ended without making it final. */
export const INTERRUPTIONS = [
  'lost', // deleted, or another worker has it
  'stopping', // the worker stops
  'unavailable', // no analysis child can be had
  'fault', // of the service
  'busy', // out of time on a busy machine: one more try
  'child_died', // one more try
] as const;
export type Interruption = (typeof INTERRUPTIONS)[number];

const COMPLETIONS = ['none', 'cut_short'];

export function registerWorkerMetrics(registry: Registry): WorkerMetrics {
  const registers = [registry];
  const stageDurationS = new Histogram({
    name: 'emet_stage_duration_seconds',
    help: 'Seconds a scan spends in each stage; "queued" is the wait for a worker.',
    labelNames: ['stage'],
    buckets: STAGE_SECONDS,
    registers,
  });
  for (const stage of Stage.options) stageDurationS.zero({ stage });
  const scans = new Counter({
    name: 'emet_scans_finished_total',
    help: 'Scans that became final, by status, verdict and reason: of a failure, "cut_short" for a report of what had arrived when a limit was reached, else "none".',
    labelNames: ['status', 'verdict', 'reason'],
    registers,
  });
  const completed = { status: ['completed'], verdict: Verdict.options, reason: COMPLETIONS };
  const failed = { status: ['failed'], verdict: ['none'], reason: FAILURE_REASONS };
  startAtZero(scans, [...combineLabels(completed), ...combineLabels(failed)]);
  const interruptions = new Counter({
    name: 'emet_scans_interrupted_total',
    help: 'Runs of a scan that ended without making it final, by reason.',
    labelNames: ['reason'],
    registers,
  });
  startAtZero(interruptions, combineLabels({ reason: INTERRUPTIONS }));
  const webhookAttempts = new Counter({
    name: 'emet_webhook_attempts_total',
    help: 'Attempts to deliver a webhook event, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  startAtZero(webhookAttempts, combineLabels({ outcome: AttemptOutcome.options }));
  return {
    scanDurationS: new Histogram({
      name: 'emet_scan_duration_seconds',
      help: 'Seconds from accepting a scan to its report being stored, without scans that were cut short.',
      buckets: SECONDS,
      enableExemplars: true,
      registers,
    }),
    stageDurationS,
    scans,
    interruptions,
    boundsExceeded: new Counter({
      name: 'emet_scans_bounds_exceeded_total',
      help: 'Documents with pages that would take too much to draw, examined without them.',
      registers,
    }),
    webhookAttempts,
    webhooksGivenUp: new Counter({
      name: 'emet_webhooks_given_up_total',
      help: 'Webhook deliveries given up after their last attempt.',
      registers,
    }),
    endpointsDisabled: new Counter({
      name: 'emet_webhook_endpoints_disabled_total',
      help: 'Webhook endpoints disabled after too many failures in a row.',
      registers,
    }),
    inference: registerInferenceMetrics(registry),
    watch: (pool) => watchPool(registry, pool),
  };
}

function watchPool(registry: Registry, pool: AnalysisPool): void {
  const registers = [registry];
  new Gauge({
    name: 'emet_analysis_children',
    help: 'Analysis child processes alive.',
    registers,
    collect() {
      this.set(pool.metrics().children);
    },
  });
  new Gauge({
    name: 'emet_analysis_resident_bytes',
    help: 'Resident memory of all analysis children.',
    registers,
    collect() {
      this.set(pool.metrics().residentBytes);
    },
  });
  new Counter({
    name: 'emet_analysis_cpu_seconds_total',
    help: 'CPU time of all analysis children, ended ones included.',
    registers,
    collect() {
      this.reset();
      this.inc(pool.metrics().cpuMs / 1000);
    },
  });
  new Counter({
    name: 'emet_analysis_runs_total',
    help: 'Analyses begun in a child.',
    registers,
    collect() {
      this.reset();
      this.inc(pool.metrics().scans);
    },
  });
  new Counter({
    name: 'emet_analysis_children_ended_total',
    help: 'Analysis children that ended, by reason.',
    labelNames: ['reason'],
    registers,
    collect() {
      this.reset();
      const { ended } = pool.metrics();
      for (const reason of CHILD_ENDS) this.inc({ reason }, ended[reason] ?? 0);
    },
  });
}

/**
 * Publishes the backlog of the stores and the ready workers. Every process sees
 * the same stores, so only processes with their own metrics page publish this.
 */
export function registerBacklog(registry: Registry, platform: Platform): void {
  const gauge = (name: string, help: string, read: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        // A value that cannot be read becomes NaN; all others are still published.
        this.set(await read().catch(() => NaN));
      },
    });
  const { scans, webhooks, workers, jobs } = platform;
  gauge('emet_scans_queued', 'Scans that wait for a worker.', async () => {
    return (await scans.backlog()).queued;
  });
  gauge('emet_scans_processing', 'Scans a worker has taken on.', async () => {
    return (await scans.backlog()).processing;
  });
  gauge(
    'emet_oldest_scan_age_seconds',
    'Age of the oldest scan that is not final; 0 when there is none.',
    async () => secondsSince((await scans.backlog()).oldestCreatedAt),
  );
  gauge('emet_webhooks_pending', 'Webhook deliveries not yet done.', async () => {
    return (await webhooks.backlog()).pending;
  });
  gauge(
    'emet_webhook_delay_seconds',
    'How long the webhook delivery most overdue has been due, without those of endpoints that fail; 0 when none is.',
    async () => secondsSince((await webhooks.backlog()).oldestDueAt),
  );
  new Gauge({
    name: 'emet_webhook_endpoints',
    help: 'Webhook endpoints by state: ok, failing (its events wait behind a probe) or disabled.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const counts = await webhooks.countEndpoints().catch(() => null);
      for (const state of EndpointState.options) this.set({ state }, counts?.[state] ?? NaN);
    },
  });
  gauge('emet_workers_ready', 'Workers that are ready for a scan.', () =>
    workers.ready(WORKER_SILENCE_MAX_MS).then((ready) => ready.workers),
  );
  gauge('emet_worker_places_ready', 'Scans that the ready workers can analyse at once.', () =>
    workers.ready(WORKER_SILENCE_MAX_MS).then((ready) => ready.places),
  );
  gauge('emet_queue_waiting', 'Jobs on the queue that no worker has taken yet.', () =>
    jobs.waiting('scan'),
  );
}

/** For the process that supervises a worker: the worker's own metrics are lost with it. */
export const countWorkerDeaths = (registry: Registry): Counter =>
  new Counter({
    name: 'emet_worker_deaths_total',
    help: 'Workers beside the API that ended without being asked to.',
    registers: [registry],
  });

const secondsSince = (instant: Date | null): number =>
  instant === null ? 0 : Math.max(0, (Date.now() - instant.getTime()) / 1000);
