import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What this detector may report. */
export const FINDINGS = declareFindings(
  {
    // A proof only that the place was drawn apart: 0 of 127 genuine photos and scans with grain have one.
    flat_patch: { source: 'pixel', category: 'background_patch', severity: 'medium', points: 25 },
    clean_patch: { source: 'pixel', category: 'background_patch', severity: 'medium', points: 15 },
  },
  { en: en.words, he: he.words },
);

export type Finding = FindingOf<typeof FINDINGS>;
