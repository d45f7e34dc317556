import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What this detector may report. */
export const FINDINGS = declareFindings(
  {
    annotation_over_text: {
      source: 'structure',
      category: 'text_edit',
      severity: 'high',
      points: 60,
      pointsMax: 70,
      proof: true,
    },
  },
  { en: en.words, he: he.words },
);

export type Finding = FindingOf<typeof FINDINGS>;
