import { type Connection, trusted } from 'mongoose';
import { z } from 'zod';
import type { ArchiveRecord, ArchiveRecordOf } from '../../../core/archive.js';
import { type Clock, type Fingerprint, RECONCILE_AFTER_MS } from '../../../core/ports.js';
import {
  attemptRecord,
  auditRecord,
  endpointRecord,
  keyRecord,
  organisationRecord,
  sameTime,
  scanRecord,
  userRecord,
} from '../../archive-records.js';
import { readStored } from '../../stored-json.js';
import { forTests } from '../../test-data.js';
import { keyDocumentsOf, toKey, toOrganisation } from './account-documents.js';
import { allowances, refunds } from './allowance-model.js';
import { readPictures } from './archive-pictures.js';
import { auditEvents } from './audit-event-model.js';
import { toEvent } from './audit-store.js';
import { feedbackOf } from './feedback.js';
import { idempotencyKeys } from './idempotency-key-model.js';
import { organisations } from './organisation-model.js';
import { owners } from './owner-model.js';
import { finishEnding } from './scan-ending.js';
import { scans } from './scan-model.js';
import { readScan } from './scan-record.js';
import { splitHashes } from './scan-result.js';
import { singleSignOn } from './sso-model.js';
import { toUser } from './user-documents.js';
import { users } from './user-model.js';
import { webhookDeliveries } from './webhook-delivery-model.js';
import { webhookEndpoints } from './webhook-endpoint-model.js';
import { toEndpoint } from './webhook-endpoints.js';
import { toAttempt } from './webhook-log.js';

/** Documents fetched at once: a scan's report has some tens of kilobytes. */
const PAGE = { batchSize: 50 };
const IDS = 500;

const FingerprintFields = z.object({
  sha256: z.string(),
  pageHashes: z.array(z.string()),
  numberHashes: z.string(),
  wordHashes: z.string(),
});

type Allowance = ArchiveRecordOf<'allowance'>;

/** All records in archive order, as of the first read. */
export async function* readRecords(
  connection: Connection,
  clock: Clock,
): AsyncGenerator<ArchiveRecord> {
  const startedAt = clock();
  const of = { connection, startedAt };
  const found = await organisations.on(connection).find().sort({ number: 1 }).lean();
  const ids = found.map(({ _id }) => _id);
  const known = new Set(ids);
  const lives = new Map(found.map((one) => [one._id, toOrganisation(one)]));
  const { charged, records } = await readAllowances(connection);
  for (const organisation of found) {
    const scansTotal = organisation.scansBefore + (charged.get(organisation._id) ?? 0);
    const own = toOrganisation(organisation);
    const live = lives.get(own.testOf ?? '');
    const deletedAt = organisation.deletedAt ?? null;
    yield organisationRecord(live === undefined ? own : forTests(own, live), {
      ...{ scansTotal, deletedAt },
    });
  }
  for await (const { _id, suspended } of owners
    .on(connection)
    .find()
    .sort({ _id: 1 })
    .lean()
    .cursor(PAGE)) {
    yield { kind: 'owner', email: _id, suspended };
  }
  // Of one whose organisation came after the first read, the organisation is missing here.
  for await (const found of users.on(connection).find().sort({ number: 1 }).lean().cursor(PAGE)) {
    if (known.has(found.organisationId)) yield userRecord(toUser(found, false), found);
  }
  for (const { _id: organisationId, ...rest } of await singleSignOn
    .on(connection)
    .find()
    .sort({ _id: 1 })
    .lean()) {
    if (known.has(organisationId)) yield { kind: 'single_sign_on', organisationId, ...rest };
  }
  for (const id of ids) yield* readKeys(connection, id);
  yield* records.filter((record) => known.has(record.organisationId));
  for (const id of ids) {
    yield* readScans(of, id, lives.get(id)?.trainingCopiesSince ?? null);
  }
  yield* readIdempotencyKeys(connection, known);
  const endpoints = new Set<string>();
  for (const id of ids) {
    for (const endpoint of await readEndpoints(connection, id)) {
      endpoints.add(endpoint.id);
      yield endpoint;
    }
  }
  yield* readDeliveries(connection, endpoints, startedAt);
  const audit = auditEvents.on(connection).find().sort({ at: 1, _id: 1 });
  for await (const event of audit.lean().cursor(PAGE)) yield auditRecord(toEvent(event));
}

/** `charged`: total units ever charged to an organisation. */
async function readAllowances(
  connection: Connection,
): Promise<{ charged: Map<string, number>; records: Allowance[] }> {
  const charged = new Map<string, number>();
  const records: Allowance[] = [];
  const found = await allowances
    .on(connection)
    .find({}, { pending: 0 })
    .sort({ organisationId: 1, periodStart: 1 })
    .lean();
  for (const allowance of found) {
    const { organisationId } = allowance;
    charged.set(organisationId, (charged.get(organisationId) ?? 0) + allowance.charged);
    records.push({
      kind: 'allowance',
      organisationId,
      periodStart: allowance.periodStart.toISOString(),
      charged: allowance.charged - (await refundsOfGone(connection, allowance._id)),
    });
  }
  return { charged, records };
}

