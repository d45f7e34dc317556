/**
 * Threshold of human review: evidence that fewer than one in twenty honest documents
 * show (caps.ts).
 */
export const REVIEW_MIN = 20;

/**
 * Threshold of high risk: no single family of evidence reaches it unless it proves the
 * change, so a genuine document with one unusual trait is never accused.
 */
export const HIGH_RISK_MIN = 60;
