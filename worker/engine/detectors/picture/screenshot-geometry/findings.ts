import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What this detector may report. */
export const FINDINGS = declareFindings(
  {
    // Exact grounds leave no room for chance, but one-off designs do exist.
    screenshot_foreign_patch: {
      source: 'pixel',
      category: 'screenshot_artifact',
      severity: 'high',
      points: 28,
    },
    // A screenshot shown full-screen and taken again shows the older clock too.
    screenshot_clock_differs: {
      source: 'pixel',
      category: 'date_time_logic',
      severity: 'low',
      points: 12,
    },
  },
  { en: en.words, he: he.words },
);

export type Finding = FindingOf<typeof FINDINGS>;
