import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What this detector may report. */
export const FINDINGS = declareFindings(
  {
    // A signature vouches for bytes, not for the signer: it lowers the risk but never outweighs a
    // proven edit.
    signature_intact: { source: 'structure', category: 'signature', severity: 'info', points: -20 },
    signature_broken: {
      source: 'structure',
      category: 'signature',
      severity: 'critical',
      points: 70,
      proof: true,
    },
    signature_outdated: {
      source: 'structure',
      category: 'signature',
      severity: 'high',
      // What was shown at signing is in the file: a value that another one replaced is proof.
      points: 60,
      pointsMax: 70,
      proof: true,
    },
    signature_partial: { source: 'structure', category: 'signature', severity: 'info', points: 0 },
    signature_removed: {
      source: 'structure',
      category: 'signature',
      severity: 'medium',
      points: 25,
    },
    signature_unchecked: {
      source: 'structure',
      category: 'signature',
      severity: 'info',
      points: 0,
    },
  },
  { en: en.words, he: he.words },
);

export type Finding = FindingOf<typeof FINDINGS>;
