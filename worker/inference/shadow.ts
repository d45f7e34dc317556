import type { ModelAnswer, ModelInput } from '../engine/index.js';
import type { InferenceMetrics } from './inference-metrics.js';
import type { ModelLane } from './model-lane.js';

/**
 * Maximum number of pictures held for a shadow slower than the live model; it
 * skips further ones.
 */
const SHADOWED_AT_ONCE_MAX = 2;
const SHADOW_MAX_MS = 60_000;

/**
 * Runs a shadow version on a picture that the live version has answered, and
 * measures the difference. Never throws and delays no request.
 */
export async function askShadow(
  lane: ModelLane,
  name: string,
  input: ModelInput,
  live: ModelAnswer,
  metrics: InferenceMetrics | undefined,
): Promise<void> {
  if (lane.serving() === null || lane.load() >= SHADOWED_AT_ONCE_MAX) {
    metrics?.shadowSkipped.inc({ model: name });
    return;
  }
  try {
    const startedMs = performance.now();
    const { score, model } = await lane.infer(input, AbortSignal.timeout(SHADOW_MAX_MS));
    const labels = { model: name, version: model.version };
    metrics?.shadowDifference.observe(labels, score - live.score);
    metrics?.shadowSeconds.observe(labels, (performance.now() - startedMs) / 1000);
  } catch {
    metrics?.shadowSkipped.inc({ model: name });
  }
}
