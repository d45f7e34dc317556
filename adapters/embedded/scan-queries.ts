import { z } from 'zod';
import { allowancePeriod, PlanId, PLANS } from '../../core/accounts.js';
import type { Clock, ScanFilter, ScanOrigin, ScanPosition, ScanStore } from '../../core/ports.js';
import { fromStored } from '../stored-json.js';
import { optional } from '../stored-scan.js';
import type { Database, SqlValue } from './database.js';
import { IS_TRAINING_COPY } from './feedback.js';
import { selectScans } from './scan-rows.js';
import { StoredDate, toStored } from './stored-json.js';

const HeatmapRow = z.object({ png: z.instanceof(Buffer) });
const OriginRow = z.object({ origin: optional(fromStored<ScanOrigin>()) });
const FileIdRow = z.object({ file_id: z.string() });
const ExpiringRow = z.object({ id: z.string(), file_id: z.string() });
const ExpiringTestRow = z.object({ id: z.string(), organisation_id: z.string() });
const BacklogRow = z.object({
  queued: z.number(),
  processing: z.number(),
  oldest: StoredDate.nullable(),
});
const DAY_MS = 86_400_000;
const DayRow = z.object({ day: z.number(), source: z.string().nullable(), scans: z.number() });
const UsageRow = z.object({
  plan: PlanId,
  allowance: z.number().nullable(),
  scans_total: z.number(),
  used: z.number(),
});

type Methods = Pick<
  ScanStore,
  | 'get'
  | 'origin'
  | 'heatmap'
  | 'list'
  | 'backlog'
  | 'usage'
  | 'usageByDay'
  | 'filesToExpire'
  | 'testScansToExpire'
  | 'knownFiles'
>;

export function scanQueries(database: Database, clock: Clock): Methods {
  return {
    get: async (organisationId, id, include) => {
      const [record] = selectScans(database, include, 'WHERE s.organisation_id = ? AND s.id = ?', [
        organisationId,
        id,
      ]);
      return record?.scan ?? null;
    },

    origin: async (id) =>
      database.get(OriginRow, 'SELECT origin FROM scans WHERE id = ?', [id])?.origin ?? null,

    heatmap: async (organisationId, scanId, heatmapId) =>
      database.get(
        HeatmapRow,
        `SELECT png FROM heatmaps JOIN scans s ON s.number = scan
         WHERE s.organisation_id = ? AND s.id = ? AND heatmaps.id = ?`,
        [organisationId, scanId, heatmapId],
      )?.png ?? null,

    list: async ({ organisationId, filter, after, limit, include }) => {
      const { where, values } = conditions(organisationId, filter, after);
      const records = selectScans(
        database,
        include,
        `WHERE ${where} ORDER BY s.created_at DESC, s.id DESC LIMIT ?`,
        [...values, limit + 1],
      );
      return {
        scans: records.slice(0, limit).map((record) => record.scan),
        hasMore: records.length > limit,
      };
    },

    backlog: async () => {
      const row = database.get(
        BacklogRow,
        `SELECT count(*) FILTER (WHERE status = 'queued') AS queued,
           count(*) FILTER (WHERE status = 'processing') AS processing, min(created_at) AS oldest
         FROM scans WHERE status IN ('queued', 'processing')`,
      );
      return {
        queued: row?.queued ?? 0,
        processing: row?.processing ?? 0,
        oldestCreatedAt: row?.oldest ?? null,
      };
    },

    usage: async (organisationId) => {
      const { start, end } = allowancePeriod(clock());
      const row = database.get(
        UsageRow,
        `SELECT o.plan, o.allowance, o.scans_total, coalesce(u.used, 0) AS used
         FROM organisations o
         LEFT JOIN allowance_used u ON u.organisation_id = o.id AND u.period_start = ?
         WHERE o.id = ?`,
        [start.getTime(), organisationId],
      );
      if (row === undefined) return null;
      return {
        object: 'usage',
        plan: { id: row.plan, name: PLANS[row.plan].name },
        period: { start: start.toISOString(), end: end.toISOString() },
        used: row.used,
        limit: row.allowance,
        remaining: row.allowance === null ? null : Math.max(0, row.allowance - row.used),
        total_scans: row.scans_total,
      };
    },

    usageByDay: async (organisationId, periodStart) =>
      database
        .all(
          DayRow,
          `SELECT created_at / ${DAY_MS} AS day, source, count(*) AS scans FROM scans
           WHERE organisation_id = ? AND charged_period = ? AND status <> 'failed'
           GROUP BY 1, 2 ORDER BY 1, 2`,
          [organisationId, periodStart.getTime()],
        )
        .map(({ day, ...row }) => ({
          day: new Date(day * DAY_MS).toISOString().slice(0, 10),
          ...row,
        })),

    filesToExpire: async (before, limit, organisationId) =>
      database
        .all(
          ExpiringRow,
          `SELECT id, file_id FROM scans
           WHERE file_available = 1 AND completed_at IS NOT NULL AND completed_at < ?
             ${organisationId === undefined ? '' : 'AND organisation_id = ?'}
           ORDER BY completed_at LIMIT ?`,
          [before.getTime(), ...(organisationId === undefined ? [] : [organisationId]), limit],
        )
        .map((row) => ({ scanId: row.id, fileId: row.file_id })),

    testScansToExpire: async (before, limit) =>
      database
        .all(
          ExpiringTestRow,
          `SELECT id, organisation_id FROM scans
           WHERE livemode = 0 AND completed_at < ? ORDER BY completed_at LIMIT ?`,
          [before.getTime(), limit],
        )
        .map((row) => ({ organisationId: row.organisation_id, scanId: row.id })),

    // A file marked as gone belongs to no scan; any remainder is an orphaned file.
    knownFiles: async (fileIds) =>
      new Set(
        database
          .all(
            FileIdRow,
            `SELECT s.file_id FROM scans s JOIN organisations o ON o.id = s.organisation_id
             WHERE (s.file_available = 1 OR ${IS_TRAINING_COPY})
               AND s.file_id IN (SELECT value FROM json_each(?))`,
            [JSON.stringify(fileIds)],
          )
          .map((row) => row.file_id),
      ),
  };
}

