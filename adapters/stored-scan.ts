import { z } from 'zod';
import { FAILURE_REASONS } from '../core/errors.js';
import type { ScanOrigin, StoredScan } from '../core/ports.js';
import type { Report } from '../core/report.js';
import type { ReportTranslations } from '../core/report-texts.js';
import { type Decision, Label, type PastDecision, ScanStatus, Stage } from '../core/scan.js';
import {
  Channel,
  DocumentType,
  FileType,
  Lang,
  type Metadata,
  type ScanContext,
  Verdict,
} from '../core/vocabulary.js';
import { fromStored } from './stored-json.js';

/** A field that is null or missing until it is known. */
export const optional = <T extends z.ZodType>(type: T) =>
  type.nullish().transform((value) => value ?? null);

/** Fields of a scan that all stores share; dates and flags are stored differently by each. */
export const SCAN_FIELDS = {
  organisationId: z.string(),
  status: ScanStatus,
  stage: Stage,
  failure: optional(z.enum(FAILURE_REASONS)),
  clientReference: optional(fromStored<string>()),
  metadata: fromStored<Metadata>(),
  lang: Lang,
  context: fromStored<ScanContext>(),
  fileId: z.string(),
  fileName: fromStored<string>(),
  fileType: FileType,
  fileSize: z.number(),
  fileSha256: z.string(),
  verdict: optional(Verdict),
  riskScore: optional(z.number()),
  documentType: optional(DocumentType),
  issuer: optional(fromStored<string>()),
  channel: optional(Channel),
  label: optional(Label),
  decision: optional(fromStored<Decision>()),
  pastDecisions: optional(fromStored<PastDecision[]>()),
  attempt: z.number(),
  origin: optional(fromStored<ScanOrigin>()),
};

export const ScanReport = optional(fromStored<Report>());
export const ScanTranslations = optional(fromStored<ReportTranslations>());

type ScanFields = z.output<z.ZodObject<typeof SCAN_FIELDS>> & {
  createdAt: Date;
  completedAt: Date | null;
  fileAvailable: boolean;
  livemode: boolean;
};

/** The scan without its report. */
export const toScan = (id: string, found: ScanFields): StoredScan => ({
  id,
  organisationId: found.organisationId,
  status: found.status,
  stage: found.stage,
  failure: found.failure,
  createdAt: found.createdAt,
  completedAt: found.completedAt,
  clientReference: found.clientReference,
  metadata: found.metadata,
  lang: found.lang,
  context: found.context,
  file: {
    fileId: found.fileId,
    name: found.fileName,
    type: found.fileType,
    size: found.fileSize,
    sha256: found.fileSha256,
    available: found.fileAvailable,
  },
  verdict: found.verdict,
  riskScore: found.riskScore,
  documentType: found.documentType,
  issuer: found.issuer,
  channel: found.channel,
  label: found.label,
  decision: found.decision,
  pastDecisions: found.pastDecisions ?? [],
  livemode: found.livemode,
  attempt: found.attempt,
  origin: found.origin,
});
