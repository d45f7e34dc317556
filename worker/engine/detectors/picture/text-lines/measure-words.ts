import type { InkWord } from '../../../image/signal/ink-words.js';
import type { PageInk } from '../../../image/signal/page-ink.js';
import { median } from '../../../statistics.js';
import { traitsOf, TRAITS, type GlyphTraits } from './glyph-traits.js';
import { baselineResiduals, textRowsOf, type TextRow } from './text-rows.js';

type Trait = keyof GlyphTraits;

/** A word with the measured traits of its letters. */
export interface MeasuredWord {
  word: InkWord;
  row: TextRow;
  letters: readonly GlyphTraits[];
  /** Medians over its letters. */
  traits: Readonly<Record<Trait, number>>;
  /** Median height of its letters, pixels. */
  height: number;
  /**
   * Offset below the baseline of its row, relative to letter height; 0 where the row has
   * no baseline.
   */
  baseline: number;
}

/** Minimum height in pixels; smaller letters have no measurable edge and stroke. */
const LETTER_HEIGHT_MIN_PX = 7;
/** Bounds the work on dense pages. */
const WORDS_MAX = 2000;

/** Measures the words of a page with measurable letters. */
export function measureWords(
  picture: { width: number; height: number; rgb: Uint8Array; grey(): Uint8Array },
  { map, words }: PageInk,
): MeasuredWord[] {
  const rows = textRowsOf(words.slice(0, WORDS_MAX));
  return rows.flatMap((row) => {
    const baselines = baselineResiduals(row);
    return row.words.flatMap((word): MeasuredWord[] => {
      const high = word.glyphs.filter((glyph) => glyph.h >= LETTER_HEIGHT_MIN_PX);
      const letters = high.flatMap((glyph) => traitsOf(picture, map, glyph) ?? []);
      if (letters.length === 0) return [];
      const traits = Object.fromEntries(
        TRAITS.map((trait) => [trait, median(letters.map((letter) => letter[trait]))]),
      ) as Record<Trait, number>;
      const height = median(high.map(({ h }) => h));
      return [{ word, row, letters, traits, height, baseline: baselines.get(word) ?? 0 }];
    });
  });
}
