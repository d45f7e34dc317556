import { z } from 'zod';
import { LineView, PageView, TextDetection, TextRecognition } from './text-model.js';

/**
 * `models/<name>/<version>/model.json`: everything the service needs to run a
 * model, check it and read its output. models/README.md explains it with an
 * example. Unknown keys are refused, because a misspelt key would otherwise be
 * ignored.
 */

const Name = z.string().regex(/^[a-z][a-z0-9-]{0,63}$/, 'must be lower-case words with hyphens');
export const ModelName = Name;

/** Semantic version without build metadata; also the name of the version's folder. */
export const ModelVersion = z
  .string()
  .regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}(-[0-9A-Za-z.-]{1,40})?$/, 'must be a version such as 1.0.0');

/** Relative, inside the version's folder. */
const FileName = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_][A-Za-z0-9_.-]*$/, 'must be the plain name of a file beside model.json');

export const DTYPES = ['float32', 'uint8', 'int32'] as const;
export type DType = (typeof DTYPES)[number];

export const PROVIDERS = ['tensorrt', 'cuda', 'cpu'] as const;
export type Provider = (typeof PROVIDERS)[number];

const Slot = z.strictObject({
  /** As in the model's own metadata. */
  name: z.string().min(1).max(200),
  dtype: z.enum(DTYPES),
  /** A number is a fixed size; a name (`batch`, `height`) is any size. */
  shape: z.array(z.union([z.number().int().min(1), z.string().min(1)])).max(8),
});
export type Slot = z.infer<typeof Slot>;

const multipleOf16 = z.number().int().min(16).multipleOf(16);

/** Which parts of a picture the model receives, and at which scale. */
const View = z.discriminatedUnion('kind', [
  /**
   * The whole picture at its own resolution, in overlapping tiles if it is larger
   * than one tile.
   */
  z.strictObject({
    kind: z.literal('tiles'),
    tilePx: multipleOf16.max(4096),
    /** Overlap of neighbouring tiles; at least four times the receptive radius of one output. */
    overlapPx: multipleOf16,
    /** Width and height are padded (edge repeated) to a multiple of this. */
    multipleOf: z.number().int().min(1).max(256),
  }),
  /** The whole picture, resized without keeping its proportions. */
  z.strictObject({
    kind: z.literal('resize'),
    width: z.number().int().min(8).max(2048),
    height: z.number().int().min(8).max(2048),
  }),
  /** Up to `maximum` squares at the picture's own resolution, spread evenly over it; logits are averaged. */
  z.strictObject({
    kind: z.literal('crops'),
    sizePx: z.number().int().min(8).max(2048),
    maximum: z.number().int().min(1).max(64),
  }),
  PageView,
  LineView,
]);
export type View = z.infer<typeof View>;

/** value = (byte * scale - mean) / std, channel by channel. */
const Preprocessing = z.strictObject({
  layout: z.enum(['nchw', 'nhwc']),
  /** `grey` is one channel: 0.299 R + 0.587 G + 0.114 B, rounded. */
  colour: z.enum(['rgb', 'bgr', 'grey']),
  scale: z.number().positive(),
  mean: z.array(z.number()).min(1).max(3),
  std: z.array(z.number().positive()).min(1).max(3),
  view: View,
});
export type Preprocessing = z.infer<typeof Preprocessing>;

/**
 * Features of a picture as a whole, before weighting. For a segmentation, over
 * the map of cell probabilities: `max`, `mean`, `topMean` (mean of the
 * `topShare` highest cells, at least one), `logitTopMean` (its natural logit,
 * the probability clamped to 1e-6 from 0 and 1) and `logLargest` (log10 of 1 +
 * cells in the largest 4-connected region at or above `thresholds.region`). For
 * a classification: `logit` alone.
 */
export const PAGE_FEATURES = [
  'max',
  'mean',
  'topMean',
  'logitTopMean',
  'logLargest',
  'logit',
] as const;
export type PageFeature = (typeof PAGE_FEATURES)[number];

const Calibration = z.strictObject({
  /** Cell or class probability = sigmoid(logit / temperature + bias). */
  temperature: z.number().positive().default(1),
  bias: z.number().default(0),
  page: z.strictObject({
    topShare: z.number().positive().max(1).default(0.002),
    /** raw = sigmoid(bias + sum of weight * feature). */
    bias: z.number(),
    weights: z.partialRecord(z.enum(PAGE_FEATURES), z.number()),
    /**
     * [raw, probability] points, both increasing: interpolated linearly, constant
     * beyond the ends.
     */
    isotonic: z
      .array(z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]))
      .max(200)
      .refine(isRising, 'must rise in both numbers')
      .optional(),
  }),
});
export type Calibration = z.infer<typeof Calibration>;

