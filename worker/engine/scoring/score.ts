import type { LayerRun } from '../../../core/report.js';
import type { FindingCategory, Verdict } from '../../../core/vocabulary.js';
import type { Finding } from '../findings/finding.js';
import type { Place } from '../evidence/geometry.js';
import { declarationOf, isOnlyFromPictures } from './finding-codes.js';
import { didNotComplete } from './incomplete/incomplete-findings.js';

/** A finding with its impact on the score. */
export interface ScoredFinding extends Finding {
  /** The detector or check that reported it. */
  engine: string;
  impact: number;
}

export interface Score {
  findings: ScoredFinding[];
  riskScore: number;
  verdict: Verdict;
}

/**
 * Threshold of human review: one medium finding that is probably right (25 points at
 * confidence 0.8) or two weak findings reach it.
 */
export const REVIEW_MIN = 20;

/**
 * Threshold of high risk: no single family of evidence reaches it below certainty, so a
 * genuine document with one unusual trait is never accused.
 */
export const HIGH_RISK_MIN = 60;

/**
 * Computes impacts, risk score and verdict from findings; pure. The score is the sum of
 * the impacts, clamped to 0-100. A failed layer rules out `low_risk`.
 */
export function scoreFindings(
  findings: (Finding & { engine: string })[],
  coverage: readonly LayerRun[],
): Score {
  const usedPoints = new Map<string, number>();
  // The finding with the highest confidence of a code is scored first; the others share what `pointsMax` leaves.
  const byConfidence = [...findings].sort((a, b) => b.confidence - a.confidence);
  const scored = byConfidence.map((finding): ScoredFinding => {
    const { points, pointsMax = points } = declarationOf(finding.code);
    const before = usedPoints.get(finding.code) ?? 0;
    const wanted = Math.round(points * finding.confidence);
    const room = Math.abs(pointsMax) - Math.abs(before);
    const impact = Math.sign(wanted) * Math.min(Math.abs(wanted), Math.max(0, room));
    usedPoints.set(finding.code, before + impact);
    return { ...finding, impact: impact === 0 ? 0 : impact };
  });
  capMetadataFindings(scored);
  capPictureFindings(scored);
  const sum = scored.reduce((total, { impact }) => total + impact, 0);
  const riskScore = Math.max(0, Math.min(100, sum));
  return {
    findings: scored.sort((a, b) => b.impact - a.impact),
    riskScore,
    verdict: verdictOf(riskScore, coverage.some(didNotComplete)),
  };
}

/**
 * Limits the sum of metadata findings. One program writes producer, dates and metadata
 * packets at once, so one innocent save shows in all of them: findings too weak for a
 * review alone do not cause one together.
 */
function capMetadataFindings(scored: ScoredFinding[]): void {
  const findings = scored
    .filter(({ code, impact }) => declarationOf(code).source === 'metadata' && impact > 0)
    .sort((a, b) => b.impact - a.impact);
  let room = Math.max(REVIEW_MIN - 1, findings[0]?.impact ?? 0);
  for (const finding of findings) {
    finding.impact = Math.min(finding.impact, room);
    room -= finding.impact;
  }
}

/**
 * Limits the sum of picture findings. Several layers detect the same trace: a foreign
 * JPEG history shows in the coefficients, in the grid and to a network. So findings of
 * one category count as the strongest of them. Findings of different categories reach
 * HIGH_RISK_MIN only where they overlap at one place; apart, each may be a coincidence.
 */
function capPictureFindings(scored: ScoredFinding[]): void {
  const findings = scored
    .filter(({ code, impact }) => isOnlyFromPictures(code) && impact > 0)
    .sort((a, b) => b.impact - a.impact);
  const categoryOf = ({ code }: ScoredFinding) => declarationOf(code).category;
  const corroborated = findings.some((one) =>
    findings.some(
      (other) =>
        categoryOf(one) !== categoryOf(other) &&
        Math.min(one.impact, other.impact) >= CORROBORATING_MIN &&
        overlap(one.place, other.place),
    ),
  );
  let room = corroborated ? Infinity : HIGH_RISK_MIN - 1;
  const countedCategories = new Set<FindingCategory>();
  for (const finding of findings) {
    finding.impact = countedCategories.has(categoryOf(finding))
      ? 0
      : Math.min(finding.impact, room);
    room -= finding.impact;
    countedCategories.add(categoryOf(finding));
  }
}

/** Weaker findings are common and do not corroborate. */
const CORROBORATING_MIN = 10;

/** Whether two places overlap; a finding without a place overlaps every place. */
function overlap(one: Place | null, other: Place | null): boolean {
  if (one === null || other === null) return true;
  const [a, b] = [one.rect, other.rect];
  return (
    one.page === other.page &&
    a.x < b.x + b.w &&
    b.x < a.x + a.w &&
    a.y < b.y + b.h &&
    b.y < a.y + a.h
  );
}

function verdictOf(riskScore: number, incomplete: boolean): Verdict {
  if (riskScore >= HIGH_RISK_MIN) return 'high_risk';
  if (riskScore >= REVIEW_MIN || incomplete) return 'review';
  return 'low_risk';
}
