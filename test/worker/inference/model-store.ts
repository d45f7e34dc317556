import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { z } from 'zod';
import type { LivePointer, ModelManifest } from '../../../core/model-manifest.js';
import { writePointer } from '../../../worker/inference/live-pointers.js';
import { writeOnnx } from './onnx-writer.js';

/** Pixels on each side of an output of `edgeModel` that it sees. */
export const EDGE_RADIUS_PX = 6;

/**
 * A convolution of 9 x 9 over the three channels, averaged over cells of 4 x 4:
 * one logit a cell. `gain` tells versions apart: the logits are proportional to it.
 * `ballastBytes` of weights make the file larger and are never used.
 */
export function edgeModel(
  gain = 1,
  input = 'picture',
  type: 'float32' | 'uint8' = 'float32',
  ballastBytes = 0,
): Buffer {
  return edgesModel([gain], input, type, ballastBytes);
}

/** `edgeModel` with a channel of logits for each gain. */
function edgesModel(
  gains: readonly number[],
  input = 'picture',
  type: 'float32' | 'uint8' = 'float32',
  ballastBytes = 0,
): Buffer {
  const channels = gains.length;
  const kernel = gains.flatMap((gain) =>
    Array.from({ length: 3 * 81 }, (_, index) => gain * Math.sin(index * 1.7) * 0.2),
  );
  return writeOnnx({
    nodes: [
      {
        op: 'Conv',
        inputs: [input, 'kernel', 'bias'],
        outputs: ['edges'],
        ints: { kernel_shape: [9, 9], pads: [4, 4, 4, 4], strides: [1, 1] },
      },
      {
        op: 'AveragePool',
        inputs: ['edges'],
        outputs: ['logits'],
        ints: { kernel_shape: [4, 4], strides: [4, 4] },
      },
    ],
    inputs: [{ name: input, type, shape: ['batch', 3, 'height', 'width'] }],
    outputs: [{ name: 'logits', type: 'float32', shape: ['batch', channels, 'rows', 'columns'] }],
    weights: [
      { name: 'kernel', shape: [channels, 3, 9, 9], values: kernel },
      { name: 'bias', shape: [channels], values: gains.map((gain) => gain * 0.3) },
      ...(ballastBytes === 0 ? [] : [ballast(ballastBytes / 4)]),
    ],
  });
}

/** Weights nothing refers to. */
const ballast = (numbers: number) => ({
  name: 'ballast',
  shape: [numbers],
  values: Array.from({ length: numbers }, (_, at) => at % 7),
});

/** Answers NaN for an even picture only: the logarithm of a difference from its neighbours. */
export function nanOnEvenModel(): Buffer {
  return writeOnnx({
    nodes: [
      {
        op: 'AveragePool',
        inputs: ['picture'],
        outputs: ['mean'],
        ints: { kernel_shape: [4, 4], strides: [4, 4] },
      },
      {
        op: 'MaxPool',
        inputs: ['picture'],
        outputs: ['max'],
        ints: { kernel_shape: [4, 4], strides: [4, 4] },
      },
      { op: 'Sub', inputs: ['max', 'mean'], outputs: ['spread'] },
      { op: 'Div', inputs: ['spread', 'spread'], outputs: ['one'] },
      {
        op: 'Conv',
        inputs: ['one', 'kernel'],
        outputs: ['logits'],
        ints: { kernel_shape: [1, 1], pads: [0, 0, 0, 0], strides: [1, 1] },
      },
    ],
    inputs: [{ name: 'picture', type: 'float32', shape: ['batch', 3, 'height', 'width'] }],
    outputs: [{ name: 'logits', type: 'float32', shape: ['batch', 1, 'rows', 'columns'] }],
    weights: [{ name: 'kernel', shape: [1, 3, 1, 1], values: [1, 1, 1] }],
  });
}

export const floats = (values: Iterable<number>): Buffer =>
  Buffer.from(Float32Array.from(values).buffer);

export const GOLDEN_SIDE = 32;
export const goldenInput = (): Float32Array =>
  Float32Array.from({ length: 3 * GOLDEN_SIDE ** 2 }, (_, index) => ((index * 37) % 256) / 255);

export interface TestStore {
  root: string;
  /** Writes a version; `change` alters its manifest last, hashes done. */
  add(
    version: string,
    files: Record<string, Buffer>,
    change?: (manifest: Manifest) => void,
    name?: string,
  ): Promise<void>;
  point(pointer: Partial<LivePointer> & { version: string }, name?: string): Promise<void>;
  path(version: string, file: string, name?: string): string;
  remove(): Promise<void>;
}

export type Manifest = z.input<typeof ModelManifest>;

