import { describe, expect, it } from 'vitest';
import type { Report } from '../../core/report.js';
import { reportIn, textsOf } from '../../core/report-texts.js';
import { report } from '../adapters/contract/platform-under-test.js';

const ENGLISH: Report = {
  ...report('In English.'),
  findings: [
    {
      ...{ id: 'f1', code: 'iban_invalid', source: 'content', engine: 'iban' },
      ...{ category: 'amount_logic', severity: 'high', confidence: 1, impact: 40 },
      ...{ title: 'A title', detail: 'A detail', evidence: 'IL15', box: null },
    },
  ],
  evidence_sufficient: false,
  evidence_limits: [{ code: 'screen', detail: 'A limit.' }],
};
const HEBREW = {
  summary: 'בעברית.',
  recommended_actions: ['להסתכל בעמוד 1.'],
  findings: [{ title: 'כותרת', detail: 'פרט' }],
  checks: [{ label: 'IBAN', detail: 'תקין.' }],
  evidence_limits: ['מגבלה.'],
};
const scan = { lang: 'en', report: ENGLISH, translations: { he: HEBREW } } as const;

describe('a report in the language of its reader', () => {
  it('has every text of that language, and everything else as it is', () => {
    const read = reportIn('he', scan);
    expect(read?.lang).toBe('he');
    expect(textsOf(read!.report)).toEqual(HEBREW);
    const { findings, checks, extracted, engine } = read!.report;
    expect(findings[0]).toMatchObject({ id: 'f1', code: 'iban_invalid', evidence: 'IL15' });
    expect(checks[0]).toMatchObject({ id: 'iban', status: 'pass' });
    expect([extracted, engine]).toEqual([ENGLISH.extracted, ENGLISH.engine]);
    expect(read!.report.evidence_limits).toEqual([{ code: 'screen', detail: 'מגבלה.' }]);
  });

  it('is the one that was asked for where it has no other, and says so', () => {
    expect(reportIn('en', scan)).toEqual({ report: ENGLISH, lang: 'en' });
    const early = { lang: 'en', report: ENGLISH, translations: null } as const;
    expect(reportIn('he', early)).toEqual({ report: ENGLISH, lang: 'en' });
    expect(reportIn('he', { lang: 'en', report: null })).toBeNull();
  });

  it('of an earlier version has no limits to translate', () => {
    const { evidence_limits: _, ...early } = ENGLISH;
    expect(reportIn('he', { ...scan, report: early })?.report).not.toHaveProperty(
      'evidence_limits',
    );
  });
});
