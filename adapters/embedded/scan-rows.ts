import { z } from 'zod';
import type { StoredScan } from '../../core/ports.js';
import { SCAN_FIELDS, ScanReport, ScanTranslations, toScan } from '../stored-scan.js';
import type { Database, SqlValue } from './database.js';
import { StoredDate, StoredFlag } from './stored-json.js';

const COLUMNS = `s.number, s.id, s.organisation_id AS organisationId, s.status, s.stage, s.failure,
  s.created_at AS createdAt, s.completed_at AS completedAt, s.charged_period AS chargedPeriod,
  s.client_reference AS clientReference, s.metadata, s.lang, s.context, s.file_id AS fileId,
  s.file_name AS fileName, s.file_type AS fileType, s.file_size AS fileSize,
  s.file_sha256 AS fileSha256, s.file_available AS fileAvailable, s.verdict,
  s.risk_score AS riskScore, s.document_type AS documentType, s.issuer, s.channel, s.label,
  s.decision, s.past_decisions AS pastDecisions, s.livemode, s.attempt, s.fence, s.origin,
  s.training_since AS trainingSince`;

const ScanRow = z.object({
  ...SCAN_FIELDS,
  number: z.number(),
  id: z.string(),
  createdAt: StoredDate,
  completedAt: StoredDate.nullable(),
  chargedPeriod: z.number(),
  fileAvailable: StoredFlag,
  livemode: StoredFlag,
  fence: z.number(),
  trainingSince: StoredDate.nullable(),
});
const RowWithReport = ScanRow.extend({ report: ScanReport, translations: ScanTranslations });

export interface ScanRecord {
  /** The row's number, which other tables refer to. */
  number: number;
  fence: number;
  /** Start of the period whose allowance was charged. */
  chargedPeriod: number;
  /** The `trainingCopiesSince` under which its file became a training copy. */
  trainingSince: Date | null;
  scan: StoredScan;
}

/** Reads scans (`s`) by the rest of a SELECT; the large reports only on request. */
export function selectScans(
  database: Database,
  include: 'report' | 'summary',
  rest: string,
  values: SqlValue[],
): ScanRecord[] {
  if (include === 'summary') {
    return database.all(ScanRow, `SELECT ${COLUMNS} FROM scans s ${rest}`, values).map(toRecord);
  }
  const withReports = `SELECT ${COLUMNS}, r.report, r.translations
    FROM scans s LEFT JOIN reports r ON r.scan = s.number`;
  return database.all(RowWithReport, `${withReports} ${rest}`, values).map((row) => {
    const record = toRecord(row);
    const { report, translations } = row;
    return { ...record, scan: { ...record.scan, report, translations } };
  });
}

const toRecord = (row: z.output<typeof ScanRow>): ScanRecord => ({
  number: row.number,
  fence: row.fence,
  chargedPeriod: row.chargedPeriod,
  trainingSince: row.trainingSince,
  scan: toScan(row.id, row),
});
