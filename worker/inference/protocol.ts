import type {
  FoundText,
  InferencePicture,
  Inferred,
  LinePicture,
  ModelAnswer,
  ModelIdentity,
  ModelInput,
  ReadText,
} from '../engine/index.js';
import { z } from 'zod';
import { REFUSALS } from '../../core/model-manifest.js';
import type { RuntimeOptions } from './runtime.js';

/**
 * Messages between a supervisor and a process of models. `seat` numbers the
 * versions that the process serves. Tensors and pictures are transferred as
 * binary (`serialization: 'advanced'`).
 */
export type ToModelProcess =
  /** The first version is loaded with every check, a further one by `loadBeside`. */
  | {
      kind: 'load';
      seat: number;
      root: string;
      name: string;
      version: string;
      options: RuntimeOptions;
    }
  /** The version is asked no more. */
  | { kind: 'leave'; seat: number }
  /**
   * Bytes of a large picture of `length` bytes from byte `at` on, sent before the request of
   * this id, whose own `rgb` is then empty.
   */
  | { kind: 'part'; id: number; length: number; at: number; bytes: Uint8Array }
  | { kind: 'infer'; seat: number; id: number; input: ModelInput }
  /** The request was abandoned. */
  | { kind: 'cancel'; id: number };

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

const Pixels = z.object({
  width: z.number().int().min(1),
  height: z.number().int().min(1),
  rgb: bytes,
});

const isWhole = ({ width, height, rgb }: InferencePicture): boolean =>
  rgb.length === width * height * 3;

export const Picture = Pixels.refine(isWhole) satisfies z.ZodType<InferencePicture>;

const Line = Pixels.extend({ mayBeNumber: z.boolean().optional() }).refine(
  isWhole,
) satisfies z.ZodType<LinePicture>;

/** Lines in one request, at most: a page dense with small print has some 200. */
const LINES_MAX = 2500;

export const Input = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['score', 'find']), picture: Picture }),
  z.object({ kind: z.literal('read'), lines: z.array(Line).max(LINES_MAX) }),
]) satisfies z.ZodType<ModelInput>;

export const ToModel = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('load'),
    seat: z.number(),
    root: z.string(),
    name: z.string(),
    version: z.string(),
    options: z.custom<RuntimeOptions>((options) => typeof options === 'object'),
  }),
  z.object({ kind: z.literal('leave'), seat: z.number() }),
  z.object({
    kind: z.literal('part'),
    id: z.number(),
    length: z.number(),
    at: z.number(),
    bytes,
  }),
  z.object({
    kind: z.literal('infer'),
    seat: z.number(),
    id: z.number(),
    // Checked when it is whole.
    input: z.custom<ModelInput>((input) => typeof input === 'object' && input !== null),
  }),
  z.object({ kind: z.literal('cancel'), id: z.number() }),
]) satisfies z.ZodType<ToModelProcess>;

const Identity = z.object({
  name: z.string(),
  version: z.string(),
  sha256: z.string(),
  runtime: z.enum(['onnx', 'tensorflow']),
  provider: z.string(),
}) satisfies z.ZodType<ModelIdentity>;

const probability = z.number().min(0).max(1);

const InferredAnswer = z.object({
  score: probability,
  heatmap: z
    .object({
      columns: z.number().int().min(1),
      rows: z.number().int().min(1),
      cellPx: z.number().int().min(1),
      values: z.custom<Float32Array>((values) => values instanceof Float32Array),
    })
    .nullable(),
  thresholds: z.object({ page: probability, region: probability }),
  model: Identity,
  ms: z.number().min(0),
}) satisfies z.ZodType<Inferred>;

const Corner = z.tuple([z.number(), z.number()]);

const FoundAnswer = z.object({
  score: probability,
  boxes: z
    .array(z.object({ corners: z.tuple([Corner, Corner, Corner, Corner]), score: probability }))
    .max(10_000),
  model: Identity,
  ms: z.number().min(0),
}) satisfies z.ZodType<FoundText>;

const floats = z.custom<Float32Array>((values) => values instanceof Float32Array);

/** Characters in one line, at most: one for each step of the widest line. */
const CHARACTERS_MAX = 2048;

const ReadAnswer = z.object({
  score: probability,
  lines: z
    .array(
      z
        .object({
          characters: z.array(z.string().max(8)).max(CHARACTERS_MAX),
          confidences: floats,
          places: floats,
        })
        .refine(
          ({ characters, confidences, places }) =>
            characters.length === confidences.length && characters.length === places.length,
        ),
    )
    .max(LINES_MAX),
  model: Identity,
  ms: z.number().min(0),
}) satisfies z.ZodType<ReadText>;

export const AnswerOfModel = z.union([
  InferredAnswer,
  FoundAnswer,
  ReadAnswer,
]) satisfies z.ZodType<ModelAnswer>;

/** Message of a runtime error: bounded and free of content. */
const why = z.string().max(2000);

export const FromModel = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ready'),
    seat: z.number(),
    model: Identity,
    /** By `groupOf`. */
    group: z.string(),
  }),
  z.object({ kind: z.literal('refused'), seat: z.number(), reason: z.enum(REFUSALS), why }),
  /** A run that this version began has ended, which shows that the process responds. */
  z.object({ kind: z.literal('ran'), seat: z.number(), batch: z.number().int().min(1) }),
  z.object({ kind: z.literal('answer'), id: z.number(), answer: AnswerOfModel }),
  z.object({ kind: z.literal('failed'), id: z.number(), why }),
]);

export type FromModelProcess = z.infer<typeof FromModel>;

export const boundedWhy = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 2000);
