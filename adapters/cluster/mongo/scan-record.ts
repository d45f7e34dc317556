import { z } from 'zod';
import { FAILURE_REASONS } from '../../../core/errors.js';
import type { StoredScan } from '../../../core/ports.js';
import type { Report } from '../../../core/report.js';
import { Label, ScanStatus, Stage } from '../../../core/scan.js';
import {
  Channel,
  DocumentType,
  FileType,
  Lang,
  type Metadata,
  type ScanContext,
  Verdict,
} from '../../../core/vocabulary.js';
import { readStored } from '../../stored-json.js';

const optional = <T extends z.ZodType>(type: T) =>
  type.nullish().transform((value) => value ?? null);
const json = <T>() =>
  z.string().transform((text, context): T => {
    try {
      return readStored<T>(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'no JSON' });
      return z.NEVER;
    }
  });

const Announce = z.object({
  eventId: z.string(),
  type: z.enum(['scan.completed', 'scan.failed']),
  at: z.date(),
});
export type Announce = z.output<typeof Announce>;

// Fields that are not named here are let through: a newer version of the program may have written them.
const ScanDocument = z.object({
  _id: z.string(),
  organisationId: z.string(),
  status: ScanStatus,
  stage: Stage,
  failure: optional(z.enum(FAILURE_REASONS)),
  createdAt: z.date(),
  completedAt: optional(z.date()),
  chargedPeriod: z.date(),
  clientReference: optional(json<string>()),
  metadata: json<Metadata>(),
  lang: Lang,
  context: json<ScanContext>(),
  fileId: z.string(),
  fileName: json<string>(),
  fileType: FileType,
  fileSize: z.number(),
  fileSha256: z.string(),
  fileAvailable: z.boolean(),
  verdict: optional(Verdict),
  riskScore: optional(z.number()),
  documentType: optional(DocumentType),
  issuer: optional(json<string>()),
  channel: optional(Channel),
  label: optional(Label),
  report: optional(json<Report>()),
  attempt: z.number(),
  fence: z.number(),
  slot: optional(z.string()),
  announce: optional(Announce),
});

export interface ScanRecord {
  scan: StoredScan;
  fence: number;
  chargedPeriod: Date;
  /** `id` of the slot it has while it is under way. */
  slot: string | null;
  announce: Announce | null;
}

type Include = 'report' | 'summary';

const FINGERPRINT = { pageHashes: 0, bands: 0, numberHashes: 0, wordHashes: 0 } as const;
/** What is read of a scan; the reports, which are large, only when asked for. */
export const fields = (include: Include) =>
  include === 'report' ? FINGERPRINT : { ...FINGERPRINT, report: 0 as const };

/** A scan that was found by its organisation or its work, so that it is neither void nor removed. */
export function readScan(document: unknown, include: Include): ScanRecord {
  const parsed = ScanDocument.safeParse(document);
  // What zod or JSON say of a document may quote it.
  if (!parsed.success) throw new Error(`A stored scan cannot be read: ${places(parsed.error)}.`);
  const found = parsed.data;
  const scan: StoredScan = {
    id: found._id,
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
    attempt: found.attempt,
  };
  if (include === 'report') scan.report = found.report;
  return {
    scan,
    fence: found.fence,
    chargedPeriod: found.chargedPeriod,
    slot: found.slot,
    announce: found.announce,
  };
}

const places = (error: z.ZodError): string =>
  error.issues.map((issue) => issue.path.join('.')).join(', ');
