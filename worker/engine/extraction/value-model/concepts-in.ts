import { fold } from '../../text/fold.js';
import type { Concept } from '../labels/composed/concepts.js';
import { GERMAN_WORDS } from '../labels/composed/words/de.js';
import { ENGLISH_WORDS } from '../labels/composed/words/en.js';
import { SPANISH_WORDS } from '../labels/composed/words/es.js';
import { FRENCH_WORDS } from '../labels/composed/words/fr.js';
import { HEBREW_WORDS } from '../labels/composed/words/he.js';
import { ITALIAN_WORDS } from '../labels/composed/words/it.js';
import { wordsIn } from '../../text/words-in.js';

const TABLES = [
  ENGLISH_WORDS,
  HEBREW_WORDS,
  GERMAN_WORDS,
  FRENCH_WORDS,
  SPANISH_WORDS,
  ITALIAN_WORDS,
];

/** What each single word of the tables of labels says, in whichever of their languages. */
const CONCEPTS: ReadonlyMap<string, readonly string[]> = collect();

function collect(): Map<string, string[]> {
  const concepts = new Map<string, string[]>();
  for (const { words } of TABLES)
    for (const [said, entries] of Object.entries(words))
      for (const entry of entries) {
        const [word, ...others] = wordsIn(fold(entry));
        if (word === undefined || others.length > 0) continue;
        concepts.set(word, [...(concepts.get(word) ?? []), ...said.split(' ')]);
      }
  return concepts;
}

/** The concepts of some words, each once, in one order; what says nothing is left out. */
export const conceptsIn = (words: readonly string[]): Concept[] =>
  [...new Set(words.flatMap((word) => CONCEPTS.get(word) ?? []))]
    .filter((concept) => concept !== 'filler')
    .sort() as Concept[];