function isRising(points: [number, number][]): boolean {
  return points.every(([x, y], index) => {
    const before = points[index - 1];
    return before === undefined || (x > before[0] && y >= before[1]);
  });
}

const probability = z.number().min(0).max(1);

const GoldenTensor = z.strictObject({
  /** Raw little-endian numbers of the slot's dtype, in row-major order. */
  file: FileName,
  shape: z.array(z.number().int().min(1)).max(8),
});

const Batching = z.strictObject({
  maximum: z.number().int().min(1).max(64),
  delayMs: z.number().min(0).max(1000),
});

/** What every manifest has. */
const common = {
  name: Name,
  version: ModelVersion,
  description: z.string().max(500),
  /** SPDX identifier. */
  licence: z.string().min(1).max(100),
  runtime: z.enum(['onnx', 'tensorflow']),
  /**
   * The file the runtime opens: an .onnx file, or the model.json of
   * TensorFlow.js under another name.
   */
  entry: FileName,
  /** Every file the model needs, including the golden ones. */
  files: z
    .array(z.strictObject({ path: FileName, sha256: z.string().regex(/^[0-9a-f]{64}$/) }))
    .min(1)
    .max(100),
  inputs: z.array(Slot).length(1),
  outputs: z.array(Slot).min(1).max(8),
  preprocessing: Preprocessing,
  /**
   * Runs are shared across pages and scans: up to `maximum` inputs of one
   * shape, waiting up to `delayMs` for more.
   */
  batching: Batching.default({ maximum: 1, delayMs: 0 }),
  /** In place of `batching` on a GPU, where a run of several inputs takes little longer than of one. */
  batchingOnGpu: Batching.optional(),
  /** In order of preference; a worker without a GPU takes `cpu`. */
  providers: z.array(z.enum(PROVIDERS)).min(1),
  golden: z.strictObject({
    inputs: z.record(z.string(), GoldenTensor),
    outputs: z.record(z.string(), GoldenTensor),
    /** |actual - expected| <= absolute + relative * |expected|, for every number. */
    tolerance: z.strictObject({
      absolute: z.number().min(0),
      relative: z.number().min(0).default(0),
    }),
  }),
  modelCard: z.literal('MODEL_CARD.md'),
  /** Figures written by `npm run evaluate` or by the training. */
  evaluation: FileName.optional(),
};

/** A model that judges a picture. */
const ScoringManifest = z.strictObject({
  ...common,
  task: z.enum(['segmentation', 'classification']),
  /** Which output holds the logits, and which of its channels or classes is the target. */
  answer: z.strictObject({
    output: z.string(),
    /**
     * `sigmoid`: the channel's value is a logit. `softmax`: its logit against
     * all other channels. `none`: it is already a probability.
     */
    activation: z.enum(['sigmoid', 'softmax', 'none']),
    channel: z.number().int().min(0).default(0),
    /** Side of one output cell in pixels of the input; segmentation only. */
    stride: z.number().int().min(1).max(256).optional(),
  }),
  /** Names of the channels or classes, in order. */
  labels: z.array(z.string().min(1).max(100)).min(1).max(100),
  thresholds: z.strictObject({
    /** Page probability from which a detector reports; weak hints may begin lower. */
    page: probability,
    /** Cell probability from which a cell belongs to a region. */
    region: probability,
  }),
  calibration: Calibration,
});
export type ScoringManifest = z.infer<typeof ScoringManifest>;

/** A model that finds lines of text; its one output is a map of text probabilities. */
const DetectionManifest = z.strictObject({
  ...common,
  task: z.literal('text-detection'),
  detection: TextDetection,
});
export type DetectionManifest = z.infer<typeof DetectionManifest>;

/** A model that reads a line of text; its one output has the probabilities of classes by step. */
const RecognitionManifest = z.strictObject({
  ...common,
  task: z.literal('text-recognition'),
  recognition: TextRecognition,
});
export type RecognitionManifest = z.infer<typeof RecognitionManifest>;

