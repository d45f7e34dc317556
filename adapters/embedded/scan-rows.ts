import { z } from 'zod';
import { FAILURE_REASONS } from '../../core/errors.js';
import type { StoredScan } from '../../core/ports.js';
import type { Report } from '../../core/report.js';
import { Label, ScanStatus, Stage } from '../../core/scan.js';
import {
  Channel,
  DocumentType,
  FileType,
  Lang,
  type Metadata,
  type ScanContext,
  Verdict,
} from '../../core/vocabulary.js';
import type { Database, SqlValue } from './database.js';
import { fromStored, StoredDate, StoredFlag } from './stored-json.js';

const COLUMNS = `s.number, s.id, s.organisation_id, s.status, s.stage, s.failure, s.created_at,
  s.completed_at, s.charged_period, s.client_reference, s.metadata, s.lang, s.context, s.file_id,
  s.file_name, s.file_type, s.file_size, s.file_sha256, s.file_available, s.verdict, s.risk_score,
  s.document_type, s.issuer, s.channel, s.label, s.attempt, s.fence`;

const ScanRow = z.object({
  number: z.number(),
  id: z.string(),
  organisation_id: z.string(),
  status: ScanStatus,
  stage: Stage,
  failure: z.enum(FAILURE_REASONS).nullable(),
  created_at: StoredDate,
  completed_at: StoredDate.nullable(),
  charged_period: z.number(),
  client_reference: fromStored<string>().nullable(),
  metadata: fromStored<Metadata>(),
  lang: Lang,
  context: fromStored<ScanContext>(),
  file_id: z.string(),
  file_name: fromStored<string>(),
  file_type: FileType,
  file_size: z.number(),
  file_sha256: z.string(),
  file_available: StoredFlag,
  verdict: Verdict.nullable(),
  risk_score: z.number().nullable(),
  document_type: DocumentType.nullable(),
  issuer: fromStored<string>().nullable(),
  channel: Channel.nullable(),
  label: Label.nullable(),
  attempt: z.number(),
  fence: z.number(),
  report: fromStored<Report>().nullable().optional(),
});

export interface ScanRecord {
  /** The row's own number, which other tables refer to. */
  number: number;
  fence: number;
  /** Start of the period whose allowance paid for it. */
  chargedPeriod: number;
  scan: StoredScan;
}

/** Reads scans (`s`) by the rest of a SELECT; the reports, which are large, only when asked for. */
export function selectScans(
  database: Database,
  include: 'report' | 'summary',
  rest: string,
  values: SqlValue[],
): ScanRecord[] {
  const source =
    include === 'report'
      ? `SELECT ${COLUMNS}, r.report FROM scans s LEFT JOIN reports r ON r.scan = s.number`
      : `SELECT ${COLUMNS} FROM scans s`;
  return database.all(ScanRow, `${source} ${rest}`, values).map(toRecord);
}

function toRecord(row: z.output<typeof ScanRow>): ScanRecord {
  const scan: StoredScan = {
    id: row.id,
    organisationId: row.organisation_id,
    status: row.status,
    stage: row.stage,
    failure: row.failure,
    createdAt: row.created_at,
    completedAt: row.completed_at,
    clientReference: row.client_reference,
    metadata: row.metadata,
    lang: row.lang,
    context: row.context,
    file: {
      fileId: row.file_id,
      name: row.file_name,
      type: row.file_type,
      size: row.file_size,
      sha256: row.file_sha256,
      available: row.file_available,
    },
    verdict: row.verdict,
    riskScore: row.risk_score,
    documentType: row.document_type,
    issuer: row.issuer,
    channel: row.channel,
    label: row.label,
    attempt: row.attempt,
  };
  if (row.report !== undefined) scan.report = row.report;
  return { number: row.number, fence: row.fence, chargedPeriod: row.charged_period, scan };
}
