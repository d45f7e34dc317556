import type { Finding } from '../findings/finding.js';

/** A finding with its impact on the score. */
export interface ScoredFinding extends Finding {
  /** The detector or check that reported it. */
  engine: string;
  impact: number;
}
