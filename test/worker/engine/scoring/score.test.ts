import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LayerRun } from '../../../../core/report.js';
import type { Sign } from '../../../../worker/engine/detectors/detector.js';
import { HIGH_RISK_MIN, REVIEW_MIN, weigh } from '../../../../worker/engine/scoring/score.js';
import { WEIGHTS, type FindingCode } from '../../../../worker/engine/scoring/weights.js';

const codes = Object.keys(WEIGHTS) as FindingCode[];
const sign = (code: FindingCode, confidence = 1): Sign & { engine: string } => ({
  code,
  confidence,
  values: {},
  place: null,
  evidence: null,
  engine: 'test',
});
const ran: LayerRun[] = [{ layer: 'decode', status: 'ran', duration_ms: 1 }];
const anySigns = fc.array(
  fc.record({
    code: fc.constantFrom(...codes),
    confidence: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { maxLength: 30 },
);

describe('weigh', () => {
  it('makes the impacts add up to the risk score, clamped to 0-100', () => {
    fc.assert(
      fc.property(anySigns, (drawn) => {
        const { signs, riskScore } = weigh(
          drawn.map(({ code, confidence }) => sign(code, confidence)),
          ran,
        );
        const sum = signs.reduce((total, { impact }) => total + impact, 0);
        expect(riskScore).toBe(Math.max(0, Math.min(100, sum)));
        expect(signs).toHaveLength(drawn.length);
        expect(signs.every(({ impact }) => Number.isInteger(impact))).toBe(true);
      }),
    );
  });

  it('lets no code weigh more than its maximum, however often it is found', () => {
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.integer({ min: 1, max: 40 }), (code, count) => {
        const { signs } = weigh(
          Array.from({ length: count }, () => sign(code)),
          ran,
        );
        const { points, pointsMax = points } = WEIGHTS[code];
        const sum = signs.reduce((total, { impact }) => total + impact, 0);
        expect(Math.abs(sum)).toBeLessThanOrEqual(Math.abs(pointsMax));
      }),
    );
  });

  it('never answers low_risk when a layer failed or timed out', () => {
    for (const status of ['failed', 'timed_out'] as const) {
      const { verdict, riskScore } = weigh([], [...ran, { layer: 'ocr', status, duration_ms: 5 }]);
      expect({ verdict, riskScore }).toEqual({ verdict: 'review', riskScore: 0 });
    }
  });

  it('does not hold a skipped layer against the document', () => {
    expect(
      weigh([], [...ran, { layer: 'history', status: 'skipped', duration_ms: 0 }]).verdict,
    ).toBe('low_risk');
  });

  it('never accuses on the word of the metadata alone', () => {
    const metadata = codes.filter((code) => WEIGHTS[code].source === 'metadata');
    for (const code of metadata) expect(weigh([sign(code)], ran).verdict).not.toBe('high_risk');
  });

  it('asks for a look on metadata only when one of their signs does so alone', () => {
    const weak = [
      sign('pdf_editor', 0.4),
      sign('programs_disagree', 0.6),
      sign('metadata_dates_disagree', 0.9),
    ];
    expect(weigh(weak, ran).riskScore).toBe(REVIEW_MIN - 1);
    expect(weigh([...weak, sign('picture_editor', 0.9)], ran).riskScore).toBe(27);
  });

  it('asks for a look from one likely medium sign, and only informs of what weighs nothing', () => {
    expect(weigh([sign('pdf_editor', 0.9)], ran).verdict).toBe('review');
    expect(weigh([sign('same_file_again')], ran).verdict).toBe('low_risk');
    expect(REVIEW_MIN).toBeLessThan(HIGH_RISK_MIN);
  });
});

describe('signs in pixels', () => {
  const at = (x: number) => ({ page: 1, rect: { x, y: 10, w: 5, h: 3 } });
  const pixel = codes.filter(
    (code) => WEIGHTS[code].source === 'pixel' && WEIGHTS[code].points > 0,
  );
  const categories = [...new Set(pixel.map((code) => WEIGHTS[code].category))];
  const strongestOf = (category: string) =>
    pixel
      .filter((code) => WEIGHTS[code].category === category)
      .sort((a, b) => WEIGHTS[b].points - WEIGHTS[a].points)[0]!;

  it('of one category weigh as the strongest: they are one trace seen several times', () => {
    for (const category of categories) {
      const all = pixel.filter((code) => WEIGHTS[code].category === category);
      const { riskScore } = weigh(
        all.flatMap((code) => [
          { ...sign(code), place: at(10) },
          { ...sign(code, 0.9), place: at(40) },
        ]),
        ran,
      );
      expect(riskScore).toBe(WEIGHTS[strongestOf(category)].points);
      expect(riskScore).toBeLessThan(HIGH_RISK_MIN);
    }
  });

  it('of different categories accuse only where they meet', () => {
    const two = categories
      .map(strongestOf)
      .sort((a, b) => WEIGHTS[b].points - WEIGHTS[a].points)
      .slice(0, 2);
    const together = two.reduce((sum, code) => sum + WEIGHTS[code].points, 0);
    const met = weigh(
      two.map((code, index) => ({ ...sign(code), place: at(10 + index) })),
      ran,
    );
    expect(met.riskScore).toBe(together);
    const apart = weigh(
      two.map((code, index) => ({ ...sign(code), place: at(10 + 30 * index) })),
      ran,
    );
    expect(apart.riskScore).toBe(Math.min(together, HIGH_RISK_MIN - 1));
    const every = weigh(
      pixel.map((code, index) => ({ ...sign(code), place: at(5 + 6 * index) })),
      ran,
    );
    expect(every.riskScore).toBeLessThan(HIGH_RISK_MIN);
  });
});
