import type { Check, CheckStatus } from '../../../core/report.js';
import { COLORS } from '../paper/sheet.js';
import type { Writing } from '../writing.js';

const STATUS_COLORS: Record<CheckStatus, string> = {
  pass: COLORS.good,
  warn: COLORS.warn,
  fail: COLORS.bad,
};

/** Those that failed, then those that warn; their numbers are those of their marks on the pages. */
export const openChecks = (checks: readonly Check[]): { check: Check; mark: string }[] =>
  (['fail', 'warn'] as const)
    .flatMap((wanted) => checks.filter(({ status }) => status === wanted))
    .map((check, index) => ({ check, mark: `C${index + 1}` }));

/** Checks of the content: what failed first, what passed counted and named. */
export function writeChecks({ sheet, words, texts, report }: Writing): void {
  sheet.heading(words.checks);
  if (report.checks.length === 0) {
    sheet.paragraph(words.noChecks);
    return;
  }
  for (const { check, mark } of openChecks(report.checks)) {
    sheet.ensure(40);
    const color = STATUS_COLORS[check.status];
    const place = check.box ? ` · ${words.page(check.box.page)}` : '';
    sheet.paragraph(`\u2066${mark}\u2069 · ${check.label}`, { bold: true });
    sheet.paragraph(`${texts.checkStatuses[check.status]}${place}`, { size: 8.5, color });
    sheet.paragraph(check.detail, { after: 5 });
  }
  const passed = report.checks.filter(({ status }) => status === 'pass');
  if (passed.length === 0) return;
  sheet.paragraph(words.passed(passed.length), { bold: true, color: COLORS.good });
  sheet.paragraph(labelsOf(passed).join(' · '));
}

/** One check may appear once for each value. */
function labelsOf(checks: readonly Check[]): string[] {
  const counts = new Map<string, number>();
  for (const { label } of checks) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].map(([label, count]) => (count > 1 ? `${label} (${count})` : label));
}