/** Refunds whose scan document is gone. */
async function refundsOfGone(connection: Connection, allowanceId: string): Promise<number> {
  let gone = 0;
  let ids: string[] = [];
  const count = async (): Promise<void> => {
    const there = { _id: trusted({ $in: ids }), organisationId: trusted({ $exists: true }) };
    gone += ids.length - (await scans.on(connection).countDocuments(there));
    ids = [];
  };
  for await (const { _id } of refunds
    .on(connection)
    .find({ allowanceId }, { _id: 1 })
    .lean()
    .cursor()) {
    ids.push(_id);
    if (ids.length === IDS) await count();
  }
  if (ids.length > 0) await count();
  return gone;
}

async function* readKeys(
  connection: Connection,
  organisationId: string,
): AsyncGenerator<ArchiveRecord> {
  for (const found of await keyDocumentsOf(connection, organisationId)) {
    yield keyRecord(toKey(found), found.hash);
  }
}

async function* readScans(
  { connection, startedAt }: { connection: Connection; startedAt: Date },
  organisationId: string,
  trainingCopiesSince: Date | null,
): AsyncGenerator<ArchiveRecord> {
  const found = scans
    .on(connection)
    .find({ organisationId, createdAt: trusted({ $lte: startedAt }) })
    .sort({ createdAt: 1, _id: 1 })
    .lean()
    .cursor(PAGE);
  for await (const document of found) {
    const record = readScan(document, 'report');
    // The process that ended it died before its refund and event; otherwise they
    // would exist by now.
    if (record.announce !== null && ageMs(record.announce.at, startedAt) > RECONCILE_AFTER_MS) {
      await finishEnding(connection, record);
    }
    const fingerprint = record.scan.status === 'completed' ? readFingerprint(document) : null;
    yield scanRecord(record.scan, {
      chargedPeriod: record.chargedPeriod,
      fingerprint,
      feedback: feedbackOf(document),
      trainingSince: sameTime(record.trainingSince, trainingCopiesSince),
    });
    if (record.scan.status !== 'completed') continue;
    yield* readPictures(connection, record);
  }
}

function readFingerprint(document: unknown): Fingerprint {
  const found = FingerprintFields.parse(document);
  return {
    ...found,
    numberHashes: splitHashes(found.numberHashes),
    wordHashes: splitHashes(found.wordHashes),
  };
}

async function* readIdempotencyKeys(
  connection: Connection,
  known: Set<string>,
): AsyncGenerator<ArchiveRecord> {
  const model = idempotencyKeys.on(connection);
  for await (const found of model.find().sort({ _id: 1 }).lean().cursor(PAGE)) {
    const { organisationId, scanId, boundAt } = found;
    if (scanId === undefined || boundAt === undefined || !known.has(organisationId)) continue;
    yield {
      kind: 'idempotency_key',
      organisationId,
      key: readStored<string>(found.key),
      requestHash: found.requestHash,
      scanId,
      scanDeleted: found.scanDeleted ?? false,
      acceptedAt: boundAt.toISOString(),
    };
  }
}

async function readEndpoints(
  connection: Connection,
  organisationId: string,
): Promise<ArchiveRecordOf<'webhook_endpoint'>[]> {
  const found = await webhookEndpoints
    .on(connection)
    .find({ organisationId })
    .sort({ number: 1 })
    .lean();
  return found.map((endpoint) =>
    endpointRecord(toEndpoint(endpoint), {
      secret: endpoint.secret,
      previousSecret: endpoint.previousSecret ?? null,
    }),
  );
}

async function* readDeliveries(
  connection: Connection,
  endpoints: Set<string>,
  startedAt: Date,
): AsyncGenerator<ArchiveRecord> {
  const model = webhookDeliveries.on(connection);
  for await (const found of model.find().sort({ _id: 1 }).lean().cursor(PAGE)) {
    if (!endpoints.has(found.endpointId)) continue;
    const { eventId, endpointId, scanId, type, body, attempt } = found;
    const createdAt = found.createdAt ?? found.dueAt ?? startedAt;
    yield {
      ...{ eventId, endpointId, scanId, type, body, attempt },
      kind: 'webhook_delivery',
      id: found._id,
      state: found.state ?? 'pending',
      createdAt: createdAt.toISOString(),
      dueAt: (found.dueAt ?? found.waiting ?? createdAt).toISOString(),
      attempts: (found.attempts ?? []).map(toAttempt).map(attemptRecord),
    };
  }
}

const ageMs = (at: Date, now: Date): number => now.getTime() - at.getTime();
