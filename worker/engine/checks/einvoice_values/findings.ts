import { declareFindings } from '../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What a failure of this check becomes: by whether money goes elsewhere. */
export const FINDINGS = declareFindings(
  {
    einvoice_payment_differs: {
      source: 'content',
      category: 'amount_logic',
      severity: 'high',
      points: 40,
    },
    einvoice_detail_differs: {
      source: 'content',
      category: 'other',
      severity: 'low',
      points: 8,
    },
  },
  { en: en.findings, he: he.findings },
);
