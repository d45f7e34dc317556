import { z } from 'zod';
import { PlanId, Scope } from './accounts.js';
import { AuditAction, AuditActor, AuditDetails, AuditOutcome, AuditTarget } from './audit.js';
import { FAILURE_REASONS } from './errors.js';
import { Feedback, NO_FEEDBACK } from './feedback.js';
import { Role } from './users.js';
import { Decision, Label, PastDecision } from './scan.js';
import { Channel, DateTime, DocumentType, FileType, Lang, Verdict } from './vocabulary.js';
import { AttemptOutcome, DeliveryState, EventType } from './webhook.js';

/**
 * The records of a backup: everything the stores hold, independent of the
 * database. Times are ISO 8601.
 *
 * Records come in the order of ARCHIVE_KINDS, except that each scan is followed
 * at once by its heatmaps and page images. A record refers only to earlier records; only an
 * idempotency key or a delivery may name a missing scan, and an audit event
 * whatever is gone.
 */

/** Increased when an older program would misread this version's records. */
export const ARCHIVE_FORMAT = 4;

/**
 * Kept as written, by any version of the program: a backup must not fail on an
 * old report, nor lose a field that a later version does not know.
 */
const AsWritten = z.record(z.string(), z.unknown());

const OrganisationRecord = z.strictObject({
  kind: z.literal('organisation'),
  id: z.uuid(),
  name: z.string(),
  plan: PlanId,
  limit: z.number().int().nullable(),
  rateLimit: z.number().int(),
  suspended: z.boolean(),
  createdAt: DateTime,
  /** Scans accepted since the organisation was created. */
  scansTotal: z.number().int(),
  /** The organisation whose test data it holds. */
  testOf: z.uuid().nullable().default(null),
  /** Since format 4. */
  trainingCopiesSince: DateTime.nullable().default(null),
  language: Lang.default('he'),
  fileRetentionDays: z.number().int().nullable().default(null),
  /** When its deletion began: a restored one goes on. */
  deletedAt: DateTime.nullable().default(null),
});

const OwnerRecord = z.strictObject({
  kind: z.literal('owner'),
  email: z.string(),
  suspended: z.boolean(),
});

/** Of the dashboard; sessions and one-time links are not kept. Since format 3. */
const UserRecord = z.strictObject({
  kind: z.literal('user'),
  id: z.uuid(),
  organisationId: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: Role,
  language: Lang,
  passwordHash: z.string().nullable(),
  /** Encrypted, as secrets of webhooks are. */
  totp: z.string().nullable(),
  suspendedAt: DateTime.nullable(),
  createdAt: DateTime,
  lastSignInAt: DateTime.nullable(),
});

/** Since format 3. */
const SsoRecord = z.strictObject({
  kind: z.literal('single_sign_on'),
  organisationId: z.uuid(),
  issuer: z.string(),
  clientId: z.string(),
  /** Encrypted. */
  clientSecret: z.string(),
});

const KeyRecord = z.strictObject({
  kind: z.literal('key'),
  id: z.uuid(),
  organisationId: z.uuid(),
  hash: z.string(),
  prefix: z.string(),
  scopes: z.array(Scope),
  name: z.string().nullable(),
  ownerEmail: z.string().nullable(),
  revokedAt: DateTime.nullable(),
  /** These three came with format 3. */
  expiresAt: DateTime.nullable().default(null),
  lastUsedAt: DateTime.nullable().default(null),
  replacedBy: z.uuid().nullable().default(null),
  createdAt: DateTime,
  livemode: z.boolean().default(true),
});

/**
 * Units of one calendar month, including those of the failed scans that follow:
 * each of them subtracts its own unit again, so a scan that fails while the
 * backup runs is refunded once.
 */
const AllowanceRecord = z.strictObject({
  kind: z.literal('allowance'),
  organisationId: z.uuid(),
  periodStart: DateTime,
  charged: z.number().int().min(0),
});

const ScanRecord = z.strictObject({
  kind: z.literal('scan'),
  id: z.uuid(),
  organisationId: z.uuid(),
  /** `queued` for every scan that was in progress: it starts again. */
  status: z.enum(['queued', 'completed', 'failed']),
  failure: z.enum(FAILURE_REASONS).nullable(),
  createdAt: DateTime,
  completedAt: DateTime.nullable(),
  /** Month whose allowance was charged. */
  chargedPeriod: DateTime,
  clientReference: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
  lang: Lang,
  context: AsWritten,
  file: z.strictObject({
    fileId: z.uuid(),
    name: z.string(),
    type: FileType,
    size: z.number().int(),
    sha256: z.string(),
    /** Whether it is still kept as the original; the backup then holds its bytes. */
    available: z.boolean(),
  }),
  /**
   * The `trainingCopiesSince` under which its file is a training copy; the backup then holds
   * its bytes. null where it is none. Since format 4.
   */
  trainingSince: DateTime.nullable().default(null),
  /** What people said about its report. Since format 4. */
  feedback: Feedback.default(NO_FEEDBACK),
  verdict: Verdict.nullable(),
  riskScore: z.number().int().nullable(),
  documentType: DocumentType.nullable(),
  issuer: z.string().nullable(),
  channel: Channel.nullable(),
  label: Label.nullable(),
  decision: Decision.nullable().default(null),
  /** Since format 4. */
  pastDecisions: z.array(PastDecision).default([]),
  livemode: z.boolean().default(true),
  report: AsWritten.nullable(),
  /** Texts of the report in other languages. */
  translations: AsWritten.nullable().default(null),
  fingerprint: z
    .strictObject({
      sha256: z.string(),
      pageHashes: z.array(z.string()),
      numberHashes: z.array(z.string()),
      wordHashes: z.array(z.string()),
    })
    .nullable(),
});

