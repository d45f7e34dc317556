import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Report } from '../../../core/report.js';
import type { StoredScan } from '../../../core/ports.js';
import { type RunningWorker, startWorker } from '../../../worker/start-worker.js';
import { pagePdf, table } from '../engine/pdf/forensics/typography/table-page.js';
import { openReceiver } from '../receiver.js';
import { openStores, type Stores } from './stores.js';

const STALLING = fileURLToPath(new URL('stalling-analysis.mjs', import.meta.url));

let stores: Stores;
let worker: RunningWorker;

afterEach(async () => {
  await worker.stop(0);
  await stores.close();
});

/** A worker whose scans have these limits, on a machine that is or is not busy. */
async function work(limits: Record<string, string>, isBusy = false): Promise<void> {
  stores = await openStores(limits);
  worker = startWorker({ ...stores, analysisEntry: STALLING, isBusy: () => isBusy });
  await worker.ready;
}

/** A page with a table, whose analysis gets stuck as it enters a stage. */
const document = (stage: string, trouble: string): string =>
  `${pagePdf(table())
    .toString('latin1')
    .replace(/[^\t-~]/g, 'x')}\n% ${stage} ${trouble}\n`;

async function scanned(stage: string, trouble: string): Promise<StoredScan> {
  const { id } = await stores.accept(document(stage, trouble));
  await stores.platform.jobs.add('scan', { scanId: id }, { id });
  return vi.waitFor(
    async () => {
      const scan = await stores.platform.scans.get(stores.organisation.id, id, 'report');
      if (scan?.status !== 'completed' && scan?.status !== 'failed') throw new Error('under way');
      return scan;
    },
    { timeout: 60_000, interval: 50 },
  );
}

const used = async () => (await stores.platform.scans.usage(stores.organisation.id))?.used;

const WALL = { SCAN_TIMEOUT_S: '6' };
const CPU = { SCAN_CPU_S: '4' };
const MEMORY = { SCAN_MEMORY_MB: '768' };

describe('a scan that reaches a limit ends with the report of what arrived', () => {
  const atLimit = async (
    limit: string,
    stage: string,
    trouble: string,
    limits: Record<string, string>,
  ): Promise<void> => {
    await work(limits);
    const scan = await scanned(stage, trouble);
    expect(scan).toMatchObject({ status: 'completed', verdict: 'review', attempt: 1 });
    const report = Report.parse(scan.report);
    const { coverage } = report.engine;
    const ran = coverage.filter(({ status }) => status === 'ran').map(({ layer }) => layer);
    const missed = coverage.filter(({ status }) => status === 'not_run').map(({ layer }) => layer);
    expect(coverage).toContainEqual(
      expect.objectContaining({ layer: 'scan', status: 'timed_out' }),
    );
    // What the file shows arrives before its pages are read.
    expect(ran).toEqual(expect.arrayContaining(['decode', 'covered-text', 'metadata-dates']));
    const isRead = stage === 'inspecting' || stage === 'scoring';
    expect(missed.includes('extraction')).toBe(!isRead);
    expect(ran.includes('text_layer')).toBe(isRead);
    expect(report.extracted.amounts.length > 0).toBe(isRead);
    expect(report.summary).toContain('limit of time or memory');
    expect(report.findings.map(({ code }) => code)).toContain('layer_incomplete');
    expect(await used()).toBe(1);
    // A page that was drawn large enough to be read before the end has its picture.
    const images = await stores.platform.scans.listPageImages(stores.organisation.id, scan.id);
    expect(images.length).toBe(isRead ? 1 : 0);
    const ended = `emet_analysis_children_ended_total{reason="${limit}"} 1`;
    const metrics = await stores.registry.metrics();
    expect(metrics).toContain(ended);
    expect(metrics).toContain(
      'emet_scans_finished_total{status="completed",verdict="review",reason="cut_short"} 1',
    );
    // It does not count as a report in time.
    expect(metrics).toContain('emet_scan_duration_seconds_count 0');
  };

  test.each([
    ['wall', 'reading', 'sleep', WALL],
    ['memory', 'scoring', 'memory', MEMORY],
  ])('at the limit of %s in the stage %s', atLimit);

  test.each([
    ['wall', 'rendering', 'sleep', WALL],
    ['cpu', 'reading', 'loop', CPU],
    ['cpu', 'inspecting', 'loop', CPU],
    ['memory', 'reading', 'memory', MEMORY],
  ])('at the limit of %s in the stage %s, too', { tags: ['full'] }, atLimit);

  test('after the death of two children, and its webhook is that of any completed scan', async () => {
    await work({});
    const receiver = await openReceiver();
    await stores.platform.webhooks.addEndpoint(stores.organisation.id, receiver.url);
    const scan = await scanned('inspecting', 'abort');
    expect(scan).toMatchObject({ status: 'completed', verdict: 'review', attempt: 1 });
    expect(scan.report?.extracted.amounts).not.toEqual([]);
    expect(await used()).toBe(1);
    await vi.waitFor(() => expect(receiver.received.length).toBe(1), 5_000);
    expect(receiver.received[0]?.event).toMatchObject({
      type: 'scan.completed',
      data: { scan: { id: scan.id, status: 'completed', verdict: 'review', error: null } },
    });
    await receiver.close();
  });

  test(
    'once more from the start when the machine was busy, and not a third time',
    { tags: ['full'] },
    async () => {
      await work(WALL, true);
      const scan = await scanned('reading', 'sleep');
      expect(scan).toMatchObject({ status: 'completed', verdict: 'review', attempt: 1 });
      const metrics = await stores.registry.metrics();
      expect(metrics).toContain('emet_analysis_children_ended_total{reason="wall"} 2');
      expect(metrics).toContain('emet_scans_interrupted_total{reason="busy"} 1');
      expect(await used()).toBe(1);
    },
  );
});

describe('a scan of which nothing arrived fails and is refunded', () => {
  const asFailed = async (
    failure: string,
    trouble: string,
    limits: Record<string, string>,
  ): Promise<void> => {
    await work(limits);
    expect(await scanned('decoding', trouble)).toMatchObject({ status: 'failed', failure });
    expect(await used()).toBe(0);
  };

  test.each([['resource_limit', 'memory', MEMORY]])('as %s by %s while it is opened', asFailed);

  test.each([
    ['timed_out', 'sleep', WALL],
    ['resource_limit', 'loop', CPU],
    ['resource_limit', 'abort', {}],
  ])('as %s by %s while it is opened, too', { tags: ['full'] }, asFailed);
});
