import { createHash } from 'node:crypto';
import type { Tensor, TensorData } from './tensor.js';

/** Outputs of recent inputs of one network, kept for the other models that read them. */
export interface RunMemory {
  /** Of one input: equal for equal shapes and numbers. */
  keyOf(shape: readonly number[], data: TensorData): string;
  get(key: string): Record<string, Tensor> | undefined;
  put(key: string, outputs: Record<string, Tensor>): void;
}

interface Kept {
  outputs: Record<string, Tensor>;
  bytes: number;
  untilMs: number;
}

/**
 * @param limits.bytes of all outputs together; the oldest go first
 * @param limits.keepMs after which outputs are dropped, asked for or not
 */
export function openRunMemory(limits: { bytes: number; keepMs: number }): RunMemory {
  /** In the order of their arrival, which is that of their ends. */
  const kept = new Map<string, Kept>();
  let bytes = 0;
  let timer: NodeJS.Timeout | null = null;

  return {
    keyOf(shape, data) {
      const hash = createHash('sha256').update(shape.join());
      return hash
        .update(new Uint8Array(data.buffer, data.byteOffset, data.byteLength))
        .digest('hex');
    },
    get: (key) => kept.get(key)?.outputs,
    put(key, outputs) {
      forget(key);
      const copied = copyOf(outputs);
      const one = { outputs: copied, bytes: bytesOf(copied), untilMs: Date.now() + limits.keepMs };
      kept.set(key, one);
      bytes += one.bytes;
      for (const oldest of kept.keys()) {
        if (bytes <= limits.bytes) break;
        forget(oldest);
      }
      timer ??= setTimeout(dropOld, limits.keepMs).unref();
    },
  };

  function forget(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  function dropOld(): void {
    const now = Date.now();
    for (const [key, { untilMs }] of kept) if (untilMs <= now) forget(key);
    const [next] = kept.values();
    timer = next === undefined ? null : setTimeout(dropOld, next.untilMs - now).unref();
  }
}

/** A part of a batch would keep the whole batch in memory. */
const copyOf = (outputs: Record<string, Tensor>): Record<string, Tensor> =>
  Object.fromEntries(
    Object.entries(outputs).map(([name, one]) => [name, { ...one, data: one.data.slice() }]),
  );

const bytesOf = (outputs: Record<string, Tensor>): number =>
  Object.values(outputs).reduce((sum, { data }) => sum + data.byteLength, 0);
