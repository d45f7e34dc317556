import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What this detector may report. */
export const FINDINGS = declareFindings(
  {
    layer_hides_content: {
      source: 'structure',
      category: 'file_structure',
      severity: 'high',
      points: 60,
      pointsMax: 70,
      proof: true,
    },
  },
  { en: en.words, he: he.words },
);

export type Finding = FindingOf<typeof FINDINGS>;
