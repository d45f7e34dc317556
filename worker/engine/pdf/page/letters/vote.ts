import type { Sample } from './samples.js';
import type { LetterReading } from './with-readings.js';

/** Share of a word's known letters that a reading must repeat to tell the unknown ones. */
const AGREEMENT_MIN = 0.75;

/** Votes by code, then by letter. */
export type Votes = Map<string, Map<string, number>>;

/**
 * Adds what the reading of a word by OCR says of its unknown letters: the word of the
 * reading with as many letters and the same known ones gives the rest.
 */
export function countVotes(votes: Votes, sample: Sample, reading: string): void {
  const best = reading
    .split(/\s+/)
    .map((word) => [...word])
    .filter((word) => word.length === sample.letters.length)
    .map((word) => ({ word, agreement: agreementOf(word, sample) }))
    .sort((a, b) => b.agreement - a.agreement)[0];
  if (best === undefined || best.agreement < AGREEMENT_MIN) return;
  sample.codes.forEach((code, at) => {
    const letter = best.word[at];
    if (code === null || letter === undefined || !/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(letter)) return;
    const counted = votes.get(code) ?? new Map<string, number>();
    votes.set(code, counted.set(letter, (counted.get(letter) ?? 0) + 1));
  });
}

function agreementOf(word: readonly string[], { letters }: Sample): number {
  const known = letters.flatMap((letter, at) => (letter === null ? [] : [letter === word[at]]));
  return known.filter(Boolean).length / known.length;
}

/** Votes of one letter for each vote of all others. */
const MAJORITY = 2;

/**
 * The character of each code that the words agree on: `confirmed` by two words or more,
 * `unsure` by one; a digit, from which amounts are made, is always `unsure`. Codes whose
 * words disagree are left out.
 */
export function elected(votes: Votes): Map<string, LetterReading> {
  const letters = new Map<string, LetterReading>();
  for (const [code, counted] of votes) {
    const [best, ...others] = [...counted].sort((a, b) => b[1] - a[1]);
    const against = others.reduce((sum, [, count]) => sum + count, 0);
    if (best === undefined || best[1] < against * MAJORITY) continue;
    const isSure = best[1] >= 2 && !/\p{N}/u.test(best[0]);
    letters.set(code, { text: best[0], certainty: isSure ? 'confirmed' : 'unsure' });
  }
  return letters;
}
