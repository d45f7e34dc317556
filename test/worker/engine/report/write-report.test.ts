import { describe, expect, it } from 'vitest';
import { type LayerRun, Report } from '../../../../core/report.js';
import type { DocumentType, Lang } from '../../../../core/vocabulary.js';
import type { CheckResult } from '../../../../worker/engine/evidence/check-result.js';
import type { Finding } from '../../../../worker/engine/findings/finding.js';
import { type DocumentData, NO_DATA } from '../../../../worker/engine/evidence/document-data.js';
import { incompleteFindings } from '../../../../worker/engine/scoring/incomplete/incomplete-findings.js';
import { scoreFindings } from '../../../../worker/engine/scoring/score.js';
import { writeExtracted } from '../../../../worker/engine/report/write-extracted.js';
import {
  EVIDENCE_LIMITS,
  type EvidenceLimit,
} from '../../../../worker/engine/scoring/evidence-limits.js';
import { writeReport } from '../../../../worker/engine/report/write-report.js';

const place = { page: 1, rect: { x: 10, y: 20, w: 5, h: 2 } };

const data: DocumentData = {
  ...NO_DATA,
  textSource: 'text_layer',
  amounts: [
    { value: { minor: 125_000, currency: 'ILS' }, raw: '1,250.00', place, certainty: 'exact' },
    { value: { minor: -5, currency: null }, raw: '-0.05', place, certainty: 'exact' },
    { value: { minor: 125_000, currency: 'ILS' }, raw: '1,250.00', place, certainty: 'exact' },
  ],
  accounts: [
    { value: { bank: '12', branch: null, number: '41116' }, raw: '', place, certainty: 'exact' },
  ],
};

const mismatch: Finding & { engine: string } = {
  code: 'iban_invalid',
  engine: 'iban',
  confidence: 0.9,
  values: { iban: 'IL84 0125' },
  place,
  evidence: 'IL84 0125',
};
const failed: CheckResult = {
  id: 'iban',
  status: 'fail',
  say: 'invalid',
  values: { iban: 'IL84 0125' },
  place,
  certainty: 'exact',
  finding: 'iban_invalid',
};
const ran: LayerRun[] = [{ layer: 'decode', status: 'ran', duration_ms: 3 }];
const timedOut: LayerRun = {
  layer: 'ocr',
  status: 'timed_out',
  reason: 'over 1 ms',
  duration_ms: 1,
};

function report(
  lang: Lang,
  findings: (Finding & { engine: string })[],
  coverage: LayerRun[],
  {
    limits = [],
    issuer = null,
    documentType = 'invoice',
    checks = findings.length > 0 ? [failed] : [],
  }: {
    limits?: EvidenceLimit[];
    issuer?: string | null;
    documentType?: DocumentType;
    checks?: CheckResult[];
  } = {},
) {
  return writeReport({
    lang,
    score: scoreFindings([...findings, ...incompleteFindings(coverage)], coverage),
    checks,
    data,
    classification: { documentType, issuer, channel: 'native_pdf' },
    limits,
    coverage,
    forensics: null,
    engineVersion: '1.2.3',
    durationMs: 7,
  });
}

describe('named values', () => {
  it('have name, normalised value, place, printed text and certainty, in reading order', () => {
    const upper = { page: 1, rect: { x: 10, y: 5, w: 5, h: 2 } };
    const extracted = writeExtracted({
      ...data,
      accounts: [],
      fields: {
        total: {
          value: { minor: 125_000, currency: null },
          raw: '1,250.-',
          place,
          certainty: 'unsure',
        },
      },
      ibans: [{ value: 'DE1', raw: 'DE 1', place: upper, certainty: 'exact' }],
      named: [{ name: 'due_date', value: '2026-01-02', raw: '2.1.26', place, certainty: 'exact' }],
    });
    expect(extracted.values?.map(({ name, value }) => [name, value])).toEqual([
      ['iban', 'DE1'],
      ['total', '1250.00'],
      ['due_date', '2026-01-02'],
    ]);
    expect(extracted.values?.[1]).toEqual({
      name: 'total',
      value: '1250.00',
      page: 1,
      box: { page: 1, x: 10, y: 20, w: 5, h: 2, box_2d: [200, 100, 220, 150] },
      source_text: '1,250.-',
      certainty: 'unsure',
    });
    expect(extracted.fields).toEqual({ total: '1250.00', due_date: '2026-01-02' });
  });
});

