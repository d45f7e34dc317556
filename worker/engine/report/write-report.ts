import type {
  Check,
  ForensicAnalysis,
  LayerRun,
  Report,
  ReportFinding,
} from '../../../core/report.js';
import { layerName, reportTexts } from './report-texts.js';
import { textsIn } from '../../../core/texts/texts-in.js';
import { sayCheck, sayFinding } from './say-finding.js';
import { say } from '../texts/say.js';
import type { FindingCategory, Lang } from '../../../core/vocabulary.js';
import { boxOf } from './box-of.js';
import { changeOf } from './change-of.js';
import type { CheckResult } from '../evidence/check-result.js';
import type { Classification } from '../evidence/classification.js';
import type { DocumentData } from '../evidence/document-data.js';
import { declarationOf } from '../scoring/finding-codes.js';
import type { EvidenceLimit } from '../scoring/evidence-limits.js';
import { didNotComplete, SCAN_LAYER } from '../scoring/incomplete/incomplete-findings.js';
import type { Score, ScoredFinding } from '../scoring/score.js';
import { REVIEW_MIN } from '../scoring/thresholds.js';
import { writeExtracted } from './write-extracted.js';

export interface ReportInput {
  lang: Lang;
  score: Score;
  checks: readonly CheckResult[];
  data: DocumentData;
  classification: Classification;
  coverage: readonly LayerRun[];
  /** null when no page is a picture. */
  forensics: ForensicAnalysis | null;
  /** Why an edit might not show; empty where the evidence is sufficient. */
  limits: readonly EvidenceLimit[];
  engineVersion: string;
  durationMs: number;
}

/** Writes the report in the language of the scan from codes and values. */
export function writeReport(input: ReportInput): Report {
  const { lang, score, checks, data, coverage } = input;
  const findings = score.findings.map((finding, index) => writeFinding(finding, index, lang));
  return {
    summary: writeSummary(input, findings),
    recommended_actions: recommend(input),
    findings,
    checks: checks.map((check) => writeCheck(check, lang)),
    extracted: writeExtracted(data, input.classification),
    forensic_analysis: input.forensics,
    evidence_sufficient: input.limits.length === 0,
    evidence_limits: input.limits.map(({ code, values }) => ({
      code,
      detail: say(reportTexts(lang).limits[code], values),
    })),
    engine: {
      version: input.engineVersion,
      duration_ms: input.durationMs,
      layers: coverage.filter(({ status }) => status === 'ran').map(({ layer }) => layer),
      coverage: [...coverage],
    },
  };
}

function writeFinding(finding: ScoredFinding, index: number, lang: Lang): ReportFinding {
  const { source, category, severity } = declarationOf(finding.code);
  return {
    id: `f${index + 1}`,
    code: finding.code,
    source,
    engine: finding.engine,
    category,
    severity,
    confidence: finding.confidence,
    impact: finding.impact,
    impact_alone: finding.alone,
    impact_limits: finding.limits,
    change: changeOf(finding.code, finding.values),
    ...earlierScansOf(finding),
    ...sayFinding(finding.code, finding.values, lang),
    evidence: finding.evidence,
    box: finding.place && boxOf(finding.place),
  };
}

/** Values hold no lists: the ids are joined by spaces. */
const earlierScansOf = ({
  values: { scans },
}: ScoredFinding): Pick<ReportFinding, 'earlier_scans'> =>
  typeof scans === 'string' ? { earlier_scans: scans.split(' ') } : {};

function writeCheck(check: CheckResult, lang: Lang): Check {
  const { label, detail } = sayCheck(check.id, check.say, check.values, lang);
  const isUnsure = check.status === 'warn' && check.certainty === 'unsure';
  return {
    id: check.id,
    status: check.status,
    label,
    detail: isUnsure ? `${detail} ${say(reportTexts(lang).unsureReading)}` : detail,
    box: check.place && boxOf(check.place),
  };
}

