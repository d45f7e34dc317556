import { declareFindings } from '../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What a failure of this check becomes. */
export const FINDINGS = declareFindings(
  {
    // The document contradicts itself. Forged amounts rarely keep every sum; a
    // genuine issuer's software always does. Only readings that are exact or
    // confirmed get here (checks/run-checks.ts), so these carry the score.
    balance_mismatch: {
      source: 'content',
      category: 'amount_logic',
      severity: 'high',
      points: 60,
      pointsMax: 70,
    },
  },
  { en: en.findings, he: he.findings },
);
