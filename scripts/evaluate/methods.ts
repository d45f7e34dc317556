import type { Outcome } from './scan-file.js';
import { share, type Share } from './wilson.js';

/** Detection counts of one forgery method. */
export interface MethodCounts {
  method: string;
  /** Of its forged files with a verdict: files with a scored finding that reports the forgery. */
  found: Share;
  /** Of those forged at a place on a page: files with such a finding there. */
  inPlace: Share;
  /** Of their genuine source files: files with such a finding too. */
  twinsFlagged: Share;
}

/** Minimum box overlap (intersection over union) for a finding to be in place. */
const OVERLAP_MIN = 0.5;

/** Counts by forgery method, the last row for all; empty without known forgeries. */
export function methodCounts(outcomes: Outcome[]): MethodCounts[] {
  const forged = outcomes.filter(({ forgery, verdict }) => forgery !== null && verdict !== null);
  if (forged.length === 0) return [];
  const byFile = new Map(outcomes.map((outcome) => [outcome.file, outcome]));
  const names = [...new Set(forged.map(({ forgery }) => forgery?.method ?? ''))].sort();
  return [
    ...names.map((method) =>
      countsOf(
        method,
        forged.filter(({ forgery }) => forgery?.method === method),
        byFile,
      ),
    ),
    countsOf('all', forged, byFile),
  ];
}

function countsOf(method: string, forged: Outcome[], byFile: Map<string, Outcome>): MethodCounts {
  const placed = forged.filter(({ forgery }) => forgery?.box !== null);
  const twins = new Map<string, boolean>();
  for (const { twin, forgery } of forged) {
    const outcome = twin === null ? undefined : byFile.get(twin);
    if (outcome === undefined || outcome.verdict === null || twin === null) continue;
    const flagged = reporting(outcome, forgery?.codes ?? []).length > 0;
    twins.set(twin, flagged || twins.get(twin) === true);
  }
  return {
    method,
    found: share(
      forged.filter((outcome) => reporting(outcome, outcome.forgery?.codes ?? []).length > 0)
        .length,
      forged.length,
    ),
    inPlace: share(placed.filter(isInPlace).length, placed.length),
    twinsFlagged: share([...twins.values()].filter(Boolean).length, twins.size),
  };
}

const reporting = ({ findings }: Outcome, codes: string[]): Outcome['findings'] =>
  findings.filter(({ code, impact }) => impact > 0 && codes.includes(code));

const isInPlace = (outcome: Outcome): boolean => {
  const box = outcome.forgery?.box ?? null;
  if (box === null) return false;
  return reporting(outcome, outcome.forgery?.codes ?? []).some(
    (finding) =>
      finding.box !== null && finding.page === box.page && overlap(finding.box, box) >= OVERLAP_MIN,
  );
};

interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Intersection over union of two boxes, 0-1. */
export function overlap(a: Rect, b: Rect): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  const shared = Math.max(0, w) * Math.max(0, h);
  const all = a.w * a.h + b.w * b.h - shared;
  return all > 0 ? shared / all : 0;
}
