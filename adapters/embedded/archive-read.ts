import { z } from 'zod';
import type { Organisation } from '../../core/accounts.js';
import type { ArchiveRecord } from '../../core/archive.js';
import type { AuditEvent } from '../../core/audit.js';
import { DeliveryState, EventType } from '../../core/webhook.js';
import {
  attemptRecord,
  auditRecord,
  endpointRecord,
  keyRecord,
  organisationRecord,
  sameTime,
  scanRecord,
  userRecord,
} from '../archive-records.js';
import { ANY_ORGANISATION, KEY, KeyRow, OrganisationRow } from './account-rows.js';
import { AUDIT, AuditRow } from './audit-store.js';
import type { Database, SqlValue } from './database.js';
import { feedbackOf } from './feedback.js';
import { pageImageKeys, readPageImage } from './page-images.js';
import { readFingerprint } from './similar-scans.js';
import { type ScanRecord, selectScans } from './scan-rows.js';
import { StoredDate, StoredFlag } from './stored-json.js';
import { storedSso } from './sso-store.js';
import { USER, UserRow } from './user-rows.js';
import { ENDPOINT, EndpointRow } from './webhook-endpoints.js';
import { readAttempts } from './webhook-log.js';

/** Rows read at once: a scan's report has some tens of kilobytes. */
const PAGE = 50;

const IdRow = z.object({ id: z.string() });
const TotalRow = z.object({ scans_total: z.number(), deleted_at: StoredDate.nullable() });
const HashRow = z.object({ hash: z.string() });
const OwnerRow = z.object({ email: z.string(), suspended: StoredFlag });
const AllowanceRow = z.object({
  organisation_id: z.string(),
  period_start: StoredDate,
  used: z.number(),
  failed: z.number(),
});
const HeatmapRow = z.object({ id: z.string(), png: z.instanceof(Buffer) });
const IdempotencyKeyRow = z.object({
  organisation_id: z.string(),
  key: z.string(),
  request_hash: z.string(),
  scan_id: z.string(),
  accepted_at: StoredDate,
  scan_deleted: StoredFlag,
});
const DeliveryRow = z.object({
  number: z.number(),
  id: z.string(),
  event_id: z.string(),
  endpoint_id: z.string(),
  scan_id: z.string().nullable(),
  type: EventType,
  body: z.string(),
  attempt: z.number(),
  due_at: StoredDate,
  created_at: StoredDate,
  state: DeliveryState,
});

/** All records in archive order; within a transaction, so that they are consistent. */
export function* readRecords(database: Database): Generator<ArchiveRecord> {
  const organisations = database
    .all(IdRow, 'SELECT id FROM organisations ORDER BY number')
    .map((row) => row.id);
  for (const id of organisations) yield readOrganisation(database, id);
  yield* readOwners(database);
  yield* readUsers(database);
  yield* readSso(database);
  for (const id of organisations) yield* readKeys(database, id);
  yield* readAllowances(database);
  for (const id of organisations) yield* readScans(database, id);
  yield* readIdempotencyKeys(database);
  for (const id of organisations) yield* readEndpoints(database, id);
  yield* readDeliveries(database);
  yield* readAuditEvents(database);
}

function readOrganisation(database: Database, id: string): ArchiveRecord {
  const organisation = readAccount(database, id);
  const { scans_total: scansTotal, deleted_at: deletedAt } = found(
    database.get(TotalRow, 'SELECT scans_total, deleted_at FROM organisations WHERE id = ?', [id]),
  );
  return organisationRecord(organisation, { scansTotal, deletedAt });
}

const readAccount = (database: Database, id: string): Organisation =>
  found(database.get(OrganisationRow, `${ANY_ORGANISATION} WHERE id = ?`, [id]));

const readOwners = (database: Database): ArchiveRecord[] =>
  database
    .all(OwnerRow, 'SELECT email, suspended FROM owners ORDER BY email')
    .map((row) => ({ kind: 'owner', ...row }));

const readSso = (database: Database): ArchiveRecord[] =>
  storedSso(database).map((found) => ({ kind: 'single_sign_on', ...found }));

const readUsers = (database: Database): ArchiveRecord[] =>
  database
    .all(UserRow, `${USER} ORDER BY users.number`)
    .map((found) => userRecord(found.user, found));

function* readKeys(database: Database, organisationId: string): Generator<ArchiveRecord> {
  const keys = database.all(KeyRow, `${KEY} WHERE organisation_id = ? ORDER BY number`, [
    organisationId,
  ]);
  for (const key of keys) {
    const { hash } = found(
      database.get(HashRow, 'SELECT hash FROM api_keys WHERE id = ?', [key.id]),
    );
    yield keyRecord(key, hash);
  }
}

const readAllowances = (database: Database): ArchiveRecord[] =>
  database
    .all(
      AllowanceRow,
      `SELECT a.organisation_id, a.period_start, a.used,
         (SELECT count(*) FROM scans s WHERE s.organisation_id = a.organisation_id
          AND s.status = 'failed' AND s.charged_period = a.period_start) AS failed
       FROM allowance_used a ORDER BY a.organisation_id, a.period_start`,
    )
    .map((row) => ({
      kind: 'allowance',
      organisationId: row.organisation_id,
      periodStart: row.period_start.toISOString(),
      charged: row.used + row.failed,
    }));

