import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from './findings.js';
import { pictureDetector } from '../../detector.js';
import { ramp } from '../../../statistics.js';
import { isDrawnExactly } from '../drawn-exactly.js';
import { heatmapOfRegions } from '../heatmap-of-regions.js';
import { abstain } from '../picture-detection.js';
import { digitSimilaritiesOf } from './digit-similarity.js';
import { numberWordsOf } from './number-words.js';
import { wordDeviations, PEERS_MIN, type WordDeviation } from './word-deviations.js';

/**
 * Minimum deviation of a finding. Set on 182 pictures of genuine and 280 of forged
 * receipts, pages and scans, by nine tools, as PNG, JPEG 92, JPEG 75 and after
 * messengers, and on 600 generated pages. None of the genuine ones is marked, nor any of
 * 121 other public pictures and pages with numbers to compare; of the forged ones 38 are,
 * all where they were edited (docs/decisions/0022-typefaces-by-their-digits.md).
 */
const DISTANCE_MIN = 2;

/**
 * Number of digits and peers below which the larger minimum applies, because chance
 * deviates further.
 */
const FEW = 12;
const DISTANCE_AMONG_FEW_MIN = 3;
const DISTANCE_OF_MOST_MIN = 0.5;
const GAP_FINDING = 1.5;
const GAP_CERTAIN = 4;

/**
 * Minimum difference in the steepness of edges that counts as a second trait, in the spread
 * of the peers, and what the shape must deviate by where it meets.
 */
const SHARPER_MIN = 3;
const DISTANCE_WITH_SHARPNESS_MIN = 1;
const GAP_WITH_SHARPNESS_MIN = 0.5;

/**
 * Maximum difference, in natural logarithms of width and of weight; beyond it a number is
 * set in another style, as totals are.
 */
const WIDER_MAX = 0.25;
const BOLDER_MAX = 0.35;
/** The same for a number with steeper edges: printers' own bold and wide styles are softer. */
const WIDER_AND_SHARPER_MAX = 0.5;
const BOLDER_AND_SHARPER_MAX = 0.6;

/**
 * Maximum lean: programs set totals in italics, which lean 0.14 to 0.27; upright digits of
 * another typeface differ by up to 0.1 in lean.
 */
const LEANING_MAX = 0.15;

/** Minimum tint of a stamped date. */
const STAMP_TINT_MIN = 0.2;

/**
 * Precision: all 38 marked areas of those pictures are edited; of 30 on generated pages,
 * which set genuine numbers in odd typefaces on purpose, 11.
 */
const CONFIDENCE = 0.8;
/**
 * ... of pages as a program drew them, which set sentences, boxes and totals in faces of their own: six of
 * 70 genuine ones by makers who had not seen the layer have the finding, one of 89 others.
 */
const CONFIDENCE_DRAWN = 0.5;
const FINDINGS_MAX = 3;

/**
 * Compares the digits of each amount and date with the other digits of the page. A number
 * typed in or taken from another document has another typeface, even when size and
 * darkness match, and compression and messengers preserve the shape of digits. Several
 * styles of one printer are excluded: another size, bold and italic totals, stamps.
 */
export const typeface = pictureDetector({
  id: 'typeface',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['picture', 'lines'],
  detect({ picture, lines }, signal) {
    const words = numberWordsOf(picture, lines);
    signal.throwIfAborted();
    const compared =
      words.length > PEERS_MIN ? wordDeviations(words, digitSimilaritiesOf(words)) : [];
    const figures = { numbers: words.length, compared: compared.length };
    if (compared.length === 0) return abstain('too few numbers of one size', figures);

    const judged = compared.filter((one) => isOfOneStyle(one) || isSharperThanStyles(one));
    judged.sort((a, b) => b.gap - a.gap);
    const [oddest] = judged;
    const foreign = judged.filter(isForeign).slice(0, FINDINGS_MAX);
    const regions = foreign.map(({ word, gap }) => ({
      area: word.area,
      score: ramp(gap, 0, GAP_CERTAIN),
    }));
    return {
      findings: regions.map(({ area }) => ({
        code: 'typeface_differs',
        values: { page: picture.page },
        confidence: isDrawnExactly(picture) ? CONFIDENCE_DRAWN : CONFIDENCE,
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
      heatmap: heatmapOfRegions(picture, regions),
      abstained: null,
    };
  },
});

const isOfOneStyle = (one: WordDeviation): boolean => differsLess(one, WIDER_MAX, BOLDER_MAX);

const isSharperThanStyles = (one: WordDeviation): boolean =>
  one.sharper >= SHARPER_MIN &&
  one.distance >= DISTANCE_MIN &&
  differsLess(one, WIDER_AND_SHARPER_MAX, BOLDER_AND_SHARPER_MAX);

const differsLess = (
  { wider, bolder, leaning, tinted, isDate }: WordDeviation,
  widerMax: number,
  bolderMax: number,
): boolean =>
  Math.abs(wider) <= widerMax &&
  Math.abs(bolder) <= bolderMax &&
  Math.abs(leaning) <= LEANING_MAX &&
  !(isDate && tinted >= STAMP_TINT_MIN);

/** By its shapes alone, or by shapes and edges that both differ, each too little to say so alone. */
const isForeign = (one: WordDeviation): boolean =>
  isOfOtherShape(one) ||
  (Math.abs(one.sharper) >= SHARPER_MIN &&
    one.distance >= DISTANCE_WITH_SHARPNESS_MIN &&
    one.gap >= GAP_WITH_SHARPNESS_MIN);

const isOfOtherShape = ({ digits, peers, distance, distanceOfMost, gap }: WordDeviation): boolean =>
  distance >= (digits + peers < FEW ? DISTANCE_AMONG_FEW_MIN : DISTANCE_MIN) &&
  distanceOfMost >= DISTANCE_OF_MOST_MIN &&
  gap >= GAP_FINDING;

const round = (value: number): number => Math.round(value * 100) / 100;
