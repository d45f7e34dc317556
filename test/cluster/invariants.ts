import { expect } from 'vitest';
import type { Scan } from '../../core/scan.js';
import { until } from '../system/faults-program.js';
import type { Cluster } from './cluster.js';
import type { Inbox } from './inbox.js';
import type { Load, Sent } from './load.js';
import type { Tenant } from './tenants.js';

/** Longer than a delivery that a worker took on and did not record waits for the next one. */
const TOLD_WITHIN_MS = 40_000;
const FINAL_WITHIN_MS = 90_000;

/**
 * Waits until everything that was accepted is final and told, then holds it
 * against what must be true whatever happened; answers the scans.
 */
export async function expectInvariants(
  { platform }: Pick<Cluster, 'platform'>,
  { sent, done }: Load,
  inbox: Inbox,
): Promise<Scan[]> {
  await done;
  await until(
    'every scan is final',
    async () => {
      const left = await platform.scans.backlog().catch(() => null);
      return left !== null && left.queued + left.processing === 0;
    },
    FINAL_WITHIN_MS,
  );
  const scans: Scan[] = [];
  for (const tenant of tenantsOf(sent)) {
    scans.push(...(await expectOwnScans(tenant, sent)));
  }
  await expectTold(sent, inbox);
  for (const tenant of tenantsOf(sent)) await expectCharged(tenant, scans, sent);
  // One that arrived and whose worker died before it was noted is sent again.
  await until(
    'no delivery is left',
    async () => (await platform.webhooks.backlog()).pending === 0,
    TOLD_WITHIN_MS,
  );
  // Nobody wrote a second report meanwhile.
  const again: Scan[] = [];
  for (const tenant of tenantsOf(sent)) again.push(...(await tenant.client.list()));
  expect(again).toEqual(scans);
  return scans;
}

export const tenantsOf = (sent: Sent[]): Tenant[] => [...new Set(sent.map(({ tenant }) => tenant))];

const failsBy = (trouble: string): boolean => /corrupt|regicide/.test(trouble);

/** Nothing was lost, nothing is there twice, and each scan ended as its document asks for. */
async function expectOwnScans(tenant: Tenant, sent: Sent[]): Promise<Scan[]> {
  const own = new Map(
    sent.filter((one) => one.tenant === tenant).map((one) => [one.id, one.trouble]),
  );
  const scans = await tenant.client.list();
  expect(new Set(scans.map(({ id }) => id)), tenant.name).toEqual(new Set(own.keys()));
  expect(scans.length).toBe(own.size);
  for (const scan of scans) {
    const fails = failsBy(own.get(scan.id) ?? '');
    const seen = [scan.status, scan.report !== undefined, scan.error];
    expect(seen, `${tenant.name} ${own.get(scan.id)}`).toEqual(
      fails ? ['failed', false, expect.any(String)] : ['completed', true, null],
    );
  }
  return scans;
}

/** Each scan was told of at least once, under one delivery id of its own. */
async function expectTold(sent: Sent[], { arrivals }: Inbox): Promise<void> {
  const told = () => new Set(arrivals.map(({ scanId }) => scanId));
  await until(
    'every webhook arrives',
    () => sent.every(({ id }) => told().has(id ?? '')),
    TOLD_WITHIN_MS,
  );
  const ids = new Set(sent.map(({ id }) => id));
  const own = arrivals.filter(({ scanId }) => ids.has(scanId));
  const deliveries = new Map(own.map(({ scanId, deliveryId }) => [deliveryId, scanId]));
  expect(deliveries.size).toBe(sent.length);
  expect(new Set(deliveries.values()).size).toBe(sent.length);
  for (const one of sent) {
    const types = new Set(own.filter(({ scanId }) => scanId === one.id).map(({ type }) => type));
    expect([...types]).toEqual([failsBy(one.trouble) ? 'scan.failed' : 'scan.completed']);
  }
}

/** What is charged is what was completed, to the unit. */
async function expectCharged(tenant: Tenant, scans: Scan[], sent: Sent[]): Promise<void> {
  const ids = new Set(sent.filter((one) => one.tenant === tenant).map(({ id }) => id));
  const completed = scans.filter(({ id, status }) => ids.has(id) && status === 'completed').length;
  // A refund that a process died over is made good within seconds.
  const usage = () => tenant.client.usage();
  await until('refunds are made', async () => (await usage()).used === completed, 20_000).catch(
    () => {},
  );
  const { used, total_scans: total } = await usage();
  expect({ used, total }, tenant.name).toEqual({ used: completed, total: ids.size });
}
