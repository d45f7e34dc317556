import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { InferenceFailure, type Inferred } from '../../../worker/engine/index.js';
import { registerInferenceMetrics } from '../../../worker/inference/inference-metrics.js';
import {
  type InferenceOptions,
  type InferenceService,
  openInference,
} from '../../../worker/inference/inference-service.js';
import { modelPids } from '../inference/model-pids.js';
import {
  edgeFiles,
  edgeModel,
  openTestStore,
  testPicture,
  type TestStore,
} from '../inference/model-store.js';
import { asClassifier, layersModel, withGolden } from '../inference/tensorflow-models.js';

/** A process loads in half a second, or in many where the machine is busy. */
vi.setConfig({ testTimeout: 120_000 });
const SOON = { timeout: 60_000, interval: 50 };

let store: TestStore;
let service: InferenceService | undefined;
let registry: Registry;
let logged = '';

beforeEach(async () => {
  store = await openTestStore();
  registry = new Registry();
  logged = '';
});
afterEach(async () => {
  await service?.close();
  await store.remove();
});

async function open(options: Partial<InferenceOptions> = {}): Promise<InferenceService> {
  const metrics = registerInferenceMetrics(registry);
  const logger = pino({ level: 'debug' }, { write: (line: string) => void (logged += line) });
  service = openInference({ root: store.root, metrics, logger, pollMs: 50, ...options });
  const opened = service;
  metrics.watch(() => opened.serving());
  await service.ready();
  return service;
}

/** A store with the edge model at these versions, version by gain, the first one live. */
async function versions(gains: Record<string, number>): Promise<void> {
  for (const [version, gain] of Object.entries(gains)) await store.add(version, edgeFiles(gain));
  await store.point({ version: Object.keys(gains)[0] ?? '' });
}

async function ask(side = 200): Promise<Inferred> {
  const answer = await service?.infer('edges', testPicture(side, side));
  if (!answer) throw new Error('No model is live.');
  return answer;
}

const served = async () => (await ask()).model.version;
const becomes = (version: string) =>
  vi.waitFor(async () => expect(await served()).toBe(version), SOON);

/** What was counted; what never happened stands at 0 in the metrics. */
async function counted(name: string): Promise<{ labels: object; value: number }[]> {
  const metric = await registry.getSingleMetric(name)?.get();
  return (metric?.values ?? [])
    .filter(({ value }) => value > 0)
    .map(({ labels, value }) => ({ labels, value }));
}

describe('a model of the store', () => {
  test('answers with a score and a map, and says who it is', async () => {
    await versions({ '1.0.0': 1 });
    await open();
    const { heatmap, model, score, thresholds } = await ask(200);
    expect(model).toMatchObject({ name: 'edges', version: '1.0.0', provider: 'cpu' });
    expect(heatmap).toMatchObject({ columns: 50, rows: 50, cellPx: 4 });
    expect(heatmap?.values.every((value) => value > 0 && value < 1)).toBe(true);
    expect(score).toBeGreaterThan(0);
    expect(thresholds).toEqual({ page: 0.5, region: 0.5 });
    expect(await counted('emet_model_info')).toEqual([
      { labels: { name: 'edges', version: '1.0.0', provider: 'cpu' }, value: 1 },
    ]);
  });

  test('that nobody promoted is not live, and a name nobody knows neither', async () => {
    await store.add('1.0.0', edgeFiles());
    await open();
    expect(await service?.infer('edges', testPicture(64, 64))).toBeNull();
    expect(await service?.infer('nothing', testPicture(64, 64))).toBeNull();
  });

  test('takes pictures of any size down to one pixel', async () => {
    await versions({ '1.0.0': 1 });
    await open();
    for (const [width, height] of [
      [1, 1],
      [3, 700],
      [129, 128],
      [257, 31],
    ] as const) {
      const answer = await service?.infer('edges', testPicture(width, height));
      const expected = { columns: Math.ceil(width / 4), rows: Math.ceil(height / 4) };
      expect(answer?.heatmap, `${width} x ${height}`).toMatchObject(expected);
      expect(answer?.heatmap?.values.length).toBe(expected.columns * expected.rows);
    }
  });
});

