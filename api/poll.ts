import type { StoredScan } from '../core/ports.js';
import { isFinal } from '../core/scan.js';
import { API_PREFIX } from '../core/vocabulary.js';

/** Seconds between two looks at a scan: most take 15 to 60. */
const POLL_EVERY_S = 5;

/** When to look at a scan again; nothing once it is final. */
export const retryAfter = ({ status }: StoredScan): Record<string, string> =>
  isFinal(status) ? {} : { 'Retry-After': String(POLL_EVERY_S) };

/** Where a scan is found, as a path on this host. */
export const locationOf = ({ id }: StoredScan): Record<string, string> => ({
  Location: `${API_PREFIX}/scans/${id}`,
});

export const RETRY_AFTER_HEADER = {
  'Retry-After': 'Seconds after which to look again; absent once the scan is final.',
};
