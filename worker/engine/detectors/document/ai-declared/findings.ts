import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What this detector may report. */
export const FINDINGS = declareFindings(
  {
    ai_generator_declared: {
      source: 'ai',
      category: 'ai_generated',
      severity: 'critical',
      points: 75,
      proof: true,
    },
    // Phones mark their own retouching this way: reason for a review, not a verdict.
    ai_part_declared: {
      source: 'ai',
      category: 'ai_generated',
      severity: 'high',
      points: 50,
      proof: true,
    },
  },
  { en: en.words, he: he.words },
);

export type Finding = FindingOf<typeof FINDINGS>;
