import { createHash } from 'node:crypto';
import type { Fingerprint } from '../../../core/ports.js';
import type { Page } from '../evidence/page.js';

/** A longer document is recognised by its beginning. */
const HASHES_MAX = 512;

/**
 * The data stored to recognise this document in later scans. Words are stored as short
 * hashes, so that the text cannot be read back but equal words match.
 */
export function fingerprintOf(sha256: string, pages: readonly Page[]): Fingerprint {
  const words = pages.flatMap((page) =>
    page.lines.flatMap((line) => line.words.map((word) => word.text)),
  );
  const withDigits = words
    .map((word) => word.replace(/[^\d]/g, ''))
    .filter((digits) => digits.length >= 2);
  const letters = words
    .map((word) =>
      word
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^\p{L}]/gu, ''),
    )
    .filter((word) => word.length >= 2);
  return {
    sha256,
    pageHashes: pages.flatMap((page) => (page.hash === null ? [] : [page.hash])),
    numberHashes: hashAll(withDigits),
    wordHashes: hashAll(letters),
  };
}

const hashAll = (words: string[]): string[] =>
  [...new Set(words.slice(0, HASHES_MAX).map(hashWord))].sort();

const hashWord = (word: string): string =>
  createHash('sha256').update(word).digest('hex').slice(0, 8);
