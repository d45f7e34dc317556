import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What this detector may report. */
export const FINDINGS = declareFindings(
  {
    // Alone it never asks for a look, which takes 20 points
    // (docs/evaluation/forged-pictures.md, "Print of numbers").
    number_printed_otherwise: {
      source: 'pixel',
      category: 'font_mismatch',
      severity: 'low',
      points: 15,
    },
  },
  { en: en.words, he: he.words },
);

export type Finding = FindingOf<typeof FINDINGS>;
