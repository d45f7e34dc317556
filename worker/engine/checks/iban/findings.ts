import { declareFindings } from '../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** The finding that a failure of this check becomes. */
export const FINDINGS = declareFindings(
  {
    iban_invalid: {
      source: 'content',
      category: 'identity_mismatch',
      severity: 'high',
      points: 45,
    },
    iban_specimen: {
      source: 'content',
      category: 'identity_mismatch',
      severity: 'low',
      points: 8,
    },
  },
  { en: en.findings, he: he.findings },
);
