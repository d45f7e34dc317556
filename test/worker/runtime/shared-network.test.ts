import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
  filesOfTwo,
  type Manifest,
  openTestStore,
  readsChannel,
  testPicture,
  type TestStore,
} from '../inference/model-store.js';

/** A process loads in half a second, or in many where the machine is busy. */
vi.setConfig({ testTimeout: 120_000 });
const SOON = { timeout: 60_000, interval: 50 };

const MODELS = ['first', 'second'] as const;
type Model = (typeof MODELS)[number];
const GAINS = [1, 2] as const;

let store: TestStore;
let service: InferenceService;
let registry: Registry;
let logged = '';

/** Two models of one network, which read a channel each, live in version 1.0.0. */
beforeEach(async () => {
  store = await openTestStore();
  registry = new Registry();
  logged = '';
  for (const model of MODELS) {
    await add(model, '1.0.0');
    await store.point({ version: '1.0.0' }, model);
  }
});
afterEach(async () => {
  await service.close();
  await store.remove();
});

const add = (
  model: Model,
  version: string,
  gains: readonly [number, number] = GAINS,
  change: (manifest: Manifest) => void = () => {},
): Promise<void> =>
  store.add(
    version,
    filesOfTwo(gains),
    (manifest) => {
      readsChannel(model === 'first' ? 0 : 1)(manifest);
      change(manifest);
    },
    model,
  );

async function open(options: Partial<InferenceOptions> = {}): Promise<void> {
  const metrics = registerInferenceMetrics(registry);
  const logger = pino({ level: 'debug' }, { write: (line: string) => void (logged += line) });
  service = openInference({ root: store.root, metrics, logger, pollMs: 50, ...options });
  await service.ready();
}

async function ask(model: Model, side = 200): Promise<Inferred> {
  const answer = await service.infer(model, testPicture(side, side));
  if (answer === null) throw new Error('No model is live.');
  return answer;
}

const becomes = (model: Model, version: string) =>
  vi.waitFor(async () => expect((await ask(model, 64)).model.version).toBe(version), SOON);

/** Runs of each model since the start. */
async function runs(): Promise<Record<string, number>> {
  const metric = await registry.getSingleMetric('emet_inference_batch_size')?.get();
  return Object.fromEntries(
    (metric?.values ?? [])
      .filter((one) => 'metricName' in one && one.metricName === 'emet_inference_batch_size_count')
      .map(({ labels, value }) => [String(labels['model']), value]),
  );
}
const allRuns = async () => Object.values(await runs()).reduce((sum, count) => sum + count, 0);

async function ended(): Promise<string[]> {
  const metric = await registry.getSingleMetric('emet_inference_children_ended_total')?.get();
  return (metric?.values ?? [])
    .flatMap(({ labels, value }) =>
      Array.from({ length: value }, () => `${labels['model']} ${labels['reason']}`),
    )
    .filter((one) => !one.endsWith('drained'))
    .sort();
}

const areProcesses = (count: number) =>
  vi.waitFor(() => expect(modelPids()).toHaveLength(count), SOON);

describe('two models of one network', () => {
  test('are one process, and run a picture once, asked about it at the same time or later', async () => {
    await open();
    await areProcesses(1);
    await ask('first', 200);
    const tiles = await allRuns();
    expect(tiles).toBe(6);
    await ask('second', 200);
    expect(await allRuns()).toBe(tiles);
    await Promise.all(MODELS.map((model) => ask(model, 330)));
    const both = await allRuns();
    expect(both - tiles).toBe(20);
    await Promise.all([ask('first', 331), ask('second', 332)]);
    expect((await allRuns()) - both).toBe(40);
  });

  test('answer from their own channels what each alone answers', async () => {
    await open();
    await areProcesses(1);
    const together = await Promise.all(MODELS.map((model) => ask(model)));
    await service.close();
    for (const [index, model] of MODELS.entries()) {
      const other = await openTestStore();
      try {
        await other.add('1.0.0', filesOfTwo(GAINS), readsChannel(index === 0 ? 0 : 1), model);
        await other.point({ version: '1.0.0' }, model);
        registry = new Registry();
        await open({ root: other.root });
        const alone = await ask(model);
        expect(together[index]?.heatmap).toEqual(alone.heatmap);
        expect(together[index]?.score).toBe(alone.score);
        expect(together[index]?.model).toEqual(alone.model);
      } finally {
        await service.close();
        await other.remove();
      }
    }
    expect(together[0]?.score).not.toBe(together[1]?.score);
  });

  test('have processes of their own as shadows, and with other weights or preparing', async () => {
    await add('second', '2.0.0', GAINS, (manifest) => (manifest.preprocessing.scale = 1 / 128));
    await store.point({ version: '2.0.0' }, 'second');
    await store.add('1.0.0', edgeFiles());
    await store.point({ version: '1.0.0' });
    await open();
    expect(modelPids()).toHaveLength(3);
    await store.point({ version: '1.0.0', shadow: '1.0.0' }, 'first');
    await vi.waitFor(() => expect(logged).toContain('"shadow":true,"name"'), SOON);
    expect(modelPids()).toHaveLength(4);
  });
});

