import type { Fingerprint, ScanResult, StoredHeatmap } from '../../../core/ports.js';
import type { LayerRun } from '../../../core/report.js';
import { type ReportTranslations, textsOf } from '../../../core/report-texts.js';
import { Lang } from '../../../core/vocabulary.js';
import type { Detectors } from './detectors.js';
import type { CheckResult } from '../evidence/check-result.js';
import type { Classification } from '../evidence/classification.js';
import { type DocumentData, NO_DATA } from '../evidence/document-data.js';
import type { Page } from '../evidence/page.js';
import type { Finding } from '../findings/finding.js';
import { writeForensics } from '../report/write-forensics.js';
import { writeReport, type ReportInput } from '../report/write-report.js';
import { evidenceLimits } from '../scoring/evidence-limits.js';
import { incompleteFindings } from '../scoring/incomplete/incomplete-findings.js';
import { scoreFindings } from '../scoring/score.js';
import { ENGINE_VERSION } from '../version.js';
import type { ExaminedPictures } from './examine-pictures.js';
import { fingerprintOf } from './fingerprint.js';

/** What a scan has gathered so far, from nothing at its start to everything at its end. */
export interface Gathered {
  sha256: string;
  pages: readonly Page[];
  data: DocumentData;
  classification: Classification;
  checks: readonly CheckResult[];
  /** Of the document's detectors, in any order. */
  findings: readonly (Finding & { engine: string })[];
  examined: ExaminedPictures;
}

/** The results of a scan, before the report is written in a language. */
export interface Analysis extends Omit<ReportInput, 'lang' | 'engineVersion' | 'durationMs'> {
  fingerprint: Fingerprint;
  heatmaps: StoredHeatmap[];
}

export const gatheredNothing = (sha256: string): Gathered => ({
  sha256,
  pages: [],
  data: NO_DATA,
  classification: { documentType: 'other', issuer: null, channel: 'unknown' },
  checks: [],
  findings: [],
  examined: { findings: [], pictures: [] },
});

/** Scores what was gathered; the same evidence in another order gives the same result. */
export async function analysisOf(
  { sha256, pages, findings, examined, ...gathered }: Gathered,
  coverage: readonly LayerRun[],
  detectors: Detectors,
): Promise<Analysis> {
  const place = new Map(detectors.document.map(({ id }, index) => [id, index]));
  const ordered = [...findings].sort(
    (a, b) => (place.get(a.engine) ?? 0) - (place.get(b.engine) ?? 0),
  );
  const forensics = await writeForensics(examined.pictures);
  return {
    score: scoreFindings(
      [...ordered, ...examined.findings, ...incompleteFindings(coverage)],
      coverage,
    ),
    ...gathered,
    limits: evidenceLimits({ ...gathered, pages, coverage, pictures: examined.pictures }),
    coverage,
    forensics: forensics.analysis,
    fingerprint: fingerprintOf(sha256, pages),
    heatmaps: forensics.heatmaps,
  };
}

/** The result in the language of the scan. */
export const resultOf = (
  { fingerprint, heatmaps, ...analysis }: Analysis,
  { lang, durationMs }: Pick<ReportInput, 'lang' | 'durationMs'>,
): ScanResult => ({
  verdict: analysis.score.verdict,
  riskScore: analysis.score.riskScore,
  documentType: analysis.classification.documentType,
  issuer: analysis.classification.issuer,
  channel: analysis.classification.channel,
  report: writeReport({ ...analysis, lang, durationMs, engineVersion: ENGINE_VERSION }),
  fingerprint,
  heatmaps,
});

/** The same, with the texts of its report in every other language. */
export function resultInAll(
  analysis: Analysis,
  { lang, durationMs }: Pick<ReportInput, 'lang' | 'durationMs'>,
): ScanResult {
  const translations: ReportTranslations = {};
  for (const other of Lang.options)
    if (other !== lang)
      translations[other] = textsOf(resultOf(analysis, { lang: other, durationMs }).report);
  return { ...resultOf(analysis, { lang, durationMs }), translations };
}
