import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What this detector may report. */
export const FINDINGS = declareFindings(
  {
    network_background_patch: {
      source: 'pixel',
      category: 'background_patch',
      severity: 'low',
      points: 5,
    },
  },
  { en: en.words, he: he.words },
);

export type Finding = FindingOf<typeof FINDINGS>;
