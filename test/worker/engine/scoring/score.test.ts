import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LayerRun } from '../../../../core/report.js';
import type { Finding } from '../../../../worker/engine/findings/finding.js';
import {
  HIGH_RISK_MIN,
  REVIEW_MIN,
  scoreFindings,
} from '../../../../worker/engine/scoring/score.js';
import { type FindingCode, FINDINGS } from '../../../../worker/engine/scoring/finding-codes.js';

const codes = Object.keys(FINDINGS) as FindingCode[];
const finding = (code: FindingCode, confidence = 1): Finding & { engine: string } => ({
  code,
  confidence,
  values: {},
  place: null,
  evidence: null,
  engine: 'test',
});
const ran: LayerRun[] = [{ layer: 'decode', status: 'ran', duration_ms: 1 }];
const anyFindings = fc.array(
  fc.record({
    code: fc.constantFrom(...codes),
    confidence: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { maxLength: 30 },
);

describe('weigh', () => {
  it('makes the impacts add up to the risk score, clamped to 0-100', () => {
    fc.assert(
      fc.property(anyFindings, (drawn) => {
        const { findings: findings, riskScore } = scoreFindings(
          drawn.map(({ code, confidence }) => finding(code, confidence)),
          ran,
        );
        const sum = findings.reduce((total, { impact }) => total + impact, 0);
        expect(riskScore).toBe(Math.max(0, Math.min(100, sum)));
        expect(findings).toHaveLength(drawn.length);
        expect(findings.every(({ impact }) => Number.isInteger(impact))).toBe(true);
        // Every point that a finding does not add has a reason, and no other has one.
        for (const { impact, alone, limits, code, confidence } of findings) {
          const points = FINDINGS[code as FindingCode].points * confidence;
          expect(Math.abs(alone - points)).toBeLessThanOrEqual(0.5);
          expect(Math.abs(impact)).toBeLessThanOrEqual(Math.abs(alone));
          expect(limits.length > 0).toBe(impact !== alone);
        }
      }),
    );
  });

  it('lets no code weigh more than its maximum, however often it is found', () => {
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.integer({ min: 1, max: 40 }), (code, count) => {
        const { findings: findings } = scoreFindings(
          Array.from({ length: count }, () => finding(code)),
          ran,
        );
        const { points, pointsMax = points } = FINDINGS[code];
        const sum = findings.reduce((total, { impact }) => total + impact, 0);
        expect(Math.abs(sum)).toBeLessThanOrEqual(Math.abs(pointsMax));
      }),
    );
  });

  it('never answers low_risk when a layer failed or timed out', () => {
    for (const status of ['failed', 'timed_out'] as const) {
      const { verdict, riskScore } = scoreFindings(
        [],
        [...ran, { layer: 'ocr', status, duration_ms: 5 }],
      );
      expect({ verdict, riskScore }).toEqual({ verdict: 'review', riskScore: 0 });
    }
  });

  it('does not hold a skipped layer against the document', () => {
    expect(
      scoreFindings([], [...ran, { layer: 'history', status: 'skipped', duration_ms: 0 }]).verdict,
    ).toBe('low_risk');
  });

  it('never accuses on the word of the metadata alone', () => {
    const metadata = codes.filter((code) => FINDINGS[code].source === 'metadata');
    for (const code of metadata)
      expect(scoreFindings([finding(code)], ran).verdict).not.toBe('high_risk');
  });

  it('asks for a look on metadata only when one of their signs does so alone', () => {
    const weak = [
      finding('pdf_editor', 0.4),
      finding('programs_disagree', 0.6),
      finding('metadata_dates_disagree', 0.9),
    ];
    expect(scoreFindings(weak, ran).riskScore).toBeLessThan(REVIEW_MIN);
    const strong = codes
      .filter((code) => FINDINGS[code].source === 'metadata')
      .map((code) => ({ code, alone: scoreFindings([finding(code)], ran).riskScore }))
      .sort((a, b) => b.alone - a.alone)[0]!;
    const together = scoreFindings([...weak, finding(strong.code)], ran).riskScore;
    expect(together).toBe(Math.max(REVIEW_MIN - 1, strong.alone));
  });

  it('only informs of what weighs nothing', () => {
    expect(scoreFindings([finding('same_file_again')], ran).verdict).toBe('low_risk');
    expect(REVIEW_MIN).toBeLessThan(HIGH_RISK_MIN);
  });
});

describe('signs in pixels', () => {
  const at = (x: number) => ({ page: 1, rect: { x, y: 10, w: 5, h: 3 } });
  const pixel = codes.filter(
    (code) => FINDINGS[code].source === 'pixel' && FINDINGS[code].points > 0,
  );
  const categories = [...new Set(pixel.map((code) => FINDINGS[code].category))];
  const strongestOf = (category: string) =>
    pixel
      .filter((code) => FINDINGS[code].category === category)
      .sort((a, b) => FINDINGS[b].points - FINDINGS[a].points)[0]!;

  it('of one category weigh as the strongest: they are one trace seen several times', () => {
    for (const category of categories) {
      const all = pixel.filter((code) => FINDINGS[code].category === category);
      const { riskScore } = scoreFindings(
        all.flatMap((code) => [
          { ...finding(code), place: at(10) },
          { ...finding(code, 0.9), place: at(40) },
        ]),
        ran,
      );
      const alone = all.map((code) => scoreFindings([finding(code)], ran).riskScore);
      expect(riskScore).toBe(Math.max(...alone));
      expect(riskScore).toBeLessThan(HIGH_RISK_MIN);
    }
  });

  it('of different categories accuse only where they meet', () => {
    const two = categories
      .map(strongestOf)
      .sort((a, b) => FINDINGS[b].points - FINDINGS[a].points)
      .slice(0, 2);
    const met = scoreFindings(
      two.map((code, index) => ({ ...finding(code), place: at(10 + index) })),
      ran,
    );
    const apart = scoreFindings(
      two.map((code, index) => ({ ...finding(code), place: at(10 + 30 * index) })),
      ran,
    );
    expect(met.riskScore).toBeGreaterThan(apart.riskScore);
    expect(apart.riskScore).toBeLessThan(HIGH_RISK_MIN);
    const every = scoreFindings(
      pixel.map((code, index) => ({ ...finding(code), place: at(5 + 6 * index) })),
      ran,
    );
    expect(every.riskScore).toBeLessThan(HIGH_RISK_MIN);
  });
});
