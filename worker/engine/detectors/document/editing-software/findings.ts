import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What this detector may report. */
export const FINDINGS = declareFindings(
  {
    // Program names are easy to fake, and honest people use these programs too. Alone they justify
    // at most a review.
    picture_editor: {
      source: 'metadata',
      category: 'editing_software',
      severity: 'medium',
      points: 30,
    },
    pdf_editor: {
      source: 'metadata',
      category: 'editing_software',
      severity: 'medium',
      points: 25,
    },
    authoring_program: {
      source: 'metadata',
      category: 'editing_software',
      severity: 'medium',
      points: 25,
    },
    printed_to_pdf: {
      source: 'metadata',
      category: 'editing_software',
      severity: 'info',
      points: 0,
    },
  },
  { en: en.words, he: he.words },
);

export type Finding = FindingOf<typeof FINDINGS>;
