import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import { FINDINGS as HIDDEN_TEXT } from '../hidden-text/findings.js';
import * as he from './he.js';

const OWN = declareFindings(
  {
    text_covered: {
      source: 'structure',
      category: 'background_patch',
      severity: 'high',
      points: 70,
      pointsMax: 80,
      proof: true,
    },
    area_painted_over: {
      source: 'structure',
      category: 'background_patch',
      severity: 'medium',
      points: 45,
      pointsMax: 55,
    },
  },
  { en: en.words, he: he.words },
);

/** Text under a cover that has no print over it is reported as hidden text. */
export const FINDINGS = { ...OWN, hidden_text: HIDDEN_TEXT.hidden_text };

export type Finding = FindingOf<typeof FINDINGS>;
