import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What this detector may report. */
export const FINDINGS = declareFindings(
  {
    number_set_otherwise: {
      source: 'pixel',
      category: 'alignment',
      severity: 'medium',
      // One trait of setting alone asks for no review.
      points: 19,
    },
  },
  { en: en.words, he: he.words },
);

export type Finding = FindingOf<typeof FINDINGS>;
