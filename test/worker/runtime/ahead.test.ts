import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from '../../../core/settings.js';
import { jobOfLocalFile } from '../../../scripts/local-document.js';
import type { ScanResult } from '../../../core/ports.js';
import { openAnalysisPool } from '../../../worker/isolation/pool.js';
import { quietHooks } from '../../corpus/quiet-scan.js';

const pool = openAnalysisPool({
  size: 1,
  limits: { wallMs: 600_000, cpuMs: 600_000, memoryBytes: 1536 * 1024 ** 2, scansMax: 10 },
  entry: fileURLToPath(new URL('ahead-analysis.mjs', import.meta.url)),
});
afterAll(() => pool.close());

async function scan(sample: string, fileName: string): Promise<ScanResult> {
  const path = fileURLToPath(new URL(`../../../samples/${sample}`, import.meta.url));
  const local = await jobOfLocalFile(path, 'he', readSettings({ SCAN_TIMEOUT_S: '600' }));
  if ('refused' in local) throw new Error(local.refused);
  return pool.analyse({ ...local.job, fileName }, { ...quietHooks(), history: async () => [] });
}

const withoutTimes = (result: ScanResult): unknown =>
  JSON.parse(
    JSON.stringify(result, (key, value: unknown) => (key === 'duration_ms' ? undefined : value)),
  );

async function isSame(sample: string): Promise<void> {
  const ahead = await scan(sample, 'ahead');
  expect(ahead.report.forensic_analysis?.pages.length).toBeGreaterThan(0);
  expect(ahead.report.engine.coverage).toContainEqual(
    expect.objectContaining({ layer: 'typeface', status: 'ran' }),
  );
  expect(withoutTimes(ahead)).toEqual(withoutTimes(await scan(sample, 'sequential')));
}

test('pictures examined in a thread while pages are read give the report of one step after another', () =>
  isSame('he-payslip-scanned-forged-net.pdf'));

test('so do a photo and a screenshot', { tags: ['full', 'live'] }, async () => {
  await isSame('en-invoice-photo-forged-total.jpg');
  await isSame('he-invoice-photo.jpg');
});
