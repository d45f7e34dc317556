import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What this detector may report. */
export const FINDINGS = declareFindings(
  {
    // Exact backgrounds exclude chance, but one-off designs exist.
    screenshot_foreign_patch: {
      source: 'pixel',
      category: 'screenshot_artifact',
      severity: 'high',
      points: 28,
    },
    // A screenshot of a full-screen screenshot shows the older clock too.
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
