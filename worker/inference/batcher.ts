import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { DType, ModelManifest } from '../../core/model-manifest.js';
import type { Fill } from './prepare.js';
import type { RunMemory } from './run-memory.js';
import type { LoadedModel } from './runtime.js';
import { sizeOf, type Tensor, type TensorData, zeros } from './tensor.js';

/** Runs single inputs, batched where the manifest allows it. */
export interface Batcher {
  /**
   * @param shape of one input, its first axis 1
   * @param by who asks, for the count of runs; default 0
   * @returns the outputs of this input, their first axis 1; not to be written to
   */
  run(
    shape: readonly number[],
    fill: Fill,
    signal: AbortSignal,
    by?: number,
  ): Promise<Record<string, Tensor>>;
}

interface Waiting {
  shape: readonly number[];
  fill: Fill;
  signal: AbortSignal;
  by: number;
  sinceMs: number;
  resolve: (outputs: Record<string, Tensor>) => void;
  reject: (error: unknown) => void;
}

/** Equal inputs of a batch, which are run once. */
interface Place {
  key: string | null;
  waiting: Waiting[];
}

/**
 * Batches inputs of one shape, whoever requested them. The first of them waits
 * at most `delayMs` for others. One run at a time: a run blocks its thread.
 *
 * @param ran called after each run with the batch size, its duration, and who asked for its
 *   first input
 * @param memory where there is one, an input equal to a recent one is not run again
 */
export function openBatcher(
  manifest: Pick<ModelManifest, 'inputs' | 'batching'>,
  model: LoadedModel,
  ran: (run: { batch: number; ms: number; by: number }) => void = () => {},
  memory: () => RunMemory | null = () => null,
): Batcher {
  const [input] = manifest.inputs;
  const { maximum, delayMs } = manifest.batching;
  const queue: Waiting[] = [];
  let isWorking = false;
  /** Kept from run to run: an input has tens of megabytes, and garbage collection comes late. */
  let room: TensorData | null = null;

  return {
    run: (shape, fill, signal, by = 0) =>
      new Promise((resolve, reject) => {
        queue.push({ shape, fill, signal, by, sinceMs: performance.now(), resolve, reject });
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
      await runTogether(alike(first));
    }
    isWorking = false;
  }

  function alike({ shape }: Waiting): Waiting[] {
    const key = shape.join();
    return queue.filter((one) => one.shape.join() === key);
  }

  /** Takes inputs from the queue until the batch is full, and runs it. */
  async function runTogether(candidates: Waiting[]): Promise<void> {
    const [first] = candidates;
    if (first === undefined || input === undefined) return;
    const known = memory();
    const places: Place[] = [];
    const length = sizeOf(first.shape);
    const data = emptied(input.dtype, length * Math.min(maximum, candidates.length));
    try {
      for (const one of candidates) {
        if (places.length === maximum) break;
        queue.splice(queue.indexOf(one), 1);
        const into = data.subarray(places.length * length, (places.length + 1) * length);
        prepare(one, into, places, known);
      }
      if (places.length === 0) return;
      const shape = [places.length, ...first.shape.slice(1)];
      const filled = data.subarray(0, places.length * length);
      const startedMs = performance.now();
      const outputs = await model.run({
        [input.name]: { dtype: input.dtype, shape, data: filled },
      });
      const by = places[0]?.waiting[0]?.by ?? 0;
      ran({ batch: places.length, ms: performance.now() - startedMs, by });
      for (const [index, { key, waiting }] of places.entries()) {
        const own = part(outputs, index, places.length);
        if (key !== null) known?.put(key, own);
        for (const { resolve } of waiting) resolve(own);
      }
    } catch (error) {
      for (const { reject } of places.flatMap(({ waiting }) => waiting)) reject(error);
    }
  }

  function emptied(dtype: DType, length: number): TensorData {
    if (room === null || room.length < length) return (room = zeros(dtype, length));
    return room.subarray(0, length).fill(0);
  }

  /** Gives an input a place of the batch, unless nobody waits for it or its outputs are known. */
  function prepare(one: Waiting, into: TensorData, places: Place[], known: RunMemory | null): void {
    if (one.signal.aborted) return one.reject(one.signal.reason);
    try {
      one.fill(into);
    } catch (error) {
      return one.reject(error);
    }
    const key = known?.keyOf(one.shape, into) ?? null;
    const outputs = key === null ? undefined : known?.get(key);
    const same = key === null ? undefined : places.find((place) => place.key === key);
    if (outputs === undefined && same === undefined) {
      places.push({ key, waiting: [one] });
      return;
    }
    if (outputs === undefined) same?.waiting.push(one);
    else one.resolve(outputs);
    // The next one gets the place, and may leave its padding as it is.
    into.fill(0);
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
