import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LayerRun } from '../../../../core/report.js';
import { isCheckFinding } from '../../../../worker/engine/checks/findings.js';
import { checks } from '../../../../worker/engine/checks/index.js';
import type { Finding } from '../../../../worker/engine/findings/finding.js';
import { decades, pointsMax } from '../../../../worker/engine/scoring/caps.js';
import { familyOf } from '../../../../worker/engine/scoring/families.js';
import { type FindingCode, FINDINGS } from '../../../../worker/engine/scoring/finding-codes.js';
import {
  familiesOfCheck,
  genuineRateOf,
  upperBound,
} from '../../../../worker/engine/scoring/genuine-rate.js';
import { GENUINE_RATES } from '../../../../worker/engine/scoring/genuine-rates.js';
import {
  HIGH_RISK_MIN,
  REVIEW_MIN,
  scoreFindings,
} from '../../../../worker/engine/scoring/score.js';

const codes = Object.keys(FINDINGS) as FindingCode[];
const weighty = codes.filter((code) => FINDINGS[code].points > 0 && familyOf(code) !== 'context');
const unproven = weighty.filter((code) => FINDINGS[code].proof !== true);
const ran: LayerRun[] = [{ layer: 'decode', status: 'ran', duration_ms: 1 }];

const finding = (
  code: FindingCode,
  x: number | null = null,
  confidence = 1,
): Finding & { engine: string } => ({
  code,
  confidence,
  values: {},
  place: x === null ? null : { page: 1, rect: { x, y: 10, w: 5, h: 2 } },
  evidence: null,
  engine: 'test',
});
const scoreOf = (...findings: (Finding & { engine: string })[]): number =>
  scoreFindings(findings, ran).riskScore;
const rateOf = (code: FindingCode, confidence = 1) => genuineRateOf(code, confidence);

describe('the points that a rate among honest documents allows', () => {
  it('reach review at 5 % and high risk at 0.1 %, and no points where all show it', () => {
    expect(pointsMax(decades(0.05))).toBeCloseTo(REVIEW_MIN, 6);
    expect(pointsMax(decades(0.001))).toBeCloseTo(HIGH_RISK_MIN, 6);
    expect(pointsMax(decades(1))).toBe(0);
  });

  it('fall with the rate', () => {
    const rate = fc.double({ min: 0.0001, max: 1, noNaN: true });
    fc.assert(
      fc.property(rate, rate, (a, b) => {
        const [rarer, common] = a < b ? [a, b] : [b, a];
        expect(pointsMax(decades(rarer))).toBeGreaterThanOrEqual(pointsMax(decades(common)));
      }),
    );
  });

  it('follow the upper bound: the rule of three without an observation, else Wilson', () => {
    expect(upperBound(0, 60)).toBeCloseTo(0.05, 6);
    expect(upperBound(0, 2)).toBe(1);
    expect(upperBound(8, 10)).toBeCloseTo(0.9433, 4);
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 500 }), fc.nat(499), (of, some) => {
        const hits = Math.min(some, of - 1);
        expect(upperBound(hits + 1, of)).toBeGreaterThan(upperBound(hits, of));
      }),
    );
  });
});

describe('the measured rate of a finding', () => {
  it('counts only honest documents that show it as strongly', () => {
    const [code, seen] = Object.entries(GENUINE_RATES.seen).sort(
      ([, a], [, b]) => b.length - a.length,
    )[0]!;
    const rates = [0, Math.min(...seen), Math.max(...seen), Math.max(...seen) + 0.02].map(
      (confidence) => genuineRateOf(code, confidence),
    );
    expect(rates[0]!.hits).toBe(seen.length);
    expect(rates[1]!.hits).toBe(seen.length);
    expect(rates[2]!.hits).toBeLessThanOrEqual(seen.length);
    expect(rates[3]!.hits).toBe(0);
  });

  it('counts for a failed check the templates that a check of its kind judged, or any check where they are few', () => {
    const MOST_JUDGED = GENUINE_RATES.ran['content date_time_logic'];
    for (const code of codes.filter(isCheckFinding)) {
      const kind = familyOf(code);
      const own = GENUINE_RATES.ran[kind] ?? 0;
      expect(rateOf(code).of, code).toBe(own >= 30 ? own : MOST_JUDGED);
      expect(checks.some(({ id }) => familiesOfCheck(id).includes(kind))).toBe(true);
    }
    const compared = familiesOfCheck('einvoice_values');
    expect(compared).toEqual(['content einvoice']);
    const sums = ['invoice_total', 'payslip_net', 'running_balance', 'vat_rate'];
    for (const id of sums) expect(familiesOfCheck(id), id).toEqual(['content amount_logic']);
  });

  it('allows nothing for a contradiction that too few templates could have shown', () => {
    expect(pointsMax(decades(upperBound(0, 3)))).toBe(0);
    expect(pointsMax(decades(upperBound(0, 59)))).toBeLessThan(REVIEW_MIN);
  });

  it('takes a new code for one that no template showed', () => {
    const { hits, of, upper } = genuineRateOf('a_new_code', 1);
    expect({ hits, of }).toEqual({ hits: 0, of: GENUINE_RATES.templates });
    expect(upper).toBeCloseTo(3 / GENUINE_RATES.templates, 6);
  });
});

