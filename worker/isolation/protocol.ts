import { AnalysisJob } from '../engine/index.js';
import { z } from 'zod';
import { FAILURE_REASONS } from '../../core/errors.js';
import {
  PAGE_IMAGE_MAX_BYTES,
  PAGE_IMAGE_SIDE_MAX,
  PAGE_IMAGES_MAX,
  plainWebpSize,
  REVISIONS_MAX,
} from '../../core/page-image.js';
import type { ScanResult, SeenBefore } from '../../core/ports.js';
import { ModelName } from '../../core/model-manifest.js';
import { HEATMAP_ID, Report } from '../../core/report.js';
import { ReportTranslations } from '../../core/report-texts.js';
import { Stage } from '../../core/scan.js';
import { Channel, DocumentType, Verdict } from '../../core/vocabulary.js';
import { AnswerOfModel, Input } from '../inference/protocol.js';

/**
 * Messages between a supervisor and its analysis child over the child's IPC
 * channel. Both sides parse: the child has read a hostile file. `run` counts
 * the scans of one child, so that late messages of an earlier scan are
 * recognised.
 */
const run = z.number().int().min(1);

/** Counts what one child asked of models, over all its scans. */
const inference = z.number().int().min(1);

/** Larger pictures are not sent to models: each is copied twice on its way. */
export const INFERENCE_MEGAPIXELS_MAX = 50;

/** Limits that no analysis exceeds. */
const HEATMAPS_MAX = 64;
const HEATMAP_MAX_BYTES = 512 * 1024;

const side = z.number().int().min(1).max(PAGE_IMAGE_SIDE_MAX);

/** What it says of its bytes is what they say. */
const PageImage = z
  .object({
    page: z.number().int().min(1).max(PAGE_IMAGES_MAX),
    revision: z.number().int().min(1).max(REVISIONS_MAX).optional(),
    width: side,
    height: side,
    webp: z.custom<Uint8Array>(
      (webp) => webp instanceof Uint8Array && webp.length <= PAGE_IMAGE_MAX_BYTES,
    ),
  })
  .refine(({ width, height, webp }) => {
    const size = plainWebpSize(webp);
    return size?.width === width && size.height === height;
  });

const hash = z.string().max(64);
const Fingerprint = z.object({
  sha256: hash,
  pageHashes: z.array(hash),
  numberHashes: z.array(hash).max(512),
  wordHashes: z.array(hash).max(512),
});

export const Result = z.object({
  verdict: Verdict,
  riskScore: z.number().int().min(0).max(100),
  documentType: DocumentType,
  issuer: z.string().nullable(),
  channel: Channel,
  report: Report,
  translations: ReportTranslations.optional(),
  fingerprint: Fingerprint,
  heatmaps: z
    .array(
      z.object({
        id: z.string().regex(HEATMAP_ID),
        png: z.custom<Uint8Array>(
          (png) => png instanceof Uint8Array && png.length <= HEATMAP_MAX_BYTES,
        ),
      }),
    )
    .max(HEATMAPS_MAX),
}) satisfies z.ZodType<Omit<ScanResult, 'pageImages'>>;

const Seen = z.object({
  scanId: z.string(),
  createdAt: z.coerce.date(),
  fingerprint: Fingerprint,
}) satisfies z.ZodType<SeenBefore>;

export const ToChild = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('analyse'), run, job: AnalysisJob }),
  z.object({ kind: z.literal('history'), run, seen: z.array(Seen).nullable() }),
  z.object({ kind: z.literal('no_history'), run }),
  z.object({
    kind: z.literal('inferred'),
    run,
    id: inference,
    answer: AnswerOfModel.nullable(),
  }),
  z.object({ kind: z.literal('not_inferred'), run, id: inference, why: z.string() }),
]);

export type ToChild = z.input<typeof ToChild>;

/** Requests inference; it may be slow or fail. */
export const AskModel = z.object({
  kind: z.literal('ask_model'),
  run,
  id: inference,
  model: ModelName,
  input: Input.refine((input) => pixelsOf(input) <= INFERENCE_MEGAPIXELS_MAX * 1e6),
});

const pixelsOf = (input: z.infer<typeof Input>): number =>
  (input.kind === 'read' ? input.lines : [input.picture]).reduce(
    (sum, { width, height }) => sum + width * height,
    0,
  );

export const FromChild = z.discriminatedUnion('kind', [
  /** Loaded and warm. */
  z.object({ kind: z.literal('ready') }),
  /** The job has arrived and processing starts. */
  z.object({ kind: z.literal('taken'), run }),
  z.object({ kind: z.literal('stage'), run, stage: Stage }),
  z.object({ kind: z.literal('ask_history'), run, fingerprint: Fingerprint }),
  AskModel,
  /** One page's picture, as soon as it is there; the supervisor adds them to the result. */
  z.object({ kind: z.literal('page_image'), run, image: PageImage }),
  z.object({ kind: z.literal('result'), run, result: Result }),
  /** The result if the scan ended now. Parsed as Result when it is used, which few are. */
  z.object({ kind: z.literal('interim'), run, result: z.unknown() }),
  /** `detail` is for the log: the error and its place, never content. */
  z.object({
    kind: z.literal('failure'),
    run,
    reason: z.enum(FAILURE_REASONS),
    detail: z.string().max(4000),
  }),
]);

export type FromChild = z.input<typeof FromChild>;
