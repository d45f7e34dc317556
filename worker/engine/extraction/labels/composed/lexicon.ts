import { fold } from '../../../text/fold.js';
import type { Concept, WordTable } from './concepts.js';

export interface Lexicon {
  /** What each word says, in their order; null where one of them is not known. Folded words. */
  read: (words: readonly string[]) => (readonly Concept[])[] | null;
  /** Whether a label may begin with a word; most texts of a document are told by their first. */
  begins: (word: string) => boolean;
}

const FILLER: readonly Concept[] = ['filler'];
/** Names of currencies in every language. */
const CURRENCIES = new Set(
  'eur euro euros usd gbp ils nis chf inr rs rm cad aud dollars us שח'.split(' '),
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
  const entryOf = (words: readonly string[]): readonly Concept[] | undefined =>
    entries.get(words.join(' ')) ?? entries.get(withoutArticles(words, table).join(' '));
  const firstWords = new Set([...entries.keys()].map((entry) => entry.split(' ')[0] ?? ''));
  const made: Lexicon = {
    read: (words) => readWords(words.map(plain), entryOf, single),
    begins: (word) => {
      const first = plain(word);
      return (
        single(first) !== null || withoutArticles([first], table).some((one) => firstWords.has(one))
      );
    },
  };
  lexicons.set(table, made);
  return made;
}

/** Words of documents that are kept with what they say; a process meets no more that matter. */
const MEMORY_MAX = 20_000;

/** A word without accents and gershayim: "période" as "periode", סה"כ as סהכ. */
const plain = (word: string): string =>
  /^[a-z]+$/.test(word)
    ? word
    : fold(word)
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

/** "Of the tax invoice", where the article is a letter of each word. */
const withoutArticles = (words: readonly string[], { article }: WordTable): readonly string[] =>
  article === undefined
    ? words
    : words.map((word) => (word.startsWith(article) ? word.slice(article.length) : word));

function readWords(
  words: readonly string[],
  entryOf: (words: readonly string[]) => readonly Concept[] | undefined,
  single: (word: string) => readonly Concept[] | null,
): (readonly Concept[])[] | null {
  const said: (readonly Concept[])[] = [];
  for (let at = 0; at < words.length; at = said.length) {
    let length = Math.min(ENTRY_WORDS_MAX, words.length - at);
    while (length > 1 && !entryOf(words.slice(at, at + length))) length--;
    const concepts = length > 1 ? entryOf(words.slice(at, at + length)) : single(words[at] ?? '');
    if (!concepts) return null;
    for (let word = 0; word < length; word++) said.push(concepts);
  }
  return said;
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
