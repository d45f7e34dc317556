import { declareFindings, type FindingOf } from '../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** Findings from the coverage of a scan. */
export const FINDINGS = declareFindings(
  {
    layer_incomplete: { source: 'structure', category: 'other', severity: 'info', points: 0 },
  },
  { en: en.words, he: he.words },
);

export type Finding = FindingOf<typeof FINDINGS>;
