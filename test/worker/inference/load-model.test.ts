import { readFile, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Refusal } from '../../../core/model-manifest.js';
import { loadModel, manifestOn } from '../../../worker/inference/load-model.js';
import { ModelRefused } from '../../../worker/inference/refused.js';
import {
  edgeFiles,
  edgeModel,
  floats,
  GOLDEN_SIDE,
  goldenInput,
  nanOnEvenModel,
  openTestStore,
  type TestStore,
} from './model-store.js';

const CPU = { device: { kind: 'cpu' }, threads: 1 } as const;

let store: TestStore;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.remove());

const load = () => loadModel(store.root, 'edges', '1.0.0', CPU);

async function expectRefused(reason: Refusal, ...words: string[]): Promise<void> {
  const error: unknown = await load().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ModelRefused);
  if (!(error instanceof ModelRefused)) return;
  expect(error.reason, error.message).toBe(reason);
  for (const word of words) expect(error.message).toContain(word);
}

test('a sound version is loaded, and names itself with the hash of its manifest', async () => {
  await store.add('1.0.0', edgeFiles());
  const { identity, model } = await load();
  expect(identity).toMatchObject({ name: 'edges', version: '1.0.0', provider: 'cpu' });
  expect(identity.sha256).toMatch(/^[0-9a-f]{64}$/);
  await model.release();
});

describe('a version is refused, with what was expected and what was found, when', () => {
  test('one bit of its weights is flipped', async () => {
    await store.add('1.0.0', edgeFiles());
    const path = store.path('1.0.0', 'model.onnx');
    const bytes = await readFile(path);
    bytes[bytes.length - 200] = (bytes[bytes.length - 200] ?? 0) ^ 1;
    await writeFile(path, bytes);
    await expectRefused('sha256', 'model.onnx has sha256', 'expected');
  });

  test('a file is missing', async () => {
    await store.add('1.0.0', edgeFiles(), (manifest) => {
      manifest.files.push({ path: 'more.bin', sha256: '0'.repeat(64) });
    });
    await expectRefused('missing_file', 'more.bin');
  });

  test('it is not there at all', async () => {
    await expectRefused('missing_file', 'edges/1.0.0/model.json');
  });

  test('its manifest has a key nobody knows, or names another version', async () => {
    await store.add('1.0.0', edgeFiles(), (manifest) => Object.assign(manifest, { tresholds: 1 }));
    await expectRefused('manifest', 'tresholds');
    await store.add('1.0.0', edgeFiles(), (manifest) => (manifest.version = '1.0.1'));
    await expectRefused('manifest', 'edges/1.0.0', 'edges/1.0.1');
  });

  test('its manifest names a tensor, a type or a rank that the model does not have', async () => {
    const change = (slot: object) =>
      store.add('1.0.0', edgeFiles(), ({ outputs }) => Object.assign(outputs[0] ?? {}, slot));
    await store.add('1.0.0', edgeFiles(1, edgeModel(1, 'image')));
    await expectRefused('signature', 'picture float32 [?, 3, ?, ?]', 'image float32 [?, 3, ?, ?]');
    await change({ dtype: 'int32' });
    await expectRefused('signature', 'logits int32 [?, 1, ?, ?]', 'logits float32');
    await change({ shape: ['batch', 'rows', 'columns'] });
    await expectRefused('signature', 'logits float32 [?, ?, ?]', 'logits float32 [?, 1, ?, ?]');
    await change({ shape: ['batch', 2, 'rows', 'columns'] });
    await expectRefused('signature', 'logits float32 [?, 2, ?, ?]', 'logits float32 [?, 1, ?, ?]');
  });

  test('its golden output is another one', async () => {
    const files = edgeFiles();
    await store.add('1.0.0', { ...files, 'model.onnx': edgeModel(1.01) });
    await expectRefused('golden', 'logits', 'should be', 'but is');
  });

  test('its golden output has another shape', async () => {
    await store.add('1.0.0', edgeFiles(), ({ golden }) => {
      golden.outputs = { logits: { file: 'golden-output.bin', shape: [1, 1, 4, 16] } };
    });
    await expectRefused('golden', 'expected float32 1 x 1 x 4 x 16, got float32 1 x 1 x 8 x 8');
  });

  test('it answers NaN to the golden input', async () => {
    const files = edgeFiles(NaN);
    await store.add('1.0.0', files);
    await expectRefused('not_a_number', 'output logits');
  });

  test('it answers NaN to an even picture, which its golden input is not', async () => {
    const cells = Array.from({ length: (GOLDEN_SIDE / 4) ** 2 }, () => 3);
    await store.add('1.0.0', {
      'model.onnx': nanOnEvenModel(),
      'golden-input.bin': floats(goldenInput()),
      'golden-output.bin': floats(cells),
    });
    await expectRefused('not_a_number');
  });

  test('it is no model at all', async () => {
    await store.add('1.0.0', { ...edgeFiles(), 'model.onnx': Buffer.from('nothing') });
    await expectRefused('runtime');
  });

  test('it is made for GPUs only and there is none', async () => {
    await store.add('1.0.0', edgeFiles(), (manifest) => (manifest.providers = ['cuda']));
    await expectRefused('provider', 'cuda', 'cpu');
  });

  test('a GPU is asked for, and its libraries are not here: the CPU is no way out', async () => {
    await store.add('1.0.0', edgeFiles(), (manifest) => (manifest.providers = ['cuda', 'cpu']));
    const onGpu = loadModel(store.root, 'edges', '1.0.0', {
      device: { kind: 'gpu', id: 0 },
      threads: 1,
    });
    await expect(onGpu).rejects.toMatchObject({ reason: 'provider' });
  });
});

describe('batches on a GPU', () => {
  test('are those that the manifest names for it, and elsewhere the others', async () => {
    await store.add('1.0.0', edgeFiles(), (manifest) => {
      manifest.batchingOnGpu = { maximum: 8, delayMs: 2 };
    });
    const { manifest, model } = await load();
    await model.release();
    expect(manifest.batching.maximum).toBe(1);
    for (const provider of ['cuda', 'tensorrt'])
      expect(manifestOn(provider, manifest).batching).toEqual({ maximum: 8, delayMs: 2 });
    for (const provider of ['cpu', 'wasm']) expect(manifestOn(provider, manifest)).toBe(manifest);
  });

  test('are the usual ones where the manifest names none', async () => {
    await store.add('1.0.0', edgeFiles());
    const { manifest, model } = await load();
    await model.release();
    expect(manifestOn('cuda', manifest)).toBe(manifest);
  });
});
