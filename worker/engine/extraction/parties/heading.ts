import { OF_CUSTOMER, OF_DOCUMENT, OF_NOTHING, OF_SUPPLIER, OF_VALUE } from './heading-words.js';

/**
 * What a text that consists of words of headings is about: a party, both of them ("Seller Billing
 * to" of two columns that touch), the document by its title, or something else: a key.
 */
export type Heading = 'supplier' | 'customer' | 'both' | 'title' | 'other';

/** Longer texts are sentences. */
const CHARS_MAX = 60;

/** A word in print spread wide: "F A K T U R A". */
const SPREAD = /(?<!\p{L})\p{L}(?: \p{L}){3,20}(?!\p{L})/gu;

/** Without marks above letters, so that "Dodavateľ" and "DODAVATEL", "Satıcı" and "SATICI" are one. */
const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replace(SPREAD, (letters) => letters.replaceAll(' ', ''))
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

type Kind = 'supplier' | 'customer' | 'document' | 'value' | 'nothing';

const LISTS: readonly (readonly [Kind, readonly string[]])[] = [
  ['value', OF_VALUE],
  ['nothing', OF_NOTHING],
  ['document', OF_DOCUMENT],
  ['supplier', OF_SUPPLIER],
  ['customer', OF_CUSTOMER],
];

/** By their words; a phrase that is in two lists means what the later one says. */
const KINDS: ReadonlyMap<string, Kind> = new Map(
  LISTS.flatMap(([kind, phrases]) =>
    phrases.map((phrase): [string, Kind] => [plainWords(phrase).join(' '), kind]),
  ),
);
const PHRASE_WORDS_MAX = Math.max(...[...KINDS.keys()].map((key) => key.split(' ').length));

/** The heading that a text is; null where it holds any word that headings do not use, or a digit. */
export function headingOf(text: string): Heading | null {
  if (text.length > CHARS_MAX || /[\d@]/.test(text)) return null;
  const words = plainWords(text);
  const kinds = new Set<Kind>();
  for (let at = 0; at < words.length;) {
    const found = longestAt(words, at);
    if (found === null) return null;
    kinds.add(found.kind);
    at += found.length;
  }
  if (kinds.size === 0) return null;
  if (kinds.has('value')) return 'other';
  if (kinds.has('supplier')) return kinds.has('customer') ? 'both' : 'supplier';
  if (kinds.has('customer')) return 'customer';
  return kinds.has('document') ? 'title' : 'other';
}

/** "FAKTÚRA č. 2026001": whether a text is a title, with or without the number behind it. */
export const isTitle = (text: string): boolean =>
  headingOf(text.replace(/(?:[\s#№:.]|(?<!\p{L})(?:n[o°º]?|nr|č)(?!\p{L})){0,8}\d[^]*$/iu, '')) ===
  'title';

/** "CLIENT Muster GmbH": the role that a text begins with before other words; null without one. */
export function roleBefore(text: string): { role: 'supplier' | 'customer'; end: number } | null {
  const found = longestAt(plainWords(text), 0);
  if (found?.kind !== 'supplier' && found?.kind !== 'customer') return null;
  if (headingOf(text) !== null) return null;
  const next = [...text.matchAll(/[\p{L}\p{M}]+/gu)][found.length];
  // "Customer's copy" is nobody's name.
  const isOwned = next !== undefined && /['’]$/.test(text.slice(0, next.index));
  return next === undefined || isOwned ? null : { role: found.kind, end: next.index };
}

/** Shorter words, "from", "to", end names too. */
const ROLE_LETTERS_MIN = 5;

/** "Service Provider", "Energy supplier:": whether a text ends in the word of a role. */
export function endsInRole(text: string): boolean {
  const last = plainWords(text).at(-1) ?? '';
  const kind = kindOf(last);
  return last.length >= ROLE_LETTERS_MIN && (kind === 'supplier' || kind === 'customer');
}

function longestAt(words: readonly string[], at: number): { kind: Kind; length: number } | null {
  for (let length = Math.min(PHRASE_WORDS_MAX, words.length - at); length > 0; length--) {
    const kind = kindOf(words.slice(at, at + length).join(' '));
    if (kind !== null) return { kind, length };
  }
  return null;
}

/** Parts of a compound have this many letters at least. */
const PART_LETTERS_MIN = 4;

/** What a phrase means; "Klantgegevens" and "Kundendaten" mean what their parts do. */
function kindOf(phrase: string): Kind | null {
  const known = KINDS.get(phrase);
  if (known !== undefined || phrase.includes(' ')) return known ?? null;
  for (let at = PART_LETTERS_MIN; at <= phrase.length - PART_LETTERS_MIN; at++) {
    const second = KINDS.get(phrase.slice(at));
    if (second !== 'nothing' && second !== 'value') continue;
    const first = phrase.slice(0, at);
    const kind = KINDS.get(first) ?? KINDS.get(first.replace(/(?:s|n|en)$/u, ''));
    if (kind !== undefined) return second === 'value' ? 'value' : kind;
  }
  return null;
}
