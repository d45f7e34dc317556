import { InferenceFailure, type ModelAnswer, type ModelInput } from '../engine/index.js';
import type { Batcher } from './batcher.js';
import { classify } from './classify.js';
import { findText } from './find-text.js';
import type { ReadyModel } from './load-model.js';
import { readLines } from './read-lines.js';
import { segment } from './segment.js';

/**
 * The complete answer of a model to one request. Rejects when it fails or is
 * made for another task, or with the signal's reason.
 */
export async function answerOf(
  { manifest, identity, characters }: ReadyModel,
  batcher: Batcher,
  input: ModelInput,
  signal: AbortSignal,
): Promise<ModelAnswer> {
  const startedMs = performance.now();
  const told = () => ({ model: identity, ms: performance.now() - startedMs });
  if (manifest.task === 'text-detection') {
    if (input.kind === 'find')
      return { ...(await findText(manifest, batcher, input.picture, signal)), ...told() };
  } else if (manifest.task === 'text-recognition') {
    if (input.kind === 'read')
      return {
        ...(await readLines(manifest, characters, batcher, input.lines, signal)),
        ...told(),
      };
  } else if (input.kind === 'score') {
    const said =
      manifest.task === 'segmentation'
        ? await segment(manifest, batcher, input.picture, signal)
        : { ...(await classify(manifest, batcher, input.picture, signal)), heatmap: null };
    return { ...said, thresholds: manifest.thresholds, ...told() };
  }
  throw new InferenceFailure(`a model for ${manifest.task} cannot be asked to ${input.kind}`);
}
