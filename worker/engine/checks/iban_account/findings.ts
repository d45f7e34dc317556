import { declareFindings } from '../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** The finding that a failure of this check becomes. */
export const FINDINGS = declareFindings(
  {
    iban_account_mismatch: {
      source: 'content',
      category: 'identity_mismatch',
      severity: 'high',
      points: 40,
    },
  },
  { en: en.findings, he: he.findings },
);
