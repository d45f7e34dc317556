import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What this detector may report. */
export const FINDINGS = declareFindings(
  {
    active_content: {
      source: 'structure',
      category: 'file_structure',
      severity: 'medium',
      points: 25,
      pointsMax: 30,
    },
  },
  { en: en.words, he: he.words },
);

export type Finding = FindingOf<typeof FINDINGS>;
