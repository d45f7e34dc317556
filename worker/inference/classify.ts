import type { InferencePicture } from '../engine/index.js';
import { channelsOf, type ScoringManifest } from '../../core/model-manifest.js';
import { answerLogits } from './answer-logits.js';
import type { Batcher } from './batcher.js';
import { pageScore } from './page-score.js';
import { preparer, type Window } from './prepare.js';
import { resizePicture } from './resize-picture.js';

/** The page score of a classification: the mean logit over the model's inputs. */
export async function classify(
  manifest: ScoringManifest,
  batcher: Batcher,
  picture: InferencePicture,
  signal: AbortSignal,
): Promise<{ score: number }> {
  const { calibration, preprocessing } = manifest;
  const { view, layout, colour } = preprocessing;
  const [input] = manifest.inputs;
  if ((view.kind !== 'resize' && view.kind !== 'crops') || input === undefined) {
    throw new Error('this manifest is no classification');
  }
  const prepare = preparer(preprocessing, input.dtype);
  const isResized = view.kind === 'resize';
  const shown = isResized ? resizePicture(picture, view.width, view.height) : picture;
  const windows: Window[] = isResized
    ? [{ x: 0, y: 0, width: view.width, height: view.height }]
    : cropsOf(picture, view.sizePx, view.maximum);
  const channels = channelsOf({ colour });
  const logits = await Promise.all(
    windows.map(async (window) => {
      const { width, height } = window;
      const shape = layout === 'nchw' ? [1, channels, height, width] : [1, height, width, channels];
      const outputs = await batcher.run(shape, prepare(shown, window), signal);
      return answerLogits(manifest, outputs).logits[0] ?? 0;
    }),
  );
  const mean = logits.reduce((sum, logit) => sum + logit, 0) / logits.length;
  const logit = mean / calibration.temperature + calibration.bias;
  return { score: pageScore(calibration, { logit }) };
}

/**
 * Squares spread evenly over a picture, without overlap where the picture has
 * room; as many as fit, and no more than `maximum`.
 */
export function cropsOf(
  { width, height }: { width: number; height: number },
  sizePx: number,
  maximum: number,
): Window[] {
  let columns = Math.max(1, Math.floor(width / sizePx));
  let rows = Math.max(1, Math.floor(height / sizePx));
  // The longer side of the grid shrinks first, so that the spread stays even.
  while (columns * rows > maximum) {
    if (columns >= rows) columns -= 1;
    else rows -= 1;
  }
  return places(height, rows).flatMap((y) =>
    places(width, columns).map((x) => ({ x, y, width: sizePx, height: sizePx })),
  );

  function places(length: number, count: number): number[] {
    const gap = Math.max(0, (length - count * sizePx) / count);
    return Array.from({ length: count }, (_, index) =>
      Math.floor(index * (sizePx + gap) + gap / 2),
    );
  }
}
