import type { Fingerprint } from '../../../../../core/ports.js';

/** With fewer numbers there is too little text to distinguish two documents of one template. */
const NUMBERS_MIN = 5;

/**
 * Two readings of the same page agree on nearly all numbers; next month's
 * statement keeps the template and the account, but not dates, amounts and
 * balances.
 */
const NUMBERS_ALIKE_MIN = 0.95;

/** Words survive re-encoding too, though OCR loses more words than numbers. */
const WORDS_ALIKE_MIN = 0.8;

/** Bits of 64 by which the same page may differ after scaling and recompression. */
const PAGE_DISTANCE_MAX = 7;

export interface Likeness {
  /** Share of numbers in common, 0-1. */
  numbers: number;
  /** Pages of the new document that look like a page of the old one. */
  pages: number;
}

/** Whether two documents are the same, by picture and by text; null when not. */
export function likeness(one: Fingerprint, other: Fingerprint): Likeness | null {
  const enough = Math.min(one.numberHashes.length, other.numberHashes.length) >= NUMBERS_MIN;
  if (!enough || one.pageHashes.length !== other.pageHashes.length) return null;
  const pages = one.pageHashes.filter((hash) =>
    other.pageHashes.some((seen) => distance(hash, seen) <= PAGE_DISTANCE_MAX),
  ).length;
  const numbers = jaccard(one.numberHashes, other.numberHashes);
  const words = jaccard(one.wordHashes, other.wordHashes);
  const same =
    pages > 0 &&
    pages === one.pageHashes.length &&
    numbers >= NUMBERS_ALIKE_MIN &&
    words >= WORDS_ALIKE_MIN;
  return same ? { numbers, pages } : null;
}

/** Number of bits by which two hashes of 16 hexadecimal digits differ. */
function distance(one: string, other: string): number {
  let bits = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; bits > 0n; bits &= bits - 1n) count++;
  return count;
}

/** Size of the intersection divided by that of the union; two empty sets agree. */
function jaccard(one: readonly string[], other: readonly string[]): number {
  const [a, b] = [new Set(one), new Set(other)];
  const shared = [...a].filter((hash) => b.has(hash)).length;
  const all = a.size + b.size - shared;
  return all === 0 ? 1 : shared / all;
}
