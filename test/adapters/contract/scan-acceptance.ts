import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  accepted,
  claimed,
  completed,
  newScan,
  type OpenForTest,
  organisation,
  type PlatformUnderTest,
} from './platform-under-test.js';

const DAY_MS = 24 * 3_600_000;
const HASH = '11'.repeat(32);

/** How scans begin: the allowance, and the keys that make a request safe to repeat. */
export function describeScanAcceptance(name: string, open: OpenForTest): void {
  describe(`ScanStore of ${name}, accepting`, () => {
    let under: PlatformUnderTest;
    let org: string;
    beforeEach(async () => {
      under = await open();
      org = await organisation(under.platform);
    });
    afterEach(() => under.dispose());

    const reserve = (key = 'key', requestHash = HASH, leaseMs = 60_000) =>
      under.platform.scans.reserveIdempotencyKey({
        organisationId: org,
        key,
        requestHash,
        leaseMs,
      });
    const used = async (id = org) => (await under.platform.scans.usage(id))?.used;

    test('an accepted scan is queued and comes back as it was given', async () => {
      const scan = newScan(org, {
        clientReference: 'שלום \u0000 \ud800 😀',
        metadata: { 'a\u0000': '', b: 'ב' },
        lang: 'he',
        context: { expected_amount: '1250.00', notes: 'line\n\u0000' },
        file: { ...newScan(org).file, name: '../\u0000"x".pdf', type: 'image/heic' },
      });
      const answer = await under.platform.scans.accept(scan, null);
      expect(answer).toEqual({
        kind: 'accepted',
        scan: {
          ...scan,
          status: 'queued',
          stage: 'queued',
          failure: null,
          createdAt: under.clock(),
          completedAt: null,
          verdict: null,
          riskScore: null,
          documentType: null,
          issuer: null,
          channel: null,
          report: null,
          translations: null,
          label: null,
          decision: null,
          pastDecisions: [],
          attempt: 0,
        },
      });
      const read = await under.platform.scans.get(org, scan.id, 'report');
      expect(read).toEqual(answer.kind === 'accepted' ? answer.scan : null);
    });

    test('the allowance holds exactly, and a refused scan leaves nothing', async () => {
      const small = await organisation(under.platform, { limit: 2 });
      await accepted(under.platform, small);
      await accepted(under.platform, small);
      const refused = newScan(small);
      expect(await under.platform.scans.accept(refused, null)).toEqual({ kind: 'quota_exceeded' });
      expect(await under.platform.scans.get(small, refused.id, 'report')).toBeNull();
      expect(await under.platform.scans.usage(small)).toEqual({
        object: 'usage',
        plan: { id: 'enterprise', name: 'Enterprise' },
        period: { start: '2026-10-01T00:00:00.000Z', end: '2026-11-01T00:00:00.000Z' },
        used: 2,
        limit: 2,
        remaining: 0,
        total_scans: 2,
      });
      const none = await organisation(under.platform, { limit: 0 });
      expect(await under.platform.scans.accept(newScan(none), null)).toEqual({
        kind: 'quota_exceeded',
      });
      expect(await used()).toBe(0); // of another organisation
    });

    test('an unlimited allowance has no remainder, and an unknown organisation no usage', async () => {
      await accepted(under.platform, org);
      expect(await under.platform.scans.usage(org)).toMatchObject({
        used: 1,
        limit: null,
        remaining: null,
      });
      expect(await under.platform.scans.usage(randomUUID())).toBeNull();
      await expect(under.platform.scans.accept(newScan(randomUUID()), null)).rejects.toThrow();
    });

    test('of scans accepted at once no more than the allowance get through', async () => {
      const small = await organisation(under.platform, { limit: 5 });
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => under.platform.scans.accept(newScan(small), null)),
      );
      expect(answers.filter((answer) => answer.kind === 'accepted')).toHaveLength(5);
      expect(await used(small)).toBe(5);
    });

    test('a new month brings a new allowance, and a refund goes back into the month that paid', async () => {
      const small = await organisation(under.platform, { limit: 1 });
      const id = await accepted(under.platform, small);
      under.clock.advance(17 * DAY_MS); // November
      expect(await under.platform.scans.usage(small)).toMatchObject({
        used: 0,
        remaining: 1,
        total_scans: 1,
        period: { start: '2026-11-01T00:00:00.000Z' },
      });
      await accepted(under.platform, small);
      await under.platform.scans.fail(id, await claimed(under.platform, id), 'corrupt_file');
      expect(await used(small)).toBe(1);
      under.clock.advance(-17 * DAY_MS);
      expect(await used(small)).toBe(0);
    });

    test('a failed acceptance leaves neither scan nor charge', async () => {
      const id = await accepted(under.platform, org);
      await expect(under.platform.scans.accept(newScan(org, { id }), null)).rejects.toThrow();
      expect(await under.platform.scans.usage(org)).toMatchObject({ used: 1, total_scans: 1 });
    });

    test('a key leads to one scan: the same request is answered with it', async () => {
      expect(await reserve()).toEqual({ kind: 'reserved' });
      expect(await reserve()).toEqual({ kind: 'in_progress' });
      expect(await reserve('key', '22'.repeat(32))).toEqual({ kind: 'in_progress' });
      const scan = newScan(org);
      await under.platform.scans.accept(scan, 'key');
      expect(await reserve()).toMatchObject({ kind: 'replayed', scan: { id: scan.id } });
      expect(await reserve('key', '22'.repeat(32))).toEqual({
        kind: 'conflict',
        why: 'different_request',
      });
      expect(await reserve('other')).toEqual({ kind: 'reserved' });
      expect(await used()).toBe(1);
    });

    test('a replay shows the scan as it is now, with its report', async () => {
      await reserve();
      const scan = newScan(org);
      await under.platform.scans.accept(scan, 'key');
      const fence = await claimed(under.platform, scan.id);
      await under.platform.scans.fail(scan.id, fence, 'timed_out');
      expect(await reserve()).toMatchObject({
        kind: 'replayed',
        scan: { status: 'failed', failure: 'timed_out', report: null },
      });
    });

    test('keys belong to their organisation', async () => {
      await reserve();
      await under.platform.scans.accept(newScan(org), 'key');
      const other = await organisation(under.platform);
      expect(
        await under.platform.scans.reserveIdempotencyKey({
          organisationId: other,
          key: 'key',
          requestHash: HASH,
          leaseMs: 1000,
        }),
      ).toEqual({ kind: 'reserved' });
    });

    test('a released or refused reservation leaves no trace; an accepted one stays', async () => {
      await reserve();
      await under.platform.scans.releaseIdempotencyKey(org, 'key');
      expect(await reserve('key', '22'.repeat(32))).toEqual({ kind: 'reserved' });
      const scan = newScan(org);
      await under.platform.scans.accept(scan, 'key');
      await under.platform.scans.releaseIdempotencyKey(org, 'key');
      expect(await reserve('key', '22'.repeat(32))).toMatchObject({ kind: 'replayed' });

      const small = await organisation(under.platform, { limit: 0 });
      const request = { organisationId: small, key: 'k', requestHash: HASH, leaseMs: 1000 };
      await under.platform.scans.reserveIdempotencyKey(request);
      await under.platform.scans.accept(newScan(small), 'k');
      // Still the caller's, who releases it with the error.
      expect(await under.platform.scans.reserveIdempotencyKey(request)).toEqual({
        kind: 'in_progress',
      });
    });

    test('a reservation whose holder died lapses, and its late acceptance cannot make a second scan', async () => {
      await reserve('key', HASH, 1000);
      under.clock.advance(1000);
      expect(await reserve('key', HASH, 1000)).toEqual({ kind: 'reserved' });
      const first = newScan(org);
      await under.platform.scans.accept(first, 'key');
      await expect(under.platform.scans.accept(newScan(org), 'key')).rejects.toMatchObject({
        code: 'SERVICE_ERROR',
      });
      expect(await reserve()).toMatchObject({ kind: 'replayed', scan: { id: first.id } });
      expect(await used()).toBe(1);
    });

    test('a key whose scan was removed says so, for its seven days', async () => {
      await reserve();
      const scan = newScan(org);
      await under.platform.scans.accept(scan, 'key');
      await under.platform.scans.remove(org, scan.id);
      expect(await reserve()).toEqual({ kind: 'conflict', why: 'scan_deleted' });
      under.clock.advance(7 * DAY_MS - 1);
      expect(await under.platform.scans.expireIdempotencyKeys()).toBe(0);
      expect(await reserve()).toEqual({ kind: 'conflict', why: 'scan_deleted' });
      under.clock.advance(1);
      expect(await reserve()).toEqual({ kind: 'reserved' });
    });

    test('old keys and lapsed reservations are forgotten, others are not', async () => {
      await reserve('old');
      await under.platform.scans.accept(newScan(org), 'old');
      under.clock.advance(7 * DAY_MS);
      await reserve('lapsed', HASH, 1000);
      under.clock.advance(1000);
      await reserve('held', HASH, 1000);
      await reserve('young');
      const young = newScan(org);
      await under.platform.scans.accept(young, 'young');
      expect(await under.platform.scans.expireIdempotencyKeys()).toBe(2);
      expect(await reserve('young')).toMatchObject({ scan: { id: young.id } });
      expect(await reserve('held')).toEqual({ kind: 'in_progress' });
      expect(await reserve('old')).toEqual({ kind: 'reserved' });
    });

    test('a removed scan is gone with all that hung on it; its unit stays used', async () => {
      const { scans } = under.platform;
      const scan = newScan(org);
      const pageHashes = ['0123456789abcdef'];
      const fingerprint = {
        sha256: scan.file.sha256,
        pageHashes,
        numberHashes: [],
        wordHashes: [],
      };
      const id = await completed(under.platform, org, { scan, result: { fingerprint } });
      const stranger = await organisation(under.platform);
      expect(await scans.remove(stranger, id)).toBeNull();
      expect(await scans.remove(org, id)).toEqual({ fileId: scan.file.fileId });
      expect(await scans.remove(org, id)).toBeNull();
      expect(await scans.get(org, id, 'report')).toBeNull();
      expect(await scans.knownFiles([scan.file.fileId])).toEqual(new Set());
      const query = { organisationId: org, excludeScanId: randomUUID(), fingerprint };
      expect(await scans.findSimilar({ ...query, distanceMax: 7, limit: 10 })).toEqual([]);
      expect(await scans.usage(org)).toMatchObject({ used: 1, total_scans: 1 });
    });
  });
}
