/**
 * Leases: who works on a scan, a job or a request holds it until a time, and
 * anybody may take it on after that. Times in milliseconds since 1970.
 *
 * A lease that ends further ahead than any lease can was written before the
 * clock was set back: it has lapsed too, or a dead worker would hold its scan
 * until the clock has caught up.
 */
export const LEASE_MAX_MS = 10 * 60_000;

/** When a lease taken now ends. */
export function leaseEnd(now: number, leaseMs: number): number {
  if (leaseMs > LEASE_MAX_MS) throw new RangeError(`A lease lasts at most ${LEASE_MAX_MS} ms.`);
  return now + leaseMs;
}

/** Whether a lease is still held. */
export const isHeld = (leaseUntil: number | null, now: number): boolean =>
  leaseUntil !== null && leaseUntil > now && leaseUntil <= now + LEASE_MAX_MS;
