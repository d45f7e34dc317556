import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { trusted } from 'mongoose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allowances } from '../../../adapters/cluster/mongo/allowance-model.js';
import { connectMongo } from '../../../adapters/cluster/mongo/connection.js';
import { heatmaps } from '../../../adapters/cluster/mongo/heatmap-model.js';
import { pageImages as pageImageCollection } from '../../../adapters/cluster/mongo/page-image-model.js';
import { scans as scanCollection } from '../../../adapters/cluster/mongo/scan-model.js';
import { openScanStore } from '../../../adapters/cluster/mongo/scan-store.js';
import type { ScanStore } from '../../../core/ports.js';
import { describeWithMongo } from '../../servers/suites.js';
import {
  accepted,
  claimed,
  completed,
  newScan,
  organisation,
  pageImages,
  report,
  result,
} from '../contract/platform-under-test.js';
import { openScansForTest, type ScansUnderTest } from './open-scans-for-test.js';
import { checkBooks, mend } from './scan-books.js';
import { openWriteGate } from './write-gate.js';

const MIB = 2 ** 20;
const HEATMAPS = [{ id: 'noise-level-p1', png: Uint8Array.from([137]) }];

describeWithMongo('Scans in MongoDB', { timeout: 60_000 }, () => {
  let under: ScansUnderTest;
  let scans: ScanStore;
  let org: string;
  beforeEach(async () => {
    under = await openScansForTest();
    scans = under.platform.scans;
    org = await organisation(under.platform);
  });
  afterEach(() => under.dispose());

  const change = (id: string, fields: object) =>
    under.connection.collection<{ _id: string }>('scans').updateOne({ _id: id }, { $set: fields });

  test('fields that a newer version of the program wrote are let be', async () => {
    const id = await accepted(under.platform, org);
    await change(id, { later: { of: ['another', 'version'] } });
    const fence = await claimed(under.platform, id);
    expect(await scans.complete(id, fence, result())).toBe(true);
    expect(await scans.get(org, id, 'report')).toMatchObject({ status: 'completed' });
    const stored = await scanCollection.on(under.connection).findById(id).lean();
    expect(stored).toMatchObject({ later: { of: ['another', 'version'] } });
  });

  test('a document that cannot be read says so, and nothing of what it holds', async () => {
    const id = await accepted(under.platform, org);
    await change(id, { metadata: 'secret', fileName: 17 });
    await expect(scans.get(org, id, 'summary')).rejects.toThrow(
      'A stored scan cannot be read: metadata, fileName.',
    );
  });

  test('summaries are read without the reports', async () => {
    const id = await completed(under.platform, org);
    await change(id, { report: 'no JSON' });
    expect(await scans.get(org, id, 'summary')).toMatchObject({ status: 'completed' });
    await expect(scans.get(org, id, 'report')).rejects.toThrow();
  });

  test('a result that no document can hold is refused, and leaves the scan as it was', async () => {
    const id = await accepted(under.platform, org);
    const fence = await claimed(under.platform, id);
    const before = await scans.get(org, id, 'report');
    const long = report('א'.repeat(8 * MIB));
    const large = { id: 'noise-level-p2', png: new Uint8Array(16 * MIB) };
    const huge = pageImages(1).map((image) => ({ ...image, webp: large.png }));
    for (const changes of [
      { report: long, heatmaps: HEATMAPS },
      { heatmaps: [large] },
      { pageImages: huge },
    ]) {
      await expect(scans.complete(id, fence, result(changes))).rejects.toThrow('larger than');
    }
    expect(await scans.get(org, id, 'report')).toEqual(before);
    expect(await heatmaps.on(under.connection).countDocuments()).toBe(0);
    expect(await pageImageCollection.on(under.connection).countDocuments()).toBe(0);
    expect(await scans.complete(id, fence, result({ report: report('x'.repeat(14 * MIB)) }))).toBe(
      true,
    );
  });

  test('processes that reconcile at once give each unit back once, some at a time', async () => {
    const at = under.clock();
    const id = await accepted(under.platform, org);
    await vi.waitFor(() => checkBooks(under, org));
    const pending = Array.from({ length: 250 }, () => ({ scan: randomUUID(), at }));
    await allowances
      .on(under.connection)
      .updateOne({ organisationId: org }, { $push: { pending }, $inc: { charged: 250 } });
    expect(await scans.usage(org)).toMatchObject({ used: 1 });
    expect(await scans.reconcile()).toBe(0); // somebody may be in the midst of it
    const other = openScanStore(under.connection, under.clock);
    under.clock.advance(10_000);
    const [first] = await Promise.all([scans.reconcile(), other.reconcile(), other.reconcile()]);
    expect(first).toBe(200);
    await mend(under);
    expect(await scans.usage(org)).toMatchObject({ used: 1, total_scans: 1 });
    expect(await scans.get(org, id, 'summary')).toMatchObject({ status: 'queued' });
    await checkBooks(under, org);
  });

  test('page images that an older version of the program left behind go, and no others', async () => {
    const images = { result: { pageImages: pageImages(1, 2, 3) } };
    const [kept, removed, fileGone] = [
      await completed(under.platform, org, images),
      await completed(under.platform, org, images),
      await completed(under.platform, org, images),
    ];
    // As a version does that knows no page images.
    await scanCollection.on(under.connection).deleteOne({ _id: removed });
    await change(fileGone, { fileAvailable: false });
    await mend(under);
    const left = await pageImageCollection.on(under.connection).distinct('scanId');
    expect(left).toEqual([kept]);
    expect(await scans.listPageImages(org, kept)).toHaveLength(3);
  });

  test('page images beyond one round of the walk are reached by the next', async () => {
    const model = pageImageCollection.on(under.connection);
    const orphan = (scanId: string) => ({
      ...{ _id: `${scanId}/1/1`, scanId, fence: 1, page: 1, width: 1, height: 1, bytes: 1 },
      webp: Buffer.alloc(1),
    });
    for (let round = 0; round < 3; round += 1) {
      await completed(under.platform, org, {
        result: { pageImages: pageImages(...Array.from({ length: 90 }, (_, at) => at + 1)) },
      });
    }
    await model.insertMany([orphan('ffffffff'), orphan('00000000')]);
    for (let round = 0; round < 4; round += 1) await scans.reconcile();
    expect(await model.countDocuments({ scanId: trusted({ $in: ['ffffffff', '00000000'] }) })).toBe(
      0,
    );
    expect(await model.countDocuments()).toBe(270);
  });

  test('an id that was given up is forgotten after a day', async () => {
    const key = { organisationId: org, key: 'k', requestHash: 'h', leaseMs: 1000 };
    await scans.reserveIdempotencyKey(key);
    await expect(scans.accept(newScan(randomUUID()), 'k')).rejects.toThrow();
    const gone = () => scanCollection.on(under.connection).countDocuments({ status: 'void' });
    expect(await gone()).toBe(1);
    await mend(under);
    expect(await gone()).toBe(1);
    under.clock.advance(24 * 3_600_000);
    await mend(under);
    expect(await gone()).toBe(0);
  });

  test('a scan taken on out of turn counts against its plan', async () => {
    const small = await organisation(under.platform, { plan: 'free', limit: 10 });
    const id = await accepted(under.platform, small);
    await accepted(under.platform, small);
    const fence = await claimed(under.platform, id);
    expect(await scans.dispatch({ limit: 5, leaseMs: 1000 })).toEqual([]);
    await scans.complete(id, fence, result());
    expect(await scans.dispatch({ limit: 5, leaseMs: 1000 })).toHaveLength(1);
  });

  test('an acceptance whose answer was lost is decided before the scan is read', async () => {
    const gate = await openWriteGate(under.url);
    const connection = await connectMongo(gate.url);
    const slow = openScanStore(connection, under.clock);
    await accepted(under.platform, org); // the month is begun: a charge is one write
    const scan = newScan(org);
    const { reached, open } = gate.closeAfter(1);
    const answered = slow.accept(scan, null).then(
      () => 'accepted',
      () => 'rejected',
    );
    await reached;
    // The store stands still: what it was sent it does later, the program hears nothing.
    let outcome: string | null = null;
    void answered.then((answer) => (outcome = answer));
    while (outcome === null) {
      gate.cut();
      await sleep(50);
    }
    expect(outcome).toBe('rejected');
    open();
    const found = await slow.get(org, scan.id, 'summary');
    await mend(under);
    // Which of the two came first is the store's; what was said then stays true.
    expect(await scans.get(org, scan.id, 'summary')).toEqual(found);
    const total = found === null ? 1 : 2;
    expect(await scans.usage(org)).toMatchObject({ used: total, total_scans: total });
    await checkBooks(under, org);
    await connection.close();
    await gate.dispose();
  });
});
