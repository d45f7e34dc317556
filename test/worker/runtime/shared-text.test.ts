import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { InferencePicture } from '../../../worker/engine/index.js';
import {
  type InferenceService,
  openInference,
} from '../../../worker/inference/inference-service.js';
import { readPointer, writePointer } from '../../../worker/inference/live-pointers.js';
import { modelPids } from '../inference/model-pids.js';
import { testPicture } from '../inference/model-store.js';

/** A process loads in half a second, or in many where the machine is busy. */
vi.setConfig({ testTimeout: 120_000 });
const SOON = { timeout: 60_000, interval: 50 };

const SHIPPED = fileURLToPath(new URL('../../../models', import.meta.url));
const MODELS = ['pp-ocr-detector', 'pp-ocr-recogniser'] as const;

let root: string;
let service: InferenceService;

/** The models of text that come with the program, in a store of their own. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'emet-text-'));
  for (const model of MODELS)
    await cp(join(SHIPPED, model), join(root, model), { recursive: true });
  service = openInference({ root, pollMs: 50 });
  await service.ready();
});
afterEach(async () => {
  await service.close();
  await rm(root, { recursive: true, force: true });
});

const line: InferencePicture = testPicture(160, 48);
const find = () => service.text.find('pp-ocr-detector', testPicture(320, 240));
const read = () => service.text.read('pp-ocr-recogniser', [line]);

const isOneProcess = () => vi.waitFor(() => expect(modelPids()).toHaveLength(1), SOON);

test('models of text are one process, each with its own network', async () => {
  await isOneProcess();
  const [found, lines] = await Promise.all([find(), read()]);
  expect(found?.model.name).toBe('pp-ocr-detector');
  expect(lines?.model.name).toBe('pp-ocr-recogniser');
  expect(lines?.lines).toHaveLength(1);
});

test('a change of one of them leaves the other as it is, in the same process', async () => {
  await isOneProcess();
  const shared = modelPids();
  const before = await find();
  const live = await readPointer(root, 'pp-ocr-recogniser');
  const versions = { '4.1.0': '4.0.0', '4.0.0': '4.1.0' } as const;
  const other = versions[live?.version as keyof typeof versions];
  let isOver = false;
  const load = (async () => {
    while (!isOver) expect((await find())?.boxes).toEqual(before?.boxes);
  })();
  for (const version of [other, live?.version ?? '']) {
    await writePointer(root, 'pp-ocr-recogniser', { version, previous: null, shadow: null });
    await vi.waitFor(async () => expect((await read())?.model.version).toBe(version), SOON);
    await isOneProcess();
    expect(modelPids()).toEqual(shared);
  }
  isOver = true;
  await load;
});

test('when their process ends, both answer from the next', async () => {
  await isOneProcess();
  const before = modelPids();
  for (const pid of before) process.kill(pid, 'SIGKILL');
  await vi.waitFor(() => expect(modelPids()).not.toContain(before[0]), SOON);
  const [found, lines] = await Promise.all([find(), read()]);
  expect([found, lines]).not.toContain(null);
  await isOneProcess();
});
