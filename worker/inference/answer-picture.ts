import type { InferencePicture, Inferred } from '../engine/index.js';
import type { Batcher } from './batcher.js';
import { classify } from './classify.js';
import type { ReadyModel } from './load-model.js';
import { segment } from './segment.js';

/**
 * The complete answer of a model for one picture. Rejects when it fails, or
 * with the signal's reason.
 */
export async function answerPicture(
  { manifest, identity }: ReadyModel,
  batcher: Batcher,
  picture: InferencePicture,
  signal: AbortSignal,
): Promise<Inferred> {
  const startedMs = performance.now();
  const said =
    manifest.task === 'segmentation'
      ? await segment(manifest, batcher, picture, signal)
      : { ...(await classify(manifest, batcher, picture, signal)), heatmap: null };
  return {
    ...said,
    thresholds: manifest.thresholds,
    model: identity,
    ms: performance.now() - startedMs,
  };
}