describe('a finding alone', () => {
  it('never reaches review where the bound of its rate is above 5 %', () => {
    const common = weighty.filter((code) => rateOf(code).upper > 0.05);
    for (const code of unproven.filter((one) => common.includes(one)))
      expect(scoreOf(finding(code)), code).toBeLessThan(REVIEW_MIN);
  });

  it('never reaches high risk unless it proves the change', () => {
    for (const code of unproven)
      for (const count of [1, 5])
        expect(
          scoreOf(...Array.from({ length: count }, (_, at) => finding(code, 10 * at))),
          code,
        ).toBeLessThan(HIGH_RISK_MIN);
  });

  it('of one family weighs no more in several places than what its rarest allows', () => {
    for (const family of new Set(unproven.map(familyOf))) {
      const same = unproven.filter((code) => familyOf(code) === family);
      const most = Math.max(...same.map((code) => pointsMax(decades(rateOf(code).upper))));
      const together = scoreOf(...same.map((code, at) => finding(code, 10 * at)));
      expect(together, family).toBeLessThanOrEqual(most);
    }
  });
});

describe('findings of two independent families', () => {
  const [typography, objects] = (['typography', 'objects'] as const).map(
    (family) =>
      unproven
        .filter((code) => familyOf(code) === family)
        .sort((a, b) => scoreOf(finding(b)) - scoreOf(finding(a)))[0]!,
  ) as [FindingCode, FindingCode];

  it('reach review where they meet at one value', () => {
    expect(scoreOf(finding(typography, 10), finding(objects, 12))).toBeGreaterThanOrEqual(
      REVIEW_MIN,
    );
  });

  it('ask for no review by traits of setting alone, nor with all that metadata say', () => {
    const metadata = unproven.filter((code) => familyOf(code) === 'metadata');
    const alone = Math.max(...metadata.map((code) => scoreOf(finding(code))));
    for (const trait of unproven.filter((code) => familyOf(code) === 'typography'))
      for (const confidence of [0.4, 0.7, 1]) {
        const hints = metadata.map((code) => finding(code));
        const traits = [finding(trait, 10, confidence), finding(trait, 40, confidence)];
        expect(scoreOf(...traits), trait).toBeLessThan(REVIEW_MIN);
        expect(scoreOf(...traits, ...hints), trait).toBeLessThanOrEqual(
          Math.max(REVIEW_MIN - 1, alone),
        );
      }
  });

  it('ask for no review by traits of setting with the scripts of a form', () => {
    const script = finding('active_content', null, 0.2);
    expect(scoreOf(script)).toBeGreaterThan(0);
    for (const trait of unproven.filter((code) => familyOf(code) === 'typography'))
      expect(scoreOf(finding(trait, 10), script), trait).toBeLessThan(REVIEW_MIN);
    // What starts programs asks for a look by itself.
    expect(scoreOf(finding('active_content'))).toBeGreaterThanOrEqual(REVIEW_MIN);
  });

  it('ask for no review by traits of setting with text beside the page', () => {
    for (const trait of unproven.filter((code) => familyOf(code) === 'typography')) {
      const beside = finding('hidden_text', null, 0.2);
      expect(scoreOf(finding(trait, 10), beside), trait).toBeLessThan(REVIEW_MIN);
    }
    expect(scoreOf(finding('hidden_text', 50))).toBeGreaterThanOrEqual(REVIEW_MIN);
  });

  it('of pixels ask for no review by the help of a network at another place', () => {
    const networks = ['network_copy_paste', 'network_background_patch'] as const;
    const hintsAt = (x: number) => networks.map((code) => finding(code, x));
    const traits = [
      'typeface_differs',
      'digits_spaced_otherwise',
      'number_drawn_otherwise',
    ] as const;
    for (const trait of traits) {
      const alone = scoreOf(finding(trait, 10, 0.7));
      expect(alone, trait).toBeLessThan(REVIEW_MIN);
      const apart = scoreOf(finding(trait, 10, 0.7), ...hintsAt(60));
      expect(apart, trait).toBeGreaterThanOrEqual(alone);
      expect(apart, trait).toBeLessThan(REVIEW_MIN);
    }
    // Where they meet the number, they support what is said of it.
    const met = scoreOf(finding('typeface_differs', 10, 0.7), ...hintsAt(10));
    expect(met).toBeGreaterThanOrEqual(REVIEW_MIN);
    // A review that others ask for keeps their points.
    const sum = scoreOf(finding('total_mismatch', 10));
    expect(sum).toBeGreaterThanOrEqual(REVIEW_MIN);
    expect(scoreOf(finding('total_mismatch', 10), ...hintsAt(60))).toBeGreaterThan(sum);
  });

  it('weigh more at one value than apart, and reach high risk nowhere else', () => {
    const met = scoreOf(finding(typography, 10), finding(objects, 12));
    const apart = scoreOf(finding(typography, 10), finding(objects, 50));
    expect(met).toBeGreaterThan(apart);
    const all = unproven.map((code, at) => finding(code, 10 * at));
    expect(scoreOf(...all)).toBeLessThan(HIGH_RISK_MIN);
  });

  it('weigh at most what each declares', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...codes), fc.integer({ min: 0, max: 20 })), {
          maxLength: 12,
        }),
        (drawn) => {
          const { findings } = scoreFindings(
            drawn.map(([code, x]) => finding(code, x)),
            ran,
          );
          for (const { code, impact } of findings)
            expect(Math.abs(impact)).toBeLessThanOrEqual(
              Math.abs(FINDINGS[code as FindingCode].points),
            );
        },
      ),
    );
  });
});

describe('a proof', () => {
  it('keeps its declared points while no honest document shows it, else what its rate allows', () => {
    for (const code of weighty.filter((one) => FINDINGS[one].proof === true)) {
      const { hits, of } = rateOf(code);
      const most = hits === 0 ? Infinity : Math.floor(pointsMax(decades(hits / of)));
      expect(scoreOf(finding(code)), code).toBe(Math.min(FINDINGS[code].points, most));
    }
  });
});
