import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What this detector may report. */
export const FINDINGS = declareFindings(
  {
    // Measured on forged receipts: in PNG and JPEG the evidence is physical, and no
    // genuine receipt had it outside of its margins.
    copied_pixels: { source: 'pixel', category: 'copy_paste', severity: 'high', points: 35 },
    drawn_letters: { source: 'pixel', category: 'text_edit', severity: 'medium', points: 25 },
  },
  { en: en.words, he: he.words },
);

export type Finding = FindingOf<typeof FINDINGS>;