export async function openTestStore(): Promise<TestStore> {
  const root = await mkdtemp(join(tmpdir(), 'emet-models-'));
  const path = (version: string, file: string, name = 'edges'): string =>
    join(root, name, version, file);
  return {
    root,
    path,
    async add(version, files, change = () => {}, name = 'edges') {
      await mkdir(path(version, '.', name), { recursive: true });
      for (const [file, bytes] of Object.entries(files)) {
        await writeFile(path(version, file, name), bytes);
      }
      const manifest = manifestOf(name, version, files);
      change(manifest);
      await writeFile(path(version, 'model.json', name), JSON.stringify(manifest));
      await writeFile(path(version, 'MODEL_CARD.md', name), '# A model for tests\n');
    },
    async point({ version, previous = null, shadow = null }, name = 'edges') {
      await writePointer(root, name, { version, previous, shadow });
    },
    remove: () => rm(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  };
}

function manifestOf(name: string, version: string, files: Record<string, Buffer>): Manifest {
  const side = GOLDEN_SIDE;
  return {
    name,
    version,
    description: 'A model for tests',
    licence: 'Apache-2.0',
    runtime: 'onnx',
    task: 'segmentation',
    entry: 'model.onnx',
    files: Object.entries(files).map(([file, bytes]) => ({
      path: file,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
    inputs: [{ name: 'picture', dtype: 'float32', shape: ['batch', 3, 'height', 'width'] }],
    outputs: [{ name: 'logits', dtype: 'float32', shape: ['batch', 1, 'rows', 'columns'] }],
    preprocessing: {
      layout: 'nchw',
      colour: 'rgb',
      scale: 1 / 255,
      mean: [0, 0, 0],
      std: [1, 1, 1],
      view: { kind: 'tiles', tilePx: 128, overlapPx: 32, multipleOf: 16 },
    },
    answer: { output: 'logits', activation: 'sigmoid', stride: 4 },
    labels: ['edge'],
    thresholds: { page: 0.5, region: 0.5 },
    calibration: { page: { bias: 0, weights: { logitTopMean: 1 } } },
    providers: ['cpu'],
    golden: {
      inputs: { picture: { file: 'golden-input.bin', shape: [1, 3, side, side] } },
      outputs: { logits: { file: 'golden-output.bin', shape: [1, 1, side / 4, side / 4] } },
      tolerance: { absolute: 1e-4 },
    },
    modelCard: 'MODEL_CARD.md',
  };
}

/** What `edgeModel(gain)` makes of an NCHW picture, worked out here: convolution, then the mean of each cell. */
export function edgeLogits(
  gain: number,
  input: Float32Array,
  width: number,
  height: number,
): Float32Array {
  const at = (channel: number, x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height
      ? 0
      : (input[(channel * height + y) * width + x] ?? 0);
  const logits = new Float32Array((width / 4) * (height / 4));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = gain * 0.3;
      for (let k = 0; k < 243; k += 1) {
        const [channel, row, column] = [Math.floor(k / 81), Math.floor((k % 81) / 9), k % 9];
        sum += gain * Math.sin(k * 1.7) * 0.2 * at(channel, x + column - 4, y + row - 4);
      }
      const cell = Math.floor(y / 4) * (width / 4) + Math.floor(x / 4);
      logits[cell] = (logits[cell] ?? 0) + sum / 16;
    }
  }
  return logits;
}

/** The files of a version of the edge model, golden ones included. */
export function edgeFiles(gain = 1, model = edgeModel(gain)): Record<string, Buffer> {
  const input = goldenInput();
  return {
    'model.onnx': model,
    'golden-input.bin': floats(input),
    'golden-output.bin': floats(edgeLogits(gain, input, GOLDEN_SIDE, GOLDEN_SIDE)),
  };
}

/** The files of a version of a network with two channels, golden ones included. */
export function filesOfTwo(gains: readonly [number, number]): Record<string, Buffer> {
  const input = goldenInput();
  return {
    'model.onnx': edgesModel(gains),
    'golden-input.bin': floats(input),
    'golden-output.bin': Buffer.concat(
      gains.map((gain) => floats(edgeLogits(gain, input, GOLDEN_SIDE, GOLDEN_SIDE))),
    ),
  };
}

/** Makes a manifest read this channel of a network with two. */
export const readsChannel =
  (channel: 0 | 1) =>
  (manifest: Manifest): void => {
    if (manifest.task !== 'segmentation') throw new Error('no segmentation');
    manifest.answer.channel = channel;
    manifest.labels = ['first', 'second'];
    const [output] = manifest.outputs;
    const golden = manifest.golden.outputs['logits'];
    if (output !== undefined) output.shape = ['batch', 2, 'rows', 'columns'];
    if (golden !== undefined) golden.shape = [1, 2, GOLDEN_SIDE / 4, GOLDEN_SIDE / 4];
  };

/** A picture with something to see everywhere. */
export function testPicture(width: number, height: number) {
  const rgb = new Uint8Array(width * height * 3);
  // It repeats, and millions of bytes are copied sooner than computed.
  const period = 97 * 256;
  for (let index = 0; index < Math.min(period, rgb.length); index += 1) {
    rgb[index] = (index * 7919 + Math.floor(index / 97) * 31) % 256;
  }
  for (let filled = period; filled < rgb.length; filled *= 2) rgb.copyWithin(filled, 0, filled);
  return { width, height, rgb };
}