describe('the live version', () => {
  test('changes when live.json does, and back', async () => {
    await versions({ '1.0.0': 1, '1.1.0': 2 });
    await open();
    expect(await served()).toBe('1.0.0');
    await store.point({ version: '1.1.0', previous: '1.0.0' });
    await becomes('1.1.0');
    await store.point({ version: '1.0.0', previous: '1.1.0' });
    await becomes('1.0.0');
    expect(modelPids().length).toBe(1);
  });

  test('goes on when the next one has a flipped bit, and the refusal is told', async () => {
    await versions({ '1.0.0': 1, '1.1.0': 2 });
    const path = store.path('1.1.0', 'model.onnx');
    const bytes = await readFile(path);
    bytes[300] = (bytes[300] ?? 0) ^ 4;
    await writeFile(path, bytes);
    await open();
    await store.point({ version: '1.1.0', previous: '1.0.0' });
    await vi.waitFor(
      async () =>
        expect(await counted('emet_model_load_failures_total')).toEqual([
          { labels: { model: 'edges', reason: 'sha256' }, value: 1 },
        ]),
      SOON,
    );
    expect(await served()).toBe('1.0.0');
    expect(logged).toContain('model.onnx has sha256');
    expect(service?.fault()).toBeNull();
  });

  test('goes on when live.json is no pointer, or names a version that is not there', async () => {
    await versions({ '1.0.0': 1 });
    await open();
    await writeFile(`${store.root}/edges/live.json`, '{"version": 3}');
    await vi.waitFor(() => expect(logged).toContain('pointer of a model is refused'), SOON);
    expect(await served()).toBe('1.0.0');
    await store.point({ version: '9.0.0' });
    await vi.waitFor(() => expect(logged).toContain('missing_file'), SOON);
    expect(await served()).toBe('1.0.0');
  });

  test('that cannot be loaded at the start gives way to the one before it', async () => {
    await versions({ '1.0.0': 1 });
    await store.point({ version: '2.0.0', previous: '1.0.0' });
    await open();
    expect(await served()).toBe('1.0.0');
  });

  test('without any version that loads answers with a failure, not with silence', async () => {
    await store.add('1.0.0', edgeFiles(), (manifest) => (manifest.version = '1.0.1'));
    await store.point({ version: '1.0.0' });
    await open();
    await expect(ask()).rejects.toBeInstanceOf(InferenceFailure);
  });

  test('on a GPU that is not there is not served by the CPU: the worker is not ready', async () => {
    await store.add('1.0.0', edgeFiles(), (manifest) => (manifest.providers = ['cuda', 'cpu']));
    await store.point({ version: '1.0.0' });
    await open({ devices: [{ kind: 'gpu', id: 0 }] });
    expect(service?.fault()).toContain('device');
    await expect(ask()).rejects.toBeInstanceOf(InferenceFailure);
  });
});

describe('the process of a model', () => {
  const limits = { stallMs: 700, loadMs: 20_000 };

  test('that is killed between pictures is replaced, and that under a picture too', async () => {
    await versions({ '1.0.0': 1 });
    await open({ limits });
    await ask();
    for (const pid of modelPids()) process.kill(pid, 'SIGKILL');
    expect((await ask()).model.version).toBe('1.0.0');
    const large = ask(1_200);
    await wait(50);
    for (const pid of modelPids()) process.kill(pid, 'SIGKILL');
    expect((await large).model.version).toBe('1.0.0');
    await vi.waitFor(
      async () =>
        expect(await counted('emet_inference_children_ended_total')).toEqual([
          { labels: { model: 'edges', reason: 'died' }, value: 2 },
        ]),
      SOON,
    );
  });

  test('that hangs is killed, and the picture is answered by the next', async () => {
    await versions({ '1.0.0': 1 });
    await open({ limits });
    await ask();
    const [hung] = modelPids();
    process.kill(hung ?? 0, 'SIGSTOP');
    expect((await ask()).model.version).toBe('1.0.0');
    expect(modelPids()).not.toContain(hung);
    expect(await counted('emet_inference_children_ended_total')).toEqual([
      { labels: { model: 'edges', reason: 'hung' }, value: 1 },
    ]);
  });

  test('that hangs again over the same picture costs that picture only', async () => {
    await versions({ '1.0.0': 1 });
    await open({ limits });
    await ask();
    const timesLive = () => logged.split('A model is live').length - 1;
    const asked = ask(3_000);
    for (let death = 1; death <= 2; death += 1) {
      await vi.waitFor(() => expect(timesLive()).toBe(death), SOON);
      for (const pid of modelPids()) process.kill(pid, 'SIGSTOP');
    }
    await expect(asked).rejects.toBeInstanceOf(InferenceFailure);
    for (const pid of modelPids()) process.kill(pid, 'SIGKILL');
    expect((await ask()).model.version).toBe('1.0.0');
  });

  test('that takes more memory than it may is replaced, and costs that picture only', async () => {
    await versions({ '1.0.0': 1 });
    await open({ limits: { memoryBytes: 280 * 1024 ** 2 } });
    await expect(ask(7_000)).rejects.toBeInstanceOf(InferenceFailure);
    expect((await ask(64)).model.version).toBe('1.0.0');
    expect(await counted('emet_inference_children_ended_total')).toEqual([
      { labels: { model: 'edges', reason: 'memory' }, value: 2 },
    ]);
  });

  test('that is too large when warm is refused, and says so', async () => {
    await versions({ '1.0.0': 1 });
    await open({ limits: { memoryBytes: 40 * 1024 ** 2 } });
    await expect(ask()).rejects.toBeInstanceOf(InferenceFailure);
    expect(logged).toContain('took more than 40 MiB of memory');
    expect(await counted('emet_model_load_failures_total')).toEqual([
      { labels: { model: 'edges', reason: 'crashed' }, value: 1 },
    ]);
  });

  test('works no longer for somebody who left', async () => {
    await versions({ '1.0.0': 1 });
    await open();
    const leaving = new AbortController();
    const asked = service?.until(leaving.signal).infer('edges', testPicture(4_000, 3_000));
    await wait(100);
    leaving.abort(new Error('the scan has ended'));
    await expect(asked).rejects.toBeInstanceOf(InferenceFailure);
    const startedMs = performance.now();
    await ask(64);
    expect(performance.now() - startedMs).toBeLessThan(1_500);
  });

  test('is gone when the service has closed', async () => {
    await versions({ '1.0.0': 1 });
    await open();
    await service?.close();
    expect(modelPids()).toEqual([]);
  });
});

