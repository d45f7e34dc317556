import type { DocumentType } from '../../../../../core/vocabulary.js';
import { TYPES, WORDS } from './weights.js';

const SCALE = 100;

/** Squared length of ten words of usual rarity, added to that of a document: three known words tell little. */
const SHORT = 200;

interface Word {
  /** Logarithm of how few of the texts that the weights were fitted to hold it, plus one. */
  rarity: number;
  /** What it speaks for or against, by the index of the type. */
  weights: readonly (readonly [type: number, weight: number])[];
}

let known: Map<string, Word> | null = null;

/** Of 200 kB of text, read when the first document is. */
const knownWords = (): Map<string, Word> => (known ??= new Map(WORDS.split('\n').map(wordOf)));

function wordOf(line: string): [string, Word] {
  const [word, rarity, ...weights] = line.split(' ');
  const pairs = weights.map((pair) => {
    const [type, weight] = pair.split(':');
    return [Number(type), Number(weight) / SCALE] as const;
  });
  return [word ?? '', { rarity: Number(rarity) / SCALE, weights: pairs }];
}

/**
 * How rare a word, folded and without accents, is in documents of all types: 1 in all of them, 5.5 in one of
 * ninety; null where fewer than three issuers use it.
 */
export const rarityOf = (word: string): number | null => knownWords().get(word)?.rarity ?? null;

export interface TypesByWords {
  /** Log-odds of each type, up to a constant. */
  logOdds: Map<DocumentType, number>;
  /** How much of a text of usual length was known, 0-1: 0.5 where ten words of usual rarity were. */
  known: number;
}

/**
 * The log-odds of each type by the words of a document: a logistic regression on
 * words weighed by their rarity (TF-IDF, scaled to one length), fitted by `scripts/train/document_type`.
 * Unknown words say nothing; without a known one all types are about as likely.
 */
export function typesByWords(words: ReadonlyMap<string, number>): TypesByWords {
  const sums = TYPES.map(() => 0);
  let squares = 0;
  for (const [word, count] of words) {
    const of = knownWords().get(word);
    if (!of) continue;
    const value = (1 + Math.log(count)) * of.rarity;
    squares += value * value;
    for (const [type, weight] of of.weights) sums[type]! += weight * value;
  }
  const length = Math.sqrt(squares + SHORT);
  const logOdds = new Map(
    TYPES.map(([type, bias], at) => [type, bias / SCALE + sums[at]! / length]),
  );
  return { logOdds, known: squares / (squares + SHORT) };
}
