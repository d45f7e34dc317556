import type { ScanResult } from '../../../core/ports.js';
import type { Report } from '../../../core/report.js';
import { type ReportTranslations, textsOf } from '../../../core/report-texts.js';
import { type DocumentType, Lang, type Verdict } from '../../../core/vocabulary.js';
import type { CheckResult } from '../evidence/check-result.js';
import { type DocumentData, type ExtractedValue, NO_DATA } from '../evidence/document-data.js';
import type { Place } from '../evidence/geometry.js';
import type { Finding } from '../findings/finding.js';
import { scoreFindings } from '../scoring/score.js';
import { say } from '../texts/say.js';
import { ENGINE_VERSION } from '../version.js';
import { reportTexts } from './report-texts.js';
import { checkValues } from './sample-values/checks.js';
import { FINDING_VALUES } from './sample-values/findings.js';
import { writeReport } from './write-report.js';

/**
 * A result as scans have them, of a document that was not analysed: its findings, score and
 * texts come from the same tables. The summary says first that it is test data.
 *
 * @param of verdict and type that the result has
 */
export function sampleResult(of: {
  verdict: Verdict;
  documentType: DocumentType;
  lang: Lang;
  sha256: string;
}): ScanResult {
  const { verdict, documentType, lang, sha256 } = of;
  const classification = { documentType, issuer: null, channel: 'native_pdf' as const };
  const score = scoreFindings(FINDINGS[verdict], []);
  if (score.verdict !== verdict) throw new Error(`The sample of ${verdict} is ${score.verdict}`);
  const write = (to: Lang): Report => {
    const report = writeReport({
      lang: to,
      score,
      checks: checksOf(verdict),
      data: DATA,
      classification,
      coverage: [],
      forensics: null,
      limits: [],
      engineVersion: ENGINE_VERSION,
      durationMs: 0,
    });
    return { ...report, summary: `${say(reportTexts(to).summary.testData)} ${report.summary}` };
  };
  const translations: ReportTranslations = {};
  for (const other of Lang.options) if (other !== lang) translations[other] = textsOf(write(other));
  return {
    verdict,
    riskScore: score.riskScore,
    ...classification,
    report: write(lang),
    translations,
    fingerprint: { sha256, pageHashes: [], numberHashes: [], wordHashes: [] },
    heatmaps: [],
  };
}

const PLACE: Place = { page: 1, rect: { x: 60, y: 20, w: 20, h: 2 } };

const finding = (
  code: 'revision_text_replaced' | 'iban_invalid',
  engine: string,
): Finding & { engine: string } => ({
  code,
  engine,
  values: FINDING_VALUES[code][0] ?? {},
  confidence: 1,
  place: PLACE,
  evidence: null,
});

const FINDINGS: Record<Verdict, (Finding & { engine: string })[]> = {
  low_risk: [],
  review: [finding('iban_invalid', 'iban')],
  high_risk: [finding('revision_text_replaced', 'revisions')],
};

const checksOf = (verdict: Verdict): CheckResult[] => [
  {
    id: 'iban',
    ...(verdict === 'review'
      ? { status: 'fail', say: 'invalid', finding: 'iban_invalid' }
      : { status: 'pass', say: 'valid', finding: null }),
    values: checkValues('iban'),
    place: PLACE,
    certainty: 'exact',
  },
];

const read = <T>(value: T, raw: string): ExtractedValue<T> => ({
  value,
  raw,
  place: PLACE,
  certainty: 'exact',
});

const TOTAL = read({ minor: 125_000, currency: 'ILS' }, '1,250.00');

const DATA: DocumentData = {
  ...NO_DATA,
  textSource: 'text_layer',
  amounts: [TOTAL],
  dates: [read('2026-03-31', '31/03/2026')],
  fields: { total: TOTAL },
};
