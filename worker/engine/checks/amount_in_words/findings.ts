import { declareFindings } from '../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** The finding that a failure of this check becomes. */
export const FINDINGS = declareFindings(
  {
    amount_words_mismatch: {
      source: 'content',
      category: 'amount_logic',
      severity: 'high',
      points: 45,
    },
  },
  { en: en.findings, he: he.findings },
);