describe('writeReport', () => {
  it('follows the schema of the API in both languages', () => {
    for (const lang of ['he', 'en'] as const) {
      expect(Report.safeParse(report(lang, [mismatch], ran)).error).toBeUndefined();
    }
  });

  it('writes everything a person reads in the language asked for', () => {
    const hebrew = report('he', [mismatch], [...ran, timedOut]);
    const english = report('en', [mismatch], [...ran, timedOut]);
    const told = ({ summary, recommended_actions, findings, checks }: Report) => [
      summary,
      ...recommended_actions,
      ...findings.flatMap(({ title, detail }) => [title, detail]),
      ...checks.flatMap(({ label, detail }) => [label, detail]),
    ];
    for (const text of told(hebrew)) expect(text).toMatch(/[א-ת]/);
    for (const text of told(english)) expect(text).not.toMatch(/[א-ת]/);
    expect(told(hebrew)).toHaveLength(told(english).length);
  });

  it('names what could not run, as a finding without points and in the summary', () => {
    const written = report('en', [], [...ran, timedOut]);
    expect(written.findings).toMatchObject([
      { code: 'layer_incomplete', impact: 0, severity: 'info', evidence: 'ocr' },
    ]);
    expect(written.summary).toContain('text recognition');
    expect(written.summary).not.toContain('No significant signs');
    expect(written.engine.layers).toEqual(['decode']);
    expect(written.engine.coverage).toContainEqual(timedOut);
  });

  it('says in its first lines what became of a value, and how many more signs there are', () => {
    const replaced = (before: string, after: string): Finding & { engine: string } => ({
      code: 'revision_text_replaced',
      engine: 'revisions',
      confidence: 1,
      values: { page: 1, before, after },
      place,
      evidence: null,
    });
    const findings = Array.from({ length: 9 }, (_, at) => replaced(`${at}50.00`, `${at}90.00`));
    // Most of them add no points: their code has reached its limit.
    expect(report('en', findings, ran).summary).toMatch(
      /⁨050\.00⁩ became ⁨090\.00⁩ after the PDF was made\. 8 more signs were found/,
    );
    expect(report('he', findings, ran).summary).toMatch(/⁨050\.00⁩ הוחלף ב־⁨090\.00⁩/);
  });

  it('gives amounts as decimals, each once, in reading order', () => {
    const { extracted } = report('en', [], ran);
    expect(extracted.amounts).toEqual(['1250.00', '-0.05']);
    expect(extracted.currency).toBe('ILS');
    expect(extracted.accounts).toEqual(['12-41116']);
  });

  it('presents no clean bill where the evidence is not sufficient, and asks for the PDF by name', () => {
    const limits: EvidenceLimit[] = [{ code: 'compressed', values: { quality: 62 } }];
    const limited = report('en', [], ran, { limits, issuer: 'Sample Ltd' });
    expect(limited.evidence_sufficient).toBe(false);
    expect(limited.evidence_limits).toMatchObject([{ code: 'compressed' }]);
    expect(limited.summary).not.toContain('No significant signs');
    expect(limited.summary).toContain('quality of about 62');
    expect(limited.recommended_actions).toHaveLength(1);
    expect(limited.recommended_actions[0]).toMatch(/original PDF \(invoice\) as Sample Ltd/);
    expect(report('he', [], ran, { limits }).recommended_actions[0]).toContain('PDF');
    const sufficient = report('en', [], ran);
    expect(sufficient).toMatchObject({ evidence_sufficient: true, evidence_limits: [] });
    expect(sufficient.summary).toContain('No significant signs');
  });

  it('has a sentence for every limit of the evidence in both languages', () => {
    for (const code of EVIDENCE_LIMITS)
      for (const lang of ['he', 'en'] as const) {
        const limits = [{ code, values: { quality: 50, height: 6, format: 'WEBP' } }];
        const detail = report(lang, [], ran, { limits }).evidence_limits?.[0]?.detail ?? '';
        expect(/[א-ת]/.test(detail), code).toBe(lang === 'he');
        expect(detail).not.toContain('undefined');
      }
  });

  it('says what to do about what was found', () => {
    expect(report('en', [], ran).recommended_actions).toHaveLength(1);
    expect(report('en', [mismatch], ran).recommended_actions.join(' ')).toContain('IBAN');
  });

  it('calls nobody to account for a finding that hardly weighs', () => {
    const slight = {
      ...mismatch,
      code: 'programs_disagree',
      values: { a: 'A', b: 'B' },
      place: null,
    };
    const weak = report('en', [{ ...slight, confidence: 0.2 }], ran, { checks: [] });
    expect(weak.findings[0]?.impact).toBeGreaterThan(0);
    expect(weak.recommended_actions).toEqual(report('en', [], ran).recommended_actions);
    const editor = { ...slight, code: 'pdf_editor', values: { program: 'P', field: 'creator' } };
    const told = report('en', [editor], ran, { checks: [] }).recommended_actions.join(' ');
    expect(told).toContain('which programs the file went through');
  });

  it('sends nobody to marked places that are not on the pages', () => {
    const dates = {
      ...mismatch,
      code: 'date_in_future',
      values: { date: '2026-01-02', today: '2026-01-01' },
    };
    const actions = (given: Finding & { engine: string }) =>
      report('en', [given], ran, { checks: [] }).recommended_actions.join(' ');
    expect(actions(dates)).toContain('marked places');
    expect(actions({ ...dates, place: null })).not.toContain('marked places');
  });

  it('leaves a check with a warning to a person, and says when a misreading may explain it', () => {
    const open: CheckResult = { ...failed, status: 'warn', certainty: 'unsure', finding: null };
    for (const lang of ['he', 'en'] as const) {
      const none = report(lang, [], ran);
      const one = report(lang, [], ran, { checks: [open] });
      const two = report(lang, [], ran, { checks: [open, { ...open, certainty: 'exact' }] });
      expect(one.recommended_actions).not.toEqual(none.recommended_actions);
      expect(one.recommended_actions).toHaveLength(1);
      expect(new Set([none, one, two].map(({ summary }) => summary)).size).toBe(3);
      const [unsure, sure] = two.checks.map(({ detail }) => detail);
      expect(unsure?.startsWith(sure ?? '-')).toBe(true);
      expect(unsure?.length).toBeGreaterThan(sure?.length ?? 0);
    }
  });

  it('names no type where it is not known', () => {
    const limits: EvidenceLimit[] = [{ code: 'compressed', values: { quality: 62 } }];
    for (const lang of ['he', 'en'] as const) {
      const other = report(lang, [], ran, { documentType: 'other', limits });
      const text = [other.summary, ...other.recommended_actions].join(' ');
      expect(text).not.toMatch(/other|אחר|\(\)/);
    }
  });
});
