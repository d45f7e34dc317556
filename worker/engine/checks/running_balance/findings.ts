import { declareFindings } from '../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** The finding that a failure of this check becomes. */
export const FINDINGS = declareFindings(
  {
    // The document contradicts itself. Forged amounts rarely satisfy every equation; the
    // software of a genuine issuer always does. Only exact or confirmed values get here
    // (pipeline/run-checks.ts), so the score is high.
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
