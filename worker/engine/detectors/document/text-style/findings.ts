import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What this detector may report. */
export const FINDINGS = declareFindings(
  {
    // Edits that left no revision. One trait alone has innocent causes, so it only justifies a
    // review; two families over the same value make it clear.
    text_style_differs: {
      source: 'structure',
      category: 'font_mismatch',
      severity: 'medium',
      points: 35,
      pointsMax: 45,
    },
    text_misaligned: {
      source: 'structure',
      category: 'alignment',
      severity: 'medium',
      points: 25,
      pointsMax: 35,
    },
  },
  { en: en.words, he: he.words },
);

export type Finding = FindingOf<typeof FINDINGS>;
