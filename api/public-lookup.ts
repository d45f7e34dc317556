import type { LookupFunction } from 'node:net';
import { isInternalAddress } from '../core/internal-address.js';

/**
 * Checks the addresses of a lookup before the connection. RequestFilteringHttpsAgent checks
 * them too; this rule also knows blocks that the agent treats as public. One internal address
 * among several refuses the name.
 *
 * @param refused the same error for a name that does not resolve, so that internal names
 *   cannot be discovered
 */
export const publicOnly =
  (lookup: LookupFunction, refused: (cause: unknown) => Error): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, options, (error, answer, family) => {
      const found =
        typeof answer === 'string' ? [answer] : (answer ?? []).map((one) => one.address);
      const isRefused = error !== null || found.length === 0 || found.some(isInternalAddress);
      callback(isRefused ? refused(error) : null, answer, family);
    });
  };
