import type { FindingCode } from '../../../core/texts/en/findings.js';
import type { FindingCategory, FindingSource, Severity } from '../../../core/vocabulary.js';
import { PDF_WEIGHTS } from './weights-pdf.js';
import { PIXEL_WEIGHTS } from './weights-pixels.js';
import { PROVENANCE_WEIGHTS } from './weights-provenance.js';

export type { FindingCode };

/**
 * The one table of what every finding weighs. `points` is the impact on the
 * risk score (0-100) at confidence 1; the impact is points x confidence,
 * rounded. Negative points are evidence of trust. Verdicts: see steps/weigh.ts.
 * A finding code without a row does not compile.
 */
export interface Weight {
  source: FindingSource;
  category: FindingCategory;
  severity: Severity;
  points: number;
  /** Several findings of this code together weigh at most this; default: `points`. */
  pointsMax?: number;
}

export const WEIGHTS: Record<FindingCode, Weight> = {
  ...PDF_WEIGHTS,
  ...PIXEL_WEIGHTS,
  ...PROVENANCE_WEIGHTS,

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
  total_mismatch: {
    source: 'content',
    category: 'amount_logic',
    severity: 'high',
    points: 55,
    pointsMax: 70,
  },
  vat_mismatch: { source: 'content', category: 'amount_logic', severity: 'medium', points: 30 },
  iban_invalid: { source: 'content', category: 'identity_mismatch', severity: 'high', points: 45 },
  iban_account_mismatch: {
    source: 'content',
    category: 'identity_mismatch',
    severity: 'high',
    points: 40,
  },
  identity_number_invalid: {
    source: 'content',
    category: 'identity_mismatch',
    severity: 'medium',
    points: 30,
  },
  bank_account_invalid: {
    source: 'content',
    category: 'identity_mismatch',
    severity: 'medium',
    points: 25,
  },
  weekday_mismatch: {
    source: 'content',
    category: 'date_time_logic',
    severity: 'medium',
    points: 30,
  },
  date_impossible: {
    source: 'content',
    category: 'date_time_logic',
    severity: 'medium',
    points: 30,
  },
  date_in_future: {
    source: 'content',
    category: 'date_time_logic',
    severity: 'medium',
    points: 25,
  },
  // True documents say these too; they mislead only whoever overlooks them.
  status_not_final: {
    source: 'content',
    category: 'status_misleading',
    severity: 'medium',
    points: 25,
  },
  status_void: { source: 'content', category: 'status_misleading', severity: 'high', points: 35 },
  marked_not_original: {
    source: 'content',
    category: 'status_misleading',
    severity: 'medium',
    points: 30,
  },
  // The client's own expectation: a mismatch needs a person, whoever is right.
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
  // Programs: easy to fake and honest people use them too, so alone they ask
  // for a look at most.
  picture_editor: {
    source: 'metadata',
    category: 'editing_software',
    severity: 'medium',
    points: 30,
  },
  pdf_editor: { source: 'metadata', category: 'editing_software', severity: 'medium', points: 25 },
  authoring_program: {
    source: 'metadata',
    category: 'editing_software',
    severity: 'medium',
    points: 25,
  },
  printed_to_pdf: { source: 'metadata', category: 'editing_software', severity: 'info', points: 0 },
  // A date before its program existed, or another one than an earlier revision
  // gave, weighs all of it; two clocks that differ, a third.
  metadata_dates_disagree: {
    source: 'metadata',
    category: 'date_time_logic',
    severity: 'low',
    points: 20,
  },
  metadata_date_in_future: {
    source: 'metadata',
    category: 'date_time_logic',
    severity: 'low',
    points: 10,
  },
  modified_after_creation: {
    source: 'metadata',
    category: 'file_history',
    severity: 'info',
    points: 0,
  },
  ai_generator_declared: {
    source: 'ai',
    category: 'ai_generated',
    severity: 'critical',
    points: 75,
  },
  revision_changes_content: {
    source: 'structure',
    category: 'file_history',
    severity: 'high',
    points: 40,
  },
  revision_other: { source: 'structure', category: 'file_history', severity: 'info', points: 0 },
  foreign_data_before: {
    source: 'structure',
    category: 'file_structure',
    severity: 'low',
    points: 10,
  },
  foreign_data_after: {
    source: 'structure',
    category: 'file_structure',
    severity: 'low',
    points: 10,
  },
  active_content: {
    source: 'structure',
    category: 'file_structure',
    severity: 'medium',
    points: 25,
    pointsMax: 30,
  },
  damaged_structure: {
    source: 'structure',
    category: 'file_structure',
    severity: 'low',
    points: 5,
  },
  same_file_again: { source: 'history', category: 'duplicate', severity: 'info', points: 0 },
  same_picture_again: { source: 'history', category: 'duplicate', severity: 'medium', points: 20 },
  layer_incomplete: { source: 'structure', category: 'other', severity: 'info', points: 0 },
};
