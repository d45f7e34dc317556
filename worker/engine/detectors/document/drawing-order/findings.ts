import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What this detector may report. */
export const FINDINGS = declareFindings(
  {
    text_drawn_separately: {
      source: 'structure',
      category: 'text_edit',
      severity: 'medium',
      points: 40,
      pointsMax: 50,
    },
    text_edit_marked: {
      source: 'structure',
      category: 'text_edit',
      severity: 'high',
      points: 50,
      pointsMax: 60,
    },
  },
  { en: en.words, he: he.words },
);

export type Finding = FindingOf<typeof FINDINGS>;
