import { z } from 'zod';
import type { Report } from './report.js';
import { Lang } from './vocabulary.js';

/** What of a report differs from language to language, in the order of the report. */
export const ReportTexts = z.object({
  summary: z.string(),
  recommended_actions: z.array(z.string()),
  findings: z.array(z.object({ title: z.string(), detail: z.string() })),
  checks: z.array(z.object({ label: z.string(), detail: z.string() })),
  /** Their details. */
  evidence_limits: z.array(z.string()),
});
export type ReportTexts = z.infer<typeof ReportTexts>;

/**
 * The texts of a report in the languages that its scan did not ask for, written together with
 * it. Reports of earlier versions have none.
 */
export const ReportTranslations = z.partialRecord(Lang, ReportTexts);
export type ReportTranslations = z.infer<typeof ReportTranslations>;

export const textsOf = (report: Report): ReportTexts => ({
  summary: report.summary,
  recommended_actions: report.recommended_actions,
  findings: report.findings.map(({ title, detail }) => ({ title, detail })),
  checks: report.checks.map(({ label, detail }) => ({ label, detail })),
  evidence_limits: (report.evidence_limits ?? []).map(({ detail }) => detail),
});

/**
 * The report of a scan in a reader's language, with the language that it is in: that of the
 * scan where there is no other. null without a report.
 */
export function reportIn(
  lang: Lang,
  scan: { lang: Lang; report?: Report | null; translations?: ReportTranslations | null },
): { report: Report; lang: Lang } | null {
  const { report, translations } = scan;
  if (report === undefined || report === null) return null;
  const texts = translations?.[lang];
  if (lang === scan.lang || texts === undefined) return { report, lang: scan.lang };
  return { report: withTexts(report, texts), lang };
}

function withTexts(report: Report, texts: ReportTexts): Report {
  const { evidence_limits: limits } = report;
  return {
    ...report,
    summary: texts.summary,
    recommended_actions: texts.recommended_actions,
    findings: report.findings.map((finding, at) => ({ ...finding, ...texts.findings[at] })),
    checks: report.checks.map((check, at) => ({ ...check, ...texts.checks[at] })),
    ...(limits && {
      evidence_limits: limits.map(({ code, detail }, at) => ({
        code,
        detail: texts.evidence_limits[at] ?? detail,
      })),
    }),
  };
}
