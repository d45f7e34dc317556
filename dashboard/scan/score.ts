import type { Finding, Report } from '../api/types.js';

/** From how many points a scan is not low risk any more, and from how many it is high risk. */
export const REVIEW_MIN = 20;
export const HIGH_RISK_MIN = 60;
const SCORE_MAX = 100;

type Limit = NonNullable<Finding['impact_limits']>[number];

/** The findings of one layer or check. */
export interface ScorePart {
  engine: string | null;
  /** Those that add or would add points, the weightiest first. */
  findings: Finding[];
  points: number;
  /** Before any limit; null in reports of versions that did not say. */
  alone: number | null;
  limits: Limit[];
}

export interface Explained {
  parts: ScorePart[];
  sum: number;
  /** The sum within 0 to 100, which is the score. */
  score: number;
}

/** How the score adds up: the points of each layer and check, the weightiest first. */
export function explainScore({ findings }: Pick<Report, 'findings'>): Explained {
  const byEngine = new Map<string | null, Finding[]>();
  for (const finding of findings) {
    if (!finding.impact && !finding.impact_alone) continue;
    byEngine.set(finding.engine, [...(byEngine.get(finding.engine) ?? []), finding]);
  }
  const parts = [...byEngine].map(([engine, own]): ScorePart => {
    const isKnown = own.every(({ impact_alone: alone }) => alone !== undefined);
    return {
      engine,
      findings: own,
      points: total(own.map(({ impact }) => impact ?? 0)),
      alone: isKnown ? total(own.map(({ impact_alone: alone }) => alone ?? 0)) : null,
      limits: [...new Set(own.flatMap(({ impact_limits: limits }) => limits ?? []))],
    };
  });
  const sum = total(parts.map(({ points }) => points));
  return {
    parts: parts.sort((a, b) => b.points - a.points),
    sum,
    score: Math.min(SCORE_MAX, Math.max(0, sum)),
  };
}

const total = (points: readonly number[]): number => points.reduce((sum, one) => sum + one, 0);
