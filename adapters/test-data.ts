import { createHash } from 'node:crypto';
import type { Organisation } from '../core/accounts.js';

/**
 * The id of the organisation that holds the test data of this one: it follows from its id,
 * so that of many processes at once only one can create it. A UUID of version 8 (RFC 9562).
 */
export function testDataIdOf(organisationId: string): string {
  const hex = createHash('sha256').update(`test data of ${organisationId}`).digest('hex');
  const variant = ((parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}

/** The holder of test data as a key opens it: what is decided for the other holds for it. */
export const forTests = (
  holder: Organisation,
  { name, plan, rateLimit, suspended }: Organisation,
): Organisation => ({ ...holder, name, plan, rateLimit, suspended });
