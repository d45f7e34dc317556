import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What this detector may report. */
export const FINDINGS = declareFindings(
  {
    // Websites and mail programs re-encode photos: corroborates at most.
    phone_file_resaved: {
      source: 'metadata',
      category: 'compression',
      severity: 'info',
      points: 6,
    },
  },
  { en: en.words, he: he.words },
);

export type Finding = FindingOf<typeof FINDINGS>;
