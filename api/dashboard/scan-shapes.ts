import { z } from 'zod';
import type { StoredScan } from '../../core/ports.js';
import { Decision, PastDecision, Scan } from '../../core/scan.js';
import { reportIn } from '../../core/report-texts.js';
import { Lang } from '../../core/vocabulary.js';
import { presentScan } from '../present-scan.js';

/** A scan as the dashboard shows it: the API's, and what belongs to people. */
export const DashboardScan = Scan.extend({
  lang: Lang.describe('The language of the report.'),
  decision: Decision.nullable().describe('Who gave the label, when, and why.'),
  past_decisions: z
    .array(PastDecision)
    .describe('Decisions that hold no more, in the order in which they ended.'),
}).meta({ id: 'DashboardScan' });

export const presentDashboardScan = (
  scan: StoredScan,
  include: 'report' | 'summary',
): z.output<typeof DashboardScan> => ({
  ...presentScan(scan, include),
  lang: scan.lang,
  decision: scan.decision,
  past_decisions: scan.pastDecisions,
});

/** The scan as if it had asked for this language, where its report is there in it. */
export const inLanguage = (scan: StoredScan, lang: Lang): StoredScan => ({
  ...scan,
  ...reportIn(lang, scan),
});
