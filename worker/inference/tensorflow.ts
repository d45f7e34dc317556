import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { loadGraphModel } from '@tensorflow/tfjs-converter';
import * as tf from '@tensorflow/tfjs-core';
import { loadLayersModel } from '@tensorflow/tfjs-layers';
import { z } from 'zod';
import type { ModelManifest } from '../../core/model-manifest.js';
import { providersFor } from './providers.js';
import { ModelRefused } from './refused.js';
import type { Device, LoadedModel, ModelFiles, ModelSlot, RuntimeOptions } from './runtime.js';
import type { Tensor, TensorData } from './tensor.js';

/**
 * Opens a layers or graph model of TensorFlow.js. It runs on
 * `@tensorflow/tfjs-node-gpu` or `@tensorflow/tfjs-node` when installed, else
 * on WebAssembly.
 *
 * @throws {ModelRefused} `runtime` when the model cannot be read, `provider`
 *   when no backend opens
 */
export async function openTensorflow(
  manifest: ModelManifest,
  files: ModelFiles,
  options: RuntimeOptions,
): Promise<LoadedModel> {
  const provider = await startBackend(manifest, options.device);
  try {
    const artifacts = readArtifacts(manifest.entry, files);
    const handler: tf.io.IOHandler = { load: () => Promise.resolve(artifacts) };
    const model =
      artifacts.format === 'graph-model'
        ? await loadGraphModel(handler)
        : await loadLayersModel(handler);
    return new TensorflowModel(model, provider);
  } catch (error) {
    if (error instanceof ModelRefused) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new ModelRefused('runtime', why, { cause: error });
  }
}

const require = createRequire(import.meta.url);

/** One backend per process, and its name as a provider: `cuda`, `cpu` or `wasm`. */
let started: Promise<string> | null = null;
async function startBackend(manifest: ModelManifest, device: Device): Promise<string> {
  started ??= chooseBackend(manifest, device);
  const provider = await started;
  // An earlier model may have started the CPU backend in this process.
  const needsGpu = device.kind === 'gpu' && providersFor(manifest, device).includes('cuda');
  if (needsGpu && provider !== 'cuda') {
    throw new ModelRefused('provider', `this process runs TensorFlow on ${provider}, not on cuda`);
  }
  return provider;
}

async function chooseBackend(manifest: ModelManifest, device: Device): Promise<string> {
  const wanted = providersFor(manifest, device);
  if (device.kind === 'gpu' && wanted.includes('cuda')) {
    await startNative('@tensorflow/tfjs-node-gpu').catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      throw new ModelRefused('provider', `@tensorflow/tfjs-node-gpu cannot be used: ${why}`);
    });
    return 'cuda';
  }
  if (!wanted.includes('cpu')) {
    throw new ModelRefused('provider', `none of ${manifest.providers.join(', ')} can be used`);
  }
  const isNative = await startNative('@tensorflow/tfjs-node').then(
    () => true,
    () => false,
  );
  if (isNative) return 'cpu';
  await startWasm();
  return 'wasm';
}

/**
 * Optional peer dependencies: the native runtime is installed on request; its
 * import registers the backend.
 */
async function startNative(name: string): Promise<void> {
  await import(require.resolve(name));
  if (!(await tf.setBackend('tensorflow'))) throw new Error('its backend does not start');
}

async function startWasm(): Promise<void> {
  const { setWasmPaths } = await import('@tensorflow/tfjs-backend-wasm');
  setWasmPaths(join(dirname(require.resolve('@tensorflow/tfjs-backend-wasm')), '/'));
  if (!(await tf.setBackend('wasm'))) {
    throw new ModelRefused('provider', 'WebAssembly cannot be used');
  }
}

/** Required parts of the model's JSON; the rest goes to the library unchanged. */
const ModelJson = z.looseObject({
  modelTopology: z.looseObject({}),
  format: z.string().optional(),
  weightsManifest: z.array(
    z.object({
      paths: z.array(z.string()),
      weights: z.array(z.custom<tf.io.WeightsManifestEntry>((entry) => typeof entry === 'object')),
    }),
  ),
});

