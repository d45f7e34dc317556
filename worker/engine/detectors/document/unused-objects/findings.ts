import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What this detector may report. */
export const FINDINGS = declareFindings(
  {
    unused_object_text: {
      source: 'structure',
      category: 'file_history',
      severity: 'high',
      points: 65,
      pointsMax: 75,
      proof: true,
    },
  },
  { en: en.words, he: he.words },
);

export type Finding = FindingOf<typeof FINDINGS>;
