import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { textsOf } from '../../../core/report-texts.js';
import {
  accepted,
  claimed,
  completed,
  type OpenForTest,
  organisation,
  earlierImage,
  pageImages,
  type PlatformUnderTest,
  report,
  result,
} from './platform-under-test.js';

/** What workers do to scans: leases, fences, and how a scan ends. */
export function describeScanWork(name: string, open: OpenForTest): void {
  describe(`ScanStore of ${name}, under work`, () => {
    let under: PlatformUnderTest;
    let org: string;
    let id: string;
    beforeEach(async () => {
      under = await open();
      org = await organisation(under.platform);
      id = await accepted(under.platform, org);
    });
    afterEach(() => under.dispose());

    const get = async () => under.platform.scans.get(org, id, 'report');
    const used = async () => (await under.platform.scans.usage(org))?.used;
    const claim = (leaseMs = 1000, attemptsMax = 3) =>
      under.platform.scans.claim(id, { leaseMs, attemptsMax });

    test('one worker holds a scan until its lease lapses, and renewing keeps it', async () => {
      const { scans } = under.platform;
      const fence = await claimed(under.platform, id, 1000);
      expect(await get()).toMatchObject({ status: 'processing', stage: 'decoding', attempt: 1 });
      expect(await claim()).toBeNull();
      under.clock.advance(900);
      expect(await scans.progress(id, fence, 'reading', 1000)).toBe(true);
      expect((await get())?.stage).toBe('reading');
      under.clock.advance(900);
      expect(await claim()).toBeNull();
      under.clock.advance(100);
      expect(await claim()).toMatchObject({ scan: { id, attempt: 2 } });
      expect(await claim()).toBeNull();
      expect(await scans.claim(randomUUID(), { leaseMs: 1000, attemptsMax: 3 })).toBeNull();
    });

    test('a worker that lost its scan can write nothing to it', async () => {
      const { scans } = under.platform;
      const lost = await claimed(under.platform, id, 1000);
      under.clock.advance(1000);
      const held = await claimed(under.platform, id, 1000);
      expect(held).toBeGreaterThan(lost);
      const before = await get();
      expect(await scans.progress(id, lost, 'scoring', 1000)).toBe(false);
      expect(await scans.complete(id, lost, result())).toBe(false);
      expect(await scans.fail(id, lost, 'timed_out')).toBe(false);
      await scans.releaseClaim(id, lost);
      expect(await get()).toEqual(before);
      expect(await used()).toBe(1);
      expect(await scans.complete(id, held, result())).toBe(true);
    });

    test('a scan given back is queued again, uncounted, and its old fence is worth nothing', async () => {
      const { scans } = under.platform;
      const fence = await claimed(under.platform, id);
      await scans.releaseClaim(id, fence);
      expect(await get()).toMatchObject({ status: 'queued', stage: 'queued', attempt: 0 });
      expect(await scans.complete(id, fence, result())).toBe(false);
      const next = await claimed(under.platform, id);
      expect(next).not.toBe(fence);
      expect(await scans.complete(id, fence, result())).toBe(false);
      expect(await scans.progress(id, next, 'reading', 1000)).toBe(true);
    });

    test('heatmaps come with the result, to their organisation alone, and go with the scan', async () => {
      const { scans } = under.platform;
      const png = Uint8Array.from([137, 80, 78, 71, 0, 255]);
      const heatmaps = [
        { id: 'copy-move-p1', png },
        { id: 'noise-level-p2', png: Uint8Array.from([1]) },
      ];
      const lost = await claimed(under.platform, id, 1000);
      under.clock.advance(1000);
      const fence = await claimed(under.platform, id, 1000);
      expect(await scans.complete(id, lost, result({ heatmaps }))).toBe(false);
      expect(await scans.heatmap(org, id, 'copy-move-p1')).toBeNull();
      expect(await scans.complete(id, fence, result({ heatmaps }))).toBe(true);
      const read = await scans.heatmap(org, id, 'copy-move-p1');
      expect(read && Uint8Array.from(read)).toEqual(png);
      expect(await scans.heatmap(org, id, 'copy-move-p2')).toBeNull();
      const other = await organisation(under.platform);
      expect(await scans.heatmap(other, id, 'copy-move-p1')).toBeNull();
      await scans.remove(org, id);
      expect(await scans.heatmap(org, id, 'copy-move-p1')).toBeNull();
    });

    test('page images come with the result, to their organisation alone, and go with the scan', async () => {
      const { scans } = under.platform;
      const earlier = [earlierImage(2, 1), earlierImage(2, 3)];
      const found = result({ pageImages: [...pageImages(1, 2, 10), ...earlier] });
      const lost = await claimed(under.platform, id, 1000);
      under.clock.advance(1000);
      const fence = await claimed(under.platform, id, 1000);
      const late = result({ pageImages: pageImages(1, 2, 3, 4) });
      expect(await scans.complete(id, lost, late)).toBe(false);
      expect(await scans.listPageImages(org, id)).toEqual([]);
      expect(await scans.readPageImage(org, id, 1)).toBeNull();
      expect(await scans.complete(id, fence, found)).toBe(true);
      expect(await scans.listPageImages(org, id)).toEqual([
        { page: 1, width: 101, height: 200, bytes: 4 },
        { page: 2, width: 102, height: 200, bytes: 4 },
        { page: 2, revision: 1, width: 301, height: 200, bytes: 4 },
        { page: 2, revision: 3, width: 303, height: 200, bytes: 4 },
        { page: 10, width: 110, height: 200, bytes: 4 },
      ]);
      expect([...((await scans.readPageImage(org, id, 10)) ?? [])]).toEqual([82, 0, 255, 10]);
      expect([...((await scans.readPageImage(org, id, 2)) ?? [])]).toEqual([82, 0, 255, 2]);
      expect([...((await scans.readPageImage(org, id, 2, 3)) ?? [])]).toEqual([82, 1, 3, 2]);
      expect(await scans.readPageImage(org, id, 2, 2)).toBeNull();
      expect(await scans.readPageImage(org, id, 3)).toBeNull();
      const other = await organisation(under.platform);
      expect(await scans.listPageImages(other, id)).toEqual([]);
      expect(await scans.readPageImage(other, id, 1)).toBeNull();
      expect(await scans.readPageImage(other, id, 2, 1)).toBeNull();
      const second = await completed(under.platform, org, { result: found });
      await scans.remove(org, id);
      expect(await scans.listPageImages(org, id)).toEqual([]);
      expect(await scans.readPageImage(org, id, 1)).toBeNull();
      expect(await scans.readPageImage(org, id, 2, 1)).toBeNull();
      expect(await scans.listPageImages(org, second)).toHaveLength(5);
    });

    test('page images go with the file, and the rest of the scan stays', async () => {
      const { scans } = under.platform;
      const png = Uint8Array.from([1]);
      const images = [...pageImages(1, 2), earlierImage(1, 1)];
      const found = { pageImages: images, heatmaps: [{ id: 'noise-level-p1', png }] };
      const gone = await completed(under.platform, org, { result: found });
      const kept = await completed(under.platform, org, { result: found });
      await scans.markFileGone(gone);
      expect(await scans.listPageImages(org, gone)).toEqual([]);
      expect(await scans.readPageImage(org, gone, 1)).toBeNull();
      expect(await scans.readPageImage(org, gone, 1, 1)).toBeNull();
      expect(await scans.heatmap(org, gone, 'noise-level-p1')).not.toBeNull();
      expect((await scans.get(org, gone, 'report'))?.report).toBeTruthy();
      expect(await scans.listPageImages(org, kept)).toHaveLength(3);
    });

    test('fifty page images of the largest size are kept whole', async () => {
      const { scans } = under.platform;
      const webp = (page: number) => Buffer.alloc(150_000, page);
      const images = pageImages(...Array.from({ length: 50 }, (_, at) => at + 1));
      const large = images.map((image) => ({ ...image, webp: webp(image.page) }));
      const done = await completed(under.platform, org, { result: { pageImages: large } });
      expect(await scans.listPageImages(org, done)).toHaveLength(50);
      for (const { page } of images) {
        const read = await scans.readPageImage(org, done, page);
        expect(Buffer.from(read ?? []).equals(webp(page))).toBe(true);
      }
    });

    test('a completed scan keeps its result and report, and never changes again', async () => {
      const { scans } = under.platform;
      const fence = await claimed(under.platform, id);
      under.clock.advance(5000);
      const long = report('א'.repeat(100_000) + '\u0000 end');
      expect(await scans.complete(id, fence, result({ report: long, issuer: null }))).toBe(true);
      const scan = await get();
      expect(scan).toMatchObject({
        status: 'completed',
        completedAt: under.clock(),
        verdict: 'review',
        riskScore: 40,
        documentType: 'bank_statement',
        issuer: null,
        channel: 'native_pdf',
        failure: null,
      });
      expect(scan?.report).toEqual(long);
      under.clock.advance(3_600_000);
      expect(await scans.complete(id, fence, result({ riskScore: 1 }))).toBe(false);
      expect(await scans.fail(id, fence, 'timed_out')).toBe(false);
      expect(await scans.failLost(id, 0)).toBe(false);
      expect(await scans.progress(id, fence, 'reading', 1000)).toBe(false);
      await scans.releaseClaim(id, fence);
      expect(await claim()).toBeNull();
      expect(await get()).toEqual(scan);
      expect(await used()).toBe(1);
    });

    test('the texts of a report in other languages come and go with the report', async () => {
      const { scans } = under.platform;
      const summary = 'סיכום \u0000 \ud800';
      const translations = { he: { ...textsOf(report()), summary } };
      const done = await completed(under.platform, org, { result: { translations } });
      const without = await completed(under.platform, org);
      expect((await scans.get(org, done, 'report'))?.translations).toEqual(translations);
      expect((await scans.get(org, without, 'report'))?.translations).toBeNull();
      expect(await scans.get(org, done, 'summary')).not.toHaveProperty('translations');
      await scans.remove(org, done);
      expect(await scans.get(org, done, 'report')).toBeNull();
    });

    test('a failed scan says why, gives its unit back once, and never changes again', async () => {
      const { scans } = under.platform;
      const fence = await claimed(under.platform, id);
      expect(await scans.fail(id, fence, 'corrupt_file')).toBe(true);
      expect(await scans.usage(org)).toMatchObject({ used: 0, total_scans: 1 });
      const scan = await get();
      expect(scan).toMatchObject({
        status: 'failed',
        failure: 'corrupt_file',
        completedAt: under.clock(),
        report: null,
      });
      expect(await scans.fail(id, fence, 'timed_out')).toBe(false);
      expect(await scans.complete(id, fence, result())).toBe(false);
      expect(await scans.failLost(id, 0)).toBe(false);
      expect(await claim()).toBeNull();
      expect(await get()).toEqual(scan);
      expect(await used()).toBe(0);
    });

    test('a scan that kills its workers is given up after the bounded number of them', async () => {
      const { scans } = under.platform;
      for (let attempt = 1; attempt <= 2; attempt += 1) {
        expect(await claim(1000, 2)).toMatchObject({ scan: { attempt } });
        expect(await claim(1000, 2)).toBeNull();
        expect(await scans.failLost(id, 2)).toBe(false); // held
        under.clock.advance(1000);
      }
      expect(await scans.failLost(id, 3)).toBe(false); // one attempt left
      expect(await claim(1000, 2)).toBe('exhausted');
      expect((await get())?.status).toBe('processing');
      expect(await scans.failLost(id, 2)).toBe(true);
      expect(await scans.failLost(id, 2)).toBe(false);
      expect(await get()).toMatchObject({ status: 'failed', failure: 'worker_lost' });
      expect(await used()).toBe(0);
    });

    test('a worker that comes back after its scan was given up writes nothing', async () => {
      const { scans } = under.platform;
      const fence = await claimed(under.platform, id, 1000);
      under.clock.advance(1000);
      expect(await scans.failLost(id, 1)).toBe(true);
      expect(await scans.complete(id, fence, result())).toBe(false);
      expect(await scans.progress(id, fence, 'reading', 1000)).toBe(false);
      expect((await get())?.status).toBe('failed');
    });

    test('nothing of a scan deleted under work comes back', async () => {
      const { scans } = under.platform;
      const fence = await claimed(under.platform, id);
      await scans.remove(org, id);
      expect(await scans.progress(id, fence, 'reading', 1000)).toBe(false);
      expect(await scans.complete(id, fence, result())).toBe(false);
      expect(await scans.fail(id, fence, 'timed_out')).toBe(false);
      await scans.releaseClaim(id, fence);
      expect(await claim()).toBeNull();
      expect(await get()).toBeNull();
      expect(await used()).toBe(1);
      expect(await scans.backlog()).toEqual({ queued: 0, processing: 0, oldestCreatedAt: null });
    });

    test('a clock set back does not leave a scan with a dead worker', async () => {
      await claimed(under.platform, id, 1000);
      under.clock.advance(-3_600_000);
      expect(await under.platform.scans.overdue(10)).toEqual([id]);
      expect(await claim()).toMatchObject({ scan: { attempt: 2 } });
      expect(await claim()).toBeNull();
    });

    test('the backlog counts what is not final, and knows how old it is', async () => {
      const { scans } = under.platform;
      const oldest = under.clock();
      under.clock.advance(1000);
      const second = await accepted(under.platform, org);
      await claimed(under.platform, second);
      await completed(under.platform, org);
      expect(await scans.backlog()).toEqual({
        queued: 1,
        processing: 1,
        oldestCreatedAt: oldest,
      });
    });

    test('files of final scans expire by age, once, and strays are told from them', async () => {
      const { scans } = under.platform;
      const fileOf = async (scanId: string) =>
        (await scans.get(org, scanId, 'summary'))?.file.fileId ?? '';
      const done = await completed(under.platform, org);
      const failed = await accepted(under.platform, org);
      await scans.fail(failed, await claimed(under.platform, failed), 'timed_out');
      const known = [await fileOf(id), await fileOf(done), await fileOf(failed)];
      expect(await scans.knownFiles([...known, randomUUID()])).toEqual(new Set(known));
      expect(await scans.knownFiles([])).toEqual(new Set());
      const soon = new Date(under.clock().getTime() + 1);
      expect(await scans.filesToExpire(under.clock(), 10)).toEqual([]);
      const expiring = await scans.filesToExpire(soon, 10);
      expect(expiring.map((file) => file.scanId).sort()).toEqual([done, failed].sort());
      expect(await scans.filesToExpire(soon, 1)).toHaveLength(1);
      await scans.markFileGone(done);
      expect(await scans.filesToExpire(soon, 10)).toMatchObject([{ scanId: failed }]);
      expect((await scans.get(org, done, 'summary'))?.file.available).toBe(false);
      expect(await scans.knownFiles(known.slice(1, 2))).toEqual(new Set());
    });

    test('final scans of test data expire by age, oldest first; live ones and those under way never', async () => {
      const { accounts, scans } = under.platform;
      const tests = (await accounts.testOrganisation(org))?.id ?? '';
      const ofTests = { livemode: false };
      await completed(under.platform, org);
      await accepted(under.platform, tests, ofTests);
      const failed = await accepted(under.platform, tests, ofTests);
      await scans.fail(failed, await claimed(under.platform, failed), 'corrupt_file');
      under.clock.advance(1_000);
      const done = await completed(under.platform, tests, { scan: ofTests });
      const late = new Date(under.clock().getTime() + 1);
      const expiring = [failed, done].map((scanId) => ({ organisationId: tests, scanId }));
      expect(await scans.testScansToExpire(late, 10)).toEqual(expiring);
      expect(await scans.testScansToExpire(late, 1)).toEqual(expiring.slice(0, 1));
      expect(await scans.testScansToExpire(under.clock(), 10)).toEqual(expiring.slice(0, 1));
      expect(await scans.remove(tests, failed)).not.toBeNull();
      expect(await scans.testScansToExpire(late, 10)).toEqual(expiring.slice(1));
    });
  });
}
