import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What this detector may report. */
export const FINDINGS = declareFindings(
  {
    // Image AUC on real receipts forged by other tools .76 as PNG, .67 as JPEG 75 and .60 after
    // a messenger (models/*/1.3.0/MODEL_CARD.md): a model at or under .60 in any of them gets
    // 5 points at most.
    network_copy_paste: { source: 'pixel', category: 'copy_paste', severity: 'low', points: 5 },
  },
  { en: en.words, he: he.words },
);

export type Finding = FindingOf<typeof FINDINGS>;
