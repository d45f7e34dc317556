import { type Connection, trusted } from 'mongoose';
import type { ArchiveKind, ArchiveRecord, ArchiveRecordOf } from '../../../core/archive.js';
import { waitsInLine } from '../../../core/webhook.js';
import { bandsOf, parsePageHash } from '../../page-hash.js';
import { readAuditRecord } from '../../archive-records.js';
import { isPlain, type SecretBox } from '../../secret-box.js';
import { toStored } from '../../stored-json.js';
import { insertKey } from './account-documents.js';
import { allowanceId, allowances } from './allowance-model.js';
import { apiKeys } from './api-key-model.js';
import { RESTORED_FENCE, writePictures } from './archive-pictures.js';
import { auditEvents } from './audit-event-model.js';
import { toDocument as toAuditDocument } from './audit-store.js';
import { writeUsers } from './archive-users.js';
import { nextNumber } from './counter-model.js';
import { saidFields } from './feedback.js';
import { idempotencyKeyId, idempotencyKeys } from './idempotency-key-model.js';
import { organisations } from './organisation-model.js';
import { owners } from './owner-model.js';
import { refund } from './scan-ending.js';
import { type ScanDocument, scans } from './scan-model.js';
import { type WebhookDeliveryDocument, webhookDeliveries } from './webhook-delivery-model.js';
import { webhookEndpoints } from './webhook-endpoint-model.js';

/** Writes records of an archive; records they refer to exist already or are among them. */
export async function writeRecords(
  connection: Connection,
  records: ArchiveRecord[],
  box: SecretBox,
): Promise<void> {
  const of = <Kind extends ArchiveKind>(kind: Kind) =>
    records.filter((record): record is ArchiveRecordOf<Kind> => record.kind === kind);
  for (const record of of('organisation')) await writeOrganisation(connection, record);
  for (const { email, suspended } of of('owner')) {
    await owners.on(connection).insertMany([{ _id: email, suspended }]);
  }
  await writeUsers(connection, { users: of('user'), sso: of('single_sign_on') });
  for (const record of of('key')) await writeKey(connection, record);
  for (const record of of('allowance')) await writeAllowance(connection, record);
  await writePictures(connection, { heatmaps: of('heatmap'), pageImages: of('page_image') });
  await writeScans(connection, of('scan'));
  await writeIdempotencyKeys(connection, of('idempotency_key'));
  for (const record of of('webhook_endpoint')) await writeEndpoint(connection, record, box);
  await writeDeliveries(connection, of('webhook_delivery'));
  const events = of('audit_event').map(readAuditRecord);
  await auditEvents.on(connection).insertMany(events.map(toAuditDocument));
}

async function writeOrganisation(
  connection: Connection,
  record: ArchiveRecordOf<'organisation'>,
): Promise<void> {
  const { id, name, createdAt, scansTotal, plan, limit, rateLimit, suspended, testOf } = record;
  await organisations.on(connection).insertMany([
    {
      ...{ _id: id, plan, limit, rateLimit, suspended, running: [], turn: 0 },
      name: toStored(name),
      createdAt: new Date(createdAt),
      number: await nextNumber(connection, organisations.name),
      // Each of its allowances subtracts its own scans again.
      scansBefore: scansTotal,
      ...{ language: record.language, fileRetentionDays: record.fileRetentionDays },
      ...(record.deletedAt !== null && { deletedAt: new Date(record.deletedAt) }),
      ...(testOf !== null && { testOf }),
      ...(record.trainingCopiesSince !== null && {
        trainingCopiesSince: new Date(record.trainingCopiesSince),
      }),
    },
  ]);
}

async function writeKey(connection: Connection, record: ArchiveRecordOf<'key'>): Promise<void> {
  const { id, name, createdAt, revokedAt, expiresAt, lastUsedAt, ...rest } = record;
  const { livemode, kind: _kind, ...key } = rest;
  await insertKey(connection, {
    ...key,
    _id: id,
    name: name === null ? null : toStored(name),
    revokedAt: dateOf(revokedAt),
    expiresAt: dateOf(expiresAt),
    lastUsedAt: dateOf(lastUsedAt),
    createdAt: new Date(createdAt),
    number: await nextNumber(connection, apiKeys.name),
    ...(!livemode && { livemode }),
  });
}

async function writeAllowance(
  connection: Connection,
  { organisationId, periodStart, charged }: ArchiveRecordOf<'allowance'>,
): Promise<void> {
  const start = new Date(periodStart);
  await allowances.on(connection).insertMany([
    {
      _id: allowanceId(organisationId, start),
      ...{ organisationId, periodStart: start, charged, pending: [] },
    },
  ]);
  await organisations
    .on(connection)
    .updateOne({ _id: organisationId }, { $inc: { scansBefore: -charged } });
}

/** Writes refunds first, so that a visible scan is complete. */
async function writeScans(
  connection: Connection,
  records: ArchiveRecordOf<'scan'>[],
): Promise<void> {
  for (const { id, status, organisationId, chargedPeriod, completedAt, createdAt } of records) {
    if (status !== 'failed') continue;
    const at = new Date(completedAt ?? createdAt);
    const paid = { scanId: id, organisationId, chargedPeriod: new Date(chargedPeriod), at };
    await refund(connection, paid);
  }
  await scans.on(connection).insertMany(records.map(toDocument));
}

