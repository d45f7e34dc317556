import { describe, expect, test } from 'vitest';
import { openBatcher } from '../../../worker/inference/batcher.js';
import { openRunMemory } from '../../../worker/inference/run-memory.js';
import type { LoadedModel } from '../../../worker/inference/runtime.js';
import type { Tensor, TensorData } from '../../../worker/inference/tensor.js';

const { signal } = new AbortController();
const INPUT = { name: 'x', dtype: 'float32', shape: ['batch', 2] } as const;

/** Doubles every number; notes the shape of each run. */
function doubling(runs: string[], fails = false): LoadedModel {
  return {
    provider: 'cpu',
    inputs: [],
    outputs: [],
    async run({ x }): Promise<Record<string, Tensor>> {
      if (x === undefined) throw new Error('no input');
      runs.push(x.shape.join('x'));
      if (fails) throw new Error('out of memory');
      return { y: { ...x, data: x.data.map((value) => value * 2) } };
    },
    release: async () => {},
  };
}

function open(maximum: number, delayMs: number, fails = false) {
  const runs: string[] = [];
  const told: number[] = [];
  const manifest = {
    inputs: [{ ...INPUT, shape: [...INPUT.shape] }],
    batching: { maximum, delayMs },
  };
  const batcher = openBatcher(manifest, doubling(runs, fails), ({ batch }) => told.push(batch));
  const ask = async (value: number, width = 2): Promise<number[]> => {
    const outputs = await batcher.run([1, width], (into) => void into.fill(value), signal);
    return [...(outputs['y']?.data ?? [])];
  };
  return { runs, told, ask, batcher };
}

describe('inputs that wait at the same time', () => {
  test('share runs, each up to the maximum, and each gets its own answer', async () => {
    const { runs, told, ask } = open(4, 0);
    const answers = await Promise.all([1, 2, 3, 4, 5].map((value) => ask(value)));
    expect(answers).toEqual([2, 4, 6, 8, 10].map((value) => [value, value]));
    expect(runs).toEqual(['4x2', '1x2']);
    expect(told).toEqual([4, 1]);
  });

  test('share a run only with inputs of their shape', async () => {
    const { runs, ask } = open(4, 0);
    await Promise.all([ask(1, 2), ask(2, 3), ask(3, 2)]);
    expect(runs).toEqual(['2x2', '1x3']);
  });

  test('go one at a time where the manifest says so', async () => {
    const { runs, ask } = open(1, 0);
    await Promise.all([ask(1), ask(2)]);
    expect(runs).toEqual(['1x2', '1x2']);
  });
});

test('an input waits so long for another, and no longer once the batch is full', async () => {
  const { runs, ask } = open(2, 400);
  const startedMs = performance.now();
  const first = ask(1);
  setTimeout(() => void ask(2), 20);
  await first;
  expect(performance.now() - startedMs).toBeLessThan(350);
  expect(runs).toEqual(['2x2']);
  const aloneMs = performance.now();
  await ask(3);
  expect(performance.now() - aloneMs).toBeGreaterThanOrEqual(399);
});

test('an input that was called off is not run, and does not hold the others up', async () => {
  const { runs, batcher, ask } = open(4, 0);
  const gone = batcher.run([1, 2], () => {}, AbortSignal.abort(new Error('gone')));
  const stays = ask(1);
  await expect(gone).rejects.toThrow('gone');
  expect(await stays).toEqual([2, 2]);
  expect(runs).toEqual(['1x2']);
});

test('a run that fails is told to everybody in it, and the next one is tried', async () => {
  const { runs, ask } = open(2, 0, true);
  const failed = await Promise.allSettled([ask(1), ask(2), ask(3)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(runs).toEqual(['2x2', '1x2']);
});

describe('where outputs are remembered', () => {
  function openRemembering(maximum: number) {
    const runs: string[] = [];
    const by: number[] = [];
    const memory = openRunMemory({ bytes: 1_000, keepMs: 60_000 });
    const manifest = {
      inputs: [{ ...INPUT, shape: [...INPUT.shape] }],
      batching: { maximum, delayMs: 0 },
    };
    const batcher = openBatcher(
      manifest,
      doubling(runs),
      (run) => by.push(run.by),
      () => memory,
    );
    const ask = async (value: number, who = 0): Promise<number[]> => {
      const fill = (into: TensorData): void => void into.fill(value, 0, 1);
      const outputs = await batcher.run([1, 2], fill, signal, who);
      return [...(outputs['y']?.data ?? [])];
    };
    return { runs, by, ask, batcher };
  }

  test('an input is run once, for those that ask at the same time and for later ones', async () => {
    const { runs, by, ask } = openRemembering(1);
    expect(await Promise.all([ask(1, 7), ask(1, 8)])).toEqual([
      [2, 0],
      [2, 0],
    ]);
    expect(await ask(1, 9)).toEqual([2, 0]);
    expect(await ask(2, 9)).toEqual([4, 0]);
    expect(runs).toEqual(['1x2', '1x2']);
    expect(by).toEqual([7, 9]);
  });

  test('a batch has each input once, and known ones leave their places to others', async () => {
    const { runs, ask } = openRemembering(4);
    await ask(1);
    const values = [1, 2, 2, 3, 1, 4, 5, 6];
    const answers = await Promise.all(values.map((value) => ask(value)));
    expect(answers).toEqual(values.map((value) => [value * 2, 0]));
    expect(runs).toEqual(['1x2', '4x2', '1x2']);
  });

  test('one that calls off its input does not take it from another', async () => {
    const { runs, ask, batcher } = openRemembering(1);
    const leaving = new AbortController();
    const gone = batcher.run([1, 2], (into) => void into.fill(1, 0, 1), leaving.signal);
    const stays = ask(1);
    leaving.abort(new Error('gone'));
    await expect(gone).rejects.toThrow('gone');
    expect(await stays).toEqual([2, 0]);
    expect(runs).toEqual(['1x2']);
  });
});

test('an input that cannot be prepared costs only itself', async () => {
  const { ask, batcher } = open(4, 0);
  const broken = batcher.run(
    [1, 2],
    () => {
      throw new Error('no such line');
    },
    signal,
  );
  const stays = ask(1);
  await expect(broken).rejects.toThrow('no such line');
  expect(await stays).toEqual([2, 2]);
});
