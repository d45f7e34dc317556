import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import * as he from './he.js';

/** What this detector may report. */
export const FINDINGS = declareFindings(
  {
    // Genuine documents contain these words too; they mislead only readers who overlook them.
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
  },
  { en: en.words, he: he.words },
);

export type Finding = FindingOf<typeof FINDINGS>;
