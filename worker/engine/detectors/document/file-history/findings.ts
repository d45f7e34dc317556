import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What this detector may report. */
export const FINDINGS = declareFindings(
  {
    programs_disagree: {
      source: 'metadata',
      category: 'editing_software',
      severity: 'low',
      points: 10,
    },
    rewritten_by_other_program: {
      source: 'metadata',
      category: 'editing_software',
      severity: 'medium',
      points: 25,
    },
    // Libraries that stamp or redact also rewrite a page: a reason for a review, no more.
    page_content_rewritten: {
      source: 'structure',
      category: 'file_history',
      severity: 'medium',
      points: 22,
      pointsMax: 30,
    },
    document_id_changed: {
      source: 'metadata',
      category: 'file_history',
      severity: 'info',
      points: 0,
    },
  },
  { en: en.words, he: he.words },
);

export type Finding = FindingOf<typeof FINDINGS>;