/** Answered from the index scans_newest, which holds what is searched. */
function searched(text: string): [string, SqlValue[]] {
  // Within the JSON that text is stored as.
  const inside = `%${escapeLike(toStored(text).slice(1, -1))}%`;
  return [
    `(s.client_reference LIKE ? ESCAPE '\\' OR s.file_name LIKE ? ESCAPE '\\'
      OR s.issuer LIKE ? ESCAPE '\\' OR s.file_sha256 LIKE ? ESCAPE '\\')`,
    [inside, inside, inside, `${escapeLike(text)}%`],
  ];
}

const escapeLike = (text: string): string => text.replace(/[%_\\]/g, '\\$&');

function conditions(
  organisationId: string,
  filter: ScanFilter,
  after: ScanPosition | null,
): { where: string; values: SqlValue[] } {
  const parts: [string, SqlValue[]][] = [['s.organisation_id = ?', [organisationId]]];
  if (filter.status) parts.push(['s.status = ?', [filter.status]]);
  if (filter.verdict) parts.push(['s.verdict = ?', [filter.verdict]]);
  if (filter.clientReference !== undefined) {
    parts.push(['s.client_reference = ?', [toStored(filter.clientReference)]]);
  }
  if (filter.documentType) parts.push(['s.document_type = ?', [filter.documentType]]);
  if (filter.label === null) parts.push(['s.label IS NULL', []]);
  else if (filter.label) parts.push(['s.label = ?', [filter.label]]);
  if (filter.search) parts.push(searched(filter.search));
  if (filter.createdAfter) parts.push(['s.created_at > ?', [filter.createdAfter.getTime()]]);
  if (filter.createdBefore) parts.push(['s.created_at < ?', [filter.createdBefore.getTime()]]);
  if (after) parts.push(['(s.created_at, s.id) < (?, ?)', [after.createdAt.getTime(), after.id]]);
  return {
    where: parts.map(([sql]) => sql).join(' AND '),
    values: parts.flatMap(([, values]) => values),
  };
}
