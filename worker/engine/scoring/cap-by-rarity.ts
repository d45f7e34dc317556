import type { ImpactLimit } from '../../../core/report.js';
import type { Place } from '../evidence/geometry.js';
import { decades, pointsMax } from './caps.js';
import { familyOf, type Family } from './families.js';
import { declarationOf } from './finding-codes.js';
import { genuineRateOf } from './genuine-rate.js';
import { limitImpact, type ScoredFinding } from './scored-finding.js';
import { HIGH_RISK_MIN, REVIEW_MIN } from './thresholds.js';

/** Weaker findings are common and do not corroborate. */
const CORROBORATING_MIN = 10;

/** Families that one program which saved the file explains together. */
const HINTS: ReadonlySet<Family> = new Set(['typography', 'metadata']);

/**
 * What such a program explains: also the scripts of a form, which sets its labels and values in
 * boxes of their own, off each other's lines, and what it draws beside the page.
 */
const isHint = ({ family, isMet, finding }: Weighed): boolean =>
  (HINTS.has(family) || finding.code === 'active_content' || isBesidePage(finding)) && !isMet;

const isBesidePage = ({ code, place }: ScoredFinding): boolean =>
  code === 'hidden_text' && place === null;

interface Weighed {
  finding: ScoredFinding;
  family: Family;
  /** In decades (caps.ts). */
  rarity: number;
  /** A proof that no honest document of the measured corpus shows. */
  isFree: boolean;
  /** Whether an independent finding meets it at its place. */
  isMet: boolean;
  /** What the finding would weigh without a cap. */
  wanted: number;
}

/**
 * Limits the impact of findings by how often honest documents show them (caps.ts).
 *
 * - A finding weighs at most what its own rarity allows.
 * - Where findings of independent families meet at one value, their decades add up, and
 *   each may weigh its share of what all allow together.
 * - Findings of one family that nothing else meets count together as the strongest of
 *   them: a program that sets one value oddly sets others so too.
 * - Traits of setting that nothing meets ask for no review: people and merged fields set a name
 *   or a date in a letter apart, which files made by systems, of which most of the measured
 *   ones are, do not show. Nor do they with the help of metadata, of scripts or of text beside the
 *   page: one innocent program explains both. None of 180 files forged by the tools of others came to review by them alone.
 * - High risk takes a proof, or independent families that meet. Apart, each finding may
 *   be chance: a page has thousands of places.
 */
export function capByRarity(scored: readonly ScoredFinding[]): void {
  const weighed = scored.filter(({ impact }) => impact > 0).flatMap(weigh);
  const room = new Map<Family, number>();
  let mayAccuse = false;
  for (const one of weighed) {
    const met = rarityWhereMet(one, weighed);
    const most = one.isFree ? Infinity : mostOf(one, met);
    one.isMet = met > one.rarity;
    mayAccuse ||= one.isFree || one.isMet;
    if (most < one.wanted) limitImpact(one.finding, Math.floor(most), 'rarity');
    // A rare trace of few points makes no room for others of its kind.
    const own = one.family.startsWith('pixels ') ? Math.min(most, one.wanted) : most;
    room.set(one.family, Math.max(room.get(one.family) ?? 0, own));
  }
  for (const family of room.keys())
    capSum(
      weighed.filter((one) => one.family === family),
      room.get(family) ?? 0,
      'repeated',
    );
  const set = weighed.filter(({ family, isMet }) => family === 'typography' && !isMet);
  capSum(set, REVIEW_MIN - 1, 'hints');
  const hints = weighed.filter(isHint);
  const strongest = Math.max(0, ...hints.map(({ finding }) => finding.impact));
  capSum(hints, Math.max(REVIEW_MIN - 1, strongest), 'hints');
  if (!mayAccuse) capSum(weighed, HIGH_RISK_MIN - 1, 'unproven');
}

/**
 * Weak findings of pixels bring a document to review only where a stronger one meets them: of 496
 * genuine pictures of receipts and pages 6 came to review by a network's hint beside a trait at
 * another place, of 324 forged ones at review 7. Runs last, on what the findings weigh.
 */
export function capUnmetHints(scored: readonly ScoredFinding[]): void {
  const weighed = scored.filter(({ impact }) => impact > 0).flatMap(weigh);
  const unmet = weighed.filter(
    (one) =>
      one.family.startsWith('pixels ') &&
      one.finding.impact < CORROBORATING_MIN &&
      !weighed.some(
        (other) =>
          other.family !== one.family &&
          other.finding.impact >= CORROBORATING_MIN &&
          one.finding.place !== null &&
          doMeet(one.finding.place, other.finding.place),
      ),
  );
  const ofUnmet = new Set(unmet.map(({ finding }) => finding));
  const others = scored.reduce(
    (sum, finding) => sum + (ofUnmet.has(finding) ? 0 : finding.impact),
    0,
  );
  if (others < REVIEW_MIN) capSum(unmet, Math.max(0, REVIEW_MIN - 1 - others), 'hints');
}

function weigh(finding: ScoredFinding): Weighed[] {
  const family = familyOf(finding.code);
  // What a client expects, and what was scanned before, is not measured on documents.
  if (family === 'context') return [];
  const { proof = false } = declarationOf(finding.code);
  const { hits, of, upper } = genuineRateOf(finding.code, finding.confidence);
  const isFree = proof && hits === 0;
  const rarity = proof && hits > 0 ? decades(hits / of) : decades(upper);
  return [{ finding, family, rarity, isFree, isMet: false, wanted: finding.impact }];
}

/** The share of a finding in what all evidence at its place may weigh. */
const mostOf = ({ rarity }: Weighed, met: number): number =>
  met === 0 ? 0 : (pointsMax(met) * rarity) / met;

/** Decades of all independent evidence at the place of a finding. */
function rarityWhereMet(one: Weighed, all: readonly Weighed[]): number {
  if (one.finding.place === null) return one.rarity;
  const families = new Map<Family, number>();
  for (const other of all)
    if (
      other.family !== one.family &&
      other.wanted >= CORROBORATING_MIN &&
      doMeet(one.finding.place, other.finding.place)
    )
      families.set(other.family, Math.max(families.get(other.family) ?? 0, other.rarity));
  return [...families.values()].reduce((sum, rarity) => sum + rarity, one.rarity);
}

/** Whether two places overlap; what has no place meets nothing. */
function doMeet(one: Place, other: Place | null): boolean {
  if (other === null || one.page !== other.page) return false;
  const [a, b] = [one.rect, other.rect];
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/** Lets findings weigh no more together than `most`, the strongest first. */
function capSum(findings: readonly Weighed[], most: number, why: ImpactLimit): void {
  let room = Math.floor(most);
  for (const { finding } of [...findings].sort((a, b) => b.finding.impact - a.finding.impact)) {
    limitImpact(finding, room, why);
    room -= finding.impact;
  }
}
