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
  const withDigits = pages
    .flatMap((page) => page.lines.flatMap((line) => joinGroups(line.words)))
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

/**
 * The words of a line, with neighbouring groups of digits as one: whether OCR sees the
 * spaces of "IL82 0200 0600" changes with the encoding of the picture.
 */
function joinGroups(words: readonly { text: string }[]): string[] {
  const joined: string[] = [];
  let before = false;
  for (const { text } of words) {
    const isGroup = /^[a-z]{0,2}\d+$/i.test(text);
    if (isGroup && before) joined.push((joined.pop() ?? '') + text);
    else joined.push(text);
    before = isGroup;
  }
  return joined;
}

const hashAll = (words: string[]): string[] =>
  [...new Set(words.slice(0, HASHES_MAX).map(hashWord))].sort();

const hashWord = (word: string): string =>
  createHash('sha256').update(word).digest('hex').slice(0, 8);
