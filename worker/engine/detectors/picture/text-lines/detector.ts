import * as en from './en.js';
import * as he from './he.js';
import { pictureDetector } from '../../detector.js';
import { pageInkOf } from '../../../image/signal/page-ink.js';
import { heatmapOfRegions } from '../heatmap-of-regions.js';
import { abstain, type PictureRegion } from '../picture-detection.js';
import { pageProbability, wordOdds } from './classify-words.js';
import { measureWords } from './measure-words.js';
import { wordFeatures, WORDS_MIN } from './word-features.js';

/** Maximum number of words marked as regions, and their minimum probability. */
const REGIONS_MAX = 5;
const REGION_MIN = 0.6;

/**
 * Compares the letters of each word with those of similar size on its page: sharpness of
 * edges, darkness, colour and width of strokes; brightness, grain and flatness of the
 * paper around them; position on the baseline of their row; and each letter with the
 * others of its word.
 *
 * It locates an edited word more reliably than it detects that there is one: on forged
 * receipts of other origin its word AUC was .82 and its image AUC .59
 * (docs/evaluation/forged-pictures.md). So it gives no finding; its figures and heatmap
 * supplement other layers.
 */
export const textLines = pictureDetector({
  id: 'text-lines',
  names: { en: en.name, he: he.name },
  findings: {},
  needs: ['picture'],
  detect({ picture }) {
    const words = measureWords(picture, pageInkOf(picture));
    const features = wordFeatures(words);
    if (features.length < WORDS_MIN)
      return abstain('too few words to compare', { words: words.length });
    const odds = wordOdds(features);
    const regions = [...odds]
      .map((value, index): PictureRegion => {
        const { x, y, w, h } = words[index]!.word;
        return { area: { x, y, w, h }, score: pageProbability(value, odds.length) };
      })
      .sort((a, b) => b.score - a.score);
    const shown = regions.filter(({ score }) => score >= REGION_MIN).slice(0, REGIONS_MAX);
    return {
      findings: [],
      score: regions[0]?.score ?? 0,
      figures: { words: words.length, odd_words: shown.length },
      regions: shown,
      heatmap: heatmapOfRegions(picture, shown),
      abstained: null,
    };
  },
});
