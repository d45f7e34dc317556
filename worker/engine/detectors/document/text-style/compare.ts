import type { TypesetWord } from '../../../evidence/typography.js';
import type { Trait } from './traits.js';

/** A word set differently from those it belongs with, in a way that is rare in the document. */
export interface Island {
  word: TypesetWord;
  trait: Trait;
  among: Among;
  /** One of the words it differs from. */
  usual: TypesetWord;
  /** 0-1. */
  confidence: number;
}

export type Among = 'word' | 'column' | 'line' | 'page';

export interface Group {
  among: Among;
  others: readonly TypesetWord[];
  /** Headings and labels differ from the text below them in everything but the font family. */
  fontOnly?: boolean;
}

/** At least so many others are needed for a difference to be significant. */
const OTHERS_MIN: Record<Among, number> = { word: 1, column: 3, line: 1, page: 5 };

/** ... and this share of those set like it or nearly like it must be set differently. */
const AGREE_SHARE_MIN: Record<Among, number> = { word: 1, column: 0.9, line: 0.9, page: 0.75 };

/** ... which must be at least this share of all; the rest is set apart by design. */
const ALIKE_SHARE_MIN = 0.6;

/** How reliable each kind of comparison is, 0-1. */
const TRUST: Record<Among, number> = { word: 0.9, column: 1, line: 0.8, page: 0.7 };

/** A larger size ratio than this means a heading, or text under one. */
const HEADING_SIZE = 1.25;

/** How a word differs in a trait from a group of others; null where it does not. */
export function compare(word: TypesetWord, trait: Trait, group: Group): Island | null {
  const { among, others, fontOnly = false } = group;
  if (fontOnly && trait.what !== 'font') return null;
  const differing = others.filter(
    (other) => trait.step(word, other) > 0 && !(fontOnly && isHeadingOf(word, other)),
  );
  const like = others.filter((other) => trait.key(other) === trait.key(word));
  if (differing.length < OTHERS_MIN[among]) return null;
  if (differing.length < AGREE_SHARE_MIN[among] * (differing.length + like.length)) return null;
  if (differing.length < ALIKE_SHARE_MIN * others.length) return null;
  const usual = mostCommon(differing, trait);
  if (usual === null) return null;
  return { word, trait, among, usual, confidence: trait.step(word, usual) * TRUST[among] };
}

const isHeadingOf = ({ style: a }: TypesetWord, { style: b }: TypesetWord): boolean =>
  Math.max(a.size, b.size) > HEADING_SIZE * Math.min(a.size, b.size);

function mostCommon(words: readonly TypesetWord[], trait: Trait): TypesetWord | null {
  const counts = new Map<string, number>();
  let most: TypesetWord | null = null;
  let best = 0;
  for (const word of words) {
    const count = (counts.get(trait.key(word)) ?? 0) + 1;
    counts.set(trait.key(word), count);
    if (count > best) [most, best] = [word, count];
  }
  return most;
}

/** Programs set each script in its own font, and digits in either. */
export const areComparable = (word: TypesetWord, other: TypesetWord): boolean =>
  word.script === other.script || (isWestern(word) && isWestern(other));

const isWestern = ({ script, text }: TypesetWord): boolean =>
  script === 'digits' ||
  script === 'latin' ||
  (script === 'mixed' && !/[\u0590-\u05ff]/.test(text));