function toDocument(record: ArchiveRecordOf<'scan'>): ScanDocument {
  const { file, fingerprint } = record;
  const isQueued = record.status === 'queued';
  return {
    _id: record.id,
    organisationId: record.organisationId,
    status: record.status,
    stage: isQueued ? 'queued' : 'reporting',
    createdAt: new Date(record.createdAt),
    chargedPeriod: new Date(record.chargedPeriod),
    metadata: toStored(record.metadata),
    lang: record.lang,
    context: toStored(record.context),
    fileId: file.fileId,
    fileName: toStored(file.name),
    fileType: file.type,
    fileSize: file.size,
    fileSha256: file.sha256,
    fileAvailable: file.available,
    attempt: 0,
    ...(isQueued ? { fence: 0, open: true, waiting: true } : { fence: RESTORED_FENCE }),
    ...(record.failure !== null && { failure: record.failure }),
    ...(record.completedAt !== null && { completedAt: new Date(record.completedAt) }),
    ...(record.clientReference !== null && { clientReference: toStored(record.clientReference) }),
    ...(record.verdict !== null && { verdict: record.verdict }),
    ...(record.riskScore !== null && { riskScore: record.riskScore }),
    ...(record.documentType !== null && { documentType: record.documentType }),
    ...(record.issuer !== null && { issuer: toStored(record.issuer) }),
    ...(record.channel !== null && { channel: record.channel }),
    ...(record.label !== null && { label: record.label }),
    ...(record.decision !== null && { decision: toStored(record.decision) }),
    ...saidFields(record.feedback),
    ...(record.trainingSince !== null && { trainingSince: new Date(record.trainingSince) }),
    ...(record.pastDecisions.length > 0 && { pastDecisions: toStored(record.pastDecisions) }),
    ...(!record.livemode && { livemode: false as const }),
    ...(record.report !== null && { report: toStored(record.report) }),
    ...(record.translations !== null && { translations: toStored(record.translations) }),
    ...(fingerprint !== null && {
      sha256: fingerprint.sha256,
      pageHashes: fingerprint.pageHashes,
      bands: [...new Set(fingerprint.pageHashes.map(parsePageHash).flatMap(bandsOf))],
      numberHashes: fingerprint.numberHashes.join(''),
      wordHashes: fingerprint.wordHashes.join(''),
    }),
  };
}

async function writeIdempotencyKeys(
  connection: Connection,
  records: ArchiveRecordOf<'idempotency_key'>[],
): Promise<void> {
  const there = await scansAmong(connection, records, {});
  // A key whose scan is missing, and was not deleted, was only reserved.
  const kept = records.filter(({ scanId, scanDeleted }) => scanDeleted || there.has(scanId));
  await idempotencyKeys.on(connection).insertMany(
    kept.map(({ organisationId, key, requestHash, scanId, acceptedAt }) => ({
      _id: idempotencyKeyId(organisationId, key),
      ...{ organisationId, key: toStored(key), requestHash, scanId },
      boundAt: new Date(acceptedAt),
      ...(!there.has(scanId) && { scanDeleted: true }),
    })),
  );
  const bound = kept.filter(({ scanId }) => there.has(scanId));
  if (bound.length === 0) return;
  await scans.on(connection).bulkWrite(
    bound.map(({ organisationId, key, scanId }) => ({
      updateOne: {
        filter: { _id: scanId },
        update: { $set: { idempotencyKey: idempotencyKeyId(organisationId, key) } },
      },
    })),
  );
}

async function writeEndpoint(
  connection: Connection,
  record: ArchiveRecordOf<'webhook_endpoint'>,
  box: SecretBox,
): Promise<void> {
  const { id, createdAt, secret, failingSince, nextProbeAt, previousSecretUntil } = record;
  const { organisationId, url, notifyUrl, previousSecret, enabled, consecutiveFailures } = record;
  await webhookEndpoints.on(connection).insertMany([
    {
      ...{ organisationId, url, notifyUrl, previousSecret, enabled, consecutiveFailures },
      _id: id,
      secret: isPlain(secret) ? box.seal(secret, id) : secret,
      previousUntil: dateOf(previousSecretUntil),
      failingSince: dateOf(failingSince),
      probeAt: dateOf(nextProbeAt),
      createdAt: new Date(createdAt),
      number: await nextNumber(connection, webhookEndpoints.name),
    },
  ]);
}

const dateOf = (time: string | null): Date | null => (time === null ? null : new Date(time));

async function writeDeliveries(
  connection: Connection,
  records: ArchiveRecordOf<'webhook_delivery'>[],
): Promise<void> {
  // An event of a scan that is analysed again would report an outdated outcome.
  const final = await scansAmong(connection, records, {
    status: trusted({ $in: ['completed' as const, 'failed' as const] }),
  });
  await webhookDeliveries
    .on(connection)
    .insertMany(
      records.filter(({ scanId }) => scanId === null || final.has(scanId)).map(toDelivery),
    );
}

function toDelivery(record: ArchiveRecordOf<'webhook_delivery'>): WebhookDeliveryDocument {
  const { id, eventId, endpointId, scanId, type, body, attempt, state } = record;
  const dueAt = new Date(record.dueAt);
  const isInLine = attempt === 0 && waitsInLine(type);
  return {
    ...{ _id: id, eventId, endpointId, scanId, type, body, attempt },
    createdAt: dateOf(record.createdAt) ?? dueAt,
    ...(state !== 'pending' ? { state } : isInLine ? { waiting: dueAt } : { dueAt }),
    attempts: record.attempts.map(({ at, headers, answer, ...rest }) => ({
      ...rest,
      at: new Date(at),
      headers: toStored(headers),
      answer: answer === null ? null : toStored(answer),
    })),
  };
}

async function scansAmong(
  connection: Connection,
  records: { scanId: string | null }[],
  filter: object,
): Promise<Set<string>> {
  const ids = records.flatMap(({ scanId }) => scanId ?? []);
  if (ids.length === 0) return new Set();
  const found = await scans
    .on(connection)
    .find({ ...filter, _id: trusted({ $in: ids }) }, { _id: 1 })
    .lean();
  return new Set(found.map(({ _id }) => _id));
}
