import { z } from 'zod';
import { FAILURE_REASONS } from './errors.js';
import { Report } from './report.js';
import {
  Channel,
  ClientReference,
  DateTime,
  DocumentType,
  Livemode,
  Metadata,
  openEnum,
  Verdict,
} from './vocabulary.js';

/** A scan as the API shows it (specification 2.1). */
export const ScanStatus = z.enum(['queued', 'processing', 'completed', 'failed']);
export type ScanStatus = z.infer<typeof ScanStatus>;

/** Allowed status transitions. The store refuses all others. */
export const SCAN_MOVES: Record<ScanStatus, readonly ScanStatus[]> = {
  queued: ['processing', 'failed'],
  processing: ['processing', 'queued', 'completed', 'failed'],
  completed: [],
  failed: [],
};

export const isFinal = (status: ScanStatus): boolean => SCAN_MOVES[status].length === 0;

/** `stage` of a scan that is not final; absent afterwards. In order of occurrence. */
export const Stage = z.enum([
  'queued',
  'decoding',
  'rendering',
  'reading',
  'inspecting',
  'scoring',
  'reporting',
]);
export type Stage = z.infer<typeof Stage>;

export const ScanFile = z
  .object({
    name: z.string().describe('File name as the client gave it.'),
    type: z.string().describe('Media type found in the bytes, not the one claimed.'),
    size: z.number().int().describe('Size in bytes.'),
    sha256: z.string().describe('SHA-256 of the bytes, hexadecimal.'),
    available: z.boolean().describe('Whether the original file is still kept.'),
  })
  .meta({ id: 'ScanFile' });
export type ScanFile = z.infer<typeof ScanFile>;

export const Label = z.enum(['genuine', 'fraud']);
export type Label = z.infer<typeof Label>;

export const LABEL_NOTE_MAX_CHARS = 2000;

/** What a person decided about a document; kept and deleted with the scan. */
export const Decision = z.strictObject({
  label: Label,
  /** Whose decision it is; the name as it was then. */
  by: z.strictObject({ userId: z.string(), name: z.string() }),
  at: DateTime,
  note: z.string().max(LABEL_NOTE_MAX_CHARS).nullable(),
});
export type Decision = z.infer<typeof Decision>;

/** A decision that holds no more: taken back, or replaced by another. */
export const PastDecision = z.strictObject({
  label: Label,
  /** null, as `at`, for a label of which nothing else is known. */
  by: Decision.shape.by.nullable(),
  at: DateTime.nullable(),
  note: Decision.shape.note,
  ended: z.strictObject({
    as: z.enum(['undone', 'replaced']),
    by: Decision.shape.by,
    at: DateTime,
  }),
});
export type PastDecision = z.infer<typeof PastDecision>;

export const Scan = z
  .object({
    id: z.uuid(),
    object: z.literal('scan'),
    status: ScanStatus,
    stage: Stage.optional().describe('Current step; absent once the scan is final.'),
    error: z.string().nullable().describe('Why the scan failed, in the language of the scan.'),
    error_code: openEnum(FAILURE_REASONS)
      .nullable()
      .describe('The same as a stable code; null unless the scan failed.'),
    created_at: DateTime,
    completed_at: DateTime.nullable(),
    client_reference: ClientReference.nullable(),
    metadata: Metadata,
    file: ScanFile,
    verdict: Verdict.nullable(),
    risk_score: z.number().int().min(0).max(100).nullable(),
    document_type: DocumentType.nullable(),
    issuer: z.string().nullable(),
    channel: Channel.nullable(),
    report: Report.optional(),
    label: Label.nullable(),
    livemode: Livemode,
  })
  .meta({ id: 'Scan' });
export type Scan = z.infer<typeof Scan>;
