import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What this detector may report. */
export const FINDINGS = declareFindings(
  {
    // A filled form field with a ground of its own cuts a line too: alone it reaches no review.
    rule_interrupted: {
      source: 'pixel',
      category: 'background_patch',
      severity: 'medium',
      points: 18,
    },
  },
  { en: en.words, he: he.words },
);

export type Finding = FindingOf<typeof FINDINGS>;
