import { ramp } from '../../imaging/signal/robust.js';
import { heatOf } from '../heat.js';
import { abstain, type PixelDetector } from '../pixel-detector.js';
import { likestOf } from './likest.js';
import { numberWordsOf } from './number-words.js';
import { oddWords, PEERS_MIN, type WordOddness } from './odd-words.js';

/**
 * Set by 231 pictures of genuine receipts, pages and scans and of forged ones,
 * twelve kinds of edits by nine tools, as PNG, JPEG 92, JPEG 75 and after
 * messengers: of 182 genuine pictures none has a number beyond these, of the 34
 * forgeries with new or foreign digits 8 to 11 in each chain have.
 */
const DISTANCE_MIN = 2;
const DISTANCE_OF_MOST_MIN = 1;
const GAP_SIGN = 1.5;
const GAP_CERTAIN = 4;
/** Printers set totals bold, wide or narrow; beyond this a number is another style and says nothing. */
const WIDER_MAX = 0.25;
const BOLDER_MAX = 0.25;
const LIGHTER_MAX = 0.35;
/** A date in ink of its own colour is a stamp's. */
const STAMP_TINT_MIN = 0.2;
/** Of 45 marked places on those pictures 36 are edited, the others numbers that their printer set otherwise. */
const CONFIDENCE = 0.8;
const SIGNS_MAX = 3;

/**
 * Compares the digits of each amount and date with the page's other digits: a
 * number typed in or taken from another document is set in another typeface,
 * however well its size and darkness were matched, and compression and
 * messengers leave the shape of a digit as it was. What one page's printer sets
 * in several styles says nothing: another size, bold totals, stamps.
 */
export const typeface: PixelDetector = {
  id: 'typeface',
  look(picture, context, signal) {
    const words = numberWordsOf(picture, context.lines);
    signal.throwIfAborted();
    const compared = words.length > PEERS_MIN ? oddWords(words, likestOf(words)) : [];
    const figures = { numbers: words.length, compared: compared.length };
    if (compared.length === 0) return abstain('too few numbers of one size', figures);

    const ofOneStyle = compared.filter(isOfOneStyle);
    ofOneStyle.sort((a, b) => b.gap - a.gap);
    const [oddest] = ofOneStyle;
    const foreign = ofOneStyle.filter(isForeign).slice(0, SIGNS_MAX);
    const regions = foreign.map(({ word, gap }) => ({
      area: word.area,
      score: ramp(gap, 0, GAP_CERTAIN),
    }));
    return {
      signs: regions.map(({ area }) => ({
        code: 'typeface_differs',
        values: { page: picture.page },
        confidence: CONFIDENCE,
        place: picture.toPlace(area),
        evidence: null,
      })),
      score: oddest ? ramp(oddest.gap, 0, GAP_CERTAIN) : 0,
      figures: {
        ...figures,
        oddest_distance: oddest ? round(oddest.distance) : null,
        oddest_gap: oddest ? round(oddest.gap) : null,
      },
      regions,
      heatmap: heatOf(picture, regions),
      abstained: null,
    };
  },
};

const isOfOneStyle = ({ wider, bolder, tinted, isDate }: WordOddness): boolean =>
  Math.abs(wider) <= WIDER_MAX &&
  bolder <= BOLDER_MAX &&
  bolder >= -LIGHTER_MAX &&
  !(isDate && tinted >= STAMP_TINT_MIN);

const isForeign = ({ distance, distanceOfMost, gap }: WordOddness): boolean =>
  distance >= DISTANCE_MIN && distanceOfMost >= DISTANCE_OF_MOST_MIN && gap >= GAP_SIGN;

const round = (value: number): number => Math.round(value * 100) / 100;
