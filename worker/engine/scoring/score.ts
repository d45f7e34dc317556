import type { LayerRun } from '../../../core/report.js';
import type { Verdict } from '../../../core/vocabulary.js';
import type { Finding } from '../findings/finding.js';
import { capByRarity, capUnmetHints } from './cap-by-rarity.js';
import { declarationOf } from './finding-codes.js';
import { didNotComplete } from './incomplete/incomplete-findings.js';
import { limitImpact, type ScoredFinding } from './scored-finding.js';
import { HIGH_RISK_MIN, REVIEW_MIN } from './thresholds.js';

export { HIGH_RISK_MIN, REVIEW_MIN };

export type { ScoredFinding };

export interface Score {
  findings: ScoredFinding[];
  riskScore: number;
  verdict: Verdict;
}

/**
 * Computes impacts, risk score and verdict from findings; pure. The score is the sum of
 * the impacts, clamped to 0-100. A failed layer rules out `low_risk`.
 */
export function scoreFindings(
  findings: readonly (Finding & { engine: string })[],
  coverage: readonly LayerRun[],
): Score {
  // The finding with the highest confidence of a code is scored first; the others share what `pointsMax` leaves.
  const scored = [...findings]
    .sort((a, b) => b.confidence - a.confidence)
    .map((finding): ScoredFinding => {
      const impact = Math.round(declarationOf(finding.code).points * finding.confidence) || 0;
      return { ...finding, impact, alone: impact, limits: [] };
    });
  capByRarity(scored);
  capCodes(scored);
  capMetadataFindings(scored);
  capUnmetHints(scored);
  const sum = scored.reduce((total, { impact }) => total + impact, 0);
  const riskScore = Math.max(0, Math.min(100, sum));
  return {
    findings: scored.sort((a, b) => b.impact - a.impact),
    riskScore,
    verdict: verdictOf(riskScore, coverage.some(didNotComplete)),
  };
}

/** Limits the sum of each code to what it declares. */
function capCodes(scored: readonly ScoredFinding[]): void {
  const usedPoints = new Map<string, number>();
  for (const finding of scored) {
    const { points, pointsMax = points } = declarationOf(finding.code);
    const before = usedPoints.get(finding.code) ?? 0;
    const room = Math.max(0, Math.abs(pointsMax) - Math.abs(before));
    limitImpact(finding, Math.sign(finding.impact) * room, 'repeated');
    usedPoints.set(finding.code, before + finding.impact);
  }
}

/**
 * Limits the sum of metadata findings. One program writes producer, dates and metadata
 * packets at once, so one innocent save shows in all of them: findings too weak for a
 * review alone do not cause one together.
 */
function capMetadataFindings(scored: readonly ScoredFinding[]): void {
  const findings = scored
    .filter(({ code, impact }) => declarationOf(code).source === 'metadata' && impact > 0)
    .sort((a, b) => b.impact - a.impact);
  let room = Math.max(REVIEW_MIN - 1, findings[0]?.impact ?? 0);
  for (const finding of findings) {
    limitImpact(finding, room, 'hints');
    room -= finding.impact;
  }
}

function verdictOf(riskScore: number, incomplete: boolean): Verdict {
  if (riskScore >= HIGH_RISK_MIN) return 'high_risk';
  if (riskScore >= REVIEW_MIN || incomplete) return 'review';
  return 'low_risk';
}
