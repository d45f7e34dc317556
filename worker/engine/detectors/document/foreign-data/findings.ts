import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What this detector may report. */
export const FINDINGS = declareFindings(
  {
    foreign_data_before: {
      source: 'structure',
      category: 'file_structure',
      severity: 'low',
      points: 10,
    },
    foreign_data_after: {
      source: 'structure',
      category: 'file_structure',
      severity: 'low',
      points: 10,
    },
  },
  { en: en.words, he: he.words },
);

export type Finding = FindingOf<typeof FINDINGS>;
