import { randomUUID } from 'node:crypto';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FAILURE_REASONS } from '../../../core/errors.js';
import type { NewScan, StoredScan } from '../../../core/ports.js';
import { Report } from '../../../core/report.js';
import { failureText } from '../../../core/texts/texts-in.js';
import { TEST_OUTCOMES, testDocument } from '../../../core/test-outcomes.js';
import { DocumentType, Lang, Verdict } from '../../../core/vocabulary.js';
import { type RunningWorker, startWorker } from '../../../worker/start-worker.js';
import { openStores, type Stores } from './stores.js';

const TROUBLESOME = fileURLToPath(new URL('troublesome-analysis.mjs', import.meta.url));

let stores: Stores;
let tests = '';
let worker: RunningWorker | null = null;

beforeEach(async () => {
  stores = await openStores({ LEASE_S: '2', WORKER_CONCURRENCY: '1' });
  tests = (await stores.platform.accounts.testOrganisation(stores.organisation.id))?.id ?? '';
});
afterEach(async () => {
  await worker?.stop(0);
  worker = null;
  await stores.close();
});

async function work(): Promise<void> {
  worker = startWorker({ ...stores, analysisEntry: TROUBLESOME });
  await worker.ready;
}

async function submit(reference: string | null, changes: Partial<NewScan> = {}): Promise<string> {
  const id = randomUUID();
  const file = { fileId: randomUUID(), name: 'a.pdf', type: 'application/pdf' as const, size: 9 };
  await stores.platform.scans.accept(
    {
      id,
      organisationId: tests,
      clientReference: reference,
      livemode: false,
      metadata: {},
      lang: 'en',
      context: {},
      file: { ...file, sha256: 'ab'.repeat(32), available: false },
      ...changes,
    },
    null,
  );
  await stores.platform.jobs.add('scan', { scanId: id }, { id });
  return id;
}

const get = (id: string): Promise<StoredScan | null> =>
  stores.platform.scans.get(tests, id, 'report');

const becomes = (id: string, expected: Partial<StoredScan>) =>
  vi.waitFor(async () => expect(await get(id)).toMatchObject(expected), {
    // The first report loads its texts, on a busy machine in many seconds; less than a slow scan takes.
    timeout: 25_000,
    interval: 20,
  });

describe('a scan of test data', () => {
  test.each(Lang.options)('has the verdict it names, with a whole report in %s', async (lang) => {
    await work();
    for (const verdict of Verdict.options) {
      const id = await submit(`test:${verdict}`, { lang });
      await becomes(id, { status: 'completed', verdict, documentType: 'other' });
      const scan = await get(id);
      const report = Report.parse(scan?.report);
      const points = report.findings.reduce((sum, { impact }) => sum + (impact ?? 0), 0);
      expect(points).toBe(scan?.riskScore);
      expect(report.findings.length > 0).toBe(verdict !== 'low_risk');
      expect(report.checks.length).toBeGreaterThan(0);
      expect(report.summary).toMatch(lang === 'en' ? /^Test data: / : /^נתוני בדיקה: /);
    }
  });

  test('fails for each reason it names, refunded, with the event of a failed scan', async () => {
    const endpoint = await stores.platform.webhooks.addEndpoint(tests, 'http://127.0.0.1:9/');
    await stores.platform.webhooks.addEndpoint(stores.organisation.id, 'http://127.0.0.1:9/live');
    await work();
    const ids = await Promise.all(FAILURE_REASONS.map((reason) => submit(`test:${reason}:x`)));
    for (const [index, failure] of FAILURE_REASONS.entries()) {
      await becomes(ids[index] ?? '', { status: 'failed', failure });
      expect(failureText(failure, 'en')).not.toBe('');
    }
    expect((await stores.platform.scans.usage(tests))?.used).toBe(0);
    expect(endpoint).not.toBeNull();
    expect(await stores.registry.metrics()).not.toMatch(/emet_scans_total\{[^}]*\} [1-9]/);
  });

  test('has the type it names, else the one its context expects', async () => {
    await work();
    const named = await Promise.all(DocumentType.options.map((type) => submit(`test:${type}`)));
    const expected = await submit(null, { context: { document_type: 'payslip' } });
    for (const [index, documentType] of DocumentType.options.entries()) {
      await becomes(named[index] ?? '', { status: 'completed', verdict: 'low_risk', documentType });
    }
    await becomes(expected, { status: 'completed', documentType: 'payslip' });
  });

  test('goes by the bytes of a test document, and by its reference before them', async () => {
    await work();
    const sha256 = createHash('sha256').update(testDocument('high_risk')).digest('hex');
    const file = {
      ...{ fileId: randomUUID(), name: 'a.pdf', type: 'application/pdf' as const, size: 9 },
      ...{ sha256, available: false },
    };
    await becomes(await submit(null, { file }), { verdict: 'high_risk' });
    const other = { ...file, fileId: randomUUID() };
    await becomes(await submit('test:review', { file: other }), { verdict: 'review' });
  });

  test('that is slow holds no place: a live scan passes it', async () => {
    const slow = TEST_OUTCOMES.get('slow');
    expect(slow?.kind === 'completed' && slow.durationMs).toBe(30_000);
    await work();
    const ids = await Promise.all([1, 2, 3].map(() => submit('test:slow')));
    for (const id of ids) await becomes(id, { status: 'processing' });
    const { id } = await stores.accept('%PDF-1.4 calm x');
    await stores.platform.jobs.add('scan', { scanId: id }, { id });
    await vi.waitFor(
      async () =>
        expect(
          (await stores.platform.scans.get(stores.organisation.id, id, 'summary'))?.status,
        ).toBe('completed'),
      5_000,
    );
    // Beyond its lease, which is held meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    for (const one of ids) await becomes(one, { status: 'processing', attempt: 1 });
  });

  test('goes back to the queue, uncounted, when its worker stops', async () => {
    await work();
    const id = await submit('test:slow');
    await becomes(id, { status: 'processing' });
    await worker?.stop(0);
    expect(await get(id)).toMatchObject({ status: 'queued', attempt: 0 });
  });

  test('that is deleted while under way stays deleted', async () => {
    await work();
    const id = await submit('test:high_risk');
    await becomes(id, { status: 'processing' });
    await stores.platform.scans.remove(tests, id);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await get(id)).toBeNull();
  });
});
