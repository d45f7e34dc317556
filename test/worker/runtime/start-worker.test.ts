import { openRegistry } from '../../../main/metrics-page.js';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PlatformFault } from '../../../core/errors.js';
import type { StoredScan } from '../../../core/ports.js';
import { registerWorkerMetrics } from '../../../worker/metrics.js';
import { type RunningWorker, startWorker } from '../../../worker/start-worker.js';
import { openStores, type Stores } from './stores.js';

const TROUBLESOME = fileURLToPath(new URL('troublesome-analysis.mjs', import.meta.url));

let stores: Stores;
const workers: RunningWorker[] = [];

beforeEach(async () => {
  stores = await openStores({ LEASE_S: '2' });
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop(0);
  await stores.close();
});

async function work(): Promise<RunningWorker> {
  // Each worker is a process of its own in life, so each has its own registry.
  const metrics =
    workers.length === 0 ? stores.metrics : registerWorkerMetrics(openRegistry('worker'));
  // The documents reach for files on purpose, which the confinement denies.
  const parts = { ...stores, metrics, confined: false, analysisEntry: TROUBLESOME };
  const worker = startWorker(parts);
  workers.push(worker);
  await worker.ready;
  return worker;
}

async function submit(trouble: string, organisationId?: string): Promise<string> {
  const { id } = await stores.accept(`%PDF-1.4 ${trouble}`, organisationId);
  await stores.platform.jobs.add('scan', { scanId: id }, { id });
  return id;
}

const get = (id: string): Promise<StoredScan | null> =>
  stores.platform.scans.get(stores.organisation.id, id, 'report');

const becomes = (id: string, expected: Partial<StoredScan>, timeoutMs = 8_000) =>
  vi.waitFor(async () => expect(await get(id)).toMatchObject(expected), {
    timeout: timeoutMs,
    interval: 20,
  });

const used = async () => (await stores.platform.scans.usage(stores.organisation.id))?.used;

