import type { ModelIdentity } from '../engine/index.js';
import { REFUSALS } from '../../core/model-manifest.js';
import { combineLabels, startAtZero } from '../../core/label-sets.js';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { MODEL_PROCESS_ENDS } from './served-version.js';

/** Inference metrics. Labels name models and reasons, never a scan or an organisation. */
export interface InferenceMetrics {
  seconds: Histogram<'model' | 'version' | 'provider'>;
  score: Histogram<'model' | 'version'>;
  batchSize: Histogram<'model'>;
  failures: Counter<'model'>;
  loadFailures: Counter<'model' | 'reason'>;
  ended: Counter<'model' | 'reason'>;
  shadowDifference: Histogram<'model' | 'version'>;
  shadowSeconds: Histogram<'model' | 'version'>;
  shadowSkipped: Counter<'model'>;
  /** Shows the counters of a model before anything is counted. */
  expect(model: string): void;
  /** Publishes which models are serving. */
  watch(serving: () => readonly ModelIdentity[]): void;
}

const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 30, 60];
const SCORES = [0.01, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99, 1];
/** A version that left its process to other models ended nothing. */
const ENDS_COUNTED = MODEL_PROCESS_ENDS.filter((end) => end !== 'left');
const DIFFERENCES = [-0.5, -0.2, -0.1, -0.05, -0.01, 0.01, 0.05, 0.1, 0.2, 0.5, 1];

export function registerInferenceMetrics(registry: Registry): InferenceMetrics {
  const registers = [registry];
  const failures = new Counter({
    name: 'emet_inference_failures_total',
    help: 'Pictures a live model gave no answer for.',
    labelNames: ['model'],
    registers,
  });
  const loadFailures = new Counter({
    name: 'emet_model_load_failures_total',
    help: 'Versions that were refused, by the check they failed.',
    labelNames: ['model', 'reason'],
    registers,
  });
  const ended = new Counter({
    name: 'emet_inference_children_ended_total',
    help: 'Model processes that ended, once for each model served, by reason; "died", "hung" and "memory" are faults.',
    labelNames: ['model', 'reason'],
    registers,
  });
  const shadowSkipped = new Counter({
    name: 'emet_model_shadow_skipped_total',
    help: 'Pictures a shadow version was not shown or gave no answer for.',
    labelNames: ['model'],
    registers,
  });
  return {
    seconds: new Histogram({
      name: 'emet_inference_seconds',
      help: 'Seconds from asking a live model about a picture to its answer, waiting included.',
      labelNames: ['model', 'version', 'provider'],
      buckets: SECONDS,
      registers,
    }),
    score: new Histogram({
      name: 'emet_model_score',
      help: 'Page scores of live models; a shift in them is drift.',
      labelNames: ['model', 'version'],
      buckets: SCORES,
      registers,
    }),
    batchSize: new Histogram({
      name: 'emet_inference_batch_size',
      help: 'Inputs that shared one run, by the model that asked for its first.',
      labelNames: ['model'],
      buckets: [1, 2, 4, 8, 16, 32, 64],
      registers,
    }),
    failures,
    loadFailures,
    ended,
    shadowDifference: new Histogram({
      name: 'emet_model_shadow_difference',
      help: 'Score of a shadow version less that of the live one, for the same picture.',
      labelNames: ['model', 'version'],
      buckets: DIFFERENCES,
      registers,
    }),
    shadowSeconds: new Histogram({
      name: 'emet_model_shadow_seconds',
      help: 'Seconds a shadow version took for a picture.',
      labelNames: ['model', 'version'],
      buckets: SECONDS,
      registers,
    }),
    shadowSkipped,
    expect(model) {
      const models = [model];
      startAtZero(failures, combineLabels({ model: models }));
      startAtZero(shadowSkipped, combineLabels({ model: models }));
      startAtZero(loadFailures, combineLabels({ model: models, reason: REFUSALS }));
      startAtZero(ended, combineLabels({ model: models, reason: ENDS_COUNTED }));
    },
    watch(serving) {
      new Gauge({
        name: 'emet_model_info',
        help: 'Always 1: which version of a model answers, and on what.',
        labelNames: ['name', 'version', 'provider'],
        registers,
        collect() {
          this.reset();
          for (const { name, version, provider } of serving())
            this.set({ name, version, provider }, 1);
        },
      });
    },
  };
}
