import type { InferencePicture, Inferred, ModelIdentity } from '../engine/index.js';
import { z } from 'zod';
import { REFUSALS } from '../../core/model-manifest.js';
import type { RuntimeOptions } from './runtime.js';

/**
 * Messages between a supervisor and a model's process. Tensors and pictures are
 * transferred as binary (`serialization: 'advanced'`).
 */
export type ToModelProcess =
  | { kind: 'load'; root: string; name: string; version: string; options: RuntimeOptions }
  | { kind: 'infer'; id: number; picture: InferencePicture }
  /** The request was abandoned. */
  | { kind: 'cancel'; id: number };

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

export const Picture = z
  .object({ width: z.number().int().min(1), height: z.number().int().min(1), rgb: bytes })
  .refine(
    ({ width, height, rgb }) => rgb.length === width * height * 3,
  ) satisfies z.ZodType<InferencePicture>;

export const ToModel = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('load'),
    root: z.string(),
    name: z.string(),
    version: z.string(),
    options: z.custom<RuntimeOptions>((options) => typeof options === 'object'),
  }),
  z.object({ kind: z.literal('infer'), id: z.number(), picture: Picture }),
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

export const InferredAnswer = z.object({
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

/** Message of a runtime error: bounded and free of content. */
const why = z.string().max(2000);

export const FromModel = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), model: Identity }),
  z.object({ kind: z.literal('refused'), reason: z.enum(REFUSALS), why }),
  /** A run has ended, which shows that the process responds. */
  z.object({ kind: z.literal('ran'), batch: z.number().int().min(1) }),
  z.object({ kind: z.literal('answer'), id: z.number(), inferred: InferredAnswer }),
  z.object({ kind: z.literal('failed'), id: z.number(), why }),
]);

export type FromModelProcess = z.infer<typeof FromModel>;

export const boundedWhy = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 2000);
