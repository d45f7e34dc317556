import type { PdfFindingCode } from '../../../core/texts/en/findings-pdf.js';
import type { Weight } from './weights.js';

/** What the bytes of a PDF weigh that tell how it was changed; a part of the table in weights.ts. */
export const PDF_WEIGHTS: Record<PdfFindingCode, Weight> = {
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
};
