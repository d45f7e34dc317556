import { InferenceSession, listSupportedBackends, Tensor as OrtTensor } from 'onnxruntime-node';
import {
  type DType,
  DTYPES,
  type ModelManifest,
  type Provider,
} from '../../core/model-manifest.js';
import { providersFor } from './providers.js';
import { ModelRefused } from './refused.js';
import type { LoadedModel, ModelFiles, ModelSlot, RuntimeOptions } from './runtime.js';
import { sizeOf, type Tensor } from './tensor.js';

/**
 * Opens an ONNX Runtime model from the bytes of its single file. On a GPU it
 * refuses to open if any node would fall back to the CPU.
 *
 * @throws {ModelRefused} `runtime` when the model cannot be read, `provider`
 *   when no provider opens
 */
export async function openOnnx(
  manifest: ModelManifest,
  files: ModelFiles,
  options: RuntimeOptions,
): Promise<LoadedModel> {
  const bytes = files.get(manifest.entry);
  if (bytes === undefined) throw new ModelRefused('missing_file', `${manifest.entry} is missing`);
  const failures: string[] = [];
  for (const provider of providersFor(manifest, options.device)) {
    try {
      return new OnnxModel(await openSession(bytes, provider, manifest, options), provider);
    } catch (error) {
      failures.push(`${provider}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const onCpu = options.device.kind === 'cpu' || manifest.providers.every((one) => one === 'cpu');
  if (onCpu && failures.length > 0) throw new ModelRefused('runtime', failures.join('; '));
  const names = manifest.providers.join(', ');
  throw new ModelRefused(
    'provider',
    `none of ${names} can be used on this ${options.device.kind}: ${failures.join('; ') || 'none is named for it'}`,
  );
}

async function openSession(
  bytes: Uint8Array,
  provider: Provider,
  { preprocessing }: Pick<ModelManifest, 'preprocessing'>,
  { device, threads }: RuntimeOptions,
): Promise<InferenceSession> {
  const common: InferenceSession.SessionOptions = {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    // The runtime's messages reach the log through the errors it throws.
    logSeverityLevel: 4,
  };
  if (provider === 'cpu') {
    return InferenceSession.create(bytes, {
      ...common,
      executionProviders: ['cpu'],
      // A pattern plans the memory of one input shape, and keeps a block for each: pictures have
      // many. Without patterns a run takes as long and a third less memory.
      enableMemPattern: false,
      // The blocked layout of convolutions, which `all` adds, fills three channels up to sixteen:
      // 182 MB for one such convolution over a large tile, and twice that kept.
      graphOptimizationLevel: preprocessing.view.kind === 'tiles' ? 'extended' : 'all',
    });
  }
  // A provider unknown to the binary would silently be dropped.
  const known = listSupportedBackends().map(({ name }) => name);
  if (!known.includes(provider)) throw new Error(`this binary knows only ${known.join(', ')}`);
  const deviceId = device.kind === 'gpu' ? device.id : 0;
  const cuda = { name: 'cuda', deviceId } as const;
  return InferenceSession.create(bytes, {
    ...common,
    // TensorRT leaves unsupported nodes to CUDA, still on the GPU.
    executionProviders: provider === 'cuda' ? [cuda] : [{ name: 'tensorrt', deviceId }, cuda],
    extra: { session: { disable_cpu_ep_fallback: '1' } },
  });
}

class OnnxModel implements LoadedModel {
  readonly provider: string;
  readonly inputs: ModelSlot[];
  readonly outputs: ModelSlot[];
  readonly #session: InferenceSession;

  constructor(session: InferenceSession, provider: string) {
    this.#session = session;
    this.provider = provider;
    this.inputs = session.inputMetadata.map(slotOf);
    this.outputs = session.outputMetadata.map(slotOf);
  }

  async run(inputs: Readonly<Record<string, Tensor>>): Promise<Record<string, Tensor>> {
    const feeds: Record<string, OrtTensor> = {};
    for (const [name, { dtype, shape, data }] of Object.entries(inputs)) {
      feeds[name] = new OrtTensor(dtype, data, shape);
    }
    const fetched = await this.#session.run(feeds);
    const outputs: Record<string, Tensor> = {};
    for (const [name, value] of Object.entries(fetched)) outputs[name] = tensorFrom(name, value);
    return outputs;
  }

  release(): Promise<void> {
    return this.#session.release();
  }
}

const slotOf = (value: InferenceSession.ValueMetadata): ModelSlot =>
  value.isTensor
    ? {
        name: value.name,
        dtype: value.type,
        shape: value.shape.map((side) => (typeof side === 'number' ? side : null)),
      }
    : { name: value.name, dtype: 'not a tensor', shape: [] };

function tensorFrom(name: string, { type, dims, data }: OrtTensor): Tensor {
  const dtype = DTYPES.find((known): known is DType => known === type);
  const isArray =
    data instanceof Float32Array || data instanceof Uint8Array || data instanceof Int32Array;
  if (dtype === undefined || !isArray || data.length !== sizeOf(dims)) {
    throw new TypeError(`output ${name} is ${type}, which is not supported`);
  }
  return { dtype, shape: dims, data };
}
