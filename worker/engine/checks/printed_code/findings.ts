import { declareFindings } from '../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What a failure of this check becomes: by whether money goes elsewhere. */
export const FINDINGS = declareFindings(
  {
    code_payment_differs: {
      source: 'content',
      category: 'amount_logic',
      severity: 'high',
      points: 45,
    },
    code_amount_missing: {
      source: 'content',
      category: 'amount_logic',
      severity: 'medium',
      points: 35,
    },
    code_detail_differs: {
      source: 'content',
      category: 'other',
      severity: 'medium',
      points: 25,
    },
  },
  { en: en.findings, he: he.findings },
);
