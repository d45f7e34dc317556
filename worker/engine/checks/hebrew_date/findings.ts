import { declareFindings } from '../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** The finding that a failure of this check becomes. */
export const FINDINGS = declareFindings(
  {
    hebrew_date_mismatch: {
      source: 'content',
      category: 'date_time_logic',
      severity: 'medium',
      points: 30,
    },
  },
  { en: en.findings, he: he.findings },
);
