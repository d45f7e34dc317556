import type { FindingCode } from '../core/texts/en/findings.js';
import { PIXEL_WEIGHTS } from './weights-pixels.js';
import type { FindingCategory, FindingSource, Severity } from '../core/vocabulary.js';

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
  ...PIXEL_WEIGHTS,

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
  // Phones mark their own retouching so: a look is due, not a verdict.
  ai_part_declared: { source: 'ai', category: 'ai_generated', severity: 'high', points: 50 },
  // Not enough alone: a corrected date breaks the signature as a corrected amount does.
  credentials_picture_changed: {
    source: 'structure',
    category: 'signature',
    severity: 'high',
    points: 60,
  },
  credentials_manifest_changed: {
    source: 'structure',
    category: 'signature',
    severity: 'high',
    points: 55,
  },
  credentials_edited: {
    source: 'metadata',
    category: 'editing_software',
    severity: 'low',
    points: 25,
  },
  // Whoever sends a picture through a messenger loses it with all metadata, not alone.
  credentials_removed: { source: 'structure', category: 'signature', severity: 'low', points: 12 },
  credentials_intact: { source: 'structure', category: 'signature', severity: 'info', points: 0 },
  credentials_unchecked: {
    source: 'structure',
    category: 'signature',
    severity: 'info',
    points: 0,
  },
  // An earlier state kept in the file proves what stood there; the one question is
  // whether the change was legitimate, which detectors put into the confidence.
  revision_text_replaced: {
    source: 'structure',
    category: 'text_edit',
    severity: 'high',
    points: 70,
    pointsMax: 80,
  },
  revision_text_added: {
    source: 'structure',
    category: 'text_edit',
    severity: 'medium',
    points: 40,
    pointsMax: 50,
  },
  revision_text_removed: {
    source: 'structure',
    category: 'text_edit',
    severity: 'medium',
    points: 40,
    pointsMax: 50,
  },
  revision_picture_changed: {
    source: 'structure',
    category: 'file_history',
    severity: 'medium',
    points: 30,
    pointsMax: 40,
  },
  // Pages are also put in and taken out by right, but not of what a bank sends.
  revision_page_changed: {
    source: 'structure',
    category: 'file_history',
    severity: 'medium',
    points: 30,
    pointsMax: 40,
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
  // Edits that left no revision. One trait alone has innocent causes, so that it
  // asks for a look; two families over the same value make it clear.
  text_style_differs: {
    source: 'structure',
    category: 'font_mismatch',
    severity: 'medium',
    points: 35,
    pointsMax: 45,
  },
  text_misaligned: {
    source: 'structure',
    category: 'alignment',
    severity: 'medium',
    points: 25,
    pointsMax: 35,
  },
  text_drawn_separately: {
    source: 'structure',
    category: 'text_edit',
    severity: 'medium',
    points: 40,
    pointsMax: 50,
  },
  text_edit_marked: {
    source: 'structure',
    category: 'text_edit',
    severity: 'high',
    points: 50,
    pointsMax: 60,
  },
  font_split: { source: 'structure', category: 'font_mismatch', severity: 'low', points: 15 },
  // Never enough alone: whoever takes a page out of a file takes letters out of use too.
  font_letters_unused: { source: 'structure', category: 'text_edit', severity: 'low', points: 20 },
  text_covered: {
    source: 'structure',
    category: 'background_patch',
    severity: 'high',
    points: 70,
    pointsMax: 80,
  },
  area_painted_over: {
    source: 'structure',
    category: 'background_patch',
    severity: 'medium',
    points: 45,
    pointsMax: 55,
  },
  annotation_over_text: {
    source: 'structure',
    category: 'text_edit',
    severity: 'high',
    points: 60,
    pointsMax: 70,
  },
  hidden_text: {
    source: 'structure',
    category: 'file_structure',
    severity: 'medium',
    points: 25,
    pointsMax: 35,
  },
  layer_hides_content: {
    source: 'structure',
    category: 'file_structure',
    severity: 'high',
    points: 60,
    pointsMax: 70,
  },
  unused_object_text: {
    source: 'structure',
    category: 'file_history',
    severity: 'high',
    points: 65,
    pointsMax: 75,
  },
  text_code_differs: {
    source: 'structure',
    category: 'text_edit',
    severity: 'high',
    points: 60,
    pointsMax: 70,
  },
  embedded_instructions: {
    source: 'structure',
    category: 'embedded_instructions',
    severity: 'critical',
    points: 75,
  },
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
  // Libraries that stamp or black out also write a page anew: a look, no more.
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
  // A signature vouches for bytes, not for the signer: it lowers the risk and
  // never outweighs a proven edit.
  signature_intact: { source: 'structure', category: 'signature', severity: 'info', points: -20 },
  signature_broken: {
    source: 'structure',
    category: 'signature',
    severity: 'critical',
    points: 70,
  },
  signature_outdated: { source: 'structure', category: 'signature', severity: 'high', points: 50 },
  signature_partial: { source: 'structure', category: 'signature', severity: 'info', points: 0 },
  signature_removed: { source: 'structure', category: 'signature', severity: 'medium', points: 25 },
  signature_unchecked: {
    source: 'structure',
    category: 'signature',
    severity: 'info',
    points: 0,
  },
  same_file_again: { source: 'history', category: 'duplicate', severity: 'info', points: 0 },
  same_picture_again: { source: 'history', category: 'duplicate', severity: 'medium', points: 20 },
  layer_incomplete: { source: 'structure', category: 'other', severity: 'info', points: 0 },
};
