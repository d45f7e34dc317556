/**
 * Lets many askers share one answer: those who ask while it is being made, and those
 * who ask within `heldMs` after. A failure is shared, but not held. So a flood of
 * questions costs no more than one a `heldMs`.
 */
export function holdAnswer<Answer>(heldMs: number, make: () => Promise<Answer>) {
  let held: Promise<Answer> | null = null;
  let staleAtMs = Infinity;
  return (): Promise<Answer> => {
    if (held !== null && performance.now() < staleAtMs) return held;
    staleAtMs = Infinity;
    held = make().finally(() => (staleAtMs = performance.now() + heldMs));
    held.catch(() => (held = null));
    return held;
  };
}

/** For what probes and scrapers ask: none of them asks more often for news. */
export const PROBE_HELD_MS = 1_000;