function writeSummary(
  { lang, score, checks, data, classification, coverage, limits }: ReportInput,
  findings: ReportFinding[],
): string {
  const texts = reportTexts(lang);
  const { summary } = texts;
  const verdict = {
    low_risk: limits.length === 0 ? summary.lowRisk : summary.lowRiskLimited,
    review: summary.review,
    high_risk: summary.highRisk,
  }[score.verdict];
  const sentences = [say(verdict, { documentType: typeIn(lang, classification) })];

  const withImpact = findings.filter(({ impact }) => (impact ?? 0) > 0);
  const first = withImpact[0];
  if (first) sentences.push(say(summary.mainly, { title: first.title }));
  // A finding beyond the limit of its code adds no points but still counts.
  const codes = new Set(withImpact.map(({ code }) => code));
  const count =
    findings.filter(({ code, impact }) => (impact ?? -1) >= 0 && codes.has(code)).length - 1;
  if (count > 0) sentences.push(say(summary.alsoFound, { count }));

  const failed = checks.filter(({ status }) => status === 'fail').length;
  const passed = checks.filter(({ status }) => status === 'pass').length;
  if (failed > 0) sentences.push(say(summary.checksFailed, { count: failed }));
  else if (passed > 0) sentences.push(say(summary.checksPassed, { count: passed }));
  const open = checks.filter(({ status }) => status === 'warn').length;
  if (open > 0) sentences.push(say(summary.checksOpen, { count: open }));

  if (data.textSource === 'none') sentences.push(say(summary.nothingRead));
  if (coverage.some(({ layer }) => layer === SCAN_LAYER)) {
    const missed = coverage.filter(({ status }) => status === 'not_run').length;
    sentences.push(say(summary.cutShort, { count: missed }));
  }
  const broken = coverage.filter((run) => didNotComplete(run) && run.layer !== SCAN_LAYER);
  if (broken.length > 0) {
    const names = [...new Set(broken.map(({ layer }) => layerName(layer, lang)))];
    sentences.push(say(summary.incomplete, { layers: names.join(', ') }));
  }
  // The two others have sentences of their own.
  const shown = limits.filter(({ code }) => code !== 'incomplete' && code !== 'nothing_read');
  if (shown.length > 0 && score.verdict !== 'high_risk') {
    const details = shown.map(({ code, values }) => say(texts.limits[code], values)).join(' ');
    sentences.push(say(summary.limited, { details }));
  }
  return sentences.join(' ');
}

/** The name of a known type of document; empty for any other. */
const typeIn = (lang: Lang, { documentType }: Classification): string =>
  documentType === 'other' ? '' : textsIn(lang).documentTypes[documentType];

type Action = keyof ReturnType<typeof reportTexts>['actions'];

/** Recommended actions per category of finding, most useful first. */
const ACTIONS: Partial<Record<FindingCategory, Action[]>> = {
  amount_logic: ['checkAmounts', 'compareWithIssuer'],
  identity_mismatch: ['checkIdentity', 'doNotPay'],
  date_time_logic: ['lookAtPlaces', 'compareWithIssuer'],
  editing_software: ['askWhyEdited', 'askForOriginal'],
  file_history: ['lookAtPlaces', 'askForOriginal'],
  file_structure: ['askForOriginal'],
  duplicate: ['lookForEarlierScan'],
  status_misleading: ['awaitFinalStatus'],
  expectation_mismatch: ['clarifyExpectation'],
  ai_generated: ['askForOriginal', 'compareWithIssuer'],
};
const ACTIONS_MAX = 5;

/** The first actions, and the request for the original in any case. */
const firstOf = (wanted: Action[]): Action[] => {
  const rest = wanted.filter((action) => action !== 'askForOriginalPdf');
  const isAsked = rest.length < wanted.length;
  return [
    ...rest.slice(0, ACTIONS_MAX - (isAsked ? 1 : 0)),
    ...(isAsked ? (['askForOriginalPdf'] as const) : []),
  ];
};

/** Points from which a finding asks for something: a quarter of what calls for a review. */
const ACTED_ON_MIN = REVIEW_MIN / 4;

function recommend(input: ReportInput): string[] {
  const { lang, score, checks, data, coverage, limits, classification } = input;
  const { actions } = reportTexts(lang);
  const wanted = new Set<Action>();
  if (score.verdict === 'high_risk') wanted.add('doNotPay');
  for (const { code, impact, place } of score.findings) {
    if (impact < ACTED_ON_MIN) continue;
    for (const action of ACTIONS[declarationOf(code).category] ?? ['lookAtPlaces'])
      if (action !== 'lookAtPlaces' || place !== null) wanted.add(action);
  }
  if (coverage.filter(didNotComplete).length > 0 || data.textSource === 'none')
    wanted.add('repeatWithBetterFile');
  // Named by type and issuer, it says what the general request for the original says.
  if (limits.some(({ code }) => code !== 'incomplete')) {
    wanted.delete('askForOriginal');
    wanted.add('askForOriginalPdf');
  }
  if (checks.some(({ status }) => status === 'warn')) wanted.add('settleChecks');
  if (wanted.size === 0) wanted.add(score.verdict === 'low_risk' ? 'accept' : 'compareWithIssuer');
  const values = {
    documentType: typeIn(lang, classification),
    issuer: classification.issuer ?? '',
  };
  return firstOf([...wanted]).map((action) => say(actions[action], values));
}
