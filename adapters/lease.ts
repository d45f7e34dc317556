/**
 * Leases: a worker or request holds a scan, a job or a key until a time;
 * afterwards any other may take it. Times in milliseconds since 1970.
 *
 * A lease that ends later than any lease can was written before the clock was
 * set back. It counts as lapsed, or a dead worker would hold its scan until the
 * clock has caught up.
 */
export const LEASE_MAX_MS = 10 * 60_000;

/** End of a lease taken now. */
export function leaseEnd(now: number, leaseMs: number): number {
  if (leaseMs > LEASE_MAX_MS) throw new RangeError(`A lease lasts at most ${LEASE_MAX_MS} ms.`);
  return now + leaseMs;
}

/** Whether a lease is still held. */
export const isHeld = (leaseUntil: number | null, now: number): boolean =>
  leaseUntil !== null && leaseUntil > now && leaseUntil <= now + LEASE_MAX_MS;
