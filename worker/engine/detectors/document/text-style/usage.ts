import type { TypesetPage, TypesetWord } from '../../../evidence/typography.js';
import type { Trait } from './traits.js';

/** An edit sets one or a few values; what more words use is the document's own style. */
const RARE_WORDS_MAX = 6;
const NAME_WORDS_MAX = 2;
const RARE_GLYPHS_MAX = 48;

/** Share of all letters of the document. */
const RARE_SHARE_MAX = 0.15;

/**
 * A document with more values of a trait varies it freely, as programs do that
 * fit lines by letter spacing.
 */
const KEYS_MAX = 12;

/** Finds what hardly any words of the document use. */
export interface Usage {
  isRare(word: TypesetWord, trait: Trait): boolean;
  /** Whether hardly any word of the document uses a font of this family. */
  isRareFamily(word: TypesetWord): boolean;
  /** Whether no more than a name in the document uses a font of this family. */
  isLoneFamily(word: TypesetWord): boolean;
  /** How many different values of this trait the document uses. */
  countKeys(trait: Trait): number;
}

interface Count {
  words: number;
  glyphs: number;
}

export function usageOf(pages: readonly TypesetPage[], traits: readonly Trait[]): Usage {
  const counts = new Map<string, Map<string, Count>>();
  const add = (kind: string, key: string, { glyphs }: TypesetWord): void => {
    const keys = counts.get(kind) ?? new Map<string, Count>();
    const count = keys.get(key) ?? { words: 0, glyphs: 0 };
    count.words++;
    count.glyphs += glyphs.length;
    keys.set(key, count);
    counts.set(kind, keys);
  };
  let glyphs = 0;
  for (const word of pages.flatMap(({ words }) => words)) {
    glyphs += word.glyphs.length;
    add('family', word.style.family, word);
    for (const trait of traits) add(trait.what, trait.key(word), word);
  }
  const isFew = (count: Count | undefined): boolean =>
    count !== undefined &&
    count.words <= RARE_WORDS_MAX &&
    count.glyphs <= Math.min(RARE_GLYPHS_MAX, RARE_SHARE_MAX * glyphs);
  return {
    isRare: (word, trait) => {
      const keys = counts.get(trait.what);
      return (keys?.size ?? 0) <= KEYS_MAX && isFew(keys?.get(trait.key(word)));
    },
    isRareFamily: (word) => isFew(counts.get('family')?.get(word.style.family)),
    isLoneFamily: (word) =>
      (counts.get('family')?.get(word.style.family)?.words ?? 0) <= NAME_WORDS_MAX,
    countKeys: (trait) => counts.get(trait.what)?.size ?? 0,
  };
}
