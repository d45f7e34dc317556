import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What this detector may report. */
export const FINDINGS = declareFindings(
  {
    // The client's own expectation: a mismatch needs a person, whichever side is right.
    expected_amount_mismatch: {
      source: 'content',
      category: 'expectation_mismatch',
      severity: 'high',
      points: 35,
    },
    expected_name_mismatch: {
      source: 'content',
      category: 'expectation_mismatch',
      severity: 'high',
      points: 35,
    },
    expected_date_mismatch: {
      source: 'content',
      category: 'expectation_mismatch',
      severity: 'medium',
      points: 25,
    },
    expected_reference_mismatch: {
      source: 'content',
      category: 'expectation_mismatch',
      severity: 'medium',
      points: 25,
    },
    expected_document_type_mismatch: {
      source: 'content',
      category: 'expectation_mismatch',
      severity: 'medium',
      points: 25,
    },
    expectation_not_checked: {
      source: 'content',
      category: 'expectation_mismatch',
      severity: 'info',
      points: 0,
    },
  },
  { en: en.words, he: he.words },
);

export type Finding = FindingOf<typeof FINDINGS>;
