import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from './findings.js';
import { pictureDetector } from '../../detector.js';
import { ramp } from '../../../statistics.js';
import { isDrawnByProgram } from '../drawn-by-program.js';
import { heatmapOfRegions } from '../heatmap-of-regions.js';
import { abstain } from '../picture-detection.js';
import { isAmountOrDate } from '../typeface/number-words.js';
import { wordOdds } from './classify-words.js';
import { measuredNumbers } from './measured-words.js';

/** Minimum number of numbers on a page: with fewer there is nothing usual to differ from. */
const NUMBERS_MIN = 6;

/** Minimum number of words of its height on the page: a number with fewer is a style of its own. */
const ALIKE_MIN = 3;

/**
 * Log-odds from which the oddest amount or date is reported, and of full confidence. By
 * cross-validation over the sources of training (docs/evaluation.md, "Print of numbers").
 */
const ODDS_MIN = 0;
const ODDS_CERTAIN = 2;
const CONFIDENCE_MIN = 0.4;

/** Log-odds of a usual page's oddest number: score 0. */
const ODDS_USUAL = -3;

/**
 * Compares how each amount and date is printed with the other numbers of its page, in all
 * traits at once: edges, ink, strokes, size, spacing, baseline, shapes, and the ground around
 * it. A number that was typed in or spliced in differs a little in several of them, also after
 * a messenger; small trees that were fitted on forged photos of receipts weigh them. Its one
 * finding is a hint.
 */
export const numberPrint = pictureDetector({
  id: 'number-print',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['picture', 'channel', 'lines'],
  detect({ picture, channel, lines }, signal) {
    if (isDrawnByProgram(channel)) return abstain('a page drawn by a program');
    if (picture.orientation !== 1) return abstain('the picture is stored turned');
    const numbers = measuredNumbers(picture, lines);
    signal.throwIfAborted();
    const figures = { numbers: numbers.length };
    if (numbers.length < NUMBERS_MIN) return abstain('too few numbers to compare', figures);
    const [oddest] = numbers
      .filter(({ text, peers }) => isAmountOrDate(text) && peers >= ALIKE_MIN)
      .map(({ box, features }) => ({ box, odds: wordOdds(features) }))
      .sort((a, b) => b.odds - a.odds);
    if (oddest === undefined) return abstain('no amount or date with others of its size', figures);
    const { box, odds } = oddest;
    const score = ramp(odds, ODDS_USUAL, ODDS_CERTAIN);
    const isOdd = odds >= ODDS_MIN;
    const regions = isOdd ? [{ area: box, score }] : [];
    const share = ramp(odds, ODDS_MIN, ODDS_CERTAIN);
    const confidence = round(CONFIDENCE_MIN + (1 - CONFIDENCE_MIN) * share);
    return {
      findings: isOdd
        ? [
            {
              code: 'number_printed_otherwise',
              values: { page: picture.page },
              confidence,
              place: picture.toPlace(box),
              evidence: null,
            },
          ]
        : [],
      score,
      figures: { ...figures, oddest_log_odds: round(odds) },
      regions,
      heatmap: heatmapOfRegions(picture, regions),
      abstained: null,
    };
  },
});

const round = (value: number): number => Math.round(value * 100) / 100;
