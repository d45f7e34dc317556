import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openAudit } from '../../../core/act.js';
import { ARCHIVE_KINDS, ArchiveRecord, type ArchiveRecordOf } from '../../../core/archive.js';
import { textsOf } from '../../../core/report-texts.js';
import type { Platform } from '../../../core/ports.js';
import { attempted } from './attempts.js';
import { answer, missed } from './scan-feedback.js';
import {
  accepted,
  claimed,
  completed,
  newScan,
  type OpenForTest,
  organisation,
  earlierImage,
  pageImages,
  type PlatformUnderTest,
  report,
  result,
} from './platform-under-test.js';

/** Text that stores tend to break: NUL, lone surrogate, operators, separators of lines. */
export const TROUBLESOME = '$where.a\u0000b\ud800 "שלום"\u2028\n';

export async function recordsOf({ archive }: Platform): Promise<ArchiveRecord[]> {
  const records: ArchiveRecord[] = [];
  for await (const record of archive.records()) records.push(record);
  return records;
}

/** As text, in an order that does not depend on the platform. */
export const comparable = (records: ArchiveRecord[]): string[] =>
  records.map((record) => JSON.stringify(ArchiveRecord.parse(record))).sort();

/** Without the records that making and restoring a backup leave in the audit log. */
export const exceptBackups = (records: ArchiveRecord[]): ArchiveRecord[] =>
  records.filter((record) => record.kind !== 'audit_event' || !record.action.startsWith('backup.'));
/** The same of the lines of a backup. */
export const linesExceptBackups = (ndjson: string): string[] =>
  ndjson.split('\n').filter((line) => !line.includes('"action":"backup.'));

