import { join } from 'node:path';
import Libsql from 'libsql';
import { expect, test } from 'vitest';
import type { ReviewOrder } from '../../core/ports.js';
import { organisation } from './contract/platform-under-test.js';
import { openEmbeddedForTest } from './open-embedded-for-test.js';

const SCANS = 100_000;
const CLAIMS = 50;
const STEP_MAX_MS = 50;
const ROUNDS = 20;

test(
  `the next of ${SCANS} scans is claimed, and they are counted, within ${STEP_MAX_MS} ms`,
  { timeout: 300_000 },
  async () => {
    const under = await openEmbeddedForTest();
    const { review } = under.platform;
    const organisationId = await organisation(under.platform);
    addScans(join(under.dataDir, 'emet.db'), organisationId);

    const claim = (order: ReviewOrder) =>
      review.claimNext({
        ...{ organisationId, order, after: null, leaseMs: 60_000 },
        by: { userId: 'someone', name: 'Ruth', sessionId: 'one' },
      });
    for (let held = 0; held < CLAIMS; held += 1) await claim('oldest');
    expect(await review.countWaiting(organisationId)).toBe(SCANS / 2);
    const steps: Record<string, () => Promise<unknown>> = {
      oldest: () => claim('oldest'),
      score: () => claim('score'),
      count: () => review.countWaiting(organisationId),
    };
    for (const [name, step] of Object.entries(steps)) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const started = performance.now();
        expect(await step()).not.toBeNull();
        times.push(performance.now() - started);
      }
      const median = times.sort((a, b) => a - b)[ROUNDS / 2] ?? Infinity;
      if (process.env['FIGURES']) process.stderr.write(`${name}: ${median.toFixed(1)} ms\n`);
      expect(median, name).toBeLessThan(STEP_MAX_MS);
    }
    await under.dispose();
  },
);

/** Put straight into the table: half of them wait; the others are at low risk, or labelled. */
function addScans(path: string, organisationId: string): void {
  const database = new Libsql(path);
  database.exec('PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE');
  database
    .prepare(
      `INSERT INTO scans (id, organisation_id, status, stage, created_at, queued_at, completed_at,
         charged_period, metadata, lang, context, file_id, file_name, file_type, file_size,
         file_sha256, file_available, verdict, risk_score, document_type, channel, label)
       WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?)
       SELECT 'scan ' || i, ?, 'completed', 'reporting', i, i, i, 0, '{}', 'en', '{}',
         'file ' || i, '"a.pdf"', 'application/pdf', 1, 'ab', 1,
         CASE i % 4 WHEN 0 THEN 'low_risk' WHEN 1 THEN 'high_risk' ELSE 'review' END,
         i * 7919 % 101, 'invoice', 'native_pdf', iif(i % 4 = 3, 'genuine', NULL) FROM n`,
    )
    .run([SCANS, organisationId]);
  database.exec('COMMIT');
  database.close();
}
