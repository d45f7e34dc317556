import { declareFindings, type FindingOf } from '../../../findings/finding.js';
import * as en from './en.js';
import { FINDINGS as AI_DECLARED } from '../../document/ai-declared/findings.js';
import * as he from './he.js';

const OWN = declareFindings(
  {
    // A learned artefact corroborates at most: confidence is held at 0.5, so this is 5 points of the score.
    ai_generated_traces: { source: 'ai', category: 'ai_generated', severity: 'low', points: 10 },
  },
  { en: en.words, he: he.words },
);

/** A picture inside a PDF may declare its origin as a picture file does. */
export const FINDINGS = { ...OWN, ...AI_DECLARED };

export type Finding = FindingOf<typeof FINDINGS>;
