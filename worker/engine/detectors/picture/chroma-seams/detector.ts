import * as en from './en.js';
import * as he from './he.js';
import { pictureDetector } from '../../detector.js';
import { lowestOutlier } from '../../../image/signal/outlier-gap.js';
import { pageInkOf } from '../../../image/signal/page-ink.js';
import { median } from '../../../statistics.js';
import { abstain } from '../picture-detection.js';
import { type WordTone, wordTonesOf } from './word-tones.js';

const WORDS_MIN = 12;

/** Minimum tail width, grey levels: scanners and JPEG shift tones by as much. */
const TAIL_MIN = 1;

/**
 * Finds the word whose background or ink differs most in tone or colour from all others.
 * Figures only: on forged and genuine receipts in four compressions, stamps, creases and
 * shadows differ more than edits do (picture AUC .43-.63, hardly a forged area found), so
 * no finding is reported. Of 35 forged receipts as PNG the most different word was an
 * edited one in 1 by the cast of its background, in 2 by the tone of its background, in 3
 * by the cast of its ink, and in none of these by more than some word of 36 genuine ones:
 * no threshold locates an edit at 1 % false positives. Half of the receipts have no
 * colour to compare.
 */
export const chromaSeams = pictureDetector({
  id: 'chroma-seams',
  names: { en: en.name, he: he.name },
  findings: {},
  needs: ['picture'],
  detect({ picture }) {
    const tones = wordTonesOf(picture, pageInkOf(picture));
    if (tones.length < WORDS_MIN) return abstain('too few words', { words: tones.length });
    return {
      findings: [],
      score: null,
      figures: {
        words: tones.length,
        ground_step_gap: gapOf(tones, (tone) => tone.groundStep),
        cast_step_gap: gapOf(tones, (tone) => tone.castStep),
        ink_cast_gap: gapOf(tones, (tone) => tone.inkCast),
        ink_cast: round(median(tones.map(({ inkCast }) => inkCast))),
      },
      regions: [],
      heatmap: null,
      abstained: null,
    };
  },
});

/** Gap between the largest value and the other large values of the page. */
function gapOf(tones: readonly WordTone[], value: (tone: WordTone) => number): number | null {
  const places = tones.map((tone) => ({ value: -value(tone), y: tone.word.y, h: tone.word.h }));
  const outlier = lowestOutlier(places, TAIL_MIN);
  return outlier && round(outlier.gap);
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
