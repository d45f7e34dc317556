import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What this detector may report. */
export const FINDINGS = declareFindings(
  {
    font_split: { source: 'structure', category: 'font_mismatch', severity: 'low', points: 15 },
    // Never enough alone: removing a page from a file also leaves letters unused.
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