/** Everything a store can hold, in every state. */
export async function fillStores(platform: Platform): Promise<{
  organisationId: string;
  queued: string;
  processing: string;
  completed: string;
  failed: string;
  deleted: string;
  deliveries: string[];
}> {
  const { accounts, scans, review, webhooks } = platform;
  const organisationId = await organisation(platform, { name: TROUBLESOME, limit: 50 });
  const other = await organisation(platform, { plan: 'free' });
  await accounts.setOrganisationSuspended(other, true);
  const key = { prefix: 'emet_live_abcd', name: TROUBLESOME, ownerEmail: 'a@example.com' };
  const scopes = ['scans:read' as const, 'scans:write' as const];
  await accounts.createKey({ organisationId, hash: 'aa'.repeat(32), scopes, ...key });
  const revoked = await accounts.createKey({
    ...{ organisationId: other, hash: 'bb'.repeat(32), scopes, ...key },
    ownerEmail: 'b@example.com',
  });
  await accounts.revokeKey(revoked?.id ?? '');
  await accounts.setUserSuspended('b@example.com', true);
  const short = await accounts.createKey({
    ...{ organisationId, hash: '1a'.repeat(32), scopes, ...key },
    expiresAt: new Date('2099-01-31T00:00:00.001Z'),
  });
  await accounts.noteKeysUsed(new Map([[short?.id ?? '', new Date('2026-10-15T11:59:59.999Z')]]));
  const roll = { hash: '1b'.repeat(32), prefix: 'emet_live_efgh', keepPreviousMs: 60_000 };
  await accounts.rollKey(short?.id ?? '', roll);

  const { users } = platform;
  const person = { organisationId, name: TROUBLESOME, role: 'owner', language: 'he' } as const;
  const link = { hash: 'ff'.repeat(32), expiresAt: new Date('2100-01-01') };
  const active = await users.invite({ ...person, email: 'a@example.com' }, link);
  const entry = await users.useLink(link.hash, 'the hash of a password');
  const userId = entry?.user.id ?? '';
  await users.setTotp(userId, 'JBSWY3DPEHPK3PXP');
  const session = { userId, epoch: entry?.epoch ?? -1 };
  if (active === 'email_taken' || !(await users.createSession('0a'.repeat(32), session)))
    throw new Error('No user was made.');
  await platform.sso.set(organisationId, {
    ...{
      issuer: 'https://login.example.com',
      clientId: 'emet',
      clientSecret: 'secret of a client',
    },
  });
  const invited = await users.invite({ ...person, email: 'c@example.com' }, link);
  if (typeof invited !== 'string') await users.setSuspended(invited.id, true);

  const tests = await accounts.testOrganisation(organisationId);
  await accounts.createKey({
    ...{ organisationId: tests?.id ?? '', hash: 'ee'.repeat(32), scopes, ...key },
  });
  await completed(platform, tests?.id ?? '', { scan: { livemode: false } });

  const endpoint = await webhooks.addEndpoint(organisationId, 'https://a.example/hooks?$a=1');
  const completedId = await completed(platform, organisationId, {
    scan: { metadata: { '$a.b': TROUBLESOME }, clientReference: TROUBLESOME, lang: 'he' },
    result: {
      issuer: TROUBLESOME,
      report: { ...report(TROUBLESOME) },
      translations: { en: { ...textsOf(report()), summary: TROUBLESOME } },
      fingerprint: {
        sha256: 'cd'.repeat(32),
        pageHashes: ['00ff00ff00ff00ff', 'ffffffff00000000'],
        numberHashes: ['00000001'],
        wordHashes: ['0000000a', 'ffffffff'],
      },
      heatmaps: [
        { id: 'page-1', png: Buffer.from([0x89, 0x50, 0, 0xff]) },
        { id: 'page-2', png: Buffer.alloc(5000, 7) },
      ],
      pageImages: [...pageImages(1, 2, 10), earlierImage(2, 1)],
    },
  });
  await accounts.updateOrganisation(organisationId, { trainingCopies: true });
  await scans.giveFeedback(organisationId, completedId, {
    ...{ kind: 'missed', id: '7d9f1f3e-5b0a-4a52-9d0e-0c8d4c1d6f11', given: missed() },
  });
  await scans.giveFeedback(organisationId, completedId, {
    ...{ kind: 'finding', id: 'f1', given: answer() },
  });
  const by = { userId: 'u', name: TROUBLESOME };
  const first = { label: 'genuine' as const, note: TROUBLESOME, by, insteadOf: null };
  const decided = await review.decide(organisationId, completedId, first);
  if (decided?.kind !== 'decided') throw new Error('It was not decided.');
  const insteadOf = decided.scan.decision?.at ?? null;
  await review.decide(organisationId, completedId, { ...first, label: 'fraud', insteadOf });
  const failedId = await accepted(platform, organisationId);
  await scans.fail(failedId, await claimed(platform, failedId), 'password_required');
  const deletedId = await accepted(platform, organisationId);
  await withKey(platform, organisationId, 'kept');
  const deletedByKey = await withKey(platform, organisationId, 'deleted');
  await scans.remove(organisationId, deletedByKey);
  await scans.remove(organisationId, deletedId);
  await scans.reserveIdempotencyKey({ organisationId, ...request('reserved') });
  const processingId = await accepted(platform, organisationId, { context: { notes: '$x' } });
  await claimed(platform, processingId);
  const queuedId = await accepted(platform, organisationId);
  // One attempt of each delivery has failed.
  const due = await webhooks.claimDue(10, 1000);
  for (const delivery of due)
    await webhooks.record(delivery, attempted('refused', { answer: TROUBLESOME }));
  await webhooks.ping(endpoint?.id ?? '');
  const { audit } = platform;
  const source = { origin: '192.0.2.7', requestId: TROUBLESOME };
  const act = openAudit(audit, { actor: { kind: 'operator', name: TROUBLESOME }, ...source });
  const target = { kind: 'organisation', id: organisationId } as const;
  const before = { plan: 'free', limit: null } as const;
  await act(
    { action: 'organisation.created', target },
    async () => {},
    () => ({ details: { name: TROUBLESOME }, before }),
  );
  await act({ action: 'webhook.created', organisationId: tests?.id ?? '' }, () =>
    Promise.reject(new Error()),
  ).catch(() => {});
  await act({ action: 'backup.made' }, async () => {});
  return {
    organisationId,
    queued: queuedId,
    processing: processingId,
    completed: completedId,
    failed: failedId,
    deleted: deletedByKey,
    deliveries: due.map((delivery) => delivery.deliveryId),
  };
}

const request = (key: string) => ({ key, requestHash: `hash of ${key}`, leaseMs: 60_000 });

async function withKey(platform: Platform, organisationId: string, key: string): Promise<string> {
  await platform.scans.reserveIdempotencyKey({ organisationId, ...request(key) });
  const answer = await platform.scans.accept(newScan(organisationId), key);
  if (answer.kind !== 'accepted') throw new Error('The allowance is used up.');
  return answer.scan.id;
}

async function* iterate<T>(values: T[]): AsyncGenerator<T> {
  for (const value of values) yield await Promise.resolve(value);
}

