import type { Slot } from '../../core/model-manifest.js';
import type { Tensor } from './tensor.js';

/** Device of a model: the CPU, or one GPU by its number. */
export type Device = { kind: 'cpu' } | { kind: 'gpu'; id: number };

export interface RuntimeOptions {
  device: Device;
  /** CPU threads of one run. */
  threads: number;
}

/** The bytes of a version's files by name, already checked against their hashes. */
export type ModelFiles = ReadonlyMap<string, Uint8Array>;

/** A loaded model, independent of its runtime. */
export interface LoadedModel {
  /** The execution provider actually in use. */
  provider: string;
  /** As in the model's own metadata; null for an axis of any size. */
  inputs: ModelSlot[];
  outputs: ModelSlot[];
  /** Runs once; may block its thread. Rejects when the runtime fails. */
  run(inputs: Readonly<Record<string, Tensor>>): Promise<Record<string, Tensor>>;
  /** Frees its memory; it cannot be run again. */
  release(): Promise<void>;
}

export interface ModelSlot {
  name: string;
  /** null when the graph does not define the type of an output. */
  dtype: string | null;
  /** Empty when the graph does not define the shape of an output. */
  shape: (number | null)[];
}

/** For messages: `picture float32 [?, 3, ?, ?]`. */
export const showSlot = ({ name, dtype, shape }: ModelSlot | Slot): string =>
  `${name} ${dtype ?? '?'} [${shape.map((side) => (typeof side === 'number' ? side : '?')).join(', ')}]`;
