import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from './findings.js';
import { pictureDetector } from '../../detector.js';
import { ramp } from '../../../statistics.js';
import { isDrawnByProgram } from '../drawn-by-program.js';
import { FLAT_PAPER_MIN, flatPaperOf } from '../flat-paper.js';
import { heatmapOfRegions } from '../heatmap-of-regions.js';
import { abstain } from '../picture-detection.js';
import { isAmountOrDate } from '../typeface/number-words.js';
import { type PrintKind, wordOdds } from './classify-words.js';
import { type MeasuredNumber, measuredNumbers } from './measured-words.js';

/** What is judged of the pages of a kind. */
interface Limits {
  /** Minimum number of numbers on a page: with fewer there is nothing usual to differ from. */
  numbersMin: number;
  /** Minimum number of words of its height on the page: a number with fewer is a style of its own. */
  alikeMin: number;
  /** Log-odds from which the oddest amount or date is reported, and of full confidence. */
  oddsMin: number;
  oddsCertain: number;
}

/**
 * By cross-validation over the sources of training (docs/evaluation/forged-pictures.md, "Print of
 * numbers" and "Print of numbers on drawn pages"). On drawn pages a number alone in its style is
 * compared with the nearest ones, which the trees weigh.
 */
const LIMITS: Readonly<Record<PrintKind, Limits>> = {
  photographed: { numbersMin: 6, alikeMin: 3, oddsMin: 0, oddsCertain: 2 },
  drawn: { numbersMin: 3, alikeMin: 0, oddsMin: 0.5, oddsCertain: 2.5 },
};

const CONFIDENCE_MIN = 0.4;

/** Maximum lean: programs set totals in italics, which lean 0.14 to 0.27. */
const LEANING_MAX = 0.12;

/** Maximum difference in height, natural logarithm, of a number with fewer words of its height: apps show one large. */
const TALLER_MAX = 0.4;
const ALIKE_MIN = 3;

/** Log-odds of a usual page's oddest number: score 0. */
const ODDS_USUAL = -3;

/**
 * Compares how each amount and date is printed with the other numbers of its page, in all
 * traits at once: edges, ink, strokes, size, spacing, baseline, shapes, and the ground around
 * it. A number that was typed in or spliced in differs a little in several of them, also after
 * a messenger; small trees weigh them: for photos and scans those that were fitted on forged
 * receipts, for pages that a program drew those fitted on forged PDFs. Its one finding is a hint.
 */
export const numberPrint = pictureDetector({
  id: 'number-print',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['picture', 'channel', 'lines'],
  detect({ picture, channel, lines }, signal) {
    if (picture.orientation !== 1) return abstain('the picture is stored turned');
    const kind = flatPaperOf(picture) >= FLAT_PAPER_MIN ? 'drawn' : 'photographed';
    // A screenshot whose flat paper was lost says nothing of photos.
    if (kind === 'photographed' && isDrawnByProgram(channel))
      return abstain('a page drawn by a program');
    const { numbersMin, alikeMin, oddsMin, oddsCertain } = LIMITS[kind];
    const numbers = measuredNumbers(picture, lines);
    signal.throwIfAborted();
    const figures = { numbers: numbers.length };
    if (numbers.length < numbersMin) return abstain('too few numbers to compare', figures);
    const [oddest] = numbers
      .filter(({ text, peers }) => isAmountOrDate(text) && peers >= alikeMin)
      .filter((number) => kind === 'photographed' || isOfOneStyle(number))
      .map(({ box, features }) => ({ box, odds: wordOdds(features, kind) }))
      .sort((a, b) => b.odds - a.odds);
    if (oddest === undefined) return abstain('no amount or date with others of its size', figures);
    const { box, odds } = oddest;
    const score = ramp(odds, ODDS_USUAL, oddsCertain);
    const isOdd = odds >= oddsMin;
    const regions = isOdd ? [{ area: box, score }] : [];
    const share = ramp(odds, oddsMin, oddsCertain);
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

/** Whether a number of a drawn page may be compared with others: no italics, no large amount alone. */
const isOfOneStyle = ({ leaning, taller, peers }: MeasuredNumber): boolean =>
  !(Math.abs(leaning) > LEANING_MAX) && (peers >= ALIKE_MIN || Math.abs(taller) <= TALLER_MAX);

const round = (value: number): number => Math.round(value * 100) / 100;
