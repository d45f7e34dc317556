import { declareFindings } from '../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** Findings of the arithmetic checks. */
export const FINDINGS = declareFindings(
  {
    total_mismatch: {
      source: 'content',
      category: 'amount_logic',
      severity: 'high',
      points: 55,
      pointsMax: 70,
    },
    vat_mismatch: { source: 'content', category: 'amount_logic', severity: 'medium', points: 30 },
  },
  { en: en.findings, he: he.findings },
);