const HeatmapRecord = z.strictObject({
  kind: z.literal('heatmap'),
  scanId: z.uuid(),
  id: z.string(),
  png: z.base64(),
});

/** Of a scan whose file is available. */
const PageImageRecord = z.strictObject({
  kind: z.literal('page_image'),
  scanId: z.uuid(),
  page: z.number().int().min(1),
  /** An earlier state of the page. Since format 4. */
  revision: z.number().int().min(1).optional(),
  width: z.number().int().min(1),
  height: z.number().int().min(1),
  webp: z.base64(),
});

const IdempotencyKeyRecord = z.strictObject({
  kind: z.literal('idempotency_key'),
  organisationId: z.uuid(),
  key: z.string(),
  requestHash: z.string(),
  scanId: z.uuid(),
  /** Whether that scan was deleted afterwards. */
  scanDeleted: z.boolean(),
  acceptedAt: DateTime,
});

/** What came with format 2 has the default that a record of format 1 stands for. */
const EndpointRecord = z.strictObject({
  kind: z.literal('webhook_endpoint'),
  id: z.uuid(),
  organisationId: z.uuid(),
  url: z.string(),
  notifyUrl: z.string().nullable().default(null),
  /** Encrypted; in format 1 the secret itself. The key is in no record. */
  secret: z.string(),
  previousSecret: z.string().nullable().default(null),
  previousSecretUntil: DateTime.nullable().default(null),
  enabled: z.boolean(),
  consecutiveFailures: z.number().int(),
  failingSince: DateTime.nullable().default(null),
  nextProbeAt: DateTime.nullable().default(null),
  createdAt: DateTime,
});

const DeliveryRecord = z.strictObject({
  kind: z.literal('webhook_delivery'),
  id: z.string(),
  eventId: z.uuid(),
  endpointId: z.uuid(),
  scanId: z.uuid().nullable(),
  type: EventType,
  body: z.string(),
  attempt: z.number().int(),
  dueAt: DateTime,
  /** null in format 1: when it is due. */
  createdAt: DateTime.nullable().default(null),
  state: DeliveryState.default('pending'),
  /** The log, oldest first. */
  attempts: z
    .array(
      z.strictObject({
        at: DateTime,
        durationMs: z.number().int(),
        outcome: AttemptOutcome,
        status: z.number().int().nullable(),
        headers: z.record(z.string(), z.string()),
        answer: z.string().nullable(),
      }),
    )
    .default([]),
});

/** Since format 3. */
const AuditEventRecord = z.strictObject({
  kind: z.literal('audit_event'),
  id: z.uuid(),
  at: DateTime,
  organisationId: z.uuid().nullable(),
  livemode: z.boolean(),
  actor: AuditActor,
  action: AuditAction,
  target: AuditTarget.nullable(),
  details: AuditDetails,
  before: AuditDetails.nullable(),
  origin: z.string().nullable(),
  requestId: z.string().nullable(),
  outcome: AuditOutcome,
});

export const ArchiveRecord = z.discriminatedUnion('kind', [
  OrganisationRecord,
  OwnerRecord,
  UserRecord,
  SsoRecord,
  KeyRecord,
  AllowanceRecord,
  ScanRecord,
  HeatmapRecord,
  PageImageRecord,
  IdempotencyKeyRecord,
  EndpointRecord,
  DeliveryRecord,
  AuditEventRecord,
]);
export type ArchiveRecord = z.infer<typeof ArchiveRecord>;

/** Whether a backup holds the bytes of the scan's file. */
export const holdsFile = ({ file, trainingSince }: ArchiveRecordOf<'scan'>): boolean =>
  file.available || trainingSince !== null;

export type ArchiveKind = ArchiveRecord['kind'];
/** One kind of record. */
export type ArchiveRecordOf<Kind extends ArchiveKind> = Extract<ArchiveRecord, { kind: Kind }>;

/** In the order in which they are written and read back; heatmaps and page images follow their scan. */
export const ARCHIVE_KINDS: readonly ArchiveKind[] = [
  'organisation',
  'owner',
  'user',
  'single_sign_on',
  'key',
  'allowance',
  'scan',
  'heatmap',
  'page_image',
  'idempotency_key',
  'webhook_endpoint',
  'webhook_delivery',
  'audit_event',
];
