import { trusted } from 'mongoose';
import { LEASE_MAX_MS } from '../../lease.js';

/** Filters for a lease in field `name` (a number, or null when there is none). */
export const lapsed = (name: string, now: number) => ({
  $or: [
    { [name]: null },
    { [name]: trusted({ $lte: now }) },
    { [name]: trusted({ $gt: now + LEASE_MAX_MS }) },
  ],
});