describe('a worker', () => {
  test('is heard of only once a child is warm, and no more when it has stopped', async () => {
    const worker = startWorker({ ...stores, analysisEntry: TROUBLESOME });
    workers.push(worker);
    expect((await stores.platform.workers.ready(30_000)).workers).toBe(0);
    await worker.ready;
    expect((await stores.platform.workers.ready(30_000)).workers).toBe(1);
    await worker.stop();
    expect((await stores.platform.workers.ready(30_000)).workers).toBe(0);
  });

  test('takes a scan from queued to completed, with a report, and notes its stages', async () => {
    await work();
    const id = await submit('sleep 300');
    await becomes(id, { status: 'processing', stage: 'decoding' });
    await becomes(id, { status: 'completed', verdict: 'low_risk', riskScore: 0 });
    expect((await get(id))?.report).toBeTruthy();
    expect(await stores.registry.metrics()).toContain('emet_scan_duration_seconds_count 1');
    expect(await used()).toBe(1);
  });

  test('keeps pictures of the pages with the scan, unless PAGE_IMAGES is off', async () => {
    await work();
    const { scans } = stores.platform;
    const id = await submit('pages x');
    await becomes(id, { status: 'completed' });
    expect(await scans.listPageImages(stores.organisation.id, id)).toMatchObject([
      { page: 1, width: 40, height: 20 },
      { page: 2, width: 80, height: 20 },
    ]);
    await workers.pop()?.stop();
    await stores.close();
    stores = await openStores({ LEASE_S: '2', PAGE_IMAGES: 'off' });
    await work();
    const without = await submit('pages x');
    await becomes(without, { status: 'completed' });
    expect(await stores.platform.scans.listPageImages(stores.organisation.id, without)).toEqual([]);
  });

  test('keeps a scan that takes longer than a lease, also from another worker', async () => {
    await work();
    await work();
    const id = await submit('block 3500');
    await becomes(id, { status: 'completed', attempt: 1 });
    expect(stores.logged()).not.toContain('taken over');
  });

  test('takes nothing on while the platform cannot be relied on, and goes on when it can', async () => {
    let fault: Error | null = new PlatformFault('The clock of this machine is 47 s ahead.');
    const ping = () => (fault === null ? stores.platform.ping() : Promise.reject(fault));
    const platform = { ...stores.platform, ping };
    const worker = startWorker({ ...stores, platform, analysisEntry: TROUBLESOME });
    workers.push(worker);
    await worker.ready;
    expect((await platform.workers.ready(30_000)).workers).toBe(0);
    const id = await submit('calm x');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await get(id)).toMatchObject({ status: 'queued', attempt: 0 });
    expect(stores.logged()).toContain('47 s ahead');
    fault = null;
    await becomes(id, { status: 'completed', attempt: 1 });
  });

  test('shows a scan the earlier ones of its own organisation, and of no other', async () => {
    await work();
    const { accounts, scans } = stores.platform;
    const other = await accounts.createOrganisation({ name: 'B', plan: 'business' });
    const foreign = await submit('calm x', other.id);
    await vi.waitFor(
      async () => expect((await scans.get(other.id, foreign, 'summary'))?.status).toBe('completed'),
      5_000,
    );
    const first = await submit('calm x');
    await becomes(first, { status: 'completed' });
    const second = await submit('calm x');
    await becomes(second, { status: 'completed' });
    expect((await get(second))?.report?.summary).toContain(first);
    expect((await get(second))?.report?.summary).not.toContain(foreign);
    expect((await get(first))?.report?.summary).not.toContain(second);
  });

  test('ends a scan whose file is gone as failed, refunded', async () => {
    const { id, fileId } = await stores.accept('%PDF-1.4 calm x');
    await stores.platform.files.remove(fileId);
    // Before that, the worker's first sweep might dispatch it with its file.
    await work();
    await stores.platform.jobs.add('scan', { scanId: id }, { id });
    await becomes(id, { status: 'failed', failure: 'internal_error' });
    expect(await used()).toBe(0);
  });

  test('stops the child of a scan that is deleted, and goes on with the next', async () => {
    await work();
    const id = await submit('block 60000');
    await becomes(id, { status: 'processing' });
    await stores.platform.scans.remove(stores.organisation.id, id);
    await becomes(await submit('calm x'), { status: 'completed' });
    expect(await used()).toBe(2);
  });

  test.each([
    ['signal SIGSEGV', 'corrupt_file'],
    ['signal SIGKILL', 'resource_limit'],
    ['exit 9', 'internal_error'],
    ['corrupt x', 'corrupt_file'],
  ])(
    'after "%s" in two children a scan fails as %s, at its first attempt',
    async (trouble, why) => {
      await work();
      const id = await submit(trouble);
      await becomes(id, { status: 'failed', failure: why as StoredScan['failure'], attempt: 1 });
      expect(await used()).toBe(0);
    },
  );

  test('tries once more when a child died', async () => {
    await work();
    const marker = join(stores.settings.dataDir, 'marker');
    const id = await submit(`once ${marker}`);
    await becomes(id, { status: 'completed', attempt: 1 });
    expect(existsSync(marker)).toBe(true);
  });

  test('stopping gives back what takes too long, and the attempt does not count', async () => {
    const worker = await work();
    const id = await submit('sleep 60000');
    await becomes(id, { status: 'processing' });
    await worker.stop(50);
    expect(await get(id)).toMatchObject({ status: 'queued', stage: 'queued', attempt: 0 });
    await work();
    await becomes(id, { status: 'processing' });
  });

  test('logs nothing that a document says', async () => {
    await work();
    const id = await submit('bug x');
    await becomes(id, { status: 'failed', failure: 'internal_error' });
    expect(stores.logged()).toContain('TypeError');
    expect(stores.logged()).not.toContain('SECRET-CONTENT');
    expect(stores.logged()).not.toContain('x.pdf');
  });
});
