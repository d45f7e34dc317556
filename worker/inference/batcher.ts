import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { ModelManifest } from '../../core/model-manifest.js';
import type { Fill } from './prepare.js';
import type { LoadedModel } from './runtime.js';
import { sizeOf, type Tensor, zeros } from './tensor.js';

/** Runs single inputs, batched where the manifest allows it. */
export interface Batcher {
  /**
   * @param shape of one input, its first axis 1
   * @returns the outputs of this input, their first axis 1
   */
  run(shape: readonly number[], fill: Fill, signal: AbortSignal): Promise<Record<string, Tensor>>;
}

interface Waiting {
  shape: readonly number[];
  fill: Fill;
  signal: AbortSignal;
  sinceMs: number;
  resolve: (outputs: Record<string, Tensor>) => void;
  reject: (error: unknown) => void;
}

/**
 * Batches inputs of one shape, whoever requested them. The first of them waits
 * at most `delayMs` for others. One run at a time: a run blocks its thread.
 *
 * @param ran called after each run with the batch size and duration
 */
export function openBatcher(
  manifest: Pick<ModelManifest, 'inputs' | 'batching'>,
  model: LoadedModel,
  ran: (run: { batch: number; ms: number }) => void = () => {},
): Batcher {
  const [input] = manifest.inputs;
  const { maximum, delayMs } = manifest.batching;
  const queue: Waiting[] = [];
  let isWorking = false;

  return {
    run: (shape, fill, signal) =>
      new Promise((resolve, reject) => {
        queue.push({ shape, fill, signal, sinceMs: performance.now(), resolve, reject });
        if (!isWorking) void work();
      }),
  };

  async function work(): Promise<void> {
    isWorking = true;
    for (;;) {
      // Includes requests that arrived during the last run.
      await nextTurn();
      const [first] = queue;
      if (first === undefined) break;
      const leftMs = first.sinceMs + delayMs - performance.now();
      if (leftMs > 0 && alike(first).length < maximum) {
        // In short waits, so that a full batch runs at once.
        await wait(Math.min(leftMs, 1));
        continue;
      }
      await runTogether(take(alike(first).slice(0, maximum)));
    }
    isWorking = false;
  }

  function alike({ shape }: Waiting): Waiting[] {
    const key = shape.join();
    return queue.filter((one) => one.shape.join() === key);
  }

  function take(batch: Waiting[]): Waiting[] {
    for (const one of batch) queue.splice(queue.indexOf(one), 1);
    return batch.filter((one) => {
      if (one.signal.aborted) one.reject(one.signal.reason);
      return !one.signal.aborted;
    });
  }

  async function runTogether(batch: Waiting[]): Promise<void> {
    const [first] = batch;
    if (first === undefined || input === undefined) return;
    try {
      const startedMs = performance.now();
      const length = sizeOf(first.shape);
      const data = zeros(input.dtype, length * batch.length);
      for (const [index, { fill }] of batch.entries()) {
        fill(data.subarray(index * length, (index + 1) * length));
      }
      const shape = [batch.length, ...first.shape.slice(1)];
      const outputs = await model.run({ [input.name]: { dtype: input.dtype, shape, data } });
      ran({ batch: batch.length, ms: performance.now() - startedMs });
      for (const [index, { resolve }] of batch.entries()) {
        resolve(part(outputs, index, batch.length));
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}

/** The part of a batch's outputs that belongs to one input. */
function part(
  outputs: Record<string, Tensor>,
  index: number,
  batch: number,
): Record<string, Tensor> {
  const own: Record<string, Tensor> = {};
  for (const [name, { dtype, shape, data }] of Object.entries(outputs)) {
    if (shape[0] !== batch) throw new Error(`output ${name} has no ${batch} parts`);
    const length = data.length / batch;
    own[name] = {
      dtype,
      shape: [1, ...shape.slice(1)],
      data: data.subarray(index * length, (index + 1) * length),
    };
  }
  return own;
}
