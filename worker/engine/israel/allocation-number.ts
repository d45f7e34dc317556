/** VAT of a tax invoice, in agorot, above which it needs an allocation number, by issue date. */
const THRESHOLDS: readonly [from: string, vatMinor: number][] = [
  // 17 % of 25,000. Sources give 4 or 5 May, and 4,500: the later date and the larger amount are taken.
  ['2024-05-05', 450_000],
  ['2025-01-01', 360_000],
  ['2026-01-01', 180_000],
  ['2026-06-01', 90_000],
];

/** VAT threshold in agorot on an ISO date; null before allocation numbers existed. */
export function allocationThreshold(issueDate: string): number | null {
  return THRESHOLDS.filter(([from]) => from <= issueDate).at(-1)?.[1] ?? null;
}