function readArtifacts(entry: string, files: ModelFiles): tf.io.ModelArtifacts {
  const json = ModelJson.safeParse(JSON.parse(Buffer.from(bytesOf(entry, files)).toString()));
  if (!json.success) {
    throw new ModelRefused(
      'runtime',
      `${entry} is no model of TensorFlow.js: ${json.error.message}`,
    );
  }
  const { weightsManifest, ...rest } = json.data;
  const paths = weightsManifest.flatMap((group) => group.paths);
  const weights = Buffer.concat(paths.map((path) => bytesOf(path, files)));
  return {
    ...rest,
    ...(rest.format !== undefined && { format: rest.format }),
    weightSpecs: weightsManifest.flatMap((group) => group.weights),
    weightData: new Uint8Array(weights).buffer,
  };
}

function bytesOf(path: string, files: ModelFiles): Uint8Array {
  const bytes = files.get(path);
  if (bytes === undefined) throw new ModelRefused('missing_file', `${path} is not listed`);
  return bytes;
}

type TfModel = Awaited<ReturnType<typeof loadGraphModel | typeof loadLayersModel>>;

class TensorflowModel implements LoadedModel {
  readonly provider: string;
  readonly inputs: ModelSlot[];
  readonly outputs: ModelSlot[];
  readonly #model: TfModel;

  constructor(model: TfModel, provider: string) {
    this.#model = model;
    this.provider = provider;
    const { inputs, outputs } = namesOf(model);
    this.inputs = model.inputs.map((slot, index) => slotOf(slot, inputs[index]));
    this.outputs = model.outputs.map((slot, index) => slotOf(slot, outputs[index]));
  }

  async run(inputs: Readonly<Record<string, Tensor>>): Promise<Record<string, Tensor>> {
    const answers = tf.tidy(() => {
      const feeds = this.inputs.map(({ name }) => {
        const input = inputs[name];
        if (input === undefined) throw new Error(`input ${name} is missing`);
        // TensorFlow.js has no uint8: bytes are passed as int32.
        const dtype = input.dtype === 'float32' ? 'float32' : 'int32';
        return tf.tensor(input.data, [...input.shape], dtype);
      });
      const predicted = this.#model.predict(feeds);
      if (!Array.isArray(predicted) && !(predicted instanceof tf.Tensor)) {
        return this.outputs.map(({ name }) => predicted[name]);
      }
      return Array.isArray(predicted) ? predicted : [predicted];
    });
    const outputs: Record<string, Tensor> = {};
    for (const [index, { name }] of this.outputs.entries()) {
      const answer = answers[index];
      if (answer === undefined) throw new Error(`output ${name} is missing`);
      const data: TensorData = await answer.data();
      answer.dispose();
      const dtype = data instanceof Float32Array ? 'float32' : 'int32';
      outputs[name] = { dtype, shape: answer.shape, data };
    }
    return outputs;
  }

  release(): Promise<void> {
    this.#model.dispose();
    return Promise.resolve();
  }
}

/** A layers model names its slots after its layers; a tensor's own name ends in its operation. */
const namesOf = (model: TfModel): { inputs: string[]; outputs: string[] } =>
  'inputNames' in model
    ? { inputs: model.inputNames, outputs: model.outputNames }
    : { inputs: model.inputNodes, outputs: model.outputNodes };

function slotOf(
  slot: { name: string; dtype?: string; shape?: (number | null)[] | null },
  // A sequential model has only the names of its tensors: `layer/operation`.
  name = slot.name.split('/')[0] ?? slot.name,
): ModelSlot {
  const shape = (slot.shape ?? []).map((side) => (side === null || side < 0 ? null : side));
  return { name, dtype: slot.dtype ?? null, shape };
}
