import { floats, type Manifest } from './model-store.js';

/** Side of the squares the models for tests look at, in pixels. */
export const CROP_PX = 16;
/** The models answer `weights · mean of each channel + bias`. */
export const WEIGHTS = [2, -1, 0.5];
export const BIAS = -0.25;

const file = (json: object, specs: object[], format: string): Buffer =>
  Buffer.from(
    JSON.stringify({
      format,
      modelTopology: json,
      weightsManifest: [{ paths: ['weights.bin'], weights: specs }],
    }),
  );

const weightsFile = floats([...WEIGHTS, BIAS]);

const layer = (class_name: string, config: object, from: string | null) => ({
  name: 'name' in config ? config.name : '',
  class_name,
  config,
  inbound_nodes: from === null ? [] : [[[from, 0, 0, {}]]],
});

/** A layers model: mean over the picture, then one dense unit. */
export function layersModel(): Record<string, Buffer> {
  const shape = [null, CROP_PX, CROP_PX, 3];
  const topology = {
    class_name: 'Model',
    config: {
      name: 'm',
      layers: [
        layer(
          'InputLayer',
          { batch_input_shape: shape, dtype: 'float32', sparse: false, name: 'picture' },
          null,
        ),
        layer('GlobalAveragePooling2D', { data_format: 'channels_last', name: 'mean' }, 'picture'),
        layer('Dense', { units: 1, activation: 'linear', use_bias: true, name: 'logit' }, 'mean'),
      ],
      input_layers: [['picture', 0, 0]],
      output_layers: [['logit', 0, 0]],
    },
    keras_version: 'tfjs-layers 4.22.0',
    backend: 'tensor_flow.js',
  };
  const specs = [
    { name: 'logit/kernel', shape: [3, 1], dtype: 'float32' },
    { name: 'logit/bias', shape: [1], dtype: 'float32' },
  ];
  return { 'model.tf.json': file(topology, specs, 'layers-model'), 'weights.bin': weightsFile };
}

/** The same as a graph model, as a converter from Python writes it. */
export function graphModel(): Record<string, Buffer> {
  const constant = (name: string, type: string, sides: number[]) => ({
    name,
    op: 'Const',
    attr: {
      dtype: { type },
      value: { tensor: { dtype: type, tensorShape: { dim: sides.map((size) => ({ size })) } } },
    },
  });
  const sides = [-1, CROP_PX, CROP_PX, 3];
  const topology = {
    node: [
      {
        name: 'picture',
        op: 'Placeholder',
        attr: {
          dtype: { type: 'DT_FLOAT' },
          shape: { shape: { dim: sides.map((size) => ({ size })) } },
        },
      },
      constant('kernel', 'DT_FLOAT', [3, 1]),
      constant('bias', 'DT_FLOAT', [1]),
      constant('axes', 'DT_INT32', [2]),
      { name: 'mean', op: 'Mean', input: ['picture', 'axes'], attr: { keep_dims: { b: false } } },
      {
        name: 'product',
        op: 'MatMul',
        input: ['mean', 'kernel'],
        attr: { transpose_a: { b: false }, transpose_b: { b: false } },
      },
      { name: 'logit', op: 'AddV2', input: ['product', 'bias'], attr: {} },
    ],
    versions: { producer: 1 },
  };
  const specs = [
    { name: 'kernel', shape: [3, 1], dtype: 'float32' },
    { name: 'bias', shape: [1], dtype: 'float32' },
    { name: 'axes', shape: [2], dtype: 'int32' },
  ];
  return {
    'model.tf.json': file(topology, specs, 'graph-model'),
    'weights.bin': Buffer.concat([weightsFile, Buffer.from(Int32Array.of(1, 2).buffer)]),
  };
}

/** What both answer. */
export function meanLogit(input: Float32Array): number {
  const pixels = input.length / 3;
  return input.reduce((sum, value, at) => sum + ((WEIGHTS[at % 3] ?? 0) * value) / pixels, BIAS);
}

/** Both with their golden files. */
export function withGolden(files: Record<string, Buffer>): Record<string, Buffer> {
  const input = Float32Array.from({ length: CROP_PX ** 2 * 3 }, (_, at) => ((at * 37) % 256) / 255);
  return {
    ...files,
    'golden-input.bin': floats(input),
    'golden-output.bin': floats([meanLogit(input)]),
  };
}

/** Turns a segmentation's manifest into theirs. */
export function asClassifier(manifest: Manifest): void {
  Object.assign(manifest, {
    runtime: 'tensorflow',
    task: 'classification',
    entry: 'model.tf.json',
    inputs: [{ name: 'picture', dtype: 'float32', shape: ['batch', CROP_PX, CROP_PX, 3] }],
    outputs: [{ name: 'logit', dtype: 'float32', shape: ['batch', 1] }],
    answer: { output: 'logit', activation: 'sigmoid' },
    batching: { maximum: 4, delayMs: 0 },
    calibration: { page: { bias: 0, weights: { logit: 1 } } },
    golden: {
      inputs: { picture: { file: 'golden-input.bin', shape: [1, CROP_PX, CROP_PX, 3] } },
      outputs: { logit: { file: 'golden-output.bin', shape: [1, 1] } },
      tolerance: { absolute: 1e-4 },
    },
  });
  Object.assign(manifest.preprocessing, {
    layout: 'nhwc',
    view: { kind: 'crops', sizePx: CROP_PX, maximum: 9 },
  });
}
