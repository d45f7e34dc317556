import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What this detector may report. */
export const FINDINGS = declareFindings(
  {
    // Not enough alone: correcting a date breaks the signature just as changing an amount does.
    credentials_picture_changed: {
      source: 'structure',
      category: 'signature',
      severity: 'high',
      points: 60,
      proof: true,
    },
    credentials_manifest_changed: {
      source: 'structure',
      category: 'signature',
      severity: 'high',
      points: 55,
      proof: true,
    },
    // A messenger removes the whole record with all other metadata, never this alone.
    credentials_removed: {
      source: 'structure',
      category: 'signature',
      severity: 'low',
      points: 12,
    },
    credentials_edited: {
      source: 'metadata',
      category: 'editing_software',
      severity: 'low',
      points: 25,
    },
    credentials_intact: { source: 'structure', category: 'signature', severity: 'info', points: 0 },
    credentials_unchecked: {
      source: 'structure',
      category: 'signature',
      severity: 'info',
      points: 0,
    },
  },
  { en: en.words, he: he.words },
);

export type Finding = FindingOf<typeof FINDINGS>;
