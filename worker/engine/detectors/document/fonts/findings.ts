import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What this detector may report. */
export const FINDINGS = declareFindings(
  {
    font_split: { source: 'structure', category: 'font_mismatch', severity: 'low', points: 15 },
    // Never enough alone: whoever takes a page out of a file takes letters out of use too.
    font_letters_unused: {
      source: 'structure',
      category: 'text_edit',
      severity: 'low',
      points: 20,
    },
  },
  { en: en.words, he: he.words },
);

export type Finding = FindingOf<typeof FINDINGS>;
