import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerOf } from '../../../worker/inference/answer.js';
import { openBatcher } from '../../../worker/inference/batcher.js';
import { loadModel } from '../../../worker/inference/load-model.js';
import { openTestStore, testPicture, type TestStore } from './model-store.js';
import {
  asClassifier,
  CROP_PX,
  graphModel,
  layersModel,
  meanLogit,
  withGolden,
} from './tensorflow-models.js';

let store: TestStore;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.remove());

const load = () => loadModel(store.root, 'edges', '1.0.0', { device: { kind: 'cpu' }, threads: 1 });

test.each([
  ['layers', layersModel()],
  ['graph', graphModel()],
])('a %s model is loaded, and answers with the mean logit of its crops', async (_kind, files) => {
  await store.add('1.0.0', withGolden(files), asClassifier);
  const ready = await load();
  expect(['cpu', 'wasm']).toContain(ready.identity.provider);
  const runs: number[] = [];
  const batcher = openBatcher(ready.manifest, ready.model, ({ batch }) => runs.push(batch));
  // Nine crops cover it exactly, so their mean is that of the picture.
  const picture = testPicture(3 * CROP_PX, 3 * CROP_PX);
  const answer = await answerOf(
    ready,
    batcher,
    { kind: 'score', picture },
    new AbortController().signal,
  );
  const { score, model } = answer;
  const logit = meanLogit(Float32Array.from(picture.rgb, (byte) => byte / 255));
  expect(score).toBeCloseTo(1 / (1 + Math.exp(-logit)), 4);
  expect(answer).toMatchObject({ heatmap: null });
  expect(model.runtime).toBe('tensorflow');
  expect(runs).toEqual([4, 4, 1]);
  await ready.model.release();
});

test('a wrong name, type or rank is refused, naming expected and actual', async () => {
  for (const slot of [
    { name: 'photo', dtype: 'float32', shape: ['batch', CROP_PX, CROP_PX, 3] },
    { name: 'picture', dtype: 'int32', shape: ['batch', CROP_PX, CROP_PX, 3] },
    { name: 'picture', dtype: 'float32', shape: ['batch', 8, 8, 3] },
  ]) {
    await store.add('1.0.0', withGolden(layersModel()), (manifest) => {
      asClassifier(manifest);
      Object.assign(manifest.inputs[0] ?? {}, slot);
      const golden = manifest.golden.inputs['picture'];
      if (golden !== undefined) manifest.golden.inputs = { [slot.name]: golden };
    });
    await expect(load()).rejects.toMatchObject({
      reason: 'signature',
      message: expect.stringMatching(
        `expects ${slot.name} .* but the model has picture float32 \\[\\?, 16, 16, 3\\]`,
      ) as string,
    });
  }
});

test('weights that are not those of the model are refused', async () => {
  const files = withGolden(layersModel());
  await store.add('1.0.0', { ...files, 'weights.bin': Buffer.alloc(8) }, asClassifier);
  await expect(load()).rejects.toMatchObject({ reason: 'runtime' });
  await store.add('1.0.0', { ...files, 'weights.bin': Buffer.alloc(16) }, asClassifier);
  await expect(load()).rejects.toMatchObject({ reason: 'golden' });
});
