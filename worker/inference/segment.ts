import type { InferencePicture, InferredHeatmap } from '../engine/index.js';
import { channelsOf, type ScoringManifest } from '../../core/model-manifest.js';
import { answerLogits } from './answer-logits.js';
import type { Batcher } from './batcher.js';
import { mapFeatures, pageScore, sigmoid } from './page-score.js';
import { preparer } from './prepare.js';
import { type AxisTiles, cellWeights, cutPicture } from './tiles.js';

/**
 * Tiles of one picture queued for the model at once: enough to fill a batch,
 * few enough to save memory.
 */
const TILES_AT_ONCE = 8;

/**
 * Computes the map of a picture of any size, tile by tile without seams, and
 * the page score from it.
 */
export async function segment(
  manifest: ScoringManifest,
  batcher: Batcher,
  picture: InferencePicture,
  signal: AbortSignal,
): Promise<{ score: number; heatmap: InferredHeatmap }> {
  const { answer, calibration, preprocessing } = manifest;
  const { view, layout, colour } = preprocessing;
  const [input] = manifest.inputs;
  const { stride } = answer;
  if (view.kind !== 'tiles' || stride === undefined || input === undefined) {
    throw new Error('this manifest is no segmentation');
  }
  const prepare = preparer(preprocessing, input.dtype);
  const { across, down } = cutPicture(picture, view);
  const map = openMap(across, down, view.overlapPx, stride);
  const channels = channelsOf({ colour });
  const [width, height] = [across.size, down.size];
  const shape = layout === 'nchw' ? [1, channels, height, width] : [1, height, width, channels];

  const waiting = tilesOf(across, down);
  const runTiles = async (): Promise<void> => {
    for (const { column, row, x, y } of waiting) {
      const fill = prepare(picture, { x, y, width, height });
      const { logits, ...got } = answerLogits(manifest, await batcher.run(shape, fill, signal));
      if (got.columns * stride !== width || got.rows * stride !== height) {
        throw new Error(`${got.columns} x ${got.rows} cells are not one in ${stride} pixels`);
      }
      map.add(logits, column, row);
    }
  };
  await Promise.all(Array.from({ length: TILES_AT_ONCE }, runTiles));

  const columns = Math.ceil(picture.width / stride);
  const rows = Math.ceil(picture.height / stride);
  const values = map.crop(columns, rows);
  for (const [cell, logit] of values.entries()) {
    values[cell] = sigmoid(logit / calibration.temperature + calibration.bias);
  }
  const heatmap = { columns, rows, cellPx: stride, values };
  return { score: pageScore(calibration, mapFeatures(heatmap, manifest)), heatmap };
}

function* tilesOf(
  across: AxisTiles,
  down: AxisTiles,
): Generator<{ column: number; row: number; x: number; y: number }> {
  for (const [row, y] of down.starts.entries()) {
    for (const [column, x] of across.starts.entries()) yield { column, row, x, y };
  }
}

/** Logits of a whole padded picture, joined from tiles. */
function openMap(across: AxisTiles, down: AxisTiles, overlapPx: number, stride: number) {
  const columns = across.padded / stride;
  const sums = new Float32Array(columns * (down.padded / stride));
  const weights = new Float32Array(sums.length);
  return {
    add(logits: Float32Array, tileColumn: number, tileRow: number): void {
      const horizontal = cellWeights(across, tileColumn, overlapPx, stride);
      const vertical = cellWeights(down, tileRow, overlapPx, stride);
      const left = (across.starts[tileColumn] ?? 0) / stride;
      const top = (down.starts[tileRow] ?? 0) / stride;
      for (const [y, rowWeight] of vertical.entries()) {
        const from = y * horizontal.length;
        const to = (top + y) * columns + left;
        for (const [x, columnWeight] of horizontal.entries()) {
          const weight = rowWeight * columnWeight;
          sums[to + x] = (sums[to + x] ?? 0) + weight * (logits[from + x] ?? 0);
          weights[to + x] = (weights[to + x] ?? 0) + weight;
        }
      }
    },
    /** The upper left cells; the rest is padding. */
    crop(width: number, height: number): Float32Array {
      const cropped = new Float32Array(width * height);
      for (let y = 0; y < height; y += 1) {
        for (let x = 0; x < width; x += 1) {
          const at = y * columns + x;
          cropped[y * width + x] = (sums[at] ?? 0) / (weights[at] ?? 1);
        }
      }
      return cropped;
    },
  };
}
