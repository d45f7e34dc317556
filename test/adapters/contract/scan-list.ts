import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NewScan, ScanFilter, ScanPosition } from '../../../core/ports.js';
import {
  accepted,
  claimed,
  completed,
  newScan,
  type OpenForTest,
  organisation,
  type PlatformUnderTest,
} from './platform-under-test.js';

/** Reading scans: one, or page by page. */
export function describeScanList(name: string, open: OpenForTest): void {
  describe(`ScanStore of ${name}, reading`, () => {
    let under: PlatformUnderTest;
    let org: string;
    beforeEach(async () => {
      under = await open();
      org = await organisation(under.platform);
    });
    afterEach(() => under.dispose());

    const page = (
      limit: number,
      after: ScanPosition | null = null,
      filter: ScanFilter = {},
      include: 'report' | 'summary' = 'summary',
    ) => under.platform.scans.list({ organisationId: org, filter, after, limit, include });
    const ids = async (filter: ScanFilter) =>
      (await page(100, null, filter)).scans.map((scan) => scan.id);
    /** Reads to the end in pages of `limit`; calls `between` after each page. */
    const readAll = async (limit: number, between: () => Promise<unknown> = async () => {}) => {
      const seen: string[] = [];
      let after: ScanPosition | null = null;
      for (;;) {
        const { scans, hasMore } = await page(limit, after);
        seen.push(...scans.map((scan) => scan.id));
        const last = scans.at(-1);
        if (!hasMore || last === undefined) return seen;
        after = { createdAt: last.createdAt, id: last.id };
        await between();
      }
    };

    test('pages run from the newest to the oldest, every scan once, ties and all', async () => {
      const added: { id: string; at: number }[] = [];
      for (let index = 0; index < 11; index += 1) {
        if (index % 3 === 0) under.clock.advance(1);
        added.push({ id: await accepted(under.platform, org), at: under.clock().getTime() });
      }
      const newestFirst = added
        .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
        .map((scan) => scan.id);
      for (const limit of [1, 2, 5, 11, 100]) expect(await readAll(limit)).toEqual(newestFirst);
      expect((await page(11)).hasMore).toBe(false);
      expect((await page(10)).hasMore).toBe(true);
    });

    test('pages stay steady while scans are added and removed', async () => {
      const old: string[] = [];
      for (let index = 0; index < 6; index += 1) {
        old.unshift(await accepted(under.platform, org));
        under.clock.advance(1);
      }
      const seen = await readAll(2, async () => {
        under.clock.advance(1);
        await accepted(under.platform, org);
        await under.platform.scans.remove(org, old[0] ?? ''); // read already
      });
      expect(seen).toEqual(old);
    });

    test('another organisation’s scans are not there, in lists, by id or to remove', async () => {
      const mine = await accepted(under.platform, org);
      const other = await organisation(under.platform);
      const theirs = await accepted(under.platform, other, { clientReference: 'ref' });
      expect(await ids({})).toEqual([mine]);
      expect(await ids({ clientReference: 'ref' })).toEqual([]);
      expect(await under.platform.scans.get(org, theirs, 'report')).toBeNull();
      expect(await under.platform.scans.get(org, randomUUID(), 'report')).toBeNull();
      expect(await under.platform.scans.remove(org, theirs)).toBeNull();
      // A position of theirs is only a position.
      under.clock.advance(1);
      const after = { createdAt: under.clock(), id: theirs };
      expect((await page(10, after)).scans.map((scan) => scan.id)).toEqual([mine]);
    });

    test('each filter lets through what it names, alone and together', async () => {
      const times: Date[] = [];
      const at = (index: number): Date => times[index] ?? new Date(NaN);
      const step = () => {
        under.clock.advance(1000);
        times.push(under.clock());
      };
      step();
      const queued = await accepted(under.platform, org, { clientReference: 'A' });
      step();
      const review = await completed(under.platform, org, { scan: { clientReference: 'A' } });
      step();
      const high = await completed(under.platform, org, {
        scan: { clientReference: 'a' },
        result: { verdict: 'high_risk' },
      });
      step();
      const failed = await accepted(under.platform, org);
      await under.platform.scans.fail(failed, await claimed(under.platform, failed), 'timed_out');
      step();
      const processing = await accepted(under.platform, org, { clientReference: '%' });
      await claimed(under.platform, processing);

      expect(await ids({ status: 'queued' })).toEqual([queued]);
      expect(await ids({ status: 'processing' })).toEqual([processing]);
      expect(await ids({ status: 'completed' })).toEqual([high, review]);
      expect(await ids({ status: 'failed' })).toEqual([failed]);
      expect(await ids({ verdict: 'review' })).toEqual([review]);
      expect(await ids({ verdict: 'low_risk' })).toEqual([]);
      expect(await ids({ clientReference: 'A' })).toEqual([review, queued]);
      expect(await ids({ clientReference: '%' })).toEqual([processing]);
      expect(await ids({ createdAfter: at(1) })).toEqual([processing, failed, high]);
      expect(await ids({ createdBefore: at(1) })).toEqual([queued]);
      expect(await ids({ createdAfter: at(0), createdBefore: at(3) })).toEqual([high, review]);
      expect(
        await ids({
          status: 'completed',
          verdict: 'review',
          clientReference: 'A',
          createdAfter: at(0),
          createdBefore: at(2),
        }),
      ).toEqual([review]);
      const [first] = (await page(1, null, { clientReference: 'A' })).scans;
      const after = first === undefined ? null : { createdAt: first.createdAt, id: first.id };
      const second = await page(1, after, { clientReference: 'A' });
      expect(second).toMatchObject({ scans: [{ id: queued }], hasMore: false });
    });

    test('a search finds what reference, file name, issuer or hash hold', async () => {
      const file = { ...newScan(org).file };
      const named = (name: string, sha256 = '00'.repeat(32)) => ({
        file: { ...file, fileId: randomUUID(), name, sha256 },
      });
      const add = async (scan: Partial<NewScan>, issuer: string | null = null) => {
        under.clock.advance(1);
        return completed(under.platform, org, { scan, result: { issuer } });
      };
      const byName = await add(named('Payslip 100%_July.pdf'));
      const byReference = await add({ ...named('b.pdf'), clientReference: 'LOAN-"7"\\x' });
      const byIssuer = await add(named('c.pdf'), 'בנק לאומי');
      const byHash = await add(named('d.pdf', `c0ffee${'1'.repeat(58)}`));
      const search = (text: string) => ids({ search: text });
      expect(await search('payslip')).toEqual([byName]);
      expect(await search('100%_')).toEqual([byName]);
      expect(await search('%')).toEqual([byName]);
      expect(await search('_J')).toEqual([byName]);
      expect(await search('loan-"7"\\')).toEqual([byReference]);
      expect(await search('לאומי')).toEqual([byIssuer]);
      expect(await search('C0FFEE11')).toEqual([byHash]);
      expect(await search('ffee')).toEqual([]);
      expect(await search('.pdf')).toEqual([byHash, byIssuer, byReference, byName]);
      expect(await search('.*')).toEqual([]);
      const other = await organisation(under.platform);
      const theirs = under.platform.scans.list({
        ...{ organisationId: other, after: null, limit: 10, include: 'summary' },
        filter: { search: 'pdf' },
      });
      expect((await theirs).scans).toEqual([]);
      const [first] = (await page(1, null, { search: '.pdf' })).scans;
      const after = first === undefined ? null : { createdAt: first.createdAt, id: first.id };
      expect((await page(1, after, { search: '.pdf' })).scans[0]?.id).toBe(byIssuer);
    });

    test('scans are listed by label and by type of document', async () => {
      const id = await completed(under.platform, org);
      under.clock.advance(1);
      const plain = await completed(under.platform, org, { result: { documentType: 'payslip' } });
      const by = { userId: randomUUID(), name: 'Ruth' };
      await under.platform.review.decide(org, id, {
        ...{ label: 'genuine', note: null, by, insteadOf: null },
      });
      expect(await ids({ label: 'genuine' })).toEqual([id]);
      expect(await ids({ label: 'fraud' })).toEqual([]);
      expect(await ids({ label: null })).toEqual([plain]);
      expect(await ids({ documentType: 'payslip' })).toEqual([plain]);
    });

    test('reports come only when they are asked for', async () => {
      const id = await completed(under.platform, org);
      const { scans } = under.platform;
      expect((await page(10)).scans[0]).not.toHaveProperty('report');
      expect(await scans.get(org, id, 'summary')).not.toHaveProperty('report');
      const full = await scans.get(org, id, 'report');
      expect(full?.report?.summary).toBe('A summary.');
      expect((await page(10, null, {}, 'report')).scans[0]).toEqual(full);
    });
  });
}
