import { z } from 'zod';
import { PlanId, Scope } from './accounts.js';
import { FAILURE_REASONS } from './errors.js';
import { Report } from './report.js';
import { Label, ScanStatus } from './scan.js';
import {
  Channel,
  DateTime,
  DocumentType,
  FileType,
  Lang,
  Metadata,
  ScanContext,
  Verdict,
} from './vocabulary.js';
import { EventType } from './webhook.js';

/**
 * The records of a backup: what every platform's stores hold, in words of the
 * service and not of a database. Times are ISO 8601. A record refers only to
 * records of kinds named before its own in ARCHIVE_KINDS.
 */

const OrganisationRecord = z.object({
  kind: z.literal('organisation'),
  id: z.uuid(),
  name: z.string(),
  plan: PlanId,
  limit: z.number().int().nullable(),
  rateLimit: z.number().int(),
  suspended: z.boolean(),
  createdAt: DateTime,
  /** Scans accepted since the organisation exists. */
  scansTotal: z.number().int(),
});

const OwnerRecord = z.object({
  kind: z.literal('owner'),
  email: z.string(),
  suspended: z.boolean(),
});

const KeyRecord = z.object({
  kind: z.literal('key'),
  id: z.uuid(),
  organisationId: z.uuid(),
  hash: z.string(),
  prefix: z.string(),
  scopes: z.array(Scope),
  name: z.string().nullable(),
  ownerEmail: z.string().nullable(),
  revokedAt: DateTime.nullable(),
  createdAt: DateTime,
});

/** Units used in one calendar month, refunds taken off. */
const AllowanceRecord = z.object({
  kind: z.literal('allowance'),
  organisationId: z.uuid(),
  periodStart: DateTime,
  used: z.number().int().min(0),
});

const ScanRecord = z.object({
  kind: z.literal('scan'),
  id: z.uuid(),
  organisationId: z.uuid(),
  status: ScanStatus,
  failure: z.enum(FAILURE_REASONS).nullable(),
  createdAt: DateTime,
  completedAt: DateTime.nullable(),
  /** Month whose allowance paid for it. */
  chargedPeriod: DateTime,
  clientReference: z.string().nullable(),
  metadata: Metadata,
  lang: Lang,
  context: ScanContext,
  file: z.object({
    fileId: z.uuid(),
    name: z.string(),
    type: FileType,
    size: z.number().int(),
    sha256: z.string(),
    available: z.boolean(),
  }),
  verdict: Verdict.nullable(),
  riskScore: z.number().int().nullable(),
  documentType: DocumentType.nullable(),
  issuer: z.string().nullable(),
  channel: Channel.nullable(),
  label: Label.nullable(),
  report: Report.nullable(),
  fingerprint: z
    .object({
      sha256: z.string(),
      pageHashes: z.array(z.string()),
      numberHashes: z.array(z.string()),
      wordHashes: z.array(z.string()),
    })
    .nullable(),
});

const HeatmapRecord = z.object({
  kind: z.literal('heatmap'),
  scanId: z.uuid(),
  id: z.string(),
  png: z.base64(),
});

const IdempotencyKeyRecord = z.object({
  kind: z.literal('idempotency_key'),
  organisationId: z.uuid(),
  key: z.string(),
  requestHash: z.string(),
  /** The scan may have been deleted since. */
  scanId: z.uuid(),
  acceptedAt: DateTime,
});

const EndpointRecord = z.object({
  kind: z.literal('webhook_endpoint'),
  id: z.uuid(),
  organisationId: z.uuid(),
  url: z.string(),
  secret: z.string(),
  enabled: z.boolean(),
  consecutiveFailures: z.number().int(),
  createdAt: DateTime,
});

const DeliveryRecord = z.object({
  kind: z.literal('webhook_delivery'),
  id: z.string(),
  eventId: z.uuid(),
  endpointId: z.uuid(),
  scanId: z.uuid().nullable(),
  type: EventType,
  body: z.string(),
  attempt: z.number().int(),
  dueAt: DateTime,
  held: z.boolean(),
});

export const ArchiveRecord = z.discriminatedUnion('kind', [
  OrganisationRecord,
  OwnerRecord,
  KeyRecord,
  AllowanceRecord,
  ScanRecord,
  HeatmapRecord,
  IdempotencyKeyRecord,
  EndpointRecord,
  DeliveryRecord,
]);
export type ArchiveRecord = z.infer<typeof ArchiveRecord>;

export type ArchiveKind = ArchiveRecord['kind'];
/** One kind of record. */
export type ArchiveRecordOf<Kind extends ArchiveKind> = Extract<ArchiveRecord, { kind: Kind }>;

/** In the order in which they are written and read back. */
export const ARCHIVE_KINDS: readonly ArchiveKind[] = [
  'organisation',
  'owner',
  'key',
  'allowance',
  'scan',
  'heatmap',
  'idempotency_key',
  'webhook_endpoint',
  'webhook_delivery',
];
