import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/**
 * What this detector may report. No points: fonts with a false map are mostly a fault of the
 * program that made the file, and what the page shows is read and judged all the same.
 */
export const FINDINGS = declareFindings(
  {
    text_not_as_shown: {
      source: 'content',
      category: 'other',
      severity: 'info',
      points: 0,
    },
  },
  { en: en.words, he: he.words },
);

export type Finding = FindingOf<typeof FINDINGS>;
