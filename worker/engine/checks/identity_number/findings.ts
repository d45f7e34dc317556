import { declareFindings } from '../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** The finding that a failure of this check becomes. */
export const FINDINGS = declareFindings(
  {
    identity_number_invalid: {
      source: 'content',
      category: 'identity_mismatch',
      severity: 'medium',
      points: 30,
    },
  },
  { en: en.findings, he: he.findings },
);
