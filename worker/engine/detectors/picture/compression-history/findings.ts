import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What this detector may report. */
export const FINDINGS = declareFindings(
  {
    // The lattice of an earlier quantisation is either present or not. Of 80 public
    // receipts one was marked: items on it had been painted over.
    foreign_compression: {
      source: 'pixel',
      category: 'compression',
      severity: 'high',
      points: 35,
    },
  },
  { en: en.words, he: he.words },
);

export type Finding = FindingOf<typeof FINDINGS>;
