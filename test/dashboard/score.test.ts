import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { explainScore, HIGH_RISK_MIN, REVIEW_MIN } from '../../dashboard/scan/score.js';
import * as engine from '../../worker/engine/index.js';
import { goldenScan } from './golden-scan.js';

const SAMPLES = readdirSync(join(import.meta.dirname, '../../samples')).filter((name) =>
  /\.(pdf|jpg|png|webp|heic)$/.test(name),
);

describe('the points of all parts add up to the score', () => {
  test.each(SAMPLES)('of %s', (sample) => {
    const { report, riskScore } = goldenScan(sample, 'en');
    const { parts, sum, score } = explainScore(report);
    expect(score).toBe(riskScore);
    expect(parts.reduce((total, { points }) => total + points, 0)).toBe(sum);
  });

  test.each(['low_risk', 'review', 'high_risk'] as const)('of test data at %s', async (verdict) => {
    const sampleResult = await engine.loadSampleResult();
    const given = { verdict, documentType: 'invoice', lang: 'en', sha256: '0'.repeat(64) } as const;
    const { report, riskScore } = sampleResult(given);
    const { parts, score } = explainScore(report);
    expect(score).toBe(riskScore);
    for (const { alone, points, limits } of parts) {
      expect(alone).not.toBeNull();
      if (alone !== points) expect(limits).not.toEqual([]);
    }
  });
});

test('the thresholds that are told are those of the engine', () => {
  expect(REVIEW_MIN).toBe(engine.REVIEW_MIN);
  expect(HIGH_RISK_MIN).toBe(engine.HIGH_RISK_MIN);
});
