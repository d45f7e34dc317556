import type { LayerRun } from '../../../core/report.js';
import type { FindingCategory, Verdict } from '../../../core/vocabulary.js';
import type { Finding } from '../findings/finding.js';
import type { Place } from '../evidence/geometry.js';
import { declarationOf, isOnlyFromPictures } from './finding-codes.js';
import { didNotComplete } from './incomplete/note-incomplete.js';

/** A sign with what it adds to the score. */
export interface ScoredFinding extends Finding {
  /** The detector or check that found it. */
  engine: string;
  impact: number;
}

export interface Score {
  findings: ScoredFinding[];
  riskScore: number;
  verdict: Verdict;
}

/**
 * From here a person should look: one medium sign that is likely right
 * (25 points at confidence 0.8) is enough, two weak ones are too.
 */
export const REVIEW_MIN = 20;

/**
 * From here the signs are clear: no single family of evidence reaches it short
 * of certainty, so a genuine document with one odd trait is never accused.
 */
export const HIGH_RISK_MIN = 60;

/**
 * Signs in, impacts and score and verdict out; pure. The impacts add up to the
 * score, clamped to 0-100. A layer that failed forbids `low_risk`.
 */
export function scoreFindings(
  findings: (Finding & { engine: string })[],
  coverage: readonly LayerRun[],
): Score {
  const usedPoints = new Map<string, number>();
  // The surest sign of a code takes its points first; further ones get what its maximum leaves.
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
 * Producer, dates and packets of metadata are written by one program at one time,
 * so that one innocent saving shows in all of them: signs too weak to ask for a
 * look alone do not ask for one together.
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
 * Several layers see one and the same trace: a foreign JPEG history shows in the
 * coefficients, in the grid and to a network. So the pixel signs of a category
 * weigh together as the strongest of them. And traces of different kinds accuse
 * together only where they meet at one place; apart, each may be a chance, and
 * they stay below HIGH_RISK_MIN.
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

/** A weak hint is everywhere: it corroborates nothing. */
const CORROBORATING_MIN = 10;

/** Whether two places of a page touch; a sign of the whole page meets every place. */
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
