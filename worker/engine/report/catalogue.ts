import type { Catalogue } from '../../../core/catalogue.js';
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
