/** A claim on a scan that waits for a person ends after this time without being renewed. */
export const REVIEW_CLAIM_MS = 5 * 60_000;
