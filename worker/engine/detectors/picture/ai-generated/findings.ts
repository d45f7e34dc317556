import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import { FINDINGS as AI_DECLARED } from '../../document/ai-declared/findings.js';
import * as he from './he.js';

const OWN = declareFindings(
  {
    // A learned artefact only corroborates: confidence is limited to 0.5, so this is 5
    // points of the score.
    ai_generated_traces: { source: 'ai', category: 'ai_generated', severity: 'low', points: 10 },
  },
  { en: en.words, he: he.words },
);

/** A picture in a PDF may declare its origin like a picture file. */
export const FINDINGS = { ...OWN, ...AI_DECLARED };

export type Finding = FindingOf<typeof FINDINGS>;
