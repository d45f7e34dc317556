/**
 * Shares of a scan's time limit, counted from its start, by which each part must have
 * ended. Evidence of the file comes first and has what it needs; a slow reading leaves
 * time for the data, and both leave time for the pixels. What remains is for writing the
 * report, so that a slow scan ends by itself.
 */
export const ENDS = { overview: 0.3, reading: 0.6, extraction: 0.75, all: 0.9 } as const;

export interface TimeBudget {
  /** Whole milliseconds left for a part; 0 when it must have ended. */
  left(part: keyof typeof ENDS): number;
}

/** @param limitMs wall time of the whole scan, which starts now */
export function openTimeBudget(limitMs: number): TimeBudget {
  const startedMs = performance.now();
  return {
    left: (part) => Math.max(0, Math.floor(startedMs + limitMs * ENDS[part] - performance.now())),
  };
}
