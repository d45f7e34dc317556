import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What this detector may report. */
export const FINDINGS = declareFindings(
  {
    // Metadata: easily lost and easily kept by mistake. Alone they do not require a review.
    profile_of_editor: {
      source: 'metadata',
      category: 'editing_software',
      severity: 'low',
      points: 15,
    },
    laid_over_profile: {
      source: 'structure',
      category: 'file_structure',
      severity: 'low',
      points: 12,
    },
  },
  { en: en.words, he: he.words },
);

export type Finding = FindingOf<typeof FINDINGS>;
