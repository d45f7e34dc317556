import { trusted } from 'mongoose';
import { expect } from 'vitest';
import { allowances } from '../../../adapters/cluster/mongo/allowance-model.js';
import { heatmaps } from '../../../adapters/cluster/mongo/heatmap-model.js';
import { pageImages } from '../../../adapters/cluster/mongo/page-image-model.js';
import { organisations } from '../../../adapters/cluster/mongo/organisation-model.js';
import { scans } from '../../../adapters/cluster/mongo/scan-model.js';
import { webhookDeliveries } from '../../../adapters/cluster/mongo/webhook-delivery-model.js';
import { RECONCILE_AFTER_MS } from '../../../core/ports.js';
import type { ScansUnderTest } from './open-scans-for-test.js';

/** Lets time pass and finishes what is half done, until nothing is. */
export async function mend({ platform, clock }: ScansUnderTest): Promise<void> {
  clock.advance(RECONCILE_AFTER_MS);
  for (let round = 0; round < 5; round += 1) {
    if ((await platform.scans.reconcile()) === 0) return;
  }
  throw new Error('Reconciling does not come to an end.');
}

/** What must hold of an organisation whenever nobody is in the midst of a write, however it came to be. */
export async function checkBooks(under: ScansUnderTest, organisationId: string): Promise<void> {
  const { platform, connection } = under;
  const { scans: listed } = await platform.scans.list({
    organisationId,
    filter: {},
    after: null,
    limit: 1000,
    include: 'report',
  });
  const stored = await scans.on(connection).find({ organisationId }).lean();
  expect(stored.map((scan) => scan._id).sort()).toEqual(listed.map((scan) => scan.id).sort());

  const underWay = stored.filter((scan) => scan.open === true && scan.waiting !== true);
  const account = await organisations.on(connection).findById(organisationId).lean();
  expect(account?.running.map((slot) => slot.id).sort()).toEqual(
    underWay.map((scan) => scan.slot).sort(),
  );

  for (const scan of stored) {
    expect(scan.announce).toBeUndefined();
    expect(scan.report !== undefined, scan.status).toBe(scan.status === 'completed');
    expect(scan.failure !== undefined, scan.status).toBe(scan.status === 'failed');
    expect(scan.open === true, scan.status).toBe(scan.completedAt === undefined);
    const isQueued = scan.status === 'queued';
    expect(scan.waiting === true || scan.heldUntil !== undefined).toBe(scan.open === true);
    if (!isQueued) expect(scan.waiting).toBeUndefined();
  }
  for (const { pending } of await allowances.on(connection).find({ organisationId }).lean()) {
    expect(pending).toEqual([]);
  }
  expect(await scans.on(connection).countDocuments({ removedFrom: organisationId })).toBe(0);

  const all = await scans
    .on(connection)
    .find({ organisationId: trusted({ $exists: true }) })
    .lean();
  const of = new Map(all.map((scan) => [scan._id, scan]));
  for (const heatmap of await heatmaps.on(connection).find().lean()) {
    const owner = of.get(heatmap.scanId);
    expect(heatmap).toMatchObject({ fence: owner?.fence });
    expect(heatmap.unsettledAt).toBeUndefined();
  }
  for (const image of await pageImages.on(connection).find().lean()) {
    const owner = of.get(image.scanId);
    expect(image).toMatchObject({ fence: owner?.fence });
    expect(image.unsettledAt).toBeUndefined();
    expect(owner?.fileAvailable).toBe(true);
  }
  const deliveries = await webhookDeliveries.on(connection).find().lean();
  for (const { scanId } of deliveries) expect(of.has(scanId ?? '')).toBe(true);
}