export function describeArchive(name: string, open: OpenForTest): void {
  describe(`Archive of ${name}`, () => {
    let source: PlatformUnderTest;
    let target: PlatformUnderTest;
    beforeEach(async () => {
      [source, target] = [await open(), await open()];
    });
    afterEach(async () => {
      await source.dispose();
      await target.dispose();
    });
    const move = async () =>
      target.platform.archive.restore(iterate(await recordsOf(source.platform)));

    test('every record fits the format and refers only to records before it', async () => {
      await fillStores(source.platform);
      const seen = new Set<string>();
      for (const record of await recordsOf(source.platform)) {
        expect(() => ArchiveRecord.parse(record)).not.toThrow();
        if ('organisationId' in record && record.organisationId !== null)
          expect(seen).toContain(record.organisationId);
        if (record.kind === 'heatmap' || record.kind === 'page_image')
          expect(seen).toContain(record.scanId);
        if (record.kind === 'webhook_delivery') expect(seen).toContain(record.endpointId);
        if (record.kind === 'key' && record.ownerEmail !== null)
          expect(seen).toContain(record.ownerEmail);
        if (record.kind === 'owner') seen.add(record.email);
        else if ('id' in record) seen.add(record.id);
      }
    });

    test('keys of a backup of before they could expire never do', async () => {
      await fillStores(source.platform);
      const older = (await recordsOf(source.platform)).map((record) => {
        if (record.kind !== 'key') return record;
        const { expiresAt: _expiry, lastUsedAt: _use, replacedBy: _successor, ...before } = record;
        return ArchiveRecord.parse(before);
      });
      await target.platform.archive.restore(iterate(older));
      target.clock.advance(100 * 365 * 86_400_000);
      const never = { expiresAt: null, lastUsedAt: null, replacedBy: null };
      for (const hash of ['aa', '1a', '1b', 'ee']) {
        const holder = await target.platform.accounts.findKey(hash.repeat(32));
        expect(holder?.key).toMatchObject(never);
      }
    });

    test('the record of test data says what their organisation is by now', async () => {
      const { accounts } = source.platform;
      const id = await organisation(source.platform, { plan: 'business' });
      await accounts.testOrganisation(id);
      const change = { name: 'Later', plan: 'enterprise', rateLimit: 7 } as const;
      await accounts.updateOrganisation(id, change);
      await accounts.setOrganisationSuspended(id, true);
      const records = await recordsOf(source.platform);
      expect(records.filter(({ kind }) => kind === 'organisation')).toMatchObject([
        { ...change, suspended: true, testOf: null },
        { ...change, suspended: true, testOf: id, limit: null },
      ]);
    });

    test('what is restored is read out again record for record', async () => {
      await fillStores(source.platform);
      expect(await target.platform.archive.isEmpty()).toBe(true);
      await move();
      expect(await target.platform.archive.isEmpty()).toBe(false);
      const [before, after] = [await recordsOf(source.platform), await recordsOf(target.platform)];
      expect(comparable(after)).toEqual(comparable(before));
      expect(new Set(before.map((record) => record.kind))).toEqual(new Set(ARCHIVE_KINDS));
    });

    test('the restored stores answer as the others did', async () => {
      const made = await fillStores(source.platform);
      await move();
      const { organisationId } = made;
      for (const id of [made.completed, made.failed, made.queued]) {
        const of = ({ platform }: PlatformUnderTest) =>
          platform.scans.get(organisationId, id, 'report');
        const [before, after] = [await of(source), await of(target)];
        // How it came is for the lines of the service that took it: a backup holds no addresses.
        expect(after).toMatchObject({ ...before, stage: after?.stage, attempt: 0, origin: null });
      }
      for (const id of ['page-1', 'page-2']) {
        const of = ({ platform }: PlatformUnderTest) =>
          platform.scans.heatmap(organisationId, made.completed, id);
        expect(Buffer.from((await of(target)) ?? [])).toEqual(
          Buffer.from((await of(source)) ?? []),
        );
      }
      const images = ({ platform }: PlatformUnderTest) =>
        platform.scans.listPageImages(organisationId, made.completed);
      expect(await images(target)).toEqual(await images(source));
      const tenth = await target.platform.scans.readPageImage(organisationId, made.completed, 10);
      expect([...(tenth ?? [])]).toEqual([...pageImages(10)[0]!.webp]);
      const earlier = await target.platform.scans.readPageImage(
        organisationId,
        made.completed,
        2,
        1,
      );
      expect([...(earlier ?? [])]).toEqual([...earlierImage(2, 1).webp]);
      // What was restored goes as what was made here.
      await target.platform.scans.markFileGone(made.completed);
      expect(await images(target)).toEqual([]);
      expect(await target.platform.scans.usage(organisationId)).toEqual(
        await source.platform.scans.usage(organisationId),
      );
      expect(await target.platform.scans.usage(organisationId)).toMatchObject({
        used: 6,
        total_scans: 7,
      });
      expect(await target.platform.accounts.listOrganisations()).toEqual(
        await source.platform.accounts.listOrganisations(),
      );
      const { users } = target.platform;
      expect(await users.list(organisationId)).toEqual(
        await source.platform.users.list(organisationId),
      );
      expect(await users.findForSignIn('a@example.com')).toEqual({
        ...(await source.platform.users.findForSignIn('a@example.com')),
        epoch: expect.any(Number) as number,
      });
      expect(await target.platform.sso.get(organisationId)).toEqual({
        ...{ issuer: 'https://login.example.com', clientId: 'emet' },
        clientSecret: 'secret of a client',
      });
      // A backup opens nothing by itself: neither a session nor a one-time link.
      expect(await users.findSession('0a'.repeat(32))).toBeNull();
      expect(await users.findLink('ff'.repeat(32))).toBeNull();
      expect(await target.platform.accounts.findKey('aa'.repeat(32))).toEqual(
        await source.platform.accounts.findKey('aa'.repeat(32)),
      );
      expect(await target.platform.accounts.findKey('bb'.repeat(32))).toBeNull();
      const keys = await target.platform.accounts.listKeys(organisationId);
      expect(keys).toEqual(await source.platform.accounts.listKeys(organisationId));
      expect(keys?.[1]).toMatchObject({
        expiresAt: new Date('2026-10-15T12:01:00.000Z'),
        lastUsedAt: new Date('2026-10-15T11:59:59.999Z'),
        replacedBy: keys?.[2]?.id,
      });
      target.clock.advance(60_000);
      expect(await target.platform.accounts.findKey('1a'.repeat(32))).toBeNull();
      expect(await target.platform.accounts.findKey('1b'.repeat(32))).not.toBeNull();
      const tests = await target.platform.accounts.findKey('ee'.repeat(32));
      expect(tests).toEqual(await source.platform.accounts.findKey('ee'.repeat(32)));
      expect(tests?.organisation).toMatchObject({ testOf: organisationId, limit: null });
      const [tested] = (
        await target.platform.scans.list({
          ...{ organisationId: tests?.organisation.id ?? '', filter: {}, after: null },
          ...{ limit: 10, include: 'summary' },
        })
      ).scans;
      expect(tested?.livemode).toBe(false);
      expect(await target.platform.webhooks.listEndpoints(organisationId)).toEqual(
        await source.platform.webhooks.listEndpoints(organisationId),
      );
      const alike = await target.platform.scans.findSimilar({
        organisationId,
        excludeScanId: randomUUID(),
        fingerprint: {
          sha256: '',
          pageHashes: ['00ff00ff00ff00fe'],
          numberHashes: [],
          wordHashes: [],
        },
        distanceMax: 3,
        limit: 5,
      });
      expect(alike.map((seen) => seen.scanId)).toEqual([made.completed]);
    });

    test('idempotency keys lead to their scans, also to deleted ones; one that led to none is free', async () => {
      const { organisationId, deleted } = await fillStores(source.platform);
      await move();
      const reserve = (key: string) =>
        target.platform.scans.reserveIdempotencyKey({ organisationId, ...request(key) });
      const kept = await reserve('kept');
      if (kept.kind !== 'replayed') throw new Error('The key leads to no scan.');
      await target.platform.scans.remove(organisationId, kept.scan.id);
      expect(await reserve('kept')).toEqual({ kind: 'conflict', why: 'scan_deleted' });
      expect(await reserve('deleted')).toEqual({ kind: 'conflict', why: 'scan_deleted' });
      expect(await reserve('reserved')).toEqual({ kind: 'reserved' });
      expect(await target.platform.scans.get(organisationId, deleted, 'summary')).toBeNull();
    });

    test('a scan that was under way is worked on anew, once, and may fail with one refund', async () => {
      const { organisationId, queued, processing } = await fillStores(source.platform);
      await move();
      const { scans, webhooks } = target.platform;
      const ids = await scans.dispatch({ limit: 10, leaseMs: 10_000 });
      expect(ids).toEqual(expect.arrayContaining([queued, processing]));
      expect(ids).toHaveLength(3); // and the one with an idempotency key
      const before = await scans.usage(organisationId);
      expect(
        await scans.fail(processing, await claimed(target.platform, processing), 'corrupt_file'),
      ).toBe(true);
      expect(await scans.usage(organisationId)).toMatchObject({
        used: (before?.used ?? 0) - 1,
        total_scans: before?.total_scans,
      });
      target.clock.advance(10_000); // its endpoint failed: one event goes as a probe
      const events = (await webhooks.claimDue(10, 1000)).filter(({ body }) =>
        body.includes(processing),
      );
      expect(events).toMatchObject([{ type: 'scan.failed', attempt: 1 }]);
    });

    test('the allowance that is left stays left', async () => {
      const { organisationId } = await fillStores(source.platform);
      await move();
      for (let scan = 0; scan < 44; scan += 1) await accepted(target.platform, organisationId);
      const answer = await target.platform.scans.accept(newScan(organisationId), null);
      expect(answer.kind).toBe('quota_exceeded');
    });

    test('deliveries go on with the attempts they had, under the ids they had', async () => {
      const made = await fillStores(source.platform);
      await move();
      target.clock.advance(60_000);
      source.clock.advance(60_000);
      const claim = async ({ platform }: PlatformUnderTest) =>
        (await platform.webhooks.claimDue(10, 1000))
          .map(({ fence: _fence, ...delivery }) => delivery)
          .sort((a, b) => (a.deliveryId < b.deliveryId ? -1 : 1));
      const due = await claim(target);
      expect(due).toEqual(await claim(source));
      expect(due).toHaveLength(3);
      expect(due.map((delivery) => delivery.deliveryId)).toEqual(
        expect.arrayContaining(made.deliveries),
      );
      expect(due.map((delivery) => delivery.attempt).sort()).toEqual([1, 2, 2]);
    });

    test('a key and a delivery whose scan is not there are left out', async () => {
      const { completed: id } = await fillStores(source.platform);
      const records = (await recordsOf(source.platform)).filter(
        (record) =>
          !(record.kind === 'scan' && (record.id === id || record.status === 'queued')) &&
          !['heatmap', 'page_image'].includes(record.kind),
      );
      await target.platform.archive.restore(iterate(records));
      const restored = await recordsOf(target.platform);
      const named = restored.flatMap((record) =>
        record.kind === 'idempotency_key' || record.kind === 'webhook_delivery'
          ? [[record.kind, 'scanDeleted' in record && record.scanDeleted]]
          : [],
      );
      expect(named.sort()).toEqual([
        ['idempotency_key', true],
        ['webhook_delivery', false],
        ['webhook_delivery', false],
      ]);
    });

    test('a file is kept under the id it had', async () => {
      const bytes = Buffer.alloc(300_000, 'ab');
      const fileId = randomUUID();
      const chunks = Readable.from([bytes.subarray(0, 1000), bytes.subarray(1000)]);
      await target.platform.archive.writeFile(fileId, chunks);
      const opened = await target.platform.files.open(fileId);
      const read = await readFile(opened?.path ?? '');
      await opened?.release();
      expect(sha256(read)).toBe(sha256(bytes));
      await target.platform.files.remove(fileId);
      expect(await target.platform.files.open(fileId)).toBeNull();
    });

    test('each scan is read out whole while others are accepted and completed', async () => {
      const { platform } = source;
      const org = await organisation(platform);
      const early = new Set<string>();
      for (let scan = 0; scan < 60; scan += 1) early.add(await accepted(platform, org));
      const writing = (async () => {
        for (const id of early) {
          const heatmaps = [{ id: 'page', png: Buffer.from(id) }];
          const found = result({ heatmaps, pageImages: pageImages(1) });
          await platform.scans.complete(id, await claimed(platform, id), found);
          await accepted(platform, org);
        }
      })();
      const records = await recordsOf(platform);
      await writing;
      const scans = records.filter(
        (record): record is ArchiveRecordOf<'scan'> => record.kind === 'scan',
      );
      const pictures = records.flatMap((record) =>
        record.kind === 'heatmap' || record.kind === 'page_image' ? [record.scanId] : [],
      );
      expect(scans.map(({ id }) => id)).toEqual(expect.arrayContaining([...early]));
      for (const { id, status, report: written } of scans) {
        expect(written !== null).toBe(status === 'completed');
        expect(pictures.filter((scanId) => scanId === id)).toHaveLength(
          status === 'completed' ? 2 : 0,
        );
      }
      await target.platform.archive.restore(iterate(records));
    });
  });
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
