import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What this detector may report. */
export const FINDINGS = declareFindings(
  {
    // A date before its program existed, or different from the one in an earlier revision, counts
    // in full; two clocks that differ, a third.
    metadata_dates_disagree: {
      source: 'metadata',
      category: 'date_time_logic',
      severity: 'low',
      points: 20,
    },
    metadata_date_in_future: {
      source: 'metadata',
      category: 'date_time_logic',
      severity: 'low',
      points: 10,
    },
    modified_after_creation: {
      source: 'metadata',
      category: 'file_history',
      severity: 'info',
      points: 0,
    },
  },
  { en: en.words, he: he.words },
);

export type Finding = FindingOf<typeof FINDINGS>;
