import type { FindingCategory, FindingSource, Lang, Severity } from '../../../core/vocabulary.js';
import { checks } from '../checks/index.js';
import { FINDINGS } from '../scoring/finding-codes.js';
import { say } from '../texts/say.js';

/** Every code and check that a report can hold, by code and in the order of reports. */
export const catalogue = (): Catalogue => ({
  findings: Object.entries(FINDINGS)
    .map(([code, { source, category, severity, points }]) => ({
      code,
      source,
      category,
      severity,
      points,
    }))
    .sort((a, b) => (a.code < b.code ? -1 : 1)),
  checks: checks.map(({ id, words }) => ({
    id,
    label: { he: say(words.he.label), en: say(words.en.label) },
  })),
});

/** What reports can hold, for whoever explains them. */
export interface Catalogue {
  findings: {
    code: string;
    source: FindingSource;
    category: FindingCategory;
    severity: Severity;
    /** Impact on the risk score at confidence 1. */
    points: number;
  }[];
  checks: { id: string; label: Record<Lang, string> }[];
}