describe('a change of one of them', () => {
  test('to another network and back leaves the other as it is', async () => {
    await add('first', '2.0.0', [5, 6]);
    await open();
    await areProcesses(1);
    const [shared] = modelPids();
    const before = await ask('second');
    let isOver = false;
    const load = (async () => {
      while (!isOver) expect((await ask('second')).score).toBe(before.score);
    })();
    await store.point({ version: '2.0.0', previous: '1.0.0' }, 'first');
    await becomes('first', '2.0.0');
    await areProcesses(2);
    expect(modelPids()).toContain(shared);
    await store.point({ version: '1.0.0', previous: '2.0.0' }, 'first');
    await becomes('first', '1.0.0');
    await areProcesses(1);
    expect(modelPids()).toEqual([shared]);
    isOver = true;
    await load;
    expect(await ended()).toEqual([]);
  });

  test('to other thresholds goes on in the same process', async () => {
    await add('first', '1.1.0', GAINS, (manifest) => {
      if (manifest.task === 'segmentation') manifest.thresholds = { page: 0.9, region: 0.5 };
    });
    await open();
    await areProcesses(1);
    const shared = modelPids();
    await store.point({ version: '1.1.0', previous: '1.0.0' }, 'first');
    await becomes('first', '1.1.0');
    await areProcesses(1);
    expect(modelPids()).toEqual(shared);
    expect((await ask('first')).thresholds.page).toBe(0.9);
    expect((await ask('second')).model.version).toBe('1.0.0');
  });

  test('to a version that fails a check touches neither', async () => {
    await add('first', '1.1.0');
    const golden = store.path('1.1.0', 'golden-output.bin', 'first');
    const bytes = await readFile(golden);
    bytes[3] = (bytes[3] ?? 0) ^ 64;
    await writeFile(golden, bytes);
    await open();
    await areProcesses(1);
    const shared = modelPids();
    await store.point({ version: '1.1.0', previous: '1.0.0' }, 'first');
    await vi.waitFor(() => expect(logged).toContain('A version of a model was refused'), SOON);
    await areProcesses(1);
    expect(modelPids()).toEqual(shared);
    for (const model of MODELS) expect((await ask(model)).model.version).toBe('1.0.0');
  });

  test('that takes it away leaves the other in the process', async () => {
    await open();
    await areProcesses(1);
    const shared = modelPids();
    await rm(join(store.root, 'first', 'live.json'));
    await vi.waitFor(
      async () => expect(await service.infer('first', testPicture(64, 64))).toBeNull(),
      SOON,
    );
    expect((await ask('second')).model.version).toBe('1.0.0');
    expect(modelPids()).toEqual(shared);
  });
});

describe('the process of both', () => {
  const limits = { stallMs: 700, loadMs: 20_000 };

  test('that dies between pictures or under them is replaced by one for both', async () => {
    await open({ limits });
    await areProcesses(1);
    for (const pid of modelPids()) process.kill(pid, 'SIGKILL');
    await vi.waitFor(async () => expect(await ended()).toHaveLength(2), SOON);
    await Promise.all(MODELS.map((model) => ask(model)));
    await areProcesses(1);
    const large = MODELS.map((model) => ask(model, 1_200));
    await wait(50);
    for (const pid of modelPids()) process.kill(pid, 'SIGKILL');
    await Promise.all(large);
    await areProcesses(1);
    expect(await ended()).toEqual(['first died', 'first died', 'second died', 'second died']);
  });

  test('that ends twice over pictures of one leaves each its own, and both answer', async () => {
    await open({ limits });
    await areProcesses(1);
    const timesLive = () => logged.split('A model is live').length - 1;
    const asked = ask('first', 3_000);
    asked.catch(() => {});
    for (const live of [2, 4]) {
      await vi.waitFor(() => expect(timesLive()).toBe(live), SOON);
      await areProcesses(1);
      for (const pid of modelPids()) process.kill(pid, 'SIGSTOP');
    }
    await expect(asked).rejects.toBeInstanceOf(InferenceFailure);
    await vi.waitFor(() => expect(timesLive()).toBe(6), SOON);
    expect(logged).toContain('Models that shared a process run apart');
    expect(modelPids()).toHaveLength(2);
    const before = await allRuns();
    await Promise.all(MODELS.map((model) => ask(model, 200)));
    expect((await allRuns()) - before).toBe(12);
    expect(await ended()).toEqual(['first hung', 'first hung', 'second hung', 'second hung']);
  });
});