function* readScans(database: Database, organisationId: string): Generator<ArchiveRecord> {
  const { trainingCopiesSince } = readAccount(database, organisationId);
  const pages = pagesFrom<ScanRecord>([-1, ''], (after) =>
    selectScans(
      database,
      'report',
      `WHERE s.organisation_id = ? AND (s.created_at, s.id) > (?, ?)
       ORDER BY s.created_at, s.id LIMIT ?`,
      [organisationId, ...after, PAGE],
    ).map((row) => ({ row, at: [row.scan.createdAt.getTime(), row.scan.id] })),
  );
  for (const record of pages) {
    const fingerprint = readFingerprint(database, record.number);
    yield scanRecord(record.scan, {
      chargedPeriod: new Date(record.chargedPeriod),
      fingerprint,
      feedback: feedbackOf(database, record.number),
      trainingSince: sameTime(record.trainingSince, trainingCopiesSince),
    });
    const heatmaps = database.all(IdRow, 'SELECT id FROM heatmaps WHERE scan = ? ORDER BY id', [
      record.number,
    ]);
    for (const { id } of heatmaps) yield readHeatmap(database, record, id);
    yield* readPageImages(database, record);
  }
}

function readHeatmap(database: Database, { number, scan }: ScanRecord, id: string): ArchiveRecord {
  const row = found(
    database.get(HeatmapRow, 'SELECT id, png FROM heatmaps WHERE scan = ? AND id = ?', [
      number,
      id,
    ]),
  );
  return { kind: 'heatmap', scanId: scan.id, id: row.id, png: row.png.toString('base64') };
}

function* readPageImages(
  database: Database,
  { number, scan }: ScanRecord,
): Generator<ArchiveRecord> {
  for (const key of pageImageKeys(database, number)) {
    const { webp, ...size } = readPageImage(database, number, key);
    yield {
      kind: 'page_image',
      scanId: scan.id,
      ...size,
      webp: Buffer.from(webp).toString('base64'),
    };
  }
}

function* readIdempotencyKeys(database: Database): Generator<ArchiveRecord> {
  const pages = pagesFrom(['', ''], (after) =>
    database
      .all(
        IdempotencyKeyRow,
        `SELECT k.organisation_id, k.key, k.request_hash, k.scan_id, k.accepted_at,
           NOT EXISTS (SELECT 1 FROM scans s WHERE s.id = k.scan_id) AS scan_deleted
         FROM idempotency_keys k
         WHERE k.accepted_at IS NOT NULL AND (k.organisation_id, k.key) > (?, ?)
         ORDER BY k.organisation_id, k.key LIMIT ?`,
        [...after, PAGE],
      )
      .map((row) => ({ row, at: [row.organisation_id, row.key] })),
  );
  for (const row of pages) {
    yield {
      kind: 'idempotency_key',
      organisationId: row.organisation_id,
      key: row.key,
      requestHash: row.request_hash,
      scanId: row.scan_id,
      scanDeleted: row.scan_deleted,
      acceptedAt: row.accepted_at.toISOString(),
    };
  }
}

const readEndpoints = (database: Database, organisationId: string): ArchiveRecord[] =>
  database
    .all(EndpointRow, `${ENDPOINT} WHERE organisation_id = ? ORDER BY number`, [organisationId])
    .map((row) => endpointRecord(row.endpoint, row));

function* readDeliveries(database: Database): Generator<ArchiveRecord> {
  const pages = pagesFrom([-1], (after) =>
    database
      .all(
        DeliveryRow,
        `SELECT d.number, d.id, e.id AS event_id, p.id AS endpoint_id, s.id AS scan_id, e.type,
           e.body, d.attempt, d.due_at, d.created_at, d.state
         FROM webhook_deliveries d
         JOIN webhook_events e ON e.number = d.event
         JOIN webhook_endpoints p ON p.number = d.endpoint
         LEFT JOIN scans s ON s.number = e.scan
         WHERE d.number > ? ORDER BY d.number LIMIT ?`,
        [...after, PAGE],
      )
      .map((row) => ({ row, at: [row.number] })),
  );
  for (const row of pages) {
    yield {
      kind: 'webhook_delivery',
      id: row.id,
      eventId: row.event_id,
      endpointId: row.endpoint_id,
      scanId: row.scan_id,
      type: row.type,
      body: row.body,
      attempt: row.attempt,
      // Of no meaning once it is done.
      dueAt: (row.state === 'pending' ? row.due_at : row.created_at).toISOString(),
      createdAt: row.created_at.toISOString(),
      state: row.state,
      attempts: readAttempts(database, row.number).map(attemptRecord),
    };
  }
}

function* readAuditEvents(database: Database): Generator<ArchiveRecord> {
  const pages = pagesFrom<AuditEvent>([-1, ''], (after) =>
    database
      .all(AuditRow, `${AUDIT} WHERE (at, id) > (?, ?) ORDER BY at, id LIMIT ?`, [...after, PAGE])
      .map((row) => ({ row, at: [row.at.getTime(), row.id] })),
  );
  for (const event of pages) yield auditRecord(event);
}

/** Reads page by page, each page starting after the last row of the previous one. */
function* pagesFrom<Row>(
  start: SqlValue[],
  read: (after: SqlValue[]) => { row: Row; at: SqlValue[] }[],
): Generator<Row> {
  let after = start;
  for (;;) {
    const page = read(after);
    for (const { row } of page) yield row;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last.at;
  }
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('A row that was just read is not there.');
  return row;
}