export const ModelManifest = z
  .discriminatedUnion('task', [ScoringManifest, DetectionManifest, RecognitionManifest])
  .superRefine((manifest, context) => {
    for (const fault of faultsOf(manifest)) context.addIssue({ code: 'custom', message: fault });
  });
export type ModelManifest = z.infer<typeof ModelManifest>;

/** Faults that the schema of each part cannot detect. */
function* faultsOf(manifest: ModelManifest): Generator<string> {
  const { inputs, preprocessing, golden } = manifest;
  const listed = new Set(manifest.files.map(({ path }) => path));
  const slots = { inputs, outputs: manifest.outputs };
  if (!listed.has(manifest.entry)) yield `files must list the entry ${manifest.entry}`;
  for (const side of ['inputs', 'outputs'] as const) {
    for (const { name } of slots[side]) {
      if (golden[side][name] === undefined) yield `golden.${side} must hold ${name}`;
    }
    for (const [name, { file }] of Object.entries(golden[side])) {
      if (!slots[side].some((slot) => slot.name === name)) yield `golden.${side} names no ${name}`;
      if (!listed.has(file)) yield `files must list ${file}`;
    }
  }
  if (inputs.some(({ shape }) => shape.length !== 4)) yield 'inputs must have rank 4';
  const channels = channelsOf(preprocessing);
  if (preprocessing.mean.length !== channels || preprocessing.std.length !== channels) {
    yield `preprocessing.mean and .std must have ${channels} numbers for ${preprocessing.colour}`;
  }
  if (!VIEWS[manifest.task].some((kind) => kind === preprocessing.view.kind)) {
    yield `a ${manifest.task} takes the view ${VIEWS[manifest.task].map((kind) => `"${kind}"`).join(' or ')}`;
  }
  if (manifest.task === 'text-recognition') {
    const { dictionary } = manifest.recognition;
    if (!listed.has(dictionary)) yield `files must list ${dictionary}`;
  }
  if (manifest.task === 'segmentation' || manifest.task === 'classification') {
    yield* scoringFaults(manifest);
  }
}

/** Which parts of a picture a model of each task can take. */
const VIEWS = {
  segmentation: ['tiles'],
  classification: ['resize', 'crops'],
  'text-detection': ['page'],
  'text-recognition': ['line'],
} as const satisfies Record<string, readonly View['kind'][]>;

/** Channels of one input. */
export const channelsOf = ({ colour }: Pick<Preprocessing, 'colour'>): 1 | 3 =>
  colour === 'grey' ? 1 : 3;

function* scoringFaults(manifest: ScoringManifest): Generator<string> {
  const { task, preprocessing, answer } = manifest;
  const { view } = preprocessing;
  if (!manifest.outputs.some(({ name }) => name === answer.output)) {
    yield `answer.output must be one of the outputs`;
  }
  if ((task === 'segmentation') !== (answer.stride !== undefined)) {
    yield 'answer.stride belongs to a segmentation';
  }
  if (view.kind === 'tiles') {
    if (view.tilePx % view.multipleOf !== 0 || view.overlapPx % view.multipleOf !== 0) {
      yield 'tilePx and overlapPx must be multiples of multipleOf';
    }
    if (view.multipleOf % (answer.stride ?? 1) !== 0) yield 'multipleOf must be one of the stride';
    if (view.overlapPx * 2 > view.tilePx) yield 'overlapPx must be at most half of tilePx';
  }
  for (const feature of Object.keys(manifest.calibration.page.weights)) {
    if ((feature === 'logit') !== (task === 'classification')) {
      yield `calibration.page.weights: ${feature} is no feature of a ${task}`;
    }
  }
}

/**
 * `models/<name>/live.json`: the live version, the previous version for
 * rollback, and the shadow version.
 */
export const LivePointer = z.strictObject({
  version: ModelVersion,
  previous: ModelVersion.nullable().default(null),
  shadow: ModelVersion.nullable().default(null),
});
export type LivePointer = z.infer<typeof LivePointer>;

/** Why a model version is refused; a label of `emet_model_load_failures_total`. */
export const REFUSALS = [
  'pointer',
  'manifest',
  'missing_file',
  'sha256',
  'runtime',
  'signature',
  'golden',
  'not_a_number',
  'warm_up',
  'provider',
  'crashed',
  'timed_out',
] as const;
export type Refusal = (typeof REFUSALS)[number];