test('an ONNX and a TensorFlow model answer beside each other, each from a process of its own', async () => {
  await versions({ '1.0.0': 1 });
  await store.add('1.0.0', withGolden(layersModel()), asClassifier, 'means');
  await store.point({ version: '1.0.0' }, 'means');
  await open();
  const picture = testPicture(48, 48);
  const [edges, means] = await Promise.all([
    service?.infer('edges', picture),
    service?.infer('means', picture),
  ]);
  expect(edges?.model).toMatchObject({ runtime: 'onnx', provider: 'cpu' });
  expect(means?.model.runtime).toBe('tensorflow');
  expect(means?.heatmap).toBeNull();
  expect(modelPids().length).toBe(2);
});

test('memory stays flat over fifty loads and releases of a model', async () => {
  // Large enough that fifty left behind would show: 4 MiB of weights.
  const files = edgeFiles(1, edgeModel(1, 'picture', 'float32', 4 * 1024 ** 2));
  await store.add('1.0.0', files);
  const script = fileURLToPath(new URL('inference-memory.mjs', import.meta.url));
  const args = ['--expose-gc', script, store.root, 'edges', '1.0.0', '50'];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const resident = z.array(z.number()).parse(JSON.parse(stdout));
  expect(resident).toHaveLength(50);
  expect((resident.at(-1) ?? Infinity) - (resident[9] ?? 0)).toBeLessThan(60);
});

describe('a shadow', () => {
  test('is measured on what the live version answered, and never answers itself', async () => {
    await versions({ '1.0.0': 1, '2.0.0': 5 });
    await store.point({ version: '1.0.0', shadow: '2.0.0' });
    await open();
    const before = await ask();
    await vi.waitFor(() => expect(logged).toContain('"shadow":true'), SOON);
    await vi.waitFor(async () => {
      const { model, score } = await ask();
      expect([model.version, score]).toEqual(['1.0.0', before.score]);
      const differences = await counted('emet_model_shadow_difference');
      expect(differences.some(({ value }) => value > 0)).toBe(true);
    }, SOON);
    await store.point({ version: '1.0.0' });
    await vi.waitFor(() => expect(modelPids().length).toBe(1), SOON);
  });

  test('that cannot be loaded, or hangs, keeps nobody waiting', async () => {
    await versions({ '1.0.0': 1, '2.0.0': 5 });
    await store.point({ version: '1.0.0', shadow: '2.0.0' });
    await open();
    const [live] = modelPids();
    await vi.waitFor(() => expect(modelPids().length).toBe(2), SOON);
    await vi.waitFor(() => expect(logged).toContain('"shadow":true,"name"'), SOON);
    for (const pid of modelPids()) if (pid !== live) process.kill(pid, 'SIGSTOP');
    const startedMs = performance.now();
    for (let picture = 0; picture < 6; picture += 1) await ask();
    // Far less than the 20 s after which a silent process is given up.
    expect(performance.now() - startedMs).toBeLessThan(15_000);
    await vi.waitFor(
      async () =>
        expect((await counted('emet_model_shadow_skipped_total'))[0]?.value).toBeGreaterThan(0),
      SOON,
    );
    await store.point({ version: '1.0.0', shadow: '9.9.9' });
    expect(await served()).toBe('1.0.0');
  });
});

test('a model named for the CPU runs there, also when it could run on a GPU, and the worker is ready', async () => {
  await store.add('1.0.0', edgeFiles(), (manifest) => (manifest.providers = ['cuda', 'cpu']));
  await store.point({ version: '1.0.0' });
  const devices = [{ kind: 'gpu', id: 0 } as const];
  const refused = await open({ devices });
  expect(refused.fault()).toBe('model edges has not the device it needs');
  await refused.close();
  registry = new Registry();
  const ready = await open({ devices, cpuModels: ['edges'] });
  expect(ready.fault()).toBeNull();
  expect(ready.serving()).toMatchObject([{ name: 'edges', provider: 'cpu' }]);
});

test('a worker with two GPUs has one process of a model on each, which sees no other', async () => {
  await versions({ '1.0.0': 1 }); // a model for the CPU, so that it runs where there is no GPU
  await open({
    devices: [
      { kind: 'gpu', id: 0 },
      { kind: 'gpu', id: 1 },
    ],
  });
  const seen = modelPids().map((pid) =>
    readFileSync(`/proc/${pid}/environ`, 'utf8')
      .split('\0')
      .find((entry) => entry.startsWith('CUDA_VISIBLE_DEVICES=')),
  );
  expect(seen.sort()).toEqual(['CUDA_VISIBLE_DEVICES=0', 'CUDA_VISIBLE_DEVICES=1']);
});
