import { fold } from '../../../text/fold.js';
import type { Concept, WordTable } from './concepts.js';

/** What each word says, in their order; null where one of them is not known. */
export type Lexicon = (words: readonly string[]) => (readonly Concept[])[] | null;

const FILLER: readonly Concept[] = ['filler'];
/** Names of currencies in every language. */
const CURRENCIES = new Set(
  'eur euro euros usd gbp ils nis chf inr rs inr rm cad aud dollars us שח'.split(' '),
);
/** Words of an entry at most. */
const ENTRY_WORDS_MAX = 5;
/** Shorter parts of compounds and shorter words behind a prefix are too often something else. */
const PART_LETTERS_MIN = 3;
const STEM_LETTERS_MIN = 2;
const PREFIXES_MAX = 2;
const COMPOUND_LETTERS_MAX = 40;

const lexicons = new Map<WordTable, Lexicon>();

/** The lexicon of a table, made once. */
export function lexiconOf(table: WordTable): Lexicon {
  const known = lexicons.get(table);
  if (known) return known;
  const entries = entriesOf(table);
  const memory = new Map<string, readonly Concept[] | null>();
  const single = (word: string): readonly Concept[] | null => {
    let said = memory.get(word);
    if (said === undefined) {
      said = CURRENCIES.has(word) ? FILLER : conceptsOf(word, entries, table);
      if (memory.size < MEMORY_MAX) memory.set(word, said);
    }
    return said;
  };
  const made: Lexicon = (words) => readWords(words.map(plain), entries, single);
  lexicons.set(table, made);
  return made;
}

/** Words of documents that are kept with what they say; a process meets no more that matter. */
const MEMORY_MAX = 20_000;

/** A word without accents and gershayim: "Summe", "période" and "sum" as "periode", סה"כ as סהכ. */
const plain = (word: string): string =>
  fold(word)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/["'.](?=\p{L})/gu, '');

type Entries = ReadonlyMap<string, readonly Concept[]>;

function entriesOf({ words }: WordTable): Entries {
  const entries = new Map<string, readonly Concept[]>();
  for (const [key, texts] of Object.entries(words)) {
    const concepts = key.split(' ') as Concept[];
    for (const text of texts) for (const form of formsOf(text)) entries.set(form, concepts);
  }
  return entries;
}

/** An entry as its words are read, umlauts also written out. */
const formsOf = (text: string): string[] => {
  const written = fold(text).replace(/ä/gu, 'ae').replace(/ö/gu, 'oe').replace(/ü/gu, 'ue');
  return [...new Set([text, written])].map((form) =>
    fold(form)
      .split(/[\s/-]+/u)
      .map(plain)
      .join(' '),
  );
};

function readWords(
  words: readonly string[],
  entries: Entries,
  single: (word: string) => readonly Concept[] | null,
): (readonly Concept[])[] | null {
  const said: (readonly Concept[])[] = [];
  for (let at = 0; at < words.length;) {
    const length = longestEntry(words, at, entries);
    const concepts =
      length > 1 ? entries.get(words.slice(at, at + length).join(' ')) : single(words[at] ?? '');
    if (!concepts) return null;
    for (let word = 0; word < Math.max(1, length); word++) said.push(concepts);
    at += Math.max(1, length);
  }
  return said;
}

/** Words of the longest entry that begins at a place; 0 where there is none. */
function longestEntry(words: readonly string[], at: number, entries: Entries): number {
  for (let length = Math.min(ENTRY_WORDS_MAX, words.length - at); length > 1; length--)
    if (entries.has(words.slice(at, at + length).join(' '))) return length;
  return 0;
}

/** What a word says: as it is, behind a prefix, or as a compound of words. */
function conceptsOf(
  word: string,
  entries: Entries,
  { prefixes, joints }: WordTable,
): readonly Concept[] | null {
  const own = entries.get(word);
  if (own) return own;
  for (let cut = 1; prefixes && cut <= PREFIXES_MAX; cut++) {
    if (word.length - cut < STEM_LETTERS_MIN || !prefixes.includes(word.charAt(cut - 1))) break;
    const stem = entries.get(word.slice(cut));
    if (stem) return stem;
  }
  return joints ? compound(word, entries, joints) : null;
}

function compound(
  word: string,
  entries: Entries,
  joints: readonly string[],
): readonly Concept[] | null {
  if (word.length > COMPOUND_LETTERS_MAX) return null;
  for (let end = word.length - PART_LETTERS_MIN; end >= PART_LETTERS_MIN; end--) {
    const first = entries.get(word.slice(0, end));
    if (!first) continue;
    const rest = word.slice(end);
    const tails = [
      rest,
      ...joints.filter((one) => rest.startsWith(one)).map((one) => rest.slice(one.length)),
    ];
    for (const tail of tails) {
      const further = entries.get(tail) ?? compound(tail, entries, joints);
      if (further) return [...first, ...further];
    }
  }
  return null;
}
