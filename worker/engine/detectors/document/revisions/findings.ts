import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What this detector may report. */
export const FINDINGS = declareFindings(
  {
    // An earlier state kept in the file proves what was there. The only question is whether the
    // change was legitimate; detectors express that in the confidence.
    revision_text_replaced: {
      source: 'structure',
      category: 'text_edit',
      severity: 'high',
      points: 70,
      pointsMax: 80,
      proof: true,
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
    // Pages are also legitimately added and removed, but not in documents sent by a bank.
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
    // What honest people and programs do (kinds.ts): information, or little where it also takes
    // something from sight or adds what is not the issuer's.
    revision_form_filled: {
      source: 'structure',
      category: 'file_history',
      severity: 'info',
      points: 0,
    },
    revision_notes_added: {
      source: 'structure',
      category: 'file_history',
      severity: 'info',
      points: 0,
    },
    revision_pages_numbered: {
      source: 'structure',
      category: 'file_history',
      severity: 'info',
      points: 0,
    },
    revision_text_layer_added: {
      source: 'structure',
      category: 'file_history',
      severity: 'info',
      points: 0,
    },
    revision_looks_same: {
      source: 'structure',
      category: 'file_history',
      severity: 'info',
      points: 0,
    },
    revision_stamped: { source: 'structure', category: 'file_history', severity: 'low', points: 6 },
    revision_redacted: {
      source: 'structure',
      category: 'file_history',
      severity: 'low',
      points: 10,
    },
    revision_pages_arranged: {
      source: 'structure',
      category: 'file_history',
      severity: 'low',
      points: 10,
    },
    revision_other: { source: 'structure', category: 'file_history', severity: 'info', points: 0 },
  },
  { en: en.words, he: he.words },
);

export type Finding = FindingOf<typeof FINDINGS>;
