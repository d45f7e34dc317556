import type { ImpactLimit } from '../../../core/report.js';
import type { Finding } from '../findings/finding.js';

/** A finding with its impact on the score. */
export interface ScoredFinding extends Finding {
  /** The detector or check that reported it. */
  engine: string;
  impact: number;
  /** What its impact was before any limit. */
  alone: number;
  /** What lowered it, in the order of the limits. */
  limits: ImpactLimit[];
}

/** Lets a finding weigh no more than `most`, a number of its sign, and records why. */
export function limitImpact(finding: ScoredFinding, most: number, why: ImpactLimit): void {
  if (Math.abs(most) >= Math.abs(finding.impact)) return;
  finding.impact = most === 0 ? 0 : most;
  if (!finding.limits.includes(why)) finding.limits.push(why);
}
