import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What this detector may report. */
export const FINDINGS = declareFindings(
  {
    same_file_again: { source: 'history', category: 'duplicate', severity: 'info', points: 0 },
    same_picture_again: {
      source: 'history',
      category: 'duplicate',
      severity: 'medium',
      points: 20,
    },
  },
  { en: en.words, he: he.words },
);

export type Finding = FindingOf<typeof FINDINGS>;
