import { LEASE_MAX_MS } from '../lease.js';

export { isHeld, leaseEnd } from '../lease.js';

/** SQL condition: the lease in `column` has lapsed; takes the two values of `leaseBounds`. */
export const lapsed = (column: string): string =>
  `(${column} IS NULL OR ${column} NOT BETWEEN ? AND ?)`;

export const leaseBounds = (now: number): [number, number] => [now + 1, now + LEASE_MAX_MS];
