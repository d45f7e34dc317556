import type { InferencePicture, TextBox } from '../engine/index.js';
import { channelsOf, type DetectionManifest } from '../../core/model-manifest.js';
import type { PageView } from '../../core/text-model.js';
import type { z } from 'zod';
import type { Batcher } from './batcher.js';
import { preparer } from './prepare.js';
import { resizeBilinear } from './resize-bilinear.js';
import { textBoxes } from './text-boxes.js';

/** The lines of text of a picture, in its own pixels, and their mean score (0 without any). */
export async function findText(
  manifest: DetectionManifest,
  batcher: Batcher,
  picture: InferencePicture,
  signal: AbortSignal,
): Promise<{ score: number; boxes: TextBox[] }> {
  const { preprocessing, detection } = manifest;
  const { view, layout } = preprocessing;
  const [input] = manifest.inputs;
  const [output] = manifest.outputs;
  if (view.kind !== 'page' || input === undefined || output === undefined)
    throw new Error('this manifest finds no text');
  const { width, height } = fittedSize(picture, view);
  const channels = channelsOf(preprocessing);
  const shown = resizeBilinear(picture, width, height);
  const shape = layout === 'nchw' ? [1, channels, height, width] : [1, height, width, channels];
  const fill = preparer(preprocessing, input.dtype)(shown, { x: 0, y: 0, width, height });
  const map = (await batcher.run(shape, fill, signal))[output.name];
  if (map === undefined || map.data.length !== width * height)
    throw new Error(`the model gave no map of ${width} x ${height} cells`);

  const [across, down] = [picture.width / width, picture.height / height];
  const boxes = textBoxes({ width, height, values: map.data }, detection).map(
    ({ corners, score }): TextBox => {
      const [a, b, c, d] = corners;
      const scaled = ([x, y]: [number, number]): [number, number] => [x * across, y * down];
      return { corners: [scaled(a), scaled(b), scaled(c), scaled(d)], score };
    },
  );
  const sum = boxes.reduce((total, { score }) => total + score, 0);
  return { score: boxes.length === 0 ? 0 : sum / boxes.length, boxes };
}

/** The size at which a picture is shown to the model, in its proportions but for the rounding. */
export function fittedSize(
  { width, height }: { width: number; height: number },
  { shortSideMinPx, longSideMaxPx, multipleOf }: z.infer<typeof PageView>,
): { width: number; height: number } {
  const enlarge = Math.max(1, shortSideMinPx / Math.min(width, height));
  const ratio = Math.min(enlarge, longSideMaxPx / Math.max(width, height));
  const side = (length: number): number =>
    Math.max(1, Math.round((length * ratio) / multipleOf)) * multipleOf;
  return { width: side(width), height: side(height) };
}
