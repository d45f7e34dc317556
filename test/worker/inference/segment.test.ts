import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ScoringManifest } from '../../../core/model-manifest.js';
import { openBatcher } from '../../../worker/inference/batcher.js';
import { loadModel, type ReadyModel } from '../../../worker/inference/load-model.js';
import { sigmoid } from '../../../worker/inference/page-score.js';
import { segment } from '../../../worker/inference/segment.js';
import {
  edgeFiles,
  edgeLogits,
  EDGE_RADIUS_PX,
  openTestStore,
  type TestStore,
  testPicture,
} from './model-store.js';

let store: TestStore;
let ready: ReadyModel;

beforeAll(async () => {
  store = await openTestStore();
  await store.add('1.0.0', edgeFiles());
  ready = await loadModel(store.root, 'edges', '1.0.0', {
    device: { kind: 'cpu' },
    threads: 1,
  });
});
afterAll(async () => {
  await ready.model.release();
  await store.remove();
});

function segmentation(): ScoringManifest {
  if (ready.manifest.task !== 'segmentation') throw new Error('no segmentation');
  return ready.manifest;
}

/** The map of a picture with tiles of this size. */
async function mapOf(picture: ReturnType<typeof testPicture>, tilePx: number, overlapPx = 32) {
  const { manifest, model } = { ...ready, manifest: segmentation() };
  const view = { kind: 'tiles', tilePx, overlapPx, multipleOf: 16 } as const;
  const tiled = { ...manifest, preprocessing: { ...manifest.preprocessing, view } };
  const { signal } = new AbortController();
  return (await segment(tiled, openBatcher(tiled, model), picture, signal)).heatmap;
}

const furthest = (one: Float32Array, other: Float32Array): number =>
  one.reduce((largest, value, at) => Math.max(largest, Math.abs(value - (other[at] ?? NaN))), 0);

describe('a picture larger than a tile', () => {
  test.each([
    [300, 280],
    [630, 131],
    [129, 517],
    [272, 272],
  ])('of %i x %i has the same map tiled and whole', async (width, height) => {
    // What an output of the model sees fits into the quarter of the overlap that is thrown away.
    expect(EDGE_RADIUS_PX).toBeLessThanOrEqual(32 / 4);
    const picture = testPicture(width, height);
    const [tiled, whole] = [await mapOf(picture, 128), await mapOf(picture, 4096)];
    expect([tiled.columns, tiled.rows]).toEqual([whole.columns, whole.rows]);
    expect(furthest(tiled.values, whole.values)).toBeLessThan(1e-5);
  });

  test('shows seams where tiles share nothing: the test above can fail', async () => {
    const picture = testPicture(400, 300);
    const { values } = await mapOf(picture, 128, 0);
    expect(furthest(values, (await mapOf(picture, 4096)).values)).toBeGreaterThan(1e-3);
  });
});

test('the map is what the model makes of the bytes, scaled and laid out as its manifest says', async () => {
  const [width, height] = [32, 48];
  const picture = testPicture(width, height);
  const planes = Float32Array.from({ length: width * height * 3 }, (_, at) => {
    const [channel, pixel] = [Math.floor(at / (width * height)), at % (width * height)];
    return (picture.rgb[pixel * 3 + channel] ?? 0) / 255;
  });
  const expected = edgeLogits(1, planes, width, height).map(sigmoid);
  expect(furthest((await mapOf(picture, 128)).values, expected)).toBeLessThan(1e-5);
});

test('an odd size is padded by repeating its edge, and the padding is cut off the map', async () => {
  const map = await mapOf({ width: 5, height: 3, rgb: new Uint8Array(45).fill(120) }, 128);
  expect([map.columns, map.rows, map.values.length]).toEqual([2, 1, 2]);
  const even = await mapOf({ width: 16, height: 16, rgb: new Uint8Array(768).fill(120) }, 128);
  expect(map.values[0]).toBeCloseTo(even.values[0] ?? 0, 5);
});

test('a picture nobody waits for is given up', async () => {
  const { manifest, model } = { ...ready, manifest: segmentation() };
  const signal = AbortSignal.abort(new Error('the scan has ended'));
  await expect(
    segment(manifest, openBatcher(manifest, model), testPicture(900, 900), signal),
  ).rejects.toThrow('the scan has ended');
});
