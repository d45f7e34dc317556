import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from './findings.js';
import { pictureDetector } from '../../detector.js';
import { ramp } from '../../../statistics.js';
import { besideWords } from '../beside-words.js';
import { heatmapOfRegions } from '../heatmap-of-regions.js';
import { abstain } from '../picture-detection.js';
import { isAmountOrDate, numberWordsOf } from '../typeface/number-words.js';
import { twinsOf, type WordTwins } from './twins.js';

/** Minimum number of words compared, and of digits in each. */
const WORDS_MIN = 8;
const DIGITS_MIN = 3;

/**
 * Minimum mean share of digits that have an equal twin, for a page that a program drew and nobody
 * resampled since. Photos, scans and pages sent as JPEG of common qualities stay below 0.3; pages
 * drawn by four renderers at 96 to 200 dots per inch lie at 0.6 to 0.97 where enough numbers are on
 * them.
 */
const USUAL_MIN = 0.7;

/** Maximum number of words of the page's style without any twin: more are a style of their own. */
const ODD_MAX = 2;

/** Maximum expected number of words on the page that have no twin by chance. */
const EXPECTED_MAX = 0.02;

/**
 * Maximum difference from the other digits, in natural logarithms of weight and width, in lean and
 * in colour: programs set totals bold, in italics, wider or coloured, and these have no twins among
 * the others.
 */
const BOLDER_MAX = 0.27;
const WIDER_MAX = 0.15;
const LEANING_MAX = 0.1;
const TINTED_MAX = 0.15;
/** The same for the darkest ink, as a share of contrast: renderers thicken text by its colour. */
const DARKER_MAX = 0.06;

const CONFIDENCE = 0.8;

/**
 * Finds numbers that another program drew. A renderer draws a glyph at one of a few phases of the
 * pixel grid, so that on a rendered page or screenshot nearly every digit is equal, pixel by pixel,
 * to one elsewhere. A number typed in by an editor, scaled, or taken from another picture has digits
 * of the same look and never equal ones.
 */
export const renderTwins = pictureDetector({
  id: 'render-twins',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['picture', 'lines'],
  detect({ picture, lines }, signal) {
    const words = numberWordsOf(picture, lines);
    signal.throwIfAborted();
    const compared = twinsOf(words, DIGITS_MIN);
    const usual = compared.reduce((sum, one) => sum + one.usual, 0) / Math.max(1, compared.length);
    const figures = { words: compared.length, twin_share: round(usual) };
    if (compared.length < WORDS_MIN) return abstain('too few numbers of one size', figures);
    if (usual < USUAL_MIN) return abstain('not drawn by one program at this size', figures);

    const odd = compared.filter(({ twins }) => twins === 0);
    const isInText = besideWords(picture, lines);
    const judged = odd.filter((one) => isOfOneStyle(one) && !isInText(one.word.area));
    const foreign =
      judged.length > ODD_MAX
        ? []
        : judged.filter(({ chance }) => chance * compared.length <= EXPECTED_MAX);
    const regions = foreign.map((one) => ({ area: one.word.area, score: strengthOf(one) }));
    return {
      findings: regions.map(({ area }) => ({
        code: 'number_drawn_otherwise',
        values: { page: picture.page },
        confidence: CONFIDENCE,
        place: picture.toPlace(area),
        evidence: null,
      })),
      score: Math.max(0, ...(judged.length > ODD_MAX ? [] : judged.map(strengthOf))),
      figures: { ...figures, words_without_twin: odd.length, judged: judged.length },
      regions,
      heatmap: heatmapOfRegions(picture, regions),
      abstained: null,
    };
  },
});

const isOfOneStyle = ({ word, bolder, wider, leaning, tinted, darker }: WordTwins): boolean =>
  isAmountOrDate(word.text) &&
  Math.abs(bolder) <= BOLDER_MAX &&
  Math.abs(wider) <= WIDER_MAX &&
  Math.abs(leaning) <= LEANING_MAX &&
  tinted <= TINTED_MAX &&
  Math.abs(darker) <= DARKER_MAX;

/** 0 at even odds to 1 at one in a million. */
const strengthOf = ({ chance }: WordTwins): number => ramp(-Math.log10(chance), 0, 6);

const round = (value: number): number => Math.round(value * 100) / 100;
