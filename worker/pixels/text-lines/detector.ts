import type { InkWord } from '../../imaging/signal/ink-words.js';
import { pageInkOf } from '../../imaging/signal/page-ink.js';
import { ramp } from '../../imaging/signal/robust.js';
import { heatOf } from '../heat.js';
import { abstain, type PixelDetector, type PixelRegion } from '../pixel-detector.js';
import type { Area } from '../page-picture.js';
import { traitsOf, type GlyphTraits } from './glyph-traits.js';
import { oddWords, type MeasuredWord, type OddWord } from './odd-words.js';
import { baselineResiduals, textRowsOf } from './text-rows.js';

/** With fewer there is nothing to compare a word with. */
const WORDS_MIN = 20;
/** Letters under this have no edge and no stroke of their own. */
const LETTER_HEIGHT_MIN_PX = 8;
/** Strength of a word nobody would look at, and of one that is no chance on any page. */
const STRENGTH_LOW = 3;
const STRENGTH_HIGH = 10;
const STRENGTH_SHOWN = 5;

/**
 * Compares the letters of each word with those of like size on its page: how
 * sharp their edges are, how dark and how coloured their ink, how light and how
 * grainy the paper right around them, and whether they stand on the line of
 * their row. A word set into a picture later seldom shares all of these.
 */
export const textLines: PixelDetector = {
  id: 'text-lines',
  look(picture) {
    const { map, words } = pageInkOf(picture);
    const rows = textRowsOf(words);
    const baselines = new Map(rows.flatMap((row) => [...baselineResiduals(row)]));
    const measured: MeasuredWord[] = words.map((word) => ({
      word,
      letters: lettersOf(word, (glyph) => traitsOf(picture, map, glyph)),
      baseline: baselines.get(word) ?? null,
    }));
    const odd = oddWords(measured);
    if (odd.length < WORDS_MIN) return abstain('too few words to compare', { words: odd.length });
    const shown = odd.filter(({ strength }) => strength >= STRENGTH_SHOWN);
    const regions = shown.slice(0, 20).map((one): PixelRegion => ({
      area: areaOf(one),
      score: ramp(one.strength, STRENGTH_LOW, STRENGTH_HIGH),
    }));
    const [first] = odd;
    return {
      signs: [],
      score: ramp(first?.strength ?? 0, STRENGTH_LOW, STRENGTH_HIGH),
      figures: {
        words: odd.length,
        odd_words: shown.length,
        strongest: first?.strength ?? 0,
        sharpness_z: first?.z.sharpness ?? 0,
        tone_z: first?.z.tone ?? 0,
        ground_z: first?.z.ground ?? 0,
        grain_z: first?.z.grain ?? 0,
        baseline_z: first?.z.baseline ?? 0,
      },
      regions,
      heatmap: heatOf(picture, regions),
      abstained: null,
    };
  },
};

const lettersOf = (
  word: InkWord,
  measure: (glyph: InkWord['glyphs'][number]) => GlyphTraits | null,
): GlyphTraits[] =>
  word.glyphs.flatMap((glyph) => (glyph.h < LETTER_HEIGHT_MIN_PX ? [] : (measure(glyph) ?? [])));

function areaOf({ letters }: OddWord): Area {
  const x = Math.min(...letters.map(({ glyph }) => glyph.x));
  const y = Math.min(...letters.map(({ glyph }) => glyph.y));
  const right = Math.max(...letters.map(({ glyph }) => glyph.x + glyph.w));
  const bottom = Math.max(...letters.map(({ glyph }) => glyph.y + glyph.h));
  return { x, y, w: right - x, h: bottom - y };
}
