import type { StoredScan } from '../core/ports.js';
import { isFinal } from '../core/scan.js';
import { API_PREFIX } from '../core/vocabulary.js';

/** Seconds between two looks at a scan: most take 15 to 60, of test data one. */
const POLL_EVERY_S = 5;
const POLL_TEST_EVERY_S = 1;

/** When to look at a scan again; nothing once it is final. */
export const retryAfter = ({ status, livemode }: StoredScan): Record<string, string> =>
  isFinal(status) ? {} : { 'Retry-After': String(livemode ? POLL_EVERY_S : POLL_TEST_EVERY_S) };

/** Where a scan is found, as a path on this host. */
export const locationOf = ({ id }: StoredScan): Record<string, string> => ({
  Location: `${API_PREFIX}/scans/${id}`,
});

export const RETRY_AFTER_HEADER = {
  'Retry-After': 'Seconds after which to look again; absent once the scan is final.',
};
